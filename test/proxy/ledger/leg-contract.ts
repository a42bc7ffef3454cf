import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { Ledger, NewAttempt } from '../../../src/proxy/index.js';
import { ordersOf } from './new-attempt.js';

const at = 1_800_000_000_000;

/** What every ledger does with keys that were announced, fenced or cancelled, and with attempts as time passes. */
export function legContract(open: () => Ledger): void {
  const fresh = ordersOf('LEG');
  const paid = { outcome: 'paid', facts: {}, at } as const;

  it('C7-117: fences a key that was never begun, for good, and holds no order with it', async () => {
    const [ledger, make] = [open(), fresh()];
    const fenced = await ledger.fence(make('a'));
    assert.deepEqual(
      [fenced.isFenced, fenced.state, fenced.outcome, fenced.leg, fenced.facts.reason],
      [true, 'settled', 'cancelled', 'released', 'not-sent'],
    );
    const late = await ledger.begin(make('a'));
    assert.equal(late.kind === 'known' && late.attempt.isFenced, true);
    assert.equal((await ledger.settle(make('a').key, paid))?.outcome, 'cancelled');
    assert.equal(await ledger.findByOrder(make('a').order, ['owner-1']), undefined);
    assert.equal((await ledger.begin(make('b'))).kind, 'begun');
  });

  it('C7-117: does not fence what was begun', async () => {
    const [ledger, make] = [open(), fresh()];
    await ledger.begin(make('a'));
    const stands = await ledger.fence(make('a'));
    assert.deepEqual([stands.isFenced, stands.leg], [false, 'open']);
  });

  it('C7-117: lets either win where a fence and a beginning race, never both, and neither fails', async () => {
    const ledger = open();
    const race = async (attempt: NewAttempt) => {
      const [begun, fenced] = await Promise.all([ledger.begin(attempt), ledger.fence(attempt)]);
      assert.equal(begun.kind === 'begun', !fenced.isFenced);
    };
    for (let round = 0; round < 40; round++)
      await Promise.all(Array.from({ length: 8 }, () => race(fresh()('race'))));
  });

  it('tells an owner of the key they announced last, until something stands under it', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    await ledger.reserve({ owner: 'owner-1', order, key: `${order}-x`, at });
    await ledger.reserve({ owner: 'owner-1', order, key: make('a').key, at: at + 1 });
    assert.equal(await ledger.findReserved(order, ['other', 'owner-1']), make('a').key);
    assert.equal(await ledger.findReserved(order, ['other']), undefined);
    await ledger.fence(make('a'));
    assert.equal(await ledger.findReserved(order, ['owner-1']), undefined);
  });

  it('C7-117: does not let an attempt pay its order whose cancel was asked for, unless that was taken back', async () => {
    const [ledger, make] = [open(), fresh()];
    const wait = { outcome: 'action-required', facts: {}, paymentData: 'state', at } as const;
    const asked = { ...wait, facts: { reason: 'cancel-requested' } } as const;
    await ledger.begin(make('a'));
    await ledger.settle(make('a').key, asked);
    const late = await ledger.settle(make('a').key, { ...paid, pspReference: 'LATE' });
    const standing = async () => {
      const order = await ledger.findOrder(make('a').order);
      return [order?.isPaid, order?.openAttempt];
    };
    assert.deepEqual(
      [late?.outcome, late?.leg, late?.facts, late?.authorised, late?.pspReference],
      ['action-required', 'open', { isApproved: true, reason: 'cancel-requested' }, 0, 'LATE'],
    );
    assert.deepEqual(await ledger.settle(make('a').key, { ...paid, pspReference: 'LATE' }), late);
    assert.deepEqual(await ledger.settle(make('a').key, { ...wait, paymentData: 'other' }), late);
    assert.deepEqual(await standing(), [false, make('a').key]);
    const cancelled = { outcome: 'cancelled', facts: { reason: 'cancel-requested' }, at } as const;
    const end = await ledger.settle(make('a').key, cancelled);
    assert.deepEqual([end?.outcome, end?.leg, end?.facts], ['cancelled', 'released', cancelled.facts]);
    assert.deepEqual(await standing(), [false, undefined]);
    await ledger.begin(make('b'));
    await ledger.settle(make('b').key, asked);
    const waits = await ledger.settle(make('b').key, wait);
    assert.deepEqual([waits?.leg, waits?.paymentData], ['open', 'state']);
    assert.equal((await ledger.settle(make('b').key, paid))?.outcome, 'paid');
    assert.equal((await ledger.findOrder(make('b').order))?.isPaid, true);
  });

  it('lists what may yet be charged and no process works on', async () => {
    const [ledger, make] = [open(), fresh()];
    const { key } = make('a');
    const isListed = async (before: number) =>
      (await ledger.unsettled(before)).some((attempt) => attempt.key === key);
    await ledger.begin(make('a'));
    assert.deepEqual([await isListed(at), await isListed(at + 1)], [false, true]);
    await ledger.settle(key, { outcome: 'unknown', facts: {}, at });
    assert.equal(await isListed(at + 1), true);
    await ledger.settle(key, paid);
    assert.equal(await isListed(at + 1), false);
  });

  it('keeps that an order is paid when its attempts are purged, and what the shop was not told yet', async () => {
    const [ledger, make] = [open(), fresh()];
    const old = { at: 1000 };
    await ledger.begin(make('a', old));
    await ledger.settle(make('a').key, paid);
    await ledger.purge(2000);
    assert.notEqual(await ledger.find(make('a').key), undefined);
    const [telling = assert.fail()] = await ledger.beginTellings({
      at,
      until: at,
      order: make('a').order,
      limit: 1,
    });
    await ledger.endTelling(telling, 'told');
    await ledger.purge(2000);
    assert.equal(await ledger.find(make('a').key), undefined);
    assert.equal((await ledger.findOrder(make('a').order))?.isPaid, true);
    assert.equal((await ledger.begin(make('b'))).kind, 'order-paid');
    const other = fresh();
    await ledger.begin(other('open', old));
    await ledger.purge(2000);
    assert.notEqual(await ledger.find(other('open').key), undefined);
  });

  it('forgets whose attempts they were, once they are over', async () => {
    const [ledger, make] = [open(), fresh()];
    const owner = `owner-of-${make('a').order}`;
    await ledger.begin(make('a', { owner }));
    assert.equal(await ledger.erase([owner]), 1);
    await ledger.settle(make('a').key, { ...paid, facts: { lastFour: '1111' } });
    assert.equal(await ledger.erase([owner]), 0);
    const erased = await ledger.find(make('a').key);
    assert.deepEqual([erased?.owner, erased?.facts, erased?.outcome], ['', {}, 'paid']);
    assert.equal((await ledger.findOrder(make('a').order))?.isPaid, true);
  });
}
