import { randomUUID } from 'node:crypto';

import { AttemptAnswer, shopper } from '../../client/shopper/index.js';
import { differencesOf, factsOf, shapeDifferences, whyUnpaid, type Check } from './finding.js';
import { payment, testCard } from './payment.js';
import type { Answer, Visitor } from './visitor.js';

const PAY = shopper.pay.path;
const FENCE = `POST ${shopper.fence.path}`;
const RESERVE = `POST ${shopper.reserve.path}`;

/** What no order costs: a proxy that forgets what it fenced does not charge anything either. */
const NO_AMOUNT = { value: 1, currency: 'XXX' };

const isNotSent = (answer: Answer): boolean => {
  const { outcome, reason, settled } = factsOf(answer);
  return outcome === 'cancelled' && reason === 'not-sent' && settled === true;
};

/** A key that never arrived is over once it was fenced: only then may a page say that nothing was charged. */
async function* fenceDifferences(visitor: Visitor, order: string): AsyncGenerator<string> {
  const key = randomUUID();
  const path = `/attempts/${key}/fence`;
  const unknown = await visitor.post(path, { order: `florin-verify-${key}` });
  yield* differencesOf(`${FENCE} for an order that is not known`, unknown, {
    status: 404,
    code: 'unknown-order',
  });
  for (const time of ['', ' again']) {
    const answer = await visitor.post(path, { order });
    yield* differencesOf(FENCE + time, answer, { status: 200 });
    yield* shapeDifferences(FENCE + time, AttemptAnswer(), answer);
    if (!isNotSent(answer)) yield `${FENCE}${time}: expected a settled cancelled with reason not-sent`;
  }
  const late = await visitor.post(PAY, payment(order, NO_AMOUNT, testCard), { 'idempotency-key': key });
  yield* differencesOf(`POST ${PAY} under a key that was fenced`, late, {
    status: 409,
    code: 'attempt-fenced',
  });
  const stranger = visitor.stranger();
  const foreign = await stranger.post(path, { order });
  if (foreign.status < 400) yield `${FENCE}: expected 404 for another's key, found ${foreign.status}`;
}

/** An attempt that a page announced is told to the next page of its session, and to no other. */
async function* reserveDifferences(visitor: Visitor, order: string): AsyncGenerator<string> {
  const key = randomUUID();
  const reserved = await visitor.post(shopper.reserve.path, { order, key });
  if (reserved.status !== 204) yield `${RESERVE}: expected 204, found ${reserved.status}`;
  const told = async (who: Visitor): Promise<unknown> =>
    factsOf(await who.post(shopper.methods.path, { order }))['attempt'];
  if ((await told(visitor)) !== key)
    yield `POST ${shopper.methods.path} after ${RESERVE}: expected the announced key as attempt`;
  if ((await told(visitor.stranger())) === key)
    yield `POST ${shopper.methods.path} after ${RESERVE}: another session is told the key`;
  // The next payer would take it up.
  await visitor.post(`/attempts/${key}/fence`, { order });
}

/** What lets a page say for sure that nothing was charged, after a request of which nothing is known. */
export const fencing: Check = {
  name: 'ending what never arrived',
  isLeftOut: whyUnpaid,
  hint: 'without it a lost answer stays unknown: docs/paying-once.md says what is lost',
  async *differences({ visitor, order = '' }) {
    // Every caller has a session, from the first answer on.
    await visitor.post(shopper.methods.path, { order });
    yield* fenceDifferences(visitor, order);
    yield* reserveDifferences(visitor, order);
  },
};
