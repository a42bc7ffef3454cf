import { PaymentVerificationRequest } from '../../../client/checkout-classic/payment-result.js';
import { settledAnswer } from './answers.js';
import { giveBack } from '../modify.js';
import { checkStructure, readMerchantAccount, text } from '../../refusals/fields.js';
import { ISSUER_ANSWERS } from '../../cards/issuer.js';
import { announceTechnicalCancel } from '../../notifications/payment-events.js';
import { isCharged, type Payment } from '../../cards/payment.js';
import { invalid } from '../../refusals/service-error.js';
import type { State } from '../../state/state.js';
import { ok, type Answer, type Call } from '../../rows/operation.js';

/** The last variant that names what was paid with. */
const CLASSIC = 52;

/** `POST /payments/result`, the older kits' question: what became of the payment this payload stands for? */
export function paymentsResult(state: State, { input, version = CLASSIC }: Call): Answer {
  checkStructure('PaymentVerificationRequest', PaymentVerificationRequest(), input);
  const payment = state.handles.get(text(input, 'payload') ?? '')?.payment;
  if (!payment) throw invalid('14_018', 'Invalid payload provided');
  const common = {
    merchantReference: payment.merchantReference,
    ...(version <= CLASSIC && { paymentMethod: payment.card.brand }),
    shopperLocale: payment.shopperLocale,
  };
  if (payment.settledAt === undefined) return ok({ ...common, resultCode: 'Received' });
  const { additionalData, pspReference, resultCode } = settledAnswer(payment);
  const { reason, code } = ISSUER_ANSWERS[payment.answer];
  return ok({
    ...common,
    additionalData,
    pspReference,
    resultCode,
    ...(reason && { refusalReason: reason, refusalReasonCode: code }),
  });
}

/** Ends a payment that the shopper or the issuer has not finished, whatever result still comes back from the bank. */
export function abandon(state: State, payment: Payment, pspReference: string): void {
  payment.reversedAt ??= state.now();
  payment.answer = 'CANCELLED';
  payment.steps = [];
  announceTechnicalCancel(state, payment, pspReference);
}

/**
 * `POST /cancels`: everything under one merchant reference is given back, and what is still open will not be charged.
 * The platform only says that it took the request, known reference or not.
 */
export function cancels(state: State, { input }: Call): Answer {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const paymentReference = text(input, 'paymentReference');
  if (!paymentReference) throw invalid('158', "Required field 'paymentReference' is not provided.");
  const reference = text(input, 'reference');
  const pspReference = state.random.reference();
  const named = state.payments.filter(
    (payment) =>
      payment.merchantReference === paymentReference && payment.merchantAccount === merchantAccount,
  );
  const isOpen = ({ settledAt, answer }: Payment): boolean => settledAt === undefined || answer === 'PENDING';
  const ended = named.filter((payment) => isOpen(payment) || isCharged(payment));
  for (const [at, payment] of ended.entries()) {
    // Each is told by a reference of its own; the answer carries the first.
    const own = at === 0 ? pspReference : state.random.reference();
    if (isOpen(payment)) abandon(state, payment, own);
    else giveBack(state, payment, { cause: 'TECHNICAL_CANCEL', pspReference: own });
  }
  return {
    status: 201,
    body: {
      merchantAccount,
      paymentReference,
      pspReference,
      ...(reference && { reference }),
      status: 'received',
    },
  };
}
