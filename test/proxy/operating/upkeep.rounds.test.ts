import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';

import type { Services } from '../../../src/proxy/services.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import { Upkeep } from '../../../src/proxy/operating/upkeep.js';
import { openReportingShop } from '../notifications/reporting.js';
import { arrive, EUR } from '../shop.js';

const MINUTE = 60_000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

/** Upkeep of a proxy of which nothing is asked, whose rounds are counted as they begin. */
function open(upkeep: object = {}) {
  const ledger = memoryLedger();
  let rounds = 0;
  let isHeld = false;
  let release = (): void => undefined;
  ledger.followClock = async () => {
    rounds++;
    if (isHeld) await new Promise<void>((resolve) => (release = resolve));
  };
  const settings = { now: () => 1_800_000_000_000, options: { log: false, upkeep } };
  const services = { ledger, settings, delivery: { deliver: async () => undefined } } as unknown as Services;
  return {
    upkeep: new Upkeep(services),
    hold: () => (isHeld = true),
    release: () => release(),
    /** How many rounds there have been after so many more minutes. */
    async after(minutes: number): Promise<number> {
      for (let minute = 0; minute < minutes; minute++) {
        mock.timers.tick(MINUTE);
        for (let step = 0; step < 20; step++) await turn();
      }
      return rounds;
    },
  };
}

describe('what a proxy finishes by itself', () => {
  it('is looked for each minute in a server', async () => {
    const { upkeep, after } = open();
    await upkeep.start(true);
    mock.timers.tick(MINUTE - 1);
    assert.equal(await after(0), 0);
    assert.equal(await after(3), 3);
  });

  it('is not where a request is all that a process lives for, or where you do it yourself', async () => {
    const edge = open();
    await edge.upkeep.start(false);
    assert.equal(await edge.after(3), 0);
    const byHand = open({ isAutomatic: false });
    await byHand.upkeep.start(true);
    assert.equal(await byHand.after(3), 0);
  });

  it('keeps no process alive that has nothing else to do', async () => {
    mock.timers.reset();
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const { upkeep } = open();
    await upkeep.start(true);
    assert.equal(timers(), before);
    await upkeep.stop();
  });

  it('is not any more once the proxy was closed, also in the middle of a round', async () => {
    const { upkeep, after } = open();
    await upkeep.start(true);
    assert.equal(await after(1), 1);
    await upkeep.stop();
    assert.equal(await after(3), 1);
    const held = open();
    await held.upkeep.start(true);
    held.hold();
    assert.equal(await held.after(1), 1);
    const stopped = held.upkeep.stop();
    held.release();
    await stopped;
    assert.equal(await held.after(3), 1);
  });
});

describe('what the platform reported while a process ended', () => {
  it('is followed at the next round', async () => {
    const ledger = memoryLedger();
    const { proxy, platform } = openReportingShop({ ledger, platform: { budget: 0 } });
    mock.timers.reset();
    const browser = await arrive(proxy);
    platform.network = () => Promise.reject(new TypeError('broken'));
    const { body } = await browser.pay('key-1');
    const event = { id: 'event-1', kind: 'authorisation', success: true, pspReference: 'PSP1' } as const;
    await ledger.keepEvent({ ...event, reference: String(body['reference']), amount: EUR(1999), at: 1 });
    await proxy.reconcile();
    assert.equal((await browser.attempt('key-1')).body['outcome'], 'paid');
    assert.deepEqual(await ledger.eventsToDo(), []);
  });
});
