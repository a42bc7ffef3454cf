import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createClient } from '../../../src/client/index.js';
import { canPay, PayOnce } from '../../../src/client/pay-once/index.js';
import { AMOUNT, ORDER, World } from './world.js';

const phases = (world: World) => world.states.map(({ phase }) => phase);

async function paying(change: Partial<Pick<World, 'faults' | 'verdicts' | 'storageFails'>> = {}) {
  const world = Object.assign(new World(), change);
  world.pay();
  await world.flush();
  return world;
}

describe('paying once', () => {
  it('goes from the click to paid, and has a key before anything is awaited', async () => {
    const world = new World();
    world.pay();
    assert.deepEqual(world.tab.state, { phase: 'sealing', key: 'key-1' });
    await world.flush();
    assert.deepEqual(phases(world), ['sealing', 'sending', 'settled']);
    assert.equal(world.tab.state.outcome, 'paid');
  });

  it('C4-82: stores the key, the order, a phase and a time, and nothing else', async () => {
    const world = await paying({ verdicts: ['pending'] });
    assert.deepEqual(
      [...world.stored].map(([name, value]) => [name, JSON.parse(value)]),
      [[`florin-attempt:${ORDER}`, { key: 'key-1', order: ORDER, phase: 'sending', createdAt: 0 }]],
    );
  });

  it('C4-82: pays where storage is blocked', async () => {
    assert.equal((await paying({ storageFails: true })).tab.state.outcome, 'paid');
  });

  it('C7-117: sends one request for a double click', async () => {
    const world = new World();
    world.pay();
    world.pay();
    await world.flush();
    world.pay();
    await world.flush();
    assert.equal(world.requests, 1);
  });

  it('frees the form when sealing fails, and forgets the key', async () => {
    const world = new World();
    const { phase, problem } = await world.tab.pay(() => Promise.reject(new Error('incomplete')));
    assert.deepEqual([phase, problem?.code, world.requests, world.stored.size], ['idle', 'sealing', 0, 0]);
  });

  it('takes a new key after a refusal', async () => {
    const world = await paying({ verdicts: ['refused'] });
    assert.equal(world.tab.state.outcome, 'refused');
    world.pay();
    await world.flush();
    assert.deepEqual(world.keysSent, ['key-1', 'key-2']);
  });

  for (const fault of ['lost-response', 'server-after', 'truncated'] as const)
    it(`C2-47: finds out by asking when the answer is ${fault}`, async () => {
      const world = await paying({ faults: [fault] });
      assert.deepEqual(phases(world), ['sealing', 'sending', 'verifying', 'settled']);
      assert.equal(world.tab.state.outcome, 'paid');
    });

  for (const fault of ['lost-request', 'server-before', 'html', 'busy'] as const)
    it(`C2-48: sends again under the same key when the ledger never heard of it (${fault})`, async () => {
      const world = await paying({ faults: [fault] });
      await world.calm();
      assert.equal(world.tab.state.outcome, 'paid');
      assert.deepEqual(world.keysSent, ['key-1']);
    });

  it('C7-117: ends an attempt that is stored and was never sent, and frees the form', async () => {
    const world = new World();
    const record = { key: 'key-0', order: ORDER, phase: 'sending', createdAt: 0 };
    world.stored.set(`florin-attempt:${ORDER}`, JSON.stringify(record));
    world.open();
    await world.flush();
    assert.equal(world.tab.state.phase, 'verifying');
    await world.calm();
    assert.deepEqual([world.tab.state.phase, [...world.fenced], world.stored.size], ['idle', ['key-0'], 0]);
    world.pay();
    await world.flush();
    assert.equal(world.tab.state.outcome, 'paid');
  });

  it('announces an attempt that it cannot store, before it sends it', async () => {
    const world = Object.assign(new World(), { storageFails: true });
    void world.tab.pay(() => new Promise(() => undefined), 'key-1');
    await world.flush();
    assert.deepEqual(world.reserved, ['key-1']);
    assert.deepEqual((await paying()).reserved, []);
  });

  it('sends nothing where the page names no proxy yet, and frees the form', async () => {
    const page = new PayOnce(ORDER, {
      client: () => undefined,
      wait: () => Promise.resolve(),
      onChange: () => undefined,
    });
    const { phase, problem } = await page.pay(() => Promise.reject(new Error('never asked')));
    assert.deepEqual([phase, problem?.code], ['idle', 'contract']);
  });

  it('frees the form when the proxy says for certain that it took nothing', async () => {
    const world = await paying({ faults: ['unauthorised'] });
    const { phase, problem } = world.tab.state;
    assert.deepEqual([phase, problem?.code, world.requests], ['idle', 'unauthorised', 1]);
  });

  it('C7-117: frees the form after too many tries once no copy of this one can be taken later', async () => {
    const world = await paying({ faults: ['rate-limited'] });
    const { phase, problem } = world.tab.state;
    assert.deepEqual([phase, problem?.code, [...world.fenced]], ['idle', 'rate-limited', ['key-1']]);
    await world.calm();
    assert.deepEqual([world.ledger.size, world.violations], [0, []]);
  });

  it('C7-117: does not free the form while even that promise is one try too many, and sees the copy that was taken', async () => {
    const world = await paying({ faults: ['rate-limited', 'rate-limited'] });
    assert.equal(world.tab.state.phase, 'verifying');
    await world.tick();
    assert.deepEqual([world.tab.state.outcome, world.fenced.size, world.violations], ['paid', 0, []]);
  });

  it('ends an attempt in doubt whose next copy is turned away, though the order costs something else now', async () => {
    const world = await paying({ faults: ['lost-request', 'none', 'price-changed'] });
    world.price = { ...AMOUNT, value: 900 };
    await world.tick();
    assert.deepEqual([world.tab.state.phase, [...world.fenced], world.requests], ['idle', ['key-1'], 4]);
  });

  it('C2-62: keeps the attempt when the session ends while asking', async () => {
    const world = await paying({ faults: ['lost-response', 'unauthorised'] });
    assert.deepEqual(
      [world.tab.state.phase, world.tab.state.key, world.tab.state.problem?.code],
      ['unknown', 'key-1', 'unauthorised'],
    );
    await world.tab.check();
    assert.equal(world.tab.state.outcome, 'paid');
  });

  it('stays unknown after asking often enough, and finds out when asked again', async () => {
    const world = await paying({ faults: Array(20).fill('lost-response') });
    for (let round = 0; round < 20; round++) await world.tick();
    assert.equal(world.tab.state.outcome, 'unknown');
    assert.ok(world.requests <= 14);
    world.faults = [];
    await world.tab.check();
    assert.equal(world.tab.state.outcome, 'paid');
  });

  it('C2-40: an outcome with an unfamiliar word is unknown', async () => {
    const world = await paying({ verdicts: ['unknown'] });
    await world.calm();
    assert.equal(world.tab.state.outcome, 'unknown');
  });

  it('C2-38: an action with a payment that is said to be over is unknown', async () => {
    const world = await paying({ verdicts: ['action'] });
    const row = world.ledger.get('key-1');
    assert.ok(row);
    row.outcome = 'paid';
    world.open();
    await world.flush();
    assert.equal(world.tab.state.outcome, 'unknown');
  });

  it('C2-42: an answer about another amount is unknown', async () => {
    const world = new World();
    await Promise.race([
      world.tab.pay(async () => ({
        amount: { ...AMOUNT, value: 2000 },
        paymentMethod: { type: 'scheme' },
        browser: {
          colorDepth: 1,
          javaEnabled: false,
          language: 'en',
          screenHeight: 1,
          screenWidth: 1,
          timeZoneOffset: 0,
        },
      })),
      world.calm(),
    ]);
    assert.equal(world.tab.state.outcome, 'unknown');
  });

  it('follows an action to its end, and hands its details in again when they got lost', async () => {
    const world = await paying({ verdicts: ['action'] });
    assert.deepEqual([world.tab.state.phase, world.tab.state.resumed], ['action', false]);
    world.faults = ['lost-request'];
    world.complete();
    await world.calm();
    assert.equal(world.tab.state.outcome, 'paid');
  });

  it('reads a return page without any memory of its own', async () => {
    const world = await paying({ verdicts: ['action'] });
    world.stored.clear();
    world.open();
    world.complete({ redirectResult: 'abc' });
    await world.flush();
    assert.deepEqual([world.tab.state.outcome, world.tab.state.key], ['paid', 'key-1']);
  });

  it('says so when the page cannot do what the bank asks', async () => {
    const world = await paying({ verdicts: ['action'] });
    world.tab.strand();
    assert.equal((await world.tab.rested()).outcome, 'action-required');
  });

  it('C7-117: asks instead of showing the form after a reload', async () => {
    const world = await paying({ faults: ['lost-response'] });
    world.open();
    assert.equal(world.tab.state.phase, 'verifying');
    await world.flush();
    assert.equal(world.tab.state.outcome, 'paid');
  });

  it('sees a payment that became certain while the page was out of view', async () => {
    const world = await paying({ verdicts: ['pending'] });
    const row = world.ledger.get('key-1');
    assert.ok(row);
    row.outcome = 'paid';
    await world.tab.look();
    assert.equal(world.tab.state.outcome, 'paid');
  });

  it('stops asking while asleep and goes on when woken', async () => {
    const world = await paying({ faults: ['lost-response', 'lost-response'] });
    world.tab.sleep();
    await world.tick();
    assert.equal(world.requests, 2);
    world.tab.wake();
    await world.flush();
    assert.equal(world.tab.state.outcome, 'paid');
  });
});

