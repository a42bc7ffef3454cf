import type { Outcome } from '../../client/index.js';
import type { AttemptAnswer } from '../../client/shopper/index.js';
import type { Call, Services, Reply } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import { Refusal } from '../refusal.js';
import { shownAction } from './waiting.js';

/** Longer than any process works on one call; what is open after that was lost with its process. */
const LONGEST_WORK = 90_000;

/** Calls begun before this are over, whether their end was written down or not. */
export const lostBefore = ({ settings }: Services): number =>
  settings.now() - Math.max(LONGEST_WORK, (settings.options.platform?.budget ?? 0) + 30_000);

/** The attempt as its session may see it, without the platform's own words. */
export async function replyOf(services: Services, attempt: Attempt): Promise<Reply> {
  const { key, order, amount, reference, state, workedAt, settledAt } = attempt;
  const isWorkedOn = state === 'open' && (services.work.isRunning(key) || workedAt >= lostBefore(services));
  const outcome = state === 'open' ? 'unknown' : await outcomeOf(services, attempt);
  const { remaining, isApproved: _, checks: __, ...facts } = attempt.facts;
  const body: AttemptAnswer = {
    key,
    order,
    amount,
    reference,
    outcome,
    settled: !isWorkedOn,
    ...(state === 'settled' && { ...facts, ...shownAction(attempt, services.settings.now()) }),
    ...(outcome === 'action-required' && remaining && { remaining }),
    ...(settledAt !== undefined && { at: new Date(settledAt).toISOString() }),
  };
  return { status: isWorkedOn ? 202 : 200, body, outcome };
}

/** A part leaves the rest to be paid, until another part has paid it. */
async function outcomeOf({ ledger }: Services, { outcome, leg, order }: Attempt): Promise<Outcome> {
  const isPart = outcome === 'action-required' && leg === 'authorised';
  return isPart && (await ledger.findOrder(order))?.isPaid ? 'paid' : outcome;
}

/** Like `replyOf`, but what the platform certainly did not execute is an error, as the first caller was told. */
export async function replyOrRefuse(services: Services, attempt: Attempt): Promise<Reply> {
  if (attempt.rejection) throw new Refusal(attempt.rejection.code, attempt.rejection);
  return replyOf(services, attempt);
}

export const isOwn = (attempt: Attempt | undefined, { caller }: Call): attempt is Attempt =>
  attempt !== undefined && caller.owners.includes(attempt.owner);

/** `GET /attempts/{key}`: an attempt of another session looks like one that never was. */
export async function attempt(services: Services, call: Call, { key }: { key: string }): Promise<Reply> {
  const found = await services.ledger.find(key);
  if (!isOwn(found, call)) throw new Refusal('unknown-attempt');
  return replyOf(services, found);
}
