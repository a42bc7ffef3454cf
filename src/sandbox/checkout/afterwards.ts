import { openDispute } from '../disputes/chargeback.js';
import { DISPUTE_REASONS } from '../disputes/reasons.js';
import type { Modification, Payment } from '../cards/payment.js';
import type { State } from '../state/state.js';
import { fail } from './modification.js';

const MINUTE = 60_000;

/** Milliseconds from the booking until the bank sends it back. */
const FAILS_AFTER = MINUTE;
/** Milliseconds from the booking of a capture until its shopper disputes it; in truth it takes weeks. */
const DISPUTED_AFTER = 60 * MINUTE;

/** Some test cards let a successful payment fail later by itself. */
export function expectAfterwards(state: State, payment: Payment, modification: Modification): void {
  const { afterwards } = payment.card;
  const { kind, bookedAt } = modification;
  if (afterwards === undefined) return;
  if (afterwards === `${kind}-fails`)
    state.calendar.add(bookedAt + FAILS_AFTER, (at) => fail(state, payment, modification, at));
  const reason = DISPUTE_REASONS.find(({ code }) => afterwards === `disputed-${code}`);
  if (kind === 'capture' && reason)
    state.calendar.add(bookedAt + DISPUTED_AFTER, (at) => openDispute(state, payment, reason, at));
}