describe('at a proxy that keeps no ledger', () => {
  const json = (status: number, body: object): Response => Response.json(body, { status });
  const PAYMENT = {
    amount: AMOUNT,
    paymentMethod: { type: 'scheme', storedPaymentMethodId: 'stored' } as const,
    browser: {
      colorDepth: 24,
      javaEnabled: false,
      language: 'en',
      screenHeight: 800,
      screenWidth: 1200,
      timeZoneOffset: 0,
    },
  };
  const KNOWS_NO_ATTEMPTS: Readonly<Record<string, () => Response>> = {
    'a page': () => new Response('<h1>Not found', { status: 404, headers: { 'content-type': 'text/html' } }),
    'an error of its own': () => json(404, { message: 'no such path' }),
    'not-found': () => json(404, { error: { code: 'not-found' } }),
    'a method it does not take': () => json(405, { error: { code: 'method-not-allowed' } }),
  };

  it('which refuses one payment too many: it stays unknown, because a copy of it may still be taken', async () => {
    let sent = 0;
    const client = createClient({
      baseUrl: 'https://shop.example/florin',
      fetch: async (url) => {
        if (!url.endsWith('/checkout/payments')) return json(404, { error: { code: 'not-found' } });
        sent++;
        return json(429, { error: { code: 'rate-limited' } });
      },
    });
    const page = new PayOnce(ORDER, {
      client: () => client,
      wait: () => Promise.resolve(),
      onChange: () => undefined,
    });
    const state = await page.pay(() => Promise.resolve(PAYMENT));
    assert.deepEqual([state.outcome, canPay(state), sent], ['unknown', false, 1]);
  });

  for (const [what, answer] of Object.entries(KNOWS_NO_ATTEMPTS))
    it(`which answers ${what}: a lost payment stays unknown, however often one looks, and is sent once`, async () => {
      let sent = 0;
      const client = createClient({
        baseUrl: 'https://shop.example/florin',
        fetch: async (url) => {
          if (!url.endsWith('/checkout/payments')) return answer();
          sent++;
          throw new TypeError('the answer got lost');
        },
      });
      const stored = new Map<string, string>();
      const open = () =>
        new PayOnce(ORDER, {
          client: () => client,
          storage: {
            getItem: (name) => stored.get(name) ?? null,
            setItem: (name, value) => void stored.set(name, value),
            removeItem: (name) => void stored.delete(name),
          },
          wait: () => Promise.resolve(),
          onChange: () => undefined,
        });
      const page = open();
      const state = await page.pay(() => Promise.resolve(PAYMENT));
      assert.deepEqual([state.outcome, canPay(state), sent], ['unknown', false, 1]);
      assert.equal((await page.check()).outcome, 'unknown');
      const reloaded = open();
      assert.equal(reloaded.resume(), true);
      const later = await reloaded.rested();
      assert.deepEqual([later.outcome, canPay(later), sent], ['unknown', false, 1]);
    });
});
