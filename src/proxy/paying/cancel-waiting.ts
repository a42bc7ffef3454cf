import { isWaitedFor, type FenceRequest } from '../../client/shopper/index.js';
import { isOwn, replyOf } from './attempt-reply.js';
import type { Call, Services, Reply } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import { countAsPaying } from './paying-limit.js';
import { Refusal } from '../refusal.js';
import { insist } from '../work/insist.js';
import type { Background } from '../work/background.js';
import { CANCEL_REQUESTED } from '../ledger/ledger.js';
import { cancelByReference } from './reversal.js';
import { cancelRequested } from './ending.js';
import { conclude } from './settle.js';
import { isPaidAtTill } from './waiting.js';

/**
 * `POST /attempts/{key}/cancel`: the shopper no longer approves in the app, and the order is free for another method as soon
 * as the platform has taken the cancel on. Where the approval was quicker after all, the platform reports it, and the
 * money is given back.
 */
export async function cancel(
  services: Services,
  call: Call,
  { key, order }: FenceRequest & { key: string },
): Promise<Reply> {
  const known = await services.ledger.find(key);
  if (!isOwn(known, call) || known.order !== order) throw new Refusal('unknown-attempt');
  if (!mayBeCancelled(services, known)) return replyOf(services, known);
  await countAsPaying(services, call, undefined, 2);
  return replyOf(services, await cancelWaiting(services, call, known));
}

/**
 * Cancels an attempt that waits for an app or for money, and returns what then stands. That the cancel is asked for is written down
 * first: a shopper who approves in the meantime is not told that the order is paid, which the cancel would undo.
 */
export async function cancelWaiting(
  services: Services,
  around: Background,
  attempt: Attempt,
): Promise<Attempt> {
  const { ledger, settings } = services;
  const { key, facts, paymentData } = attempt;
  const wait = (reason?: string) =>
    insist(around, () =>
      ledger.settle(key, {
        outcome: attempt.outcome,
        facts: { ...facts, ...(reason !== undefined && { reason }) },
        paymentData,
        at: attempt.settledAt ?? settings.now(),
      }),
    );
  // Money that was paid at a till counts until the cancel is taken on: no cancel would undo it. What a bank has sent, it would.
  const isKept = isPaidAtTill(attempt);
  const marked = isKept ? attempt : await wait(CANCEL_REQUESTED);
  if (marked?.leg !== 'open') return marked ?? attempt;
  const end = await cancelByReference(services, around, attempt);
  if (end === 'taken')
    return (await conclude(services, around, attempt, cancelRequested(settings.now(), attempt))) ?? attempt;
  // The platform will not carry it out, so that an approval counts again.
  return (end === 'refused' && !isKept ? await wait() : await ledger.find(key)) ?? attempt;
}

/** Without the platform's reports, money that still comes would go unnoticed. */
const mayBeCancelled = ({ settings }: Services, { leg, state, facts }: Attempt): boolean =>
  leg === 'open' &&
  state === 'settled' &&
  isWaitedFor(facts.action) &&
  settings.options.notifications !== undefined;
