import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createClient } from '../../../src/client/index.js';
import { AttemptFollower } from '../../../src/client/pay-once/index.js';
import { AMOUNT, ORDER } from './world.js';

const KEY = 'key-1';

/** A return page that remembers an attempt, and a proxy that answers by path. */
function follow(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example/florin',
    fetch: async (url) => {
      const path = new URL(url).pathname.replace('/florin', '');
      asked.push(path);
      return answers[path]?.() ?? Response.json({ error: { code: 'unknown-attempt' } }, { status: 404 });
    },
  });
  const record = JSON.stringify({ key: KEY, order: ORDER, phase: 'sending', createdAt: 0 });
  const payment = new AttemptFollower(ORDER, {
    client: () => client,
    storage: { getItem: () => record, setItem: () => undefined, removeItem: () => undefined },
    wait: () => Promise.resolve(),
    onChange: () => undefined,
  });
  return { payment, asked };
}

const answered = (outcome: string, reason?: string) => () =>
  Response.json({ key: KEY, order: ORDER, outcome, settled: true, amount: AMOUNT, reason });

describe('an attempt that is followed', () => {
  it('is taken up where it stands', async () => {
    const { payment, asked } = follow({ [`/attempts/${KEY}`]: answered('paid') });
    assert.equal(payment.resume(), true);
    assert.equal((await payment.rested()).outcome, 'paid');
    assert.deepEqual(asked, [`/attempts/${KEY}`]);
  });

  it('ends by what a bank brought back', async () => {
    const { payment, asked } = follow({ '/checkout/payments/details': answered('refused') });
    assert.equal((await payment.complete({ redirectResult: 'x' })).outcome, 'refused');
    assert.deepEqual(asked, ['/checkout/payments/details']);
  });

  it('that the proxy does not know is ended for good, and never sent', async () => {
    const { payment, asked } = follow({ [`/attempts/${KEY}/fence`]: answered('cancelled', 'not-sent') });
    payment.resume();
    assert.equal((await payment.rested()).phase, 'idle');
    assert.equal(asked.at(-1), `/attempts/${KEY}/fence`);
    assert.equal(asked.includes('/checkout/payments'), false);
  });
});
