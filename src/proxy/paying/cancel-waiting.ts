import type { FenceRequest } from '../../client/shopper/index.js';
import { isOwn, replyOf } from './attempt-reply.js';
import type { Call, Services, Reply } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import { countAsPaying } from './paying-limit.js';
import { Refusal } from '../refusal.js';
import { cancelByReference } from './reversal.js';
import { cancelRequested, conclude } from './settle.js';

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
  const isTaken = await cancelByReference(services, call, known);
  const settlement = cancelRequested(services.settings.now());
  const stands = isTaken ? await conclude(services, call, known, settlement) : undefined;
  return replyOf(services, stands ?? known);
}

/** Without the platform's reports, money that still comes would go unnoticed. */
const mayBeCancelled = ({ settings }: Services, { leg, state, facts }: Attempt): boolean =>
  leg === 'open' &&
  state === 'settled' &&
  facts.action?.type === 'await' &&
  settings.options.notifications !== undefined;
