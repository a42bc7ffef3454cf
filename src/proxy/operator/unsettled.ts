import { timeOf } from '../../facts/instant.js';
import type { Unsettled } from '../../client/operator/index.js';
import { lostBefore } from '../paying/attempt-reply.js';
import type { Services } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import type { Telling } from '../ledger/telling.js';
import { findNotGivenBack, type NotGivenBack } from './not-given-back.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function whyOf({ state, outcome }: Attempt): Unsettled['why'] {
  if (state === 'open') return 'interrupted';
  if (outcome === 'pending') return 'pending';
  return outcome === 'action-required' ? 'at-bank' : 'no-answer';
}

/**
 * Whether an attempt is open beyond the time in which the proxy finds out, or cancels, by itself. What is at a bank, or
 * pending, has longer.
 */
export function isOverdue(services: Services, attempt: Attempt): boolean {
  const { cancelUnknownAfter = Infinity, cancelAbandonedAfter = Infinity } =
    services.settings.options.upkeep ?? {};
  const { leg, workedAt } = attempt;
  if (leg !== 'open' || services.work.isRunning(attempt.key)) return false;
  const why = whyOf(attempt);
  const isLost = why === 'interrupted' && workedAt >= lostBefore(services);
  const unknownFor = Math.min(cancelUnknownAfter, 15 * MINUTE);
  const abandonedFor = Math.min(cancelAbandonedAfter, 2 * HOUR);
  const usual = why === 'at-bank' || why === 'pending' ? abandonedFor : unknownFor;
  return !isLost && services.settings.now() - workedAt >= usual;
}

/** An attempt that waits for an operator. `since` is in milliseconds since the epoch. */
export interface Waiting {
  readonly attempt: Attempt;
  readonly since: number;
  readonly unsettled: Unsettled;
}

function overdue(attempt: Attempt): Waiting {
  const { workedAt } = attempt;
  return { attempt, since: workedAt, unsettled: { since: timeOf(workedAt), why: whyOf(attempt) } };
}

function notGivenBack({ attempt, since, pspReference }: NotGivenBack): Waiting {
  return { attempt, since, unsettled: { since: timeOf(since), why: 'not-given-back', pspReference } };
}

function notTold({ attempt, since }: Telling): Waiting {
  return { attempt, since, unsettled: { since: timeOf(since), why: 'not-told' } };
}

/** All of it, each payment once: where two things wait, that about money. */
export async function findWaiting(services: Services): Promise<readonly Waiting[]> {
  const [dead, open, failed] = await Promise.all([
    services.ledger.deadTellings(),
    services.ledger.unsettled(services.settings.now() + 1),
    findNotGivenBack(services),
  ]);
  const waiting = [
    ...dead.map(notTold),
    ...open.filter((attempt) => isOverdue(services, attempt)).map(overdue),
    ...failed.map(notGivenBack),
  ];
  return [...new Map(waiting.map((each) => [each.attempt.reference, each])).values()];
}

/** Since when and why this one waits for an operator, if it does. */
export async function unsettledOf(services: Services, attempt: Attempt): Promise<Unsettled | undefined> {
  if (isOverdue(services, attempt)) return overdue(attempt).unsettled;
  const failed = (await findNotGivenBack(services, attempt)).map(notGivenBack);
  const [dead] = failed.length > 0 ? [] : await services.ledger.deadTellings(attempt.reference);
  return failed.at(-1)?.unsettled ?? (dead && notTold(dead).unsettled);
}
