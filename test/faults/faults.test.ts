import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

import { NURSERY } from '../../scripts/faults.mjs';
import { inPlace } from '../../scripts/in-place.mjs';
import { bundle } from './bundle.js';
import { DEEDS } from './office/deeds.js';
import { OfficeTally } from './office/tally.js';
import { OFFICE_WEAK } from './office/world.js';
import { Tally } from './tally.js';
import { SEEDS, WEAK_CLIENTS, WEAK_PROXIES } from './weak.js';

const programs = ['main.ts', 'office/main.ts'].map((name) => new URL(name, import.meta.url));
const folder = await bundle(programs, {}, [inPlace()]);
after(() => rmSync(folder, { recursive: true, force: true }));

interface Ended<Sum> {
  readonly code: number | null;
  readonly said: string;
  readonly tally: Sum;
}

const faults = (...args: readonly string[]): Promise<Ended<Tally>> => play('main', new Tally(), args);

const office = (...args: readonly string[]): Promise<Ended<OfficeTally>> =>
  play('office/main', new OfficeTally(), args);

/** In a process of its own, because time and chance are replaced while it plays. */
function play<Sum extends object>(program: string, tally: Sum, args: readonly string[]): Promise<Ended<Sum>> {
  const file = join(folder, `${program}.mjs`);
  const child = spawn(process.execPath, ['--liftoff-only', NURSERY, file, '--tally', ...args]);
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const last = said.split('\n').findLast((line) => line.startsWith('{"schedules"')) ?? '{}';
      resolve({ code, said, tally: Object.assign(tally, JSON.parse(last)) });
    });
  });
}

describe('paying once, under everything that can break', () => {
  it('C7-117: charges no shopper twice and tells no charged shopper “not paid” in 100 schedules', async () => {
    const halves = [0, 1].map((from) =>
      faults('--runs', '100', '--seed', '20261121', '--from', String(from), '--step', '2'),
    );
    const sum = new Tally();
    for (const { tally, code, said } of await Promise.all(halves)) {
      assert.equal(code, 0, said);
      sum.merge(tally);
    }
    assert.deepEqual([sum.schedules, sum.doubleCharges, sum.falseNegatives], [100, 0, 0]);
    assert.ok(sum.inParts > 0, 'no order was paid in parts');
    for (const method of ['visa', 'googlepay', 'sepadirectdebit', 'afterpay_default'])
      assert.ok(sum.methods[method], `${method} paid nothing`);
    const unknown = sum.ends['unknown'] ?? 0;
    assert.ok(unknown <= sum.attempts * 0.005, `${unknown} of ${sum.attempts} attempts are unknown`);
  });

  it('charges no shopper twice where the ledger is in a database', async () => {
    const { code, said, tally } = await faults('--sql', '--runs', '60', '--seed', '20261121');
    assert.equal(code, 0, said);
    assert.deepEqual([tally.schedules, tally.doubleCharges, tally.falseNegatives], [60, 0, 0]);
  });

  it('comes to an end where another shopper’s result arrives a moment before their own', async () => {
    // The one that a million schedules found.
    const { tally, said } = await faults('--seed', '2026', '--only', '706692');
    assert.deepEqual(tally.ends, { paid: 1 }, said);
  });

  for (const [what, seed, only] of [
    ['takes back no transfer that it counts as paid', '77', '4245'],
    ['tells an operator of money at a till whose capture alone is reported', '4711', '1125'],
    ['lists each payment at a till that came after its shopper had taken another method', '77', '7870'],
  ] as const)
    it(what, async () => {
      const { code, said, tally } = await faults('--seed', seed, '--only', only);
      assert.equal(code, 0, said);
      assert.equal(tally.schedules, 1);
    });

  it('tells no shopper "not paid" of a payment that was made where the merchant has no ledger', async () => {
    const { code, said, tally } = await faults('--own-proxy', '--runs', '200', '--seed', '20261121');
    assert.equal(code, 0, said);
    assert.deepEqual([tally.schedules, tally.falseNegatives], [200, 0]);
  });

  it('repeats to the letter', async () => {
    const twice = await Promise.all([1, 2].map(() => faults('--runs', '60', '--seed', '7')));
    assert.equal(twice[0]?.said, twice[1]?.said);
  });
});

describe('the dangerous writes of the office', () => {
  it('leave no person in doubt of a refusal whose answer was lost', async () => {
    const row = 'balancePlatform.createTransactionRule';
    const { code, said, tally } = await office('--seed', '20261130', '--only', '18840', '--row', row);
    assert.equal(code, 0, said);
    assert.equal(tally.violations, 0);
  });

  it('are done once for each time they are meant, by the platform’s books, in 105 schedules', async () => {
    const { code, said, tally } = await office('--runs', '105', '--seed', '20261128');
    assert.equal(code, 0, said);
    assert.equal(tally.schedules, 105);
    assert.deepEqual(
      DEEDS.filter(({ row }) => !tally.done[row]),
      [],
    );
  });

  it('repeat to the letter', async () => {
    const twice = await Promise.all([1, 2].map(() => office('--runs', '22', '--seed', '7')));
    assert.equal(twice[0]?.said, twice[1]?.said);
  });

  for (const weak of OFFICE_WEAK)
    it(`show ${weak} within 300 schedules`, async () => {
      const { code, tally } = await office('--runs', '300', '--seed', '3', '--weak', weak);
      assert.equal(code, 1);
      assert.ok(tally.schedules < 300);
    });
});

describe('the check has teeth', () => {
  for (const weak of [...WEAK_CLIENTS, ...WEAK_PROXIES])
    it(`finds ${weak} within 2,000 schedules`, async () => {
      const { code, tally } = await faults('--runs', '2000', '--seed', SEEDS[weak] ?? '3', '--weak', weak);
      assert.equal(code, 1);
      assert.ok(tally.schedules < 2000);
    });
});
