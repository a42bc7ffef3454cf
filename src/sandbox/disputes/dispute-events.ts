import type { EventCode } from '../../client/notifications/index.js';
import type { State } from '../state/state.js';
import type { Dispute } from './dispute.js';

/** Facts that go with every event of a dispute. */
export const factsOf = ({ reason, defendBefore, payment }: Dispute): Readonly<Record<string, string>> => ({
  chargebackReasonCode: reason.code,
  chargebackSchemeCode: payment.card.brand,
  defensePeriodEndsAt: new Date(defendBefore).toISOString(),
});

/** Tells of a step in a dispute that moves no money. */
export function announceDispute(
  state: State,
  dispute: Dispute,
  { eventCode, at, disputeStatus }: { eventCode: EventCode; at: number; disputeStatus: string },
): void {
  const { pspReference, payment, amount } = dispute;
  state.announce({
    eventCode,
    at,
    isSuccess: true,
    pspReference,
    originalReference: payment.pspReference,
    merchantAccount: payment.merchantAccount,
    merchantReference: payment.merchantReference,
    amount,
    paymentMethod: payment.card.brand,
    additionalData: { ...factsOf(dispute), disputeStatus },
  });
}

/** The time to answer is over: the dispute was accepted, or was not answered at all. */
export function endDefense(state: State, dispute: Dispute, at: number): void {
  if (dispute.status === 'open') dispute.status = 'expired';
  if (dispute.status !== 'expired' && dispute.status !== 'accepted') return;
  announceDispute(state, dispute, {
    eventCode: 'DISPUTE_DEFENSE_PERIOD_ENDED',
    at,
    disputeStatus: dispute.status === 'accepted' ? 'Accepted' : 'Expired',
  });
}
