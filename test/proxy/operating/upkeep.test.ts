import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import type { Services } from '../../../src/proxy/services.js';
import { memoryLedger, type ProxyOptions } from '../../../src/proxy/index.js';
import { Upkeep } from '../../../src/proxy/operating/upkeep.js';
import { openReportingShop } from '../notifications/reporting.js';
import { answer, type Got } from '../fake-platform.js';
import { arrive, codeOf, type Browser } from '../shop.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const isCancel = ({ path }: Got): boolean => path === '/cancels';
const outcomeOf = async (browser: Browser, key: string) => (await browser.attempt(key)).body['outcome'];
const REDIRECT = {
  resultCode: 'RedirectShopper',
  pspReference: 'PSPBANK',
  action: { type: 'redirect', url: 'https://bank.example/', method: 'GET', paymentMethodType: 'scheme' },
};

/** A shop with a clock of the test's, and one payment whose answer was lost. */
async function open(options: Partial<ProxyOptions> = {}, isLost = true) {
  let at = 1_800_000_000_000;
  const shop = openReportingShop({ now: () => at, ...options });
  const browser = await arrive(shop.proxy);
  if (isLost) {
    shop.platform.network = () => Promise.reject(new TypeError('broken'));
    await browser.pay('key-1');
    shop.platform.network = (_, execute) => execute();
  }
  const cancels = () => shop.platform.got.filter(isCancel).length;
  const notes = () =>
    shop.events.filter(({ operation }) => operation === 'reconcile').flatMap((event) => event.notes);
  return { ...shop, browser, cancels, notes, later: (ms: number) => (at += ms) };
}

describe('a payment of which the outcome stays unknown', () => {
  it('is cancelled at the platform after a quarter of an hour, and then the order is free', async () => {
    const { proxy, browser, cancels, later } = await open();
    later(15 * MINUTE - 1);
    await proxy.reconcile();
    assert.deepEqual([cancels(), await outcomeOf(browser, 'key-1')], [0, 'unknown']);
    later(1);
    await proxy.reconcile();
    assert.deepEqual([cancels(), await outcomeOf(browser, 'key-1')], [1, 'cancelled']);
    assert.equal((await browser.pay('key-2')).body['outcome'], 'paid');
  });

  it('is cancelled when you say', async () => {
    const { proxy, cancels, later } = await open({
      upkeep: { isAutomatic: false, cancelUnknownAfter: 5 * MINUTE },
    });
    later(5 * MINUTE);
    await proxy.reconcile();
    assert.equal(cancels(), 1);
  });

  it('stays unknown where the platform did not take the cancel on', async () => {
    const { proxy, platform, browser, later } = await open();
    platform.network = (got, execute) => (isCancel(got) ? answer(503, {}) : execute());
    later(15 * MINUTE);
    await proxy.reconcile();
    assert.equal(await outcomeOf(browser, 'key-1'), 'unknown');
    assert.equal(codeOf(await browser.pay('key-2')), 'attempt-open');
  });

  it('is left alone where the platform’s reports do not arrive here', async () => {
    const { proxy, cancels, later } = await open({ notifications: undefined });
    later(DAY);
    await proxy.reconcile();
    assert.equal(cancels(), 0);
  });
});

describe('a shopper who does not come back from a bank', () => {
  it('is waited for two hours; then the platform is asked to cancel, and its word is waited for', async () => {
    const { proxy, platform, browser, cancels, later } = await open({}, false);
    platform.decide = () => REDIRECT;
    await browser.pay('key-1');
    later(2 * HOUR - 1);
    await proxy.reconcile();
    assert.equal(cancels(), 0);
    later(1);
    await proxy.reconcile();
    assert.deepEqual([cancels(), await outcomeOf(browser, 'key-1')], [1, 'action-required']);
  });

  it('is waited for as long as you say', async () => {
    const upkeep = { isAutomatic: false, cancelAbandonedAfter: 30 * MINUTE };
    const { proxy, platform, browser, cancels, later } = await open({ upkeep }, false);
    platform.decide = () => REDIRECT;
    await browser.pay('key-1');
    later(30 * MINUTE);
    await proxy.reconcile();
    assert.equal(cancels(), 1);
  });
});

describe('a payment that is pending', () => {
  it('is never cancelled', async () => {
    const { proxy, platform, browser, cancels, later } = await open({}, false);
    platform.decide = () => ({ resultCode: 'Pending', pspReference: 'PSPPENDING' });
    await browser.pay('key-1');
    later(30 * DAY);
    await proxy.reconcile();
    assert.deepEqual([cancels(), await outcomeOf(browser, 'key-1')], [0, 'pending']);
  });
});

