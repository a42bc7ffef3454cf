import type { Attempt, NewAttempt } from '../ledger/attempt.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply, Services } from '../services.js';
import { isOwn, replyOrRefuse } from './attempt-reply.js';

export interface Asked {
  readonly key: string;
  /** Digest of what is asked for. */
  readonly fingerprint: string;
}

/** The same attempt again: joins what is under way, or tells what became of it. Nothing is sent. */
export async function replay(
  services: Services,
  call: Call,
  { key, fingerprint }: Asked,
  attempt: Attempt,
): Promise<Reply> {
  if (isOwn(attempt, call) && attempt.isFenced) throw new Refusal('attempt-fenced');
  if (!isOwn(attempt, call) || attempt.fingerprint !== fingerprint)
    throw new Refusal('key-reused', { field: 'Idempotency-Key' });
  await services.work.join(key, services.settings.answerWithin);
  return current(services, key);
}

/** The shopper is told that nothing was sent: a copy of this request that is still on its way must not begin later. */
export async function decline(
  services: Services,
  call: Call,
  asked: Asked,
  attempt: NewAttempt,
  refusal: Refusal,
): Promise<Reply> {
  const stands = await services.ledger.fence(attempt);
  if (stands.isFenced) throw refusal;
  // Another copy was quicker.
  return replay(services, call, asked, stands);
}

export async function current(services: Services, key: string): Promise<Reply> {
  const attempt = await services.ledger.find(key);
  if (!attempt) throw new Refusal('internal');
  return replyOrRefuse(services, attempt);
}
