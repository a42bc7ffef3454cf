import { promisedTotals, receive } from '../checkout/modification.js';
import type { Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import { newDisputes } from './records.js';
import type { Dispute } from './dispute.js';
import { announceDispute, endDefense, factsOf } from './dispute-events.js';
import { CREDIT_ISSUED, DEFENSE_PERIOD, hasEvidence, type Defense, type DisputeReason } from './reasons.js';

/** Milliseconds that a shopper's bank takes to decide; in truth it takes weeks. */
const DECIDED_AFTER = 600_000;

/** Takes money of a dispute from the merchant at a moment that may be over, or gives it back. */
function post(
  state: State,
  dispute: Dispute,
  cause: 'CHARGEBACK' | 'CHARGEBACK_REVERSED' | 'SECOND_CHARGEBACK',
  at: number,
): void {
  const { pspReference, payment, amount } = dispute;
  const kind = cause === 'CHARGEBACK_REVERSED' ? 'chargebackReversal' : 'chargeback';
  const facts = {
    ...factsOf(dispute),
    disputeStatus: dispute.status === 'open' ? 'Undefended' : dispute.status,
  };
  receive(state, payment, { kind, value: amount.value }, { cause, facts, pspReference, at, bookedAt: at });
}

/** A shopper wants back what the merchant still has of a payment. Nothing is disputed of which nothing is left. */
export function openDispute(state: State, payment: Payment, reason: DisputeReason, at: number): void {
  const { captured, refunded, chargedBack } = promisedTotals(payment);
  const value = captured - refunded - chargedBack;
  if (value <= 0) return;
  const dispute: Dispute = {
    pspReference: state.random.reference(),
    payment,
    reason,
    amount: { value, currency: payment.amount.currency },
    openedAt: at,
    defendBefore: at + DEFENSE_PERIOD,
    status: 'open',
    documents: new Map(),
  };
  newDisputes(state).push(dispute);
  announceDispute(state, dispute, {
    eventCode: 'NOTIFICATION_OF_CHARGEBACK',
    at,
    disputeStatus: 'Undefended',
  });
  post(state, dispute, 'CHARGEBACK', at);
  state.calendar.add(dispute.defendBefore, (now) => endDefense(state, dispute, now));
}

/**
 * Sends a defense to the shopper's bank. Where there is nothing but the merchant's own word, the bank keeps the money. Else it
 * gives it back after a while; where the merchant says that it had refunded the payment and has not, the bank finds out, and
 * takes the money again.
 */
export function defend(state: State, dispute: Dispute, defense: Defense): void {
  dispute.status = 'defended';
  dispute.defense = defense;
  const now = state.now();
  announceDispute(state, dispute, { eventCode: 'INFORMATION_SUPPLIED', at: now, disputeStatus: 'Responded' });
  state.calendar.add(now + DECIDED_AFTER, (at) => {
    if (!hasEvidence(defense, dispute)) {
      dispute.status = 'lost';
      announceDispute(state, dispute, { eventCode: 'PREARBITRATION_LOST', at, disputeStatus: 'Lost' });
      return;
    }
    const isTrue =
      defense !== CREDIT_ISSUED || promisedTotals(dispute.payment).refunded >= dispute.amount.value;
    dispute.status = isTrue ? 'won' : 'defended';
    post(state, dispute, 'CHARGEBACK_REVERSED', at);
    if (!isTrue) state.calendar.add(at + DECIDED_AFTER, (later) => lose(state, dispute, later));
  });
}

function lose(state: State, dispute: Dispute, at: number): void {
  dispute.status = 'lost';
  post(state, dispute, 'SECOND_CHARGEBACK', at);
}