describe('the items of an order that may yet be paid', () => {
  it('are held at each round, once for each order, and a hook that fails is noted', async () => {
    const held: string[] = [];
    let fails = false;
    const { proxy, notes, later } = await open({
      holdOrder: (order) => {
        held.push(order);
        if (fails) throw new Error('away');
        return true;
      },
    });
    held.length = 0;
    later(10 * MINUTE);
    await proxy.reconcile();
    assert.deepEqual([held, notes()], [['ORDER-1'], []]);
    fails = true;
    await proxy.reconcile();
    assert.deepEqual(notes(), ['hold-failed']);
  });

  it('are not asked about where there is no such hook', async () => {
    const { proxy, notes, later } = await open();
    later(10 * MINUTE);
    await proxy.reconcile();
    assert.deepEqual(notes(), []);
  });
});

describe('what is over long since', () => {
  for (const [what, upkeep, days] of [
    ['four hundred days', {}, 400],
    ['as long as you say', { keepFor: 7 * DAY }, 7],
  ] as const)
    it(`is kept for ${what}, then deleted`, async () => {
      const { proxy, browser, later } = await open({ upkeep: { isAutomatic: false, ...upkeep } }, false);
      await browser.pay('key-1');
      later(days * DAY - MINUTE);
      await proxy.reconcile();
      assert.equal(await outcomeOf(browser, 'key-1'), 'paid');
      later(2 * MINUTE);
      await proxy.reconcile();
      assert.equal(codeOf(await browser.attempt('key-1')), 'unknown-attempt');
    });

  it('is deleted too of counted tries, at each round', async () => {
    const ledger = memoryLedger();
    const purged: number[] = [];
    ledger.purgeTries = async (now) => void purged.push(now);
    const { proxy } = await open({ ledger }, false);
    await proxy.reconcile();
    assert.deepEqual(purged, [1_800_000_000_000]);
  });
});

describe('the work that a proxy does by itself', () => {
  it('is told of in one line where there is something to tell, with how long it took', async () => {
    const ledger = memoryLedger();
    ledger.eventsToDo = () => Promise.reject(new Error('away'));
    const { proxy, events, later } = await open({ ledger }, false);
    events.length = 0;
    // A clock that is set meanwhile says nothing of how long it took.
    ledger.followClock = async () => void later(-60 * MINUTE);
    await proxy.reconcile();
    const { id: _, duration, ...told } = events[0] ?? assert.fail();
    assert.ok(duration >= 0);
    assert.deepEqual(told, {
      operation: 'reconcile',
      audience: 'none',
      outcome: 'ok',
      status: 0,
      notes: ['ledger-failed'],
    });
    ledger.eventsToDo = async () => [];
    events.length = 0;
    await proxy.reconcile();
    assert.deepEqual(events, []);
  });

  it('goes on with the next step where one fails', async () => {
    const ledger = memoryLedger();
    const { proxy, cancels, later } = await open({ ledger });
    ledger.followClock = () => Promise.reject(new Error('away'));
    ledger.eventsToDo = () => Promise.reject(new Error('away'));
    later(15 * MINUTE);
    await proxy.reconcile();
    assert.equal(cancels(), 1);
  });

  it('tells an operator at the start, in words, that the ledger does not open', async () => {
    const ledger = memoryLedger();
    ledger.backlog = () => Promise.reject(new Error('The folder is in use.'));
    const said: unknown[] = [];
    const own = console.error;
    console.error = (text: unknown) => void said.push(text);
    try {
      await open({ ledger }, false);
    } finally {
      console.error = own;
    }
    assert.deepEqual(said, ['florin proxy: the ledger does not open. The folder is in use.']);
  });

  it('is waited for at the end, and nothing is begun after it', async () => {
    const ledger = memoryLedger();
    let release: () => void = () => undefined;
    const opening = new Promise<void>((resolve) => (release = resolve));
    const backlog = ledger.backlog.bind(ledger);
    ledger.backlog = async () => {
      await opening;
      return backlog();
    };
    const delivery = { deliver: async () => undefined };
    const upkeep = new Upkeep({ ledger, delivery, settings: { options: {} } } as unknown as Services);
    const started = upkeep.start(true);
    assert.equal(upkeep.start(true), started);
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    let isStopped = false;
    const stopped = upkeep.stop().then(() => (isStopped = true));
    await new Promise(setImmediate);
    assert.equal(isStopped, false);
    release();
    await stopped;
    assert.equal(timers(), before);
  });
});
