import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { Ledger } from '../../../src/proxy/index.js';
import { ordersOf } from './new-attempt.js';

const at = 1_800_000_000_000;
const EUR = (value: number) => ({ value, currency: 'EUR' });

/** What every ledger does with the parts that pay an order, and with money that is given back. */
export function partContract(open: () => Ledger): void {
  const fresh = ordersOf('PART');
  const paid = { outcome: 'paid', facts: {}, at } as const;

  it('lists the parts that an order was paid with and that count, in the order they were authorised', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    for (const [time, key] of ['b', 'a', 'c'].entries()) {
      const part = make(key, { amount: EUR(100), orderValue: 1000 });
      await ledger.begin(part);
      const settled = { outcome: 'action-required', facts: {}, authorised: 100 } as const;
      await ledger.settle(part.key, { ...settled, at: at + time });
    }
    const keys = async () => (await ledger.partsOf(order)).map(({ key }) => key);
    assert.deepEqual(
      await keys(),
      ['b', 'a', 'c'].map((key) => make(key).key),
    );
    await ledger.giveBack(make('a').key, at);
    assert.deepEqual(
      await keys(),
      ['b', 'c'].map((key) => make(key).key),
    );
    assert.deepEqual(await ledger.partsOf('no such order'), []);
  });

  it('adds up the parts of an order, and never lets them exceed it', async () => {
    const [ledger, make] = [open(), fresh()];
    const gift = await ledger.begin(make('gift', { orderValue: 5000, amount: EUR(1999) }));
    assert.equal(gift.kind === 'begun' && gift.attempt.rest, 3001);
    const part = {
      outcome: 'action-required',
      facts: { remaining: EUR(3001) },
      authorised: 1999,
      at,
    } as const;
    const stands = await ledger.settle(make('gift').key, part);
    assert.deepEqual([stands?.leg, stands?.authorised], ['authorised', 1999]);
    assert.deepEqual(await ledger.findOrder(make('gift').order), {
      authorised: 1999,
      isPaid: false,
      currency: 'EUR',
      openAttempt: undefined,
    });
    const tooMuch = make('much', { orderValue: 5000, amount: EUR(3002) });
    assert.equal((await ledger.begin(tooMuch)).kind, 'order-paid');
    const inOther = make('usd', { orderValue: 5000, amount: { value: 3001, currency: 'USD' } });
    assert.equal((await ledger.begin(inOther)).kind, 'order-paid');
    const rest = await ledger.begin(make('rest', { orderValue: 5000, amount: EUR(3001) }));
    assert.equal(rest.kind === 'begun' && rest.attempt.rest, 0);
    await ledger.settle(make('rest').key, paid);
    assert.equal((await ledger.findOrder(make('rest').order))?.isPaid, true);
  });

  it('begins nothing for an amount that was worked out before parts were paid or given back', async () => {
    const [ledger, make] = [open(), fresh()];
    const part = make('a', { amount: EUR(400), orderValue: 1000, paidBefore: 0 });
    assert.equal((await ledger.begin(part)).kind, 'begun');
    const settled = { outcome: 'action-required', facts: {}, authorised: 400, at } as const;
    await ledger.settle(part.key, settled);
    const rest = (key: string) => make(key, { amount: EUR(600), orderValue: 1000, paidBefore: 400 });
    const whole = (key: string) => make(key, { amount: EUR(1000), orderValue: 1000, paidBefore: 0 });
    assert.equal((await ledger.begin(whole('b'))).kind, 'amount-changed');
    await ledger.giveBack(part.key, at);
    assert.equal((await ledger.begin(rest('c'))).kind, 'amount-changed');
    assert.equal((await ledger.begin(whole('d'))).kind, 'begun');
    assert.equal((await ledger.begin(rest('e'))).kind, 'attempt-open');
  });

  it('C5-103: calls an order paid whose parts cover a price that fell, once, and tells through the latest part', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    const part = (key: string, begunAt: number) =>
      ledger.begin(make(key, { orderValue: 5000, amount: EUR(1000), at: begunAt }));
    const settle = (key: string) =>
      ledger.settle(make(key).key, { outcome: 'action-required', facts: {}, authorised: 1000, at });
    assert.equal(await ledger.cover(order, EUR(0), at), undefined);
    await part('a', at);
    assert.equal(await ledger.cover(order, EUR(0), at), undefined);
    await settle('a');
    await part('b', at + 1);
    assert.equal(await ledger.cover(order, EUR(900), at), undefined, 'while an attempt is open');
    await settle('b');
    assert.equal(await ledger.cover(order, EUR(2001), at), undefined, 'more than the parts');
    assert.equal(
      await ledger.cover(order, { value: 1500, currency: 'USD' }, at),
      undefined,
      'another currency',
    );
    const covered = await Promise.all([1, 2].map(() => ledger.cover(order, EUR(1500), at + 2)));
    const [covering, ...others] = covered.filter((found) => found !== undefined);
    assert.deepEqual([covering?.key, covering?.outcome, others], [make('b').key, 'paid', []]);
    assert.equal((await ledger.findOrder(order))?.isPaid, true);
    const due = await ledger.beginTellings({ at: at + 9, until: at + 9, order, limit: 9 });
    assert.ok(due.some(({ attempt, outcome }) => attempt.key === make('b').key && outcome === 'paid'));
    assert.equal((await ledger.begin(make('c', { orderValue: 5000, amount: EUR(500) }))).kind, 'order-paid');
    await ledger.fence(make('d', { orderValue: 9000 }));
    assert.equal((await ledger.findOrder(order))?.isPaid, true);
    await ledger.giveBack(make('b').key, at + 3);
    const standing = await ledger.findOrder(order);
    assert.deepEqual([standing?.isPaid, standing?.authorised], [false, 1000]);
  });

  it('frees the order of money that was given back', async () => {
    const [ledger, make] = [open(), fresh()];
    await ledger.begin(make('a'));
    await ledger.settle(make('a').key, paid);
    const back = await ledger.giveBack(make('a').key, at + 1);
    assert.deepEqual([back?.leg, back?.outcome, back?.authorised], ['released', 'cancelled', 0]);
    await ledger.giveBack(make('a').key, at + 2);
    assert.deepEqual(await ledger.findOrder(make('a').order), {
      authorised: 0,
      isPaid: false,
      currency: 'EUR',
      openAttempt: undefined,
    });
    assert.equal((await ledger.begin(make('b'))).kind, 'begun');
    assert.equal((await ledger.giveBack(make('b').key, at))?.leg, 'open');
  });
}
