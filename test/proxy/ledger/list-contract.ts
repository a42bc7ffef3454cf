import assert from 'node:assert/strict';
import { it } from 'node:test';

import fc from 'fast-check';

import type { Attempt, AttemptFilter, Ledger } from '../../../src/proxy/index.js';
import { newAttempt } from './new-attempt.js';

/** Other contracts write at other times, so what is listed from here on is this one's alone. */
const START = 5_000_000_000_000;
/** When attempts are begun that are found by their names alone. */
const EARLIER = 1_800_000_000_000;

interface Made {
  readonly name: string;
  readonly at: number;
  readonly value: number;
  readonly currency: string;
  readonly brand?: string | undefined;
  readonly outcome?: 'paid' | 'refused' | undefined;
}

const made = fc.record({
  at: fc.integer({ min: START, max: START + 4 }),
  value: fc.integer({ min: 1, max: 5 }),
  currency: fc.constantFrom('EUR', 'JPY'),
  brand: fc.constantFrom('visa', 'ideal', undefined),
  outcome: fc.constantFrom('paid' as const, 'refused' as const, undefined),
});

const filters = fc.record(
  {
    from: fc.integer({ min: START, max: START + 4 }),
    until: fc.integer({ min: START, max: START + 5 }),
    outcome: fc.constantFrom('paid', 'refused', 'unknown', 'pending'),
    currency: fc.constantFrom('EUR', 'JPY'),
    method: fc.constantFrom('visa', 'ideal'),
    least: fc.integer({ min: 1, max: 5 }),
    most: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: [] },
);

/** Written by itself, and not by what the ledgers share. */
function asksFor(filter: AttemptFilter, made: Made): boolean {
  const { at, value, currency, brand } = made;
  const outcome: string = made.outcome ?? 'unknown';
  if (filter.from !== undefined && at < filter.from) return false;
  if (filter.until !== undefined && at >= filter.until) return false;
  if (filter.least !== undefined && value < filter.least) return false;
  if (filter.most !== undefined && value > filter.most) return false;
  // What is under way has told nothing of its method yet.
  const told = outcome === 'unknown' ? undefined : brand;
  return [
    [filter.outcome, outcome],
    [filter.currency, currency],
    [filter.method, told],
  ].every(([wanted, is]) => wanted === undefined || wanted === is);
}

