import { timeOf } from '../../facts/instant.js';
import type { DisputeStep } from '../../client/operator/index.js';
import type { PlatformEvent, ToldFacts } from '../ledger/event.js';
import type { Deed } from '../ledger/journal.js';

/** All that is known of a dispute. */
export interface DisputeFile {
  readonly pspReference: string;
  /** Oldest first. */
  readonly events: readonly PlatformEvent[];
  /** Every try to answer it, oldest first. */
  readonly deeds: readonly Deed[];
}

/** Whether the platform says that it was done: it answers refusals with status 200, too. */
export const isDone = ({ state, answer }: Deed): boolean =>
  state === 'done' && answer?.['success'] === 'true';

/** Whether it may have been done. */
export const answerIn = (deed: Deed): boolean =>
  isDone(deed) || (deed.state !== 'done' && deed.state !== 'refused');

/** Steps that decide, the last word first. Each is signed by the platform. */
const REPORTED: readonly (readonly [state: string, codes: readonly string[]])[] = [
  ['won', ['PREARBITRATION_WON']],
  ['lost', ['SECOND_CHARGEBACK', 'PREARBITRATION_LOST']],
  ['won', ['CHARGEBACK_REVERSED']],
  ['defended', ['INFORMATION_SUPPLIED']],
];

const TIME_OVER = 'DISPUTE_DEFENSE_PERIOD_ENDED';

/** Steps after which a dispute waits for no answer. */
export const CLOSING: readonly string[] = [...REPORTED.flatMap(([, codes]) => codes), TIME_OVER];

/** What a dispute is about: what was reported last counts. */
export const amountOf = ({ events }: DisputeFile): PlatformEvent['amount'] =>
  events.findLast(({ amount }) => amount)?.amount;

/** What was told last counts: a bank may give more time. */
export const toldOf = ({ events }: DisputeFile): ToldFacts =>
  Object.assign({}, ...events.map(({ told }) => told)) as ToldFacts;

/**
 * Where a dispute stands, by what the platform has signed and by what was asked for through this proxy. What was told without a signature,
 * a deadline or a status, decides nothing.
 */
export function standingOf({ events, deeds }: DisputeFile): string {
  const codes = new Set(events.filter(({ success }) => success).map(({ code }) => code));
  const reported = REPORTED.find(([, each]) => each.some((code) => codes.has(code)))?.[0];
  if (reported) return reported;
  const done = deeds.findLast(isDone);
  if (done) return kindOf(done);
  if (deeds.some(answerIn)) return 'unknown';
  return codes.has(TIME_OVER) ? 'expired' : 'open';
}

const kindOf = ({ row }: Deed): 'accepted' | 'defended' =>
  row === 'disputes.acceptDispute' ? 'accepted' : 'defended';

function stateOf(deed: Deed): string {
  if (deed.state === 'asked') return 'unknown';
  return deed.state === 'done' && !isDone(deed) ? 'refused' : deed.state;
}

/** What was reported and what was asked for, in one line of time. */
export function stepsOf({ events, deeds }: DisputeFile): DisputeStep[] {
  const reported = events.map(({ at, code = '', success, amount, told }) => ({
    at,
    step: { kind: code, state: success ? 'reported' : 'refused', at: timeOf(at), amount, told },
  }));
  const asked = deeds.map((deed) => ({
    at: deed.askedAt,
    step: {
      kind: kindOf(deed),
      state: stateOf(deed),
      at: timeOf(deed.askedAt),
      by: deed.by,
      message: deed.answer?.['errorMessage'],
    },
  }));
  return [...reported, ...asked].toSorted((one, other) => one.at - other.at).map(({ step }) => step);
}
