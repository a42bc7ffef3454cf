import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { PGlite } from '@electric-sql/pglite';
import * as fc from 'fast-check';

import { memoryLedger, sqlLedger, type Ledger } from '../../src/proxy/index.js';
import { answer, authorised, type Body, type Got } from './fake-platform.js';
import { arrive, card, openShop, type Browser, type Reply, type Shop } from './shop.js';
import { openPGlite } from '../new-database.js';

const FAULTS = [
  'none',
  'drop-before',
  'drop-after',
  '503-before',
  '503-after',
  'delay',
  'garbage',
  'refuse',
  '429',
] as const;
type Fault = (typeof FAULTS)[number];

interface Press {
  readonly key: string;
  readonly session: number;
  /** Ticks before it is sent. */
  readonly after: number;
}

const tick = (count: number) => new Promise((resolve) => setTimeout(resolve, count));

async function strike(fault: Fault, execute: () => Response): Promise<Response> {
  if (fault === 'drop-before') throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
  if (fault === '503-before') return answer(503, {});
  if (fault === '429') return new Response('', { status: 429 });
  if (fault === 'delay') await tick(3);
  const response = execute();
  if (fault === 'drop-after') throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
  if (fault === '503-after') return answer(503, {});
  return fault === 'garbage'
    ? new Response('<html>', { headers: { 'content-type': 'text/html' } })
    : response;
}

/** Faults strike in turn; `refuse` is the issuer's word and so the same for one key. */
function disturb({ platform }: Shop, faults: readonly Fault[]): void {
  let at = 0;
  let next: Fault = 'none';
  platform.decide = (got: Got): Body =>
    next === 'refuse' ? { ...authorised(got), resultCode: 'Refused' } : authorised(got);
  platform.network = (_, execute) => {
    const fault = faults[at++ % faults.length] ?? 'none';
    return strike(fault, () => {
      next = fault;
      return execute();
    });
  };
}

const press = fc.record<Press>({
  key: fc.constantFrom('a', 'b', 'c'),
  session: fc.integer({ min: 0, max: 1 }),
  after: fc.integer({ min: 0, max: 3 }),
});

async function play(
  ledger: Ledger,
  order: string,
  presses: readonly Press[],
  faults: readonly Fault[],
): Promise<void> {
  const shop = openShop({ ledger, limits: { session: 1000 }, platform: { budget: 12, pause: 1 } });
  const shoppers = [await arrive(shop.proxy), await arrive(shop.proxy)] as const;
  disturb(shop, faults);
  const pressed = presses.map(async ({ key, session, after }): Promise<[Browser, string, Reply]> => {
    await tick(after);
    const shopper = shoppers[session] ?? shoppers[0];
    const name = `${order}-${session}-${key}`;
    return [shopper, name, await shopper.pay(name, { order, paymentMethod: card(String(Math.random())) })];
  });
  const replies = await Promise.all(pressed);
  const { executed, paid } = shop.platform;
  assert.ok(executed.length <= 1, `charged ${executed.length} times`);
  for (const [shopper, name, { status, body }] of replies) {
    const now = (await shopper.attempt(name)).body;
    const isCharged = executed.includes(String(now['reference'])) && now['reference'] !== undefined;
    if (isCharged)
      assert.ok(['paid', 'unknown'].includes(String(now['outcome'])), `charged, but told ${now['outcome']}`);
    else assert.notEqual(now['outcome'], 'paid', 'not charged, but told paid');
    if (status === 200) assert.equal(body['outcome'], now['outcome']);
  }
  const bodies = new Map<string, string>();
  for (const { key, body } of paid) {
    assert.equal(bodies.get(key) ?? JSON.stringify(body), JSON.stringify(body), 'one key, two bodies');
    bodies.set(key, JSON.stringify(body));
  }
}

const schedule = [
  fc.array(press, { minLength: 1, maxLength: 8 }),
  fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 8 }),
] as const;

describe('one order, whatever is pressed and whatever breaks', () => {
  let orders = 0;

  it('C7-117: charges at most once and never tells a shopper otherwise, ledger in memory', async () => {
    await fc.assert(
      fc.asyncProperty(...schedule, (presses, faults) =>
        play(memoryLedger(), `ORDER-${++orders}`, presses, faults),
      ),
      { numRuns: 150 },
    );
  });

  describe('with the ledger in SQL', () => {
    let database: PGlite;
    before(async () => {
      database = await openPGlite();
    });
    after(() => database.close());

    it('C7-117: charges at most once and never tells a shopper otherwise', async () => {
      const ledger = sqlLedger({ query: (sql, parameters) => database.query(sql, [...parameters]) });
      await fc.assert(
        fc.asyncProperty(...schedule, (presses, faults) =>
          play(ledger, `ORDER-${++orders}`, presses, faults),
        ),
        { numRuns: 40 },
      );
    });
  });

  it('notices a ledger that does not guard its orders', async () => {
    const careless = (): Ledger => {
      const ledger = memoryLedger();
      const begin = ledger.begin.bind(ledger);
      ledger.begin = (attempt) => begin({ ...attempt, order: `${attempt.order}-${attempt.key}` });
      return ledger;
    };
    const presses = ['a', 'b'].map((key) => ({ key, session: 0, after: 0 }));
    await assert.rejects(play(careless(), 'ORDER-X', presses, ['none']), /charged 2 times/);
  });
});
