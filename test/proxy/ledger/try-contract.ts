import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';

import type { Addition, Ledger, NewAttempt } from '../../../src/proxy/index.js';
import { newAttempt } from './new-attempt.js';

const at = 1_800_000_000_000;
const HOUR = 3_600_000;

/** What every ledger does with envelopes, and with counts of what was tried. */
export function tryContract(open: () => Ledger): void {
  const fresh = (key: string, digests: readonly string[], order: string = randomUUID()): NewAttempt =>
    newAttempt(`${order}-${key}`, { order, envelopes: { digests, until: at + HOUR } });
  const one = (): string => randomUUID();
  const tried = (name: string, changes: Partial<Addition> = {}): Addition => ({
    name,
    window: HOUR,
    tries: 1,
    fine: 0,
    ...changes,
  });

  it('C1-18: takes an envelope for one attempt, whatever became of that one and whichever part is used again', async () => {
    const ledger = open();
    const [number, code] = [one(), one()];
    const first = fresh('a', [number, code]);
    assert.equal((await ledger.begin(first)).kind, 'begun');
    assert.equal((await ledger.begin(first)).kind, 'known');
    assert.equal((await ledger.begin(fresh('b', [number, one()]))).kind, 'envelope-used');
    await ledger.settle(first.key, { outcome: 'refused', facts: {}, at });
    assert.equal((await ledger.begin(fresh('c', [one(), code], first.order))).kind, 'envelope-used');
    assert.equal(await ledger.findOrder('no such order'), undefined);
    assert.equal((await ledger.begin(fresh('d', [one(), one()], first.order))).kind, 'begun');
  });

  it('C1-18: of attempts that race with one envelope lets one begin, and the others hold no order', async () => {
    const ledger = open();
    for (let round = 0; round < 5; round++) {
      const shared = [one(), one()];
      const attempts = ['a', 'b', 'c', 'd'].map((key, at) =>
        fresh(key, at % 2 ? shared : [shared[1] ?? '', one()]),
      );
      const begun = await Promise.all(attempts.map((attempt) => ledger.begin(attempt)));
      assert.deepEqual(begun.map(({ kind }) => kind).toSorted(), [
        'begun',
        'envelope-used',
        'envelope-used',
        'envelope-used',
      ]);
      for (const [place, { order, key }] of attempts.entries())
        if (begun[place]?.kind !== 'begun') {
          assert.equal(await ledger.find(key), undefined);
          assert.equal((await ledger.findOrder(order))?.openAttempt, undefined);
        }
    }
  });

  it('C1-18: lets one attempt use what a question about its order used, and no other', async () => {
    const ledger = open();
    const envelopes = { digests: [one(), one()], until: at + HOUR };
    const question = `question-${one()}`;
    assert.equal(await ledger.useEnvelopes({ ...envelopes, by: question }), true);
    const asked = (key: string, after?: string): NewAttempt => {
      const attempt = fresh(key, envelopes.digests);
      return { ...attempt, envelopes: { ...envelopes, after } };
    };
    assert.equal((await ledger.begin(asked('a'))).kind, 'envelope-used');
    assert.equal((await ledger.begin(asked('b', 'question-other'))).kind, 'envelope-used');
    const kinds = await Promise.all(
      ['c', 'd', 'e'].map(async (key) => (await ledger.begin(asked(key, question))).kind),
    );
    assert.deepEqual(kinds.toSorted(), ['begun', 'envelope-used', 'envelope-used']);
    assert.equal(await ledger.useEnvelopes({ ...envelopes, by: question }), false);
  });

  it('C1-18: takes an envelope for one use beside payments too, and again for the same one', async () => {
    const ledger = open();
    const [used, until] = [one(), at + HOUR];
    assert.equal(await ledger.useEnvelopes({ digests: [used], by: 'row', until }), true);
    assert.equal(await ledger.useEnvelopes({ digests: [used], by: 'row', until }), true);
    const other = one();
    assert.equal(await ledger.useEnvelopes({ digests: [other, used], by: 'other', until }), false);
    assert.equal((await ledger.begin(fresh('a', [used]))).kind, 'envelope-used');
    assert.equal((await ledger.begin(fresh('b', [other]))).kind, 'begun');
  });

  it('forgets an envelope after its life, and not before', async () => {
    const ledger = open();
    const used = one();
    await ledger.begin(fresh('a', [used]));
    await ledger.purgeTries(at + HOUR - 1);
    assert.equal((await ledger.begin(fresh('b', [used]))).kind, 'envelope-used');
    await ledger.purgeTries(at + HOUR);
    assert.equal((await ledger.begin(fresh('b', [used]))).kind, 'begun');
  });

  it('counts what is tried, each name for itself, and in whatever order they are named', async () => {
    const ledger = open();
    const [a, b] = [one(), one()];
    await ledger.count([tried(a), tried(b, { tries: 0, fine: 1 })], at);
    const counts = await ledger.count([tried(b), tried(a, { fine: 1 })], at + 5);
    assert.deepEqual(counts, [
      { name: b, tries: 1, fine: 1, earlier: 0, until: at + HOUR },
      { name: a, tries: 2, fine: 1, earlier: 0, until: at + HOUR },
    ]);
    const [taken] = await ledger.count([tried(a, { tries: -1, fine: 0 })], at + 6);
    assert.equal(taken?.tries, 1);
    const many = await Promise.all(
      Array.from({ length: 20 }, () => ledger.count([tried(a), tried(b)], at + 7)),
    );
    assert.equal(Math.max(...many.map(([count]) => count?.tries ?? 0)), 21);
  });

  it('begins to count again after a window, and remembers what was fine in the one before', async () => {
    const ledger = open();
    const name = one();
    await ledger.count([tried(name, { tries: 3, fine: 2 })], at);
    const [next] = await ledger.count([tried(name)], at + HOUR);
    assert.deepEqual(next, { name, tries: 1, fine: 0, earlier: 2, until: at + 2 * HOUR });
    await ledger.purgeTries(at + 27 * HOUR);
    const [last] = await ledger.count([tried(name)], at + 27 * HOUR);
    assert.deepEqual([last?.tries, last?.earlier], [1, 0]);
  });

  it('forgets a count a day after its window, and not before', async () => {
    const ledger = open();
    const name = one();
    const earlier = async (moment: number) =>
      (await ledger.count([tried(name, { fine: 1 })], moment))[0]?.earlier;
    await earlier(at);
    await ledger.purgeTries(at + 25 * HOUR - 1);
    assert.equal(await earlier(at + 25 * HOUR - 1), 1);
    await ledger.purgeTries(at + 50 * HOUR - 1);
    assert.equal(await earlier(at + 50 * HOUR - 1), 0);
  });

  it('lets no shopper wait longer than a window where the clock goes back', async () => {
    const ledger = open();
    const name = one();
    await ledger.count([tried(name)], at);
    const [count] = await ledger.count([tried(name)], at - 10 * HOUR);
    assert.deepEqual([count?.tries, count?.until], [2, at - 9 * HOUR]);
  });
}
