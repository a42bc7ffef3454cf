import { randomUUID } from 'node:crypto';

import { AttemptAnswer, MethodsAnswer, shopper } from '../../client/shopper/index.js';
import { differencesOf, factsOf, looksOf, shapeDifferences, whyUnpaid, type Check } from './finding.js';
import { payment, testCard } from './payment.js';
import type { Answer } from './visitor.js';

const PAY = shopper.pay.path;

const said = (answer: Answer): string => {
  const { reference, outcome } = factsOf(answer);
  return JSON.stringify({ reference, outcome });
};

/** Pays an order, once: what was shown is what is paid, and the same again is the same. */
export const paying: Check = {
  name: 'paying once',
  isLeftOut: whyUnpaid,
  async *differences({ visitor, order = '' }) {
    const methods = await visitor.post(shopper.methods.path, { order });
    yield* differencesOf(`POST ${shopper.methods.path}`, methods, { status: 200 });
    if (methods.status !== 200) return;
    yield* shapeDifferences(`POST ${shopper.methods.path}`, MethodsAnswer(), methods);
    const amount = factsOf(methods)['amount'] as { value: number; currency: string };
    const key = { 'idempotency-key': randomUUID() };
    const body = payment(order, amount, testCard);

    const changed = { ...body, amount: { ...amount, value: amount.value + 1 } };
    const refusal = await visitor.post(PAY, changed, { 'idempotency-key': randomUUID() });
    yield* differencesOf(`POST ${PAY} with another amount`, refusal, { status: 409, code: 'amount-changed' });

    const first = await visitor.post(PAY, body, key);
    yield* differencesOf(`POST ${PAY}`, first, { status: first.status === 202 ? 202 : 200 });
    yield* shapeDifferences(`POST ${PAY}`, AttemptAnswer(), first);
    const again = await visitor.post(PAY, body, key);
    const isSettled = factsOf(first)['settled'] === true;
    if (isSettled && said(again) !== said(first))
      yield `POST ${PAY} again with the same key: expected ${said(first)}, found ${said(again)}`;
    if (factsOf(again)['reference'] !== factsOf(first)['reference'])
      yield `POST ${PAY} again with the same key: expected the same reference`;
    const other = { ...body, paymentMethod: { ...testCard, holderName: 'Somebody Else' } };
    const reused = await visitor.post(PAY, other, key);
    yield* differencesOf(`POST ${PAY} for something else with the same key`, reused, {
      status: 422,
      code: 'key-reused',
    });

    const swapped = await visitor.post(PAY, payment(order, amount, { type: 'ideal' }), key);
    yield* differencesOf(`POST ${PAY} by another method with the same key`, swapped, {
      status: 422,
      code: 'key-reused',
    });

    const path = `/attempts/${key['idempotency-key']}`;
    const own = await visitor.get(path);
    yield* differencesOf('GET /attempts/{key}', own, { status: own.status === 202 ? 202 : 200 });
    yield* shapeDifferences('GET /attempts/{key}', AttemptAnswer(), own);
    const stranger = visitor.stranger();
    if (looksOf(await stranger.get(path)) !== looksOf(await stranger.get(`/attempts/${randomUUID()}`)))
      yield "GET /attempts/{key}: another's attempt does not look like one that never was";

    if (factsOf(own)['outcome'] !== 'paid') return;
    const second = await visitor.post(PAY, body, { 'idempotency-key': randomUUID() });
    yield* differencesOf(`POST ${PAY} for an order that is paid`, second, {
      status: 409,
      code: 'order-paid',
    });
  },
};
