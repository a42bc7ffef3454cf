import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import { createSandbox, TEST_CARDS } from '../../src/sandbox/index.js';
import { createClock, createFakeProxy, playScenario, type ScenarioName } from '../../src/testing/index.js';
import { snippet } from '../end-to-end/readme-blocks.js';
import { createApp } from '../package/installed-app.js';

const REFUSALS = TEST_CARDS.map(({ id }) => id).filter((id) => id.startsWith('refused')) as ScenarioName[];
const NAMES: readonly ScenarioName[] = ['paid', 'challenged', 'pending', 'unknown', 'expired', ...REFUSALS];

describe('a scenario', () => {
  it('ends as it says, every one, and a shop is told', async () => {
    const told: string[] = [];
    const proxy = await createFakeProxy({
      onSettled: (order, outcome) => void told.push(`${order} ${outcome}`),
    });
    for (const name of NAMES) {
      const { outcome } = playScenario(name, proxy.sandbox);
      assert.equal(await proxy.pay(name, name), outcome, name);
      proxy.sandbox.faults.clear();
    }
    assert.deepEqual(told.slice(0, 2), ['paid paid', 'challenged paid']);
    assert.ok(told.includes('refused-balance refused'));
    assert.ok(REFUSALS.length > 5);
  });

  it('charges the shopper in an unknown payment, and the shop is told once the platform reports it', async () => {
    const told: string[] = [];
    const proxy = await createFakeProxy({ onSettled: (_, outcome) => void told.push(outcome) });
    assert.equal(await proxy.pay('ORDER-1', 'unknown'), 'unknown');
    assert.equal(proxy.sandbox.books().filter(({ charged }) => charged).length, 1);
    proxy.sandbox.faults.clear();
    proxy.clock.advance({ minutes: 1 });
    await proxy.reconcile();
    assert.deepEqual(told, ['unknown', 'paid']);
  });

  it('is pending until the bank has approved', async () => {
    const told: string[] = [];
    const proxy = await createFakeProxy({ onSettled: (_, outcome) => void told.push(outcome) });
    await proxy.pay('ORDER-1', 'pending');
    proxy.clock.advance({ minutes: 9 });
    await proxy.reconcile();
    assert.deepEqual(told, ['pending']);
    proxy.clock.advance({ minutes: 2 });
    await proxy.reconcile();
    assert.deepEqual(told, ['pending', 'paid']);
  });

  it('is late by the clock alone', async () => {
    const clock = createClock(Date.UTC(2030, 0, 1));
    const proxy = await createFakeProxy({ clock });
    await proxy.pay('ORDER-1', 'challenged');
    assert.equal(proxy.sandbox.books()[0]?.at, Date.UTC(2030, 0, 1));
    assert.equal(await proxy.pay('ORDER-2', 'expired'), 'refused');
    assert.equal(clock.now(), Date.UTC(2030, 0, 1, 0, 11));
  });

  it('tells the card and the code, to type in a browser', async () => {
    const { card, code } = playScenario('challenged');
    assert.deepEqual([card.number, code], ['4212 3456 7891 0006', '1234']);
    assert.throws(() => playScenario('unknown'), /'unknown' needs the sandbox/);
    assert.throws(() => playScenario('toString' as never), /'toString', only paid, .*refused-balance/);
    // @ts-expect-error The names are typed.
    assert.throws(() => playScenario('refused-by-mood'), TypeError);
    const sandbox = await createSandbox({ origin: 'http://localhost/bank' });
    assert.equal(playScenario('unknown', sandbox).outcome, 'unknown');
  });

  it('ships what was paid, as the documentation shows it, from the package', async () => {
    const folder = createApp('/checkout.en.js');
    try {
      const program = join(folder, 'ship.mjs');
      writeFileSync(program, snippet('testing-scenario'));
      const { ship } = (await import(pathToFileURL(program).href)) as { ship(): Promise<readonly string[]> };
      assert.deepEqual(await ship(), ['ORDER-1001']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a clock of a test', () => {
  it('goes on from the time of day, or stands still from where a test starts it', () => {
    const before = Date.now();
    const running = createClock();
    running.advance({ days: 1 });
    assert.ok(running.now() >= before + 86_400_000);
    const still = createClock(0);
    still.advance({ hours: 1, minutes: 2, seconds: 3 });
    assert.equal(still.now(), 3_723_000);
    assert.throws(() => still.advance({ minutes: -1 }), RangeError);
  });
});
