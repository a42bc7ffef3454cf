import { isPaidElsewhere } from '../../client/shopper/next-step.js';
import type { Modification, Payment } from '../cards/payment.js';
import type { Order } from '../checkout/order.js';
import { ISSUER_ANSWERS } from '../cards/issuer.js';
import type { State } from '../state/state.js';

const OPERATIONS = ['CANCEL', 'CAPTURE', 'REFUND'];

function reasonOf({ answer, authCode = '', card, method }: Payment): string {
  if (answer !== 'APPROVED') return ISSUER_ANSWERS[answer].reason || ISSUER_ANSWERS[answer].raw;
  return method === 'scheme' ? `${authCode}:${card.lastFour}:${card.expiryMonth}/${card.expiryYear}` : '';
}

/** The issuer has answered, or says that it will. */
export function announceAuthorisation(state: State, payment: Payment, at: number): void {
  const { answer, card, authCode = '', token, shopperReference, method, donatedAfter } = payment;
  const isSuccess = answer === 'APPROVED';
  const isOfferClosed = answer === 'CANCELLED' && isPaidElsewhere(method);
  const reason = reasonOf(payment);
  state.announce({
    eventCode:
      answer === 'PENDING'
        ? 'PENDING'
        : isOfferClosed
          ? 'OFFER_CLOSED'
          : donatedAfter === undefined
            ? 'AUTHORISATION'
            : 'DONATION',
    at,
    isSuccess: isSuccess || answer === 'PENDING' || isOfferClosed,
    pspReference: payment.pspReference,
    ...(donatedAfter !== undefined && { originalReference: donatedAfter }),
    merchantAccount: payment.merchantAccount,
    merchantReference: payment.merchantReference,
    amount: payment.amount,
    paymentMethod: card.brand,
    ...(reason && { reason }),
    ...(isSuccess && { operations: OPERATIONS }),
    additionalData: {
      ...(card.lastFour && { cardSummary: card.lastFour }),
      ...(isSuccess && { authCode }),
      ...(token &&
        shopperReference &&
        isSuccess && {
          'recurring.recurringDetailReference': token,
          'recurring.shopperReference': shopperReference,
        }),
    },
  });
}

const EVENT_CODES = {
  capture: 'CAPTURE',
  refund: 'REFUND',
  cancel: 'CANCELLATION',
  amountUpdate: 'AUTHORISATION_ADJUSTMENT',
  chargeback: 'CHARGEBACK',
  chargebackReversal: 'CHARGEBACK_REVERSED',
} as const satisfies Record<Modification['kind'], string>;

/** Fields that both reports of a modification share. */
const reportOf = (payment: Payment, { pspReference, amount, reference }: Modification) => ({
  isSuccess: true,
  pspReference,
  originalReference: payment.pspReference,
  merchantAccount: payment.merchantAccount,
  merchantReference: reference ?? payment.merchantReference,
  amount,
  paymentMethod: payment.card.brand,
});

/** Reports that a received modification was booked. */
export function announceModification(state: State, payment: Payment, modification: Modification): void {
  const { kind, cause, bookedAt, facts } = modification;
  const action = cause === 'CANCEL_OR_REFUND' && { 'modification.action': kind };
  state.announce({
    eventCode: cause ?? EVENT_CODES[kind],
    at: bookedAt,
    ...reportOf(payment, modification),
    additionalData: { ...facts, ...action },
  });
}

/** Reports a modification that came back from the bank, or could not be booked. */
export function announceFailure(
  state: State,
  payment: Payment,
  modification: Modification,
  { at, reason }: { readonly at: number; readonly reason: string | undefined },
): void {
  const { kind, cause = EVENT_CODES[kind], bookedAt } = modification;
  const undone = kind === 'capture' ? 'CAPTURE_FAILED' : 'REFUND_FAILED';
  const wasBooked = at > bookedAt;
  state.announce({
    eventCode: wasBooked ? undone : cause,
    at,
    ...reportOf(payment, modification),
    isSuccess: wasBooked,
    reason: reason ?? (wasBooked ? 'The bank has sent it back' : 'The bank has refused it'),
  });
}

interface OrderEvent {
  readonly eventCode: 'ORDER_OPENED' | 'ORDER_CLOSED';
  readonly isSuccess: boolean;
  readonly at: number;
  /** Payments towards the order. */
  readonly parts?: readonly Payment[];
}

/** An order was opened, or it ended: paid in full, or given up with all its parts. */
export function announceOrder(state: State, order: Order, { parts = [], ...event }: OrderEvent): void {
  const told = parts.flatMap(({ pspReference, amount, card }, at) => [
    [`order-${at + 1}-pspReference`, pspReference],
    [`order-${at + 1}-paymentAmount`, `${amount.currency} ${amount.value}`],
    [`order-${at + 1}-paymentMethod`, card.brand],
  ]);
  state.announce({
    ...event,
    pspReference: order.pspReference,
    merchantAccount: order.merchantAccount,
    merchantReference: order.reference,
    amount: order.amount,
    additionalData: Object.fromEntries(told) as Record<string, string>,
  });
}

/** A payment was ended under the merchant's own reference, or what was begun of it. */
export function announceTechnicalCancel(state: State, payment: Payment, pspReference: string): void {
  state.announce({
    eventCode: 'TECHNICAL_CANCEL',
    at: state.now(),
    isSuccess: true,
    pspReference,
    originalReference: payment.pspReference,
    merchantAccount: payment.merchantAccount,
    merchantReference: payment.merchantReference,
    amount: payment.amount,
    paymentMethod: payment.card.brand,
  });
}
