import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger, type Ledger, type ProxyOptions } from '../../../src/proxy/index.js';
import { arrive, Browser, codeOf, openShop, type Reply } from '../shop.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const said = (reply: Reply) => [reply.status, codeOf(reply), reply.headers.get('retry-after')];
const ready = async (browser: Browser) => {
  const { status, body, headers } = await browser.send('/florin/readyz');
  return [status, body['missing'] ?? body['status'], headers.get('retry-after')];
};

/** A shop whose database can be taken away. */
function openFragile(options: Partial<ProxyOptions> = {}) {
  const whole = memoryLedger();
  const state: { failure?: Error } = {};
  const ledger = new Proxy(whole, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return typeof value !== 'function' || name === 'close'
        ? value
        : (...given: unknown[]) => {
            if (state.failure) throw state.failure;
            return Reflect.apply(value, target, given);
          };
    },
  }) as Ledger;
  return { ...openShop({ ledger, ...options }), state };
}

describe('what will pass', () => {
  it('is answered 503 with the time to come back, never 500, while the database is away', async () => {
    const { proxy, state, platform } = openFragile();
    const browser = await arrive(proxy);
    state.failure = Object.assign(new Error('connect to CANARY'), { code: 'ECONNREFUSED' });
    for (const send of [() => browser.methods(), () => browser.pay('k1'), () => browser.attempt('k1')])
      assert.deepEqual(said(await send()), [503, 'unavailable', '5']);
    assert.equal(platform.paid.length, 0);
    delete state.failure;
    assert.equal((await browser.pay('k1')).body['outcome'], 'paid');
  });

  it('is told from a slip in a statement, which stays a 500', async () => {
    for (const [code, status] of [
      ['57P01', 503],
      ['53300', 503],
      ['40001', 503],
      ['42P01', 500],
      ['23505', 500],
    ] as const) {
      const { proxy, state, events } = openFragile();
      const browser = await arrive(proxy);
      state.failure = Object.assign(new Error('CANARY'), { code });
      assert.equal((await browser.attempt('k1')).status, status, code);
      assert.equal(events.at(-1)?.sqlState, code);
      assert.doesNotMatch(JSON.stringify(events), /CANARY/);
    }
  });

  it('is a hook that does not return, too', async () => {
    for (const hook of ['resolveOrder', 'identify'] as const) {
      const { proxy, events } = openShop({
        hooks: { timeout: 5 },
        [hook]: () => new Promise(() => undefined),
      });
      assert.deepEqual(said(await new Browser(proxy).methods()), [503, 'unavailable', '5']);
      assert.ok(events.at(-1)?.notes.includes(hook));
    }
  });
});

describe('a proxy that is asked how it is', () => {
  it('is alive whatever happens, and ready while ledger and card key are there', async () => {
    const { proxy, state } = openFragile();
    const browser = new Browser(proxy);
    assert.deepEqual(await ready(browser), [200, 'ready', null]);
    state.failure = new Error('away');
    assert.deepEqual(await ready(browser), [503, ['ledger'], '5']);
    assert.equal((await browser.send('/florin/healthz')).status, 200);
    const keyless = openShop({ cardPublicKey: undefined, clientKey: 'test_CLIENT' });
    assert.deepEqual(await ready(new Browser(keyless.proxy)), [503, ['card-key'], '5']);
  });
});

describe('a proxy that is closed', () => {
  it('finishes the payment under way, takes no other, tells the shop, and closes the ledger', async () => {
    const told: string[] = [];
    let isClosed = false;
    const ledger = Object.assign(memoryLedger(), {
      close: async () => {
        isClosed = true;
      },
    });
    const { proxy, platform } = openShop({
      ledger,
      onSettled: async (_, outcome) => {
        await turn();
        assert.equal(isClosed, false);
        told.push(outcome);
      },
    });
    const browser = await arrive(proxy);
    let carryOut = (): void => undefined;
    const reached = new Promise<void>((resolve) => {
      platform.network = (_, execute) =>
        new Promise((answer) => {
          carryOut = () => answer(execute());
          resolve();
        });
    });
    const paying = browser.pay('k1');
    await reached;
    const closing = proxy.close();
    assert.deepEqual(said(await browser.pay('k2', { order: 'ORDER-2' })), [503, 'unavailable', '5']);
    assert.deepEqual((await ready(browser))[1], ['draining']);
    assert.equal((await browser.send('/florin/healthz')).status, 200);
    carryOut();
    assert.equal((await paying).body['outcome'], 'paid');
    await closing;
    assert.deepEqual([told, isClosed, platform.paid.length], [['paid'], true, 1]);
    await proxy.close();
  });

  it('waits no longer than it was told to, and leaves the rest to the ledger', async () => {
    const ledger = memoryLedger();
    const { proxy, platform } = openShop({ ledger });
    const browser = await arrive(proxy);
    const reached = new Promise<void>((resolve) => {
      platform.network = () => new Promise(() => resolve());
    });
    void browser.pay('k1');
    await reached;
    await proxy.close({ within: 5 });
    assert.deepEqual([(await ledger.find('k1'))?.state, (await ledger.find('k1'))?.leg], ['open', 'open']);
  });
});