/** How every ledger finds the attempts of a list, wherever it keeps them. */
export function listContract(open: () => Ledger): void {
  let runs = 0;

  async function write(ledger: Ledger, { name, at, value, currency, brand, outcome }: Made): Promise<void> {
    const amount = { value, currency };
    await ledger.begin(
      newAttempt(name, { order: `ORDER-${name}`, reference: name, orderValue: value, amount, at }),
    );
    if (outcome) await ledger.settle(name, { outcome, facts: { ...(brand && { brand }) }, at });
  }

  it('shows each attempt that a filter asks for once, the latest first, whatever is begun between two pages', async () => {
    const ledger = open();
    const property = async (
      first: readonly Omit<Made, 'name'>[],
      later: readonly Omit<Made, 'name'>[],
      filter: AttemptFilter,
      limit: number,
    ): Promise<void> => {
      const run = `list-${++runs}-`;
      const known = first.map((each, at) => ({ ...each, name: `${run}${at}` }));
      const late = later.map((each, at) => ({ ...each, name: `${run}late-${at}` }));
      await ledger.fence(
        newAttempt(`${run}fenced`, { order: `F-${run}`, reference: `${run}fenced`, at: START }),
      );
      for (const each of known) await write(ledger, each);
      const seen: Attempt[] = [];
      for (let after: Attempt | undefined; ;) {
        const part = await ledger.list({ ...filter, search: run, after, limit });
        seen.push(...part);
        if (part.length < limit) break;
        after = part.at(-1);
        const next = late.pop();
        if (next) await write(ledger, next);
      }
      const names = seen.map(({ reference }) => reference);
      assert.equal(new Set(names).size, names.length, 'nothing twice');
      const wanted = known.filter((each) => asksFor(filter, each)).map(({ name }) => name);
      assert.deepEqual(names.filter((name) => !name.includes('late')).toSorted(), wanted.toSorted());
      for (const [at, one] of seen.entries()) assert.ok(at === 0 || one.begunAt <= seen[at - 1]!.begunAt);
    };
    const some = fc.array(made, { maxLength: 7 });
    await fc.assert(fc.asyncProperty(some, some, filters, fc.integer({ min: 1, max: 4 }), property), {
      numRuns: 60,
    });
  });

  it('adds up what a filter asks for, in each currency by itself', async () => {
    const ledger = open();
    await fc.assert(
      fc.asyncProperty(fc.array(made, { maxLength: 7 }), filters, async (all, filter) => {
        const run = `sum-${++runs}-`;
        const known = all.map((each, at) => ({ ...each, name: `${run}${at}` }));
        for (const each of known) await write(ledger, each);
        const counted = await ledger.countPayments({ ...filter, search: run });
        const found = known.filter((each) => asksFor(filter, each));
        for (const currency of ['EUR', 'JPY'])
          for (const [name, isIn] of [
            ['tried', () => true],
            ['paid', ({ outcome }: Made) => outcome === 'paid'],
          ] as const) {
            const own = found.filter((each) => each.currency === currency && isIn(each));
            const sum = own.reduce((total, { value }) => total + value, 0);
            const told = counted.find((each) => each.name === name && each.currency === currency);
            assert.deepEqual([told?.count ?? 0, told?.value ?? 0], [own.length, sum], `${name} ${currency}`);
          }
      }),
      { numRuns: 40 },
    );
  });

  it('knows what payments can be narrowed to, and a method that is waited for before it has ended', async () => {
    const ledger = open();
    const base = { at: START, value: 1, currency: 'XTS' } as const;
    await write(ledger, { ...base, name: 'words-card', brand: 'zz_card', outcome: 'paid' });
    await write(ledger, { ...base, name: 'words-voucher' });
    const action = { type: 'voucher', subtype: 'zz_voucher' };
    await ledger.settle('words-voucher', { outcome: 'pending', facts: { action }, at: START });
    await ledger.begin(newAttempt('words-bank', { order: 'words-bank', reference: 'words-bank', at: START }));
    const redirect = { type: 'redirect', subtype: 'zz_bank' };
    await ledger.settle('words-bank', { outcome: 'action-required', facts: { action: redirect }, at: START });
    const { currencies, methods } = await ledger.wordsOfPayments();
    assert.ok(currencies.includes('EUR') && currencies.includes('XTS'));
    assert.deepEqual(
      methods.filter((method) => method.startsWith('zz_')),
      ['zz_card', 'zz_voucher'],
    );
    assert.equal(new Set([...currencies, ...methods]).size, currencies.length + methods.length);
    const found = await ledger.list({ method: 'zz_voucher', outcome: 'pending', limit: 9 });
    assert.deepEqual(
      found.map(({ key }) => key),
      ['words-voucher'],
    );
  });

  it('lists attempts, latest first and part by part, each once', async () => {
    const ledger = open();
    const make = (key: string, later: number) =>
      ledger.begin(newAttempt(key, { order: `LIST-${key}`, reference: `LIST-${key}`, at: EARLIER + later }));
    for (const [key, later] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
      ['d', 2],
    ] as const)
      await make(key, later);
    const whole = await ledger.list({ search: 'LIST-', limit: 10 });
    assert.deepEqual(
      whole.map(({ key }) => key),
      ['b', 'd', 'c', 'a'],
    );
    const parts = [];
    for (let after = undefined; ;) {
      const [attempt] = await ledger.list({ search: 'LIST-', limit: 1, after });
      if (!attempt) break;
      parts.push(attempt);
      after = attempt;
    }
    assert.deepEqual(parts, whole);
    assert.ok((await ledger.list({ limit: 1000 })).length >= 4);
  });

  it('finds attempts by how their order or either reference begins, and by nothing else', async () => {
    const ledger = open();
    const attempt = newAttempt('seek', { order: 'SEEK_1', reference: 'seek-reference' });
    await ledger.begin(attempt);
    await ledger.settle('seek', { outcome: 'paid', facts: {}, pspReference: 'XPSP-SEEK', at: EARLIER });
    await ledger.begin(newAttempt('hide', { order: 'SEEKX1', reference: 'hidden-reference' }));
    const keys = async (search: string) => (await ledger.list({ search, limit: 10 })).map(({ key }) => key);
    for (const search of ['SEEK_', 'SEEK_1', 'seek-ref', 'XPSP-S'])
      assert.deepEqual(await keys(search), ['seek']);
    for (const search of ['EEK', '%', '%SEEK', 'seek_reference', '\\', 'PSP-SEEK'])
      assert.deepEqual(await keys(search), [], search);
  });
}
