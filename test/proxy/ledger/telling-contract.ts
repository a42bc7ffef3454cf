import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { Outcome } from '../../../src/client/index.js';
import type { Ledger, Telling } from '../../../src/proxy/index.js';
import { newAttempt } from './new-attempt.js';

const at = 1_800_000_000_000;
const SECOND = 1000;

/** What every ledger does about hooks that have not heard of something. Each test gets an order of its own. */
export function tellingContract(open: () => Ledger): void {
  let count = 0;
  const fresh = () => {
    const order = `TOLD-${++count}`;
    const ledger = open();
    const due = (moment: number): Promise<readonly Telling[]> =>
      ledger.beginTellings({ at: moment, until: moment + 15 * SECOND, order, limit: 10 });
    const keyOf = (key: string): string => `${order}-${key}`;
    return {
      order,
      ledger,
      keyOf,
      referenceOf: (key: string) => `${order}-${key}-ref`,
      begin: (key: string) =>
        ledger.begin(newAttempt(keyOf(key), { order, reference: `${order}-${key}-ref` })),
      settle: (key: string, outcome: Outcome, moment = at) =>
        ledger.settle(keyOf(key), { outcome, facts: {}, at: moment }),
      due,
      said: async (moment: number) => (await due(moment)).map(({ outcome }) => outcome),
    };
  };

  it('gives what a hook has not heard of to one caller at a time, and again once that caller is lost', async () => {
    const { begin, settle, said, keyOf, ledger, order } = fresh();
    await begin('a');
    assert.deepEqual(await said(at), []);
    await settle('a', 'action-required');
    assert.deepEqual(await said(at), []);
    await settle('a', 'pending');
    const search = { at, until: at + 15 * SECOND, order, limit: 10 };
    const found = await Promise.all([1, 2, 3].map(() => ledger.beginTellings(search)));
    const [telling, ...others] = found.flat();
    assert.deepEqual([telling?.outcome, telling?.attempt.key, telling?.tries], ['pending', keyOf('a'), 1]);
    assert.deepEqual([others, await said(at + 14 * SECOND)], [[], []]);
    assert.deepEqual(await said(at + 15 * SECOND), ['pending']);
  });

  it('tells an outcome until it was told, and a newer one once no process is telling the one before', async () => {
    const { begin, settle, due, said, ledger } = fresh();
    await begin('a');
    await settle('a', 'pending');
    const [pending = assert.fail()] = await due(at);
    await settle('a', 'paid', at + 1);
    assert.deepEqual(await said(at + 1), []);
    await ledger.endTelling(pending, 'told');
    assert.equal((await ledger.find(pending.attempt.key))?.told, undefined);
    const [paid = assert.fail()] = await due(at + 2);
    assert.deepEqual([paid.outcome, paid.tries], ['paid', 1]);
    await ledger.endTelling(paid, 'told');
    assert.deepEqual(await said(at + 3), []);
  });

  it('waits no longer where the clock goes back', async () => {
    const { begin, settle, due, said, ledger } = fresh();
    const before = at - 86_400 * SECOND;
    await begin('a');
    await settle('a', 'paid');
    const [first = assert.fail()] = await due(at);
    await ledger.followClock(before);
    assert.deepEqual(await said(before + 14 * SECOND), []);
    assert.deepEqual(await said(before + 15 * SECOND), ['paid']);
    await ledger.endTelling(first, { again: before + 75 * SECOND });
    await ledger.followClock(before - 3600 * SECOND);
    assert.deepEqual(await said(before - 3541 * SECOND), []);
    assert.deepEqual(await said(before - 3540 * SECOND), ['paid']);
  });

  it('waits before it tells again, and not where there is something new to tell', async () => {
    const { begin, settle, due, said, ledger } = fresh();
    await begin('a');
    await settle('a', 'pending');
    const [first = assert.fail()] = await due(at);
    await ledger.endTelling(first, { again: at + 60 * SECOND });
    assert.deepEqual(await said(at + 59 * SECOND), []);
    const [second = assert.fail()] = await due(at + 60 * SECOND);
    assert.equal(second.tries, 2);
    await ledger.endTelling(second, { again: at + 600 * SECOND });
    await settle('a', 'paid', at + 61 * SECOND);
    assert.deepEqual(await said(at + 61 * SECOND), ['paid']);
  });

  it('tells the outcomes of one order one after the other', async () => {
    const { begin, settle, due, said, ledger } = fresh();
    await begin('a');
    await settle('a', 'refused');
    await begin('b');
    await settle('b', 'paid', at + 1);
    const [refused = assert.fail(), ...others] = await due(at + 1);
    assert.deepEqual([refused.outcome, others, await said(at + 2)], ['refused', [], []]);
    await ledger.endTelling(refused, { again: at + 60 * SECOND });
    assert.deepEqual(await said(at + 3), []);
    const [again = assert.fail()] = await due(at + 60 * SECOND);
    await ledger.endTelling(again, 'told');
    assert.deepEqual(await said(at + 61 * SECOND), ['paid']);
  });

  it('keeps a dead letter apart, where it holds up nothing, until it is told again', async () => {
    const { begin, settle, due, said, ledger, referenceOf } = fresh();
    const dead = async () =>
      (await ledger.deadTellings(referenceOf('a'))).map(({ hook, outcome }) => [hook, outcome]);
    await begin('a');
    await settle('a', 'refused');
    const [refused = assert.fail()] = await due(at);
    await ledger.endTelling(refused, 'dead');
    assert.deepEqual([await said(at + 3600 * SECOND), await dead()], [[], [['onSettled', 'refused']]]);
    assert.equal(await ledger.reviveTelling(refused), true);
    assert.deepEqual([await said(at), await dead()], [['refused'], []]);
    await ledger.endTelling(refused, 'dead');
    await begin('b');
    await settle('b', 'paid', at + 1);
    const [paid = assert.fail()] = await due(at + 1);
    await ledger.endTelling(paid, 'told');
    // What was told later must not be followed by what came before it.
    assert.equal(await ledger.reviveTelling(refused), false);
    assert.deepEqual([await said(at + 2), await dead()], [[], [['onSettled', 'refused']]]);
    await ledger.endTelling(refused, 'told');
    assert.deepEqual(await dead(), []);
  });

  it('is no dead letter any more once the attempt ended otherwise', async () => {
    const { begin, settle, due, said, ledger, referenceOf } = fresh();
    await begin('a');
    await settle('a', 'unknown');
    const [unknown = assert.fail()] = await due(at);
    await ledger.endTelling(unknown, 'dead');
    await settle('a', 'paid', at + 1);
    assert.deepEqual(await ledger.deadTellings(referenceOf('a')), []);
    assert.deepEqual(await said(at + 1), ['paid']);
  });

  it('keeps what was given back until it was told, once for each payment', async () => {
    const { begin, settle, due, order, referenceOf, ledger } = fresh();
    await begin('a');
    await settle('a', 'action-required');
    const given = { reference: referenceOf('a'), order, pspReference: `PSP-${order}`, at };
    await ledger.keepReversal(given);
    await ledger.keepReversal({ ...given, at: at + 1 });
    const [telling = assert.fail(), ...others] = await due(at);
    assert.deepEqual(
      [telling.hook, telling.pspReference, telling.attempt.reference, telling.since, others],
      ['onReversed', given.pspReference, given.reference, at, []],
    );
    await ledger.endTelling(telling, { again: at + SECOND });
    assert.deepEqual(await due(at), []);
    const [again = assert.fail()] = await due(at + SECOND);
    assert.equal(again.tries, 2);
    await ledger.endTelling(again, 'dead');
    assert.equal((await ledger.deadTellings(given.reference)).length, 1);
    assert.equal(await ledger.reviveTelling(again), true);
    const [revived = assert.fail()] = await due(at + 2 * SECOND);
    await ledger.endTelling(revived, 'told');
    assert.deepEqual(await due(at + 3600 * SECOND), []);
  });

  it('gives what was tried least first, so that what fails does not hold up what is new', async () => {
    const ledger = open();
    const [old, young] = [fresh(), fresh()];
    await old.begin('a');
    await old.settle('a', 'refused');
    const [failed = assert.fail()] = await old.due(at);
    await ledger.endTelling(failed, { again: at });
    await young.begin('a');
    await young.settle('a', 'refused', at + 1);
    const orders: string[] = [];
    for (let found = 1; found > 0;) {
      const part = await ledger.beginTellings({ at: at + 2, until: at + 3, limit: 1 });
      orders.push(...part.map(({ attempt }) => attempt.order));
      found = part.length;
    }
    assert.ok(orders.indexOf(young.order) >= 0 && orders.indexOf(young.order) < orders.indexOf(old.order));
  });

  it('says how much waits, and since when', async () => {
    const { begin, settle, due, ledger } = fresh();
    const before = await ledger.backlog();
    await begin('a');
    assert.equal((await ledger.backlog()).unknown, before.unknown + 1);
    await settle('a', 'paid', 5);
    const waiting = await ledger.backlog();
    assert.deepEqual([waiting.untold, waiting.untoldSince], [before.untold + 1, 5]);
    const [paid = assert.fail()] = await due(at);
    await ledger.endTelling(paid, { again: at + SECOND });
    assert.equal((await ledger.backlog()).untold, before.untold + 1);
    await ledger.endTelling(paid, 'dead');
    const after = await ledger.backlog();
    assert.deepEqual(
      [after.untold, after.dead, after.unknown],
      [before.untold, before.dead + 1, before.unknown],
    );
  });

  it('counts as open for long what is on its way or unknown, and not what waits for the shopper', async () => {
    const { begin, settle, keyOf, ledger } = fresh();
    const before = (await ledger.backlog()).unknown;
    const added = async () => (await ledger.backlog()).unknown - before;
    await begin('a');
    assert.equal(await added(), 1);
    await settle('a', 'action-required');
    assert.equal(await added(), 0);
    await ledger.beginDetails({ digest: keyOf('digest'), key: keyOf('a'), at, lostBefore: 0 });
    assert.equal(await added(), 1);
    await settle('a', 'unknown');
    assert.equal(await added(), 1);
    await settle('a', 'refused');
    assert.equal(await added(), 0);
  });

  it('counts money given back that was not told as waiting, until it is a dead letter', async () => {
    const { begin, settle, order, referenceOf, ledger } = fresh();
    const before = await ledger.backlog();
    const added = async () => {
      const { untold, dead } = await ledger.backlog();
      return [untold - before.untold, dead - before.dead];
    };
    await begin('a');
    await settle('a', 'action-required');
    await ledger.keepReversal({ reference: referenceOf('a'), order, pspReference: `PSP-${order}`, at });
    assert.deepEqual(await added(), [1, 0]);
    const [telling = assert.fail()] = await ledger.beginTellings({ at, until: at, order, limit: 1 });
    await ledger.endTelling(telling, 'dead');
    assert.deepEqual(await added(), [0, 1]);
    await ledger.endTelling(telling, 'told');
  });

  it('gives and lists what happened first before what happened later, whichever was written down first', async () => {
    const { begin, settle, order, referenceOf, ledger, due } = fresh();
    await begin('a');
    await settle('a', 'action-required');
    const given = { reference: referenceOf('a'), order };
    for (const [name, moment] of [
      ['2', at + 2],
      ['1', at + 1],
      ['3', at + 3],
    ] as const)
      await ledger.keepReversal({ ...given, pspReference: `PSP-${order}-${name}`, at: moment });
    const first = await ledger.beginTellings({ at: at + 9, until: at + 9, order, limit: 1 });
    assert.deepEqual(
      first.map(({ since }) => since),
      [at + 1],
    );
    for (const telling of await due(at + 9)) await ledger.endTelling(telling, 'dead');
    assert.deepEqual(
      (await ledger.deadTellings(referenceOf('a'))).map(({ since }) => since),
      [at + 1, at + 2, at + 3],
    );
  });

  it('tells what began first first, where two ended at the same moment, and may tell that again', async () => {
    const { begin, settle, due, ledger } = fresh();
    await begin('a');
    await settle('a', 'refused');
    await begin('b');
    await settle('b', 'refused');
    const [first = assert.fail()] = await due(at);
    assert.equal(first.attempt.key.endsWith('-a'), true);
    await ledger.endTelling(first, 'dead');
    const [second = assert.fail()] = await due(at);
    await ledger.endTelling(second, 'told');
    assert.equal(await ledger.reviveTelling(first), true);
  });

  it('takes the end of a telling whose payment was forgotten in the meantime', async () => {
    const { begin, settle, due, keyOf, ledger } = fresh();
    await begin('a');
    await settle('a', 'refused');
    const [telling = assert.fail()] = await due(at);
    const forgotten = { ...telling.attempt, key: keyOf('forgotten') };
    await ledger.endTelling({ ...telling, attempt: forgotten }, 'told');
    assert.equal((await ledger.find(keyOf('a')))?.told, undefined);
  });
}
