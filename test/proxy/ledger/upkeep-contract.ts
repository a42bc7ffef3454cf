import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { Ledger, NewAttempt, NewIntent, PlatformEvent, Settlement } from '../../../src/proxy/index.js';
import { CLOCK_SLACK } from '../../../src/proxy/ledger/ledger.js';
import { ordersOf } from './new-attempt.js';

const at = 1_800_000_000_000;
const LONG_AGO = 1000;
const EUR = (value: number) => ({ value, currency: 'EUR' });

/** What every ledger forgets, and what it does where a clock goes back, an answer stays unknown or a price changes. */
export function upkeepContract(open: () => Ledger): void {
  const fresh = ordersOf('UPKEEP', { at: LONG_AGO });
  const intentOf = (who: string, name: string, moment: number): NewIntent => ({
    id: `${who}-${name}`,
    key: 'k',
    operation: 'checkout.refundPayment',
    subject: `${who}-${name}`,
    who,
    fingerprint: 'f',
    at: moment,
  });
  const tell = async (ledger: Ledger, order: string) => {
    for (const telling of await ledger.beginTellings({ at, until: at, order, limit: 9 }))
      await ledger.endTelling(telling, 'told');
  };

  it('forgets old attempts that are over and told, with the results handed in, and no younger one', async () => {
    const ledger = open();
    const forgets = async (settlement: Omit<Settlement, 'facts' | 'at'>, begunAt = LONG_AGO) => {
      const attempt = fresh()('a', { at: begunAt });
      const { key, order } = attempt;
      await ledger.begin(attempt);
      const waiting = { outcome: 'action-required', facts: {}, at } as const;
      await ledger.settle(key, waiting);
      await ledger.beginDetails({ digest: `${key}-digest`, key, at, lostBefore: 0 });
      await ledger.endDetails(`${key}-digest`, {});
      await ledger.settle(key, { ...settlement, facts: {}, at });
      await tell(ledger, order);
      await ledger.purge(LONG_AGO + 1);
      const left = [await ledger.find(key), await ledger.findDetails(`${key}-digest`)];
      return left.map((found) => found === undefined);
    };
    assert.deepEqual(await forgets({ outcome: 'refused' }), [true, true]);
    assert.deepEqual(await forgets({ outcome: 'action-required', authorised: 500 }), [true, true], 'a part');
    assert.deepEqual(await forgets({ outcome: 'refused' }, LONG_AGO + 1), [false, false], 'younger');
    assert.deepEqual(await forgets({ outcome: 'unknown' }), [false, false], 'may yet be charged');
    assert.deepEqual(await forgets({ outcome: 'action-required' }), [false, false], 'waits for the shopper');
  });

  it('forgets old announcements of attempts, and those of a shopper who is erased', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    const [owner, other] = [`${order}-owner`, `${order}-other`];
    const announced = async (name: string) => (await ledger.findReserved(order, [name])) !== undefined;
    await ledger.reserve({ owner, order, key: `${order}-x`, at: LONG_AGO });
    await ledger.reserve({ owner: other, order, key: `${order}-y`, at });
    await ledger.purge(LONG_AGO);
    assert.deepEqual([await announced(owner), await announced(other)], [true, true]);
    await ledger.purge(LONG_AGO + 1);
    assert.deepEqual([await announced(owner), await announced(other)], [false, true]);
    await ledger.reserve({ owner, order, key: `${order}-x`, at });
    await ledger.erase([owner]);
    assert.deepEqual([await announced(owner), await announced(other)], [false, true]);
  });

  it('keeps what a donation is asked for with, until it is used, its time is over or its shopper is erased', async () => {
    const ledger = open();
    const donation = { token: 'token', method: 'scheme' } as const;
    const paid = async (settledAt: number, changes: Partial<NewAttempt> = {}) => {
      const attempt = fresh()('a', changes);
      await ledger.begin(attempt);
      await ledger.settle(attempt.key, { outcome: 'paid', facts: {}, donation, at: settledAt });
      return attempt.key;
    };
    const found = async (key: string) => (await ledger.find(key))?.donation;
    const [used, early, late] = [await paid(at), await paid(at - 2), await paid(at)];
    assert.deepEqual(await found(used), donation);
    await ledger.forgetDonations(used);
    assert.deepEqual([await found(used), await found(early)], [undefined, donation]);
    await ledger.forgetDonations(at - 2);
    assert.deepEqual(await found(early), donation);
    await ledger.forgetDonations(at - 1);
    assert.deepEqual([await found(early), await found(late)], [undefined, donation]);
    const owner = `${late}-donor`;
    const erased = await paid(at, { owner });
    await ledger.erase([owner]);
    assert.deepEqual([await found(erased), await found(late)], [undefined, donation]);
  });

  it('forgets what was asked for long ago once its answer is certain, and keeps what may have happened', async () => {
    const [ledger, make] = [open(), fresh()];
    const who = `who-of-${make('a').order}`;
    for (const state of ['answered', 'refused', 'unsent', 'unknown'] as const) {
      await ledger.beginIntent(intentOf(who, state, LONG_AGO), 0);
      await ledger.endIntent(`${who}-${state}`, { state, at });
    }
    await ledger.beginIntent(intentOf(who, 'young', LONG_AGO + 1), 0);
    await ledger.endIntent(`${who}-young`, { state: 'answered', at });
    const subjects = ['answered', 'refused', 'unsent', 'unknown', 'young'].map((name) => `${who}-${name}`);
    const left = async () => (await ledger.findIntents(subjects)).map(({ id }) => id.slice(who.length + 1));
    await ledger.purge(LONG_AGO);
    assert.equal((await left()).length, 5);
    await ledger.purge(LONG_AGO + 1);
    assert.deepEqual((await left()).toSorted(), ['unknown', 'unsent', 'young']);
    assert.deepEqual((await ledger.unfinishedIntents(who, at)).map(({ id }) => id).toSorted(), [
      `${who}-unknown`,
      `${who}-unsent`,
    ]);
  });

  it('forgets no report of the platform that something is still to be done about, and none that is young', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    const report = (id: string, moment: number): PlatformEvent => ({
      id: `${order}-${id}`,
      kind: 'capture',
      success: true,
      reference: order,
      pspReference: `${order}-${id}`,
      at: moment,
    });
    for (const event of [report('to-do', LONG_AGO), report('young', at)]) await ledger.keepEvent(event);
    await ledger.eventDone(`${order}-young`);
    await ledger.purge(LONG_AGO + 1);
    assert.equal((await ledger.findEvents([order])).length, 2);
    await ledger.eventDone(`${order}-to-do`);
  });

  it('keeps waits as they are where clocks differ by a minute at most, and shortens them where one goes back further', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    const who = `who-of-${order}`;
    const intent = intentOf(who, 'i', at);
    await ledger.beginIntent(intent, 0);
    await ledger.begin(make('a', { at }));
    await ledger.settle(make('a').key, { outcome: 'paid', facts: {}, at });
    const due = (moment: number) => ledger.beginTellings({ at: moment, until: moment, order, limit: 1 });
    const [telling = assert.fail()] = await due(at);
    await ledger.endTelling(telling, { again: at + 75_000 });
    await ledger.followClock(at - CLOCK_SLACK);
    assert.equal((await ledger.findIntent(intent.id))?.workedAt, at);
    assert.deepEqual(await due(at + 74_999), []);
    await ledger.followClock(at - CLOCK_SLACK - 1);
    assert.equal((await ledger.findIntent(intent.id))?.workedAt, at - CLOCK_SLACK - 1);
    assert.deepEqual(await due(at + 75_000 - CLOCK_SLACK - 2), []);
    assert.equal((await due(at + 75_000 - CLOCK_SLACK - 1)).length, 1);
  });

  it('ends a wait for a result at its time, however far the clock runs on', async () => {
    const [ledger, make] = [open(), fresh()];
    const { key } = make('a');
    const call = { digest: `${key}-digest`, key };
    await ledger.begin(make('a', { at }));
    await ledger.settle(key, { outcome: 'action-required', facts: {}, at });
    await ledger.beginDetails({ ...call, at, lostBefore: 0 });
    await ledger.followClock(at + 600_000);
    assert.equal(await ledger.beginDetails({ ...call, at: at + 600_000, lostBefore: at + 1 }), true);
    await ledger.settle(key, { outcome: 'refused', facts: {}, at });
  });

  it('keeps a result open while its answer is unknown, and never ends that of another attempt', async () => {
    const [ledger, make, makeOther] = [open(), fresh(), fresh()];
    const handIn = async (attempt: NewAttempt) => {
      await ledger.begin(attempt);
      await ledger.settle(attempt.key, { outcome: 'action-required', facts: {}, at });
      const call = { digest: `${attempt.key}-digest`, key: attempt.key, at };
      assert.equal(await ledger.beginDetails({ ...call, lostBefore: 0 }), true);
      return (moment: number) => ledger.beginDetails({ ...call, at: moment, lostBefore: moment });
    };
    const again = await handIn(make('a', { at }));
    const againOther = await handIn(makeOther('a', { at }));
    await ledger.settle(make('a').key, { outcome: 'unknown', facts: {}, at });
    assert.equal(await again(at + 1), true);
    await ledger.settle(make('a').key, { outcome: 'refused', facts: {}, at });
    assert.equal(await againOther(at + 1), true);
    await ledger.endDetails(`${make('a').key}-digest`, { lost: true });
    await ledger.settle(makeOther('a').key, { outcome: 'refused', facts: {}, at });
    await ledger.endDetails('no such digest', {});
    assert.equal(await ledger.findDetails('no such digest'), undefined);
  });

  it('goes by the price that was asked last, and takes parts for paid that are exactly as much', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    await ledger.begin(make('a', { orderValue: 1000, amount: EUR(1000) }));
    await ledger.settle(make('a').key, { outcome: 'refused', facts: {}, at });
    await ledger.begin(make('b', { orderValue: 2000, amount: EUR(1000) }));
    await ledger.settle(make('b').key, { outcome: 'action-required', facts: {}, authorised: 1000, at });
    assert.equal((await ledger.findOrder(order))?.isPaid, false);
    assert.equal((await ledger.findByOrder(order, ['owner-1']))?.key, make('b').key);
    await ledger.begin(make('c', { orderValue: 2000, amount: EUR(500) }));
    assert.equal((await ledger.findByOrder(order, ['owner-1']))?.key, make('c').key);
    await ledger.settle(make('c').key, { outcome: 'refused', facts: {}, at });
    assert.equal((await ledger.findByOrder(order, ['owner-1']))?.key, make('b').key);
    assert.equal((await ledger.cover(order, EUR(1000), at))?.outcome, 'paid');
  });
}
