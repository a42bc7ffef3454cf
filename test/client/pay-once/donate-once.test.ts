import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createClient } from '../../../src/client/index.js';
import { DonateOnce } from '../../../src/client/pay-once/donate-once.js';
import { PLAIN_BROWSER } from '../../../src/client/shopper/plain-browser.js';

const ORDER = 'florin-donation/A-1';
const INPUT = {
  cause: 'DC1',
  amount: { value: 300, currency: 'EUR' },
  browser: PLAIN_BROWSER,
};

const made = (outcome: string) => () =>
  Response.json({ key: 'key-1', order: ORDER, amount: INPUT.amount, outcome, settled: true });

type Answers = Readonly<Record<string, () => Response>>;

function giving(answers: Answers) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const stored = new Map<string, string>();
  const client = createClient({
    baseUrl: 'https://shop.example/florin',
    fetch: async (url, init) => {
      const path = new URL(url).pathname.replace('/florin', '');
      asked.push(path);
      bodies.push(JSON.parse(String(init.body ?? '{}')));
      return (answers[path] ?? (() => Response.json({ error: { code: 'not-found' } }, { status: 404 })))();
    },
  });
  const donation = new DonateOnce(ORDER, {
    client: () => client,
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
    wait: async () => undefined,
    onChange: () => undefined,
  });
  return { donation, asked, bodies, stored, give: () => donation.give(INPUT, 'key-1') };
}

describe('a donation that is made once', () => {
  it('names the order that it follows, and is remembered apart from that order’s payment', async () => {
    const { give, bodies, stored } = giving({ '/donations': made('pending') });
    assert.equal((await give()).outcome, 'pending');
    assert.deepEqual(bodies, [{ order: 'A-1', ...INPUT }]);
    assert.deepEqual([...stored.keys()], ['florin-donation/A-1']);
  });

  it('sends one request however often it is begun', async () => {
    const { give, asked } = giving({ '/donations': made('paid') });
    await Promise.all([give(), give()]);
    await give();
    assert.deepEqual(asked, ['/donations']);
  });

  it('follows the one that another page has made, and never the payment of the order', async () => {
    const { give, asked } = giving({
      '/donations': () => Response.json({ error: { code: 'order-paid' } }, { status: 409 }),
      '/donations/causes': () => Response.json({ causes: [], attempt: 'key-2' }),
      '/attempts/key-2': () =>
        Response.json({ key: 'key-2', order: ORDER, amount: INPUT.amount, outcome: 'paid', settled: true }),
    });
    const { outcome, key } = await give();
    assert.deepEqual([outcome, key], ['paid', 'key-2']);
    assert.deepEqual(asked, ['/donations', '/donations/causes', '/attempts/key-2']);
  });

  it('takes an answer about the order’s own payment for nothing', async () => {
    const { give } = giving({
      '/donations': () =>
        Response.json({ key: 'key-1', order: 'A-1', amount: INPUT.amount, outcome: 'paid', settled: true }),
    });
    assert.equal((await give()).outcome, 'unknown');
  });
});
