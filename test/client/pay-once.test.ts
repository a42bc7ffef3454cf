import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { canPay } from '../../src/client/pay-once/index.js';
import { FAULTS, World, type Fault, type Verdict } from './pay-once/world.js';

const STEPS = [
  'click',
  'double-click',
  'tick',
  'look',
  'check',
  'complete',
  'reload',
  'sleep',
  'wake',
] as const;
type Step = (typeof STEPS)[number] | 'block-storage';

const VERDICTS: readonly Verdict[] = ['paid', 'refused', 'cancelled', 'pending', 'action', 'unknown'];
const RUNS = { numRuns: Number(process.env['FLORIN_RUNS'] ?? 300) };

const DO: Record<Step, (world: World) => unknown> = {
  click: (world) => world.pay(),
  'double-click': (world) => [world.pay(), world.pay()],
  tick: (world) => world.tick(),
  look: (world) => void world.tab.look(),
  check: (world) => void world.tab.check(),
  complete: (world) => world.tab.state.phase === 'action' && world.complete(),
  reload: (world) => world.open(),
  sleep: (world) => world.tab.sleep(),
  wake: (world) => world.tab.wake(),
  'block-storage': (world) => (world.storageFails = true),
};

async function live(
  steps: readonly Step[],
  faults: Fault[],
  verdicts: Verdict[],
  isEager = true,
): Promise<World> {
  const world = Object.assign(new World(), { faults, verdicts });
  for (const step of steps) {
    await DO[step](world);
    if (isEager) await world.flush();
  }
  return world;
}

const schedule = fc.tuple(
  fc.array(fc.constantFrom<Step[]>(...STEPS), { minLength: 1, maxLength: 12 }),
  fc.array(fc.constantFrom(...FAULTS), { maxLength: 12 }),
  fc.array(fc.constantFrom(...VERDICTS), { maxLength: 4 }),
  fc.boolean(),
);

describe('whatever happens, and in whatever order', () => {
  it('C7-117: no second key is sent and Pay is not offered while a payment may still be charged', () =>
    fc.assert(
      fc.asyncProperty(schedule, async ([steps, faults, verdicts, isEager]) => {
        const world = await live(steps, faults, verdicts, isEager);
        await world.calm();
        assert.deepEqual(world.violations, []);
      }),
      RUNS,
    ));

  it('C7-117: what the shopper sees in the end is what the ledger says', () =>
    fc.assert(
      fc.asyncProperty(schedule, async ([steps, faults, verdicts]) => {
        const world = await live(steps, faults, verdicts);
        world.tab.wake();
        await world.calm();
        void world.tab.check();
        await world.calm();
        const { key, phase, outcome } = world.tab.state;
        const row = key === undefined ? undefined : world.ledger.get(key);
        if (row?.settled) assert.equal(outcome, row.outcome);
        else if (row) assert.ok(phase === 'action' || outcome === 'unknown', phase);
        else assert.ok(phase === 'unknown' || canPay(world.tab.state), phase);
        assert.equal([...world.ledger.values()].filter((one) => one.outcome === 'paid').length <= 1, true);
      }),
      RUNS,
    ));

  it('C7-117: a reload at any moment leads to the same end', () =>
    fc.assert(
      fc.asyncProperty(schedule, fc.nat(12), async ([steps, faults, verdicts], at) => {
        const world = await live(steps, faults, verdicts);
        world.tab.wake();
        await world.calm();
        void world.tab.check();
        await world.calm();
        const before = world.tab.state;
        const reloaded = await live([...steps.slice(0, at), 'reload'], [...faults], [...verdicts]);
        await reloaded.calm();
        assert.deepEqual(reloaded.violations, []);
        world.open();
        await world.calm();
        void world.tab.check();
        await world.calm();
        assert.equal(canPay(world.tab.state), canPay(before));
        if (!canPay(before)) assert.equal(world.tab.state.outcome, before.outcome);
      }),
      RUNS,
    ));

  it('C7-117: one attempt makes a bounded number of requests', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...FAULTS), { maxLength: 40 }), async (faults) => {
        const world = await live(['click'], faults, []);
        for (let round = 0; round < 40; round++) await world.tick();
        assert.ok(world.requests <= 16, String(world.requests));
      }),
      RUNS,
    ));
});

describe('the tests above', () => {
  it('find a page that forgets its key on a reload', async () => {
    const world = Object.assign(new World(), { faults: ['lost-response'], verdicts: ['pending'] });
    world.pay();
    await world.flush();
    world.stored.clear();
    world.open();
    world.pay();
    await world.flush();
    assert.notDeepEqual(world.violations, []);
  });
});
