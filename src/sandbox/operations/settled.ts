import { PaymentVerificationRequest } from '../../client/checkout-classic/payment-result.js';
import { settledAnswer } from '../answers.js';
import { giveBack } from '../checkout/modification-book.js';
import { expireOrders } from '../checkout/orders.js';
import { checkStructure, readMerchantAccount, text } from '../fields.js';
import { ISSUER_ANSWERS } from '../issuer.js';
import { invalid } from '../service-error.js';
import type { State } from '../state.js';
import { ok, type Answer, type Call } from './operation.js';

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

/**
 * `POST /cancels`: everything under one merchant reference is given back, and what is still open will not be charged.
 * The platform only says that it took the request, known reference or not.
 */
export function cancels(state: State, { input }: Call): Answer {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const paymentReference = text(input, 'paymentReference');
  if (!paymentReference) throw invalid('158', "Required field 'paymentReference' is not provided.");
  const reference = text(input, 'reference');
  expireOrders(state);
  for (const payment of state.payments) {
    if (payment.merchantReference !== paymentReference || payment.merchantAccount !== merchantAccount)
      continue;
    giveBack(state, payment);
    payment.reversedAt ??= state.now();
    if (payment.settledAt === undefined) payment.answer = 'CANCELLED';
    payment.steps = [];
  }
  return {
    status: 201,
    body: {
      merchantAccount,
      paymentReference,
      pspReference: state.random.reference(),
      ...(reference && { reference }),
      status: 'received',
    },
  };
}
