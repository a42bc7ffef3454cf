import assert from 'node:assert/strict';
import { it } from 'node:test';

import type {
  IntentEnd,
  Ledger,
  NewAttempt,
  PlatformEvent,
  ReportedDispute,
} from '../../../src/proxy/index.js';
import { newAttempt } from './ledger-contract.js';

const at = 1_800_000_000_000;
const EUR = (value: number) => ({ value, currency: 'EUR' });

/** What every ledger does with fences, parts of orders, money given back, and time that passes. */
export function legContract(open: () => Ledger): void {
  let count = 0;
  const fresh = () => {
    const order = `LEG-${++count}`;
    return (key: string, changes: Partial<NewAttempt> = {}) =>
      newAttempt(`${order}-${key}`, { order, ...changes });
  };
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

  it('keeps what the platform reports once, until all that follows from it is done', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    const event: PlatformEvent = {
      id: `${order}-event`,
      kind: 'capture',
      success: true,
      reference: order,
      pspReference: `${order}-CAPTURE`,
      originalReference: `${order}-PAYMENT`,
      amount: EUR(1999),
      at,
    };
    const isToDo = async () => (await ledger.eventsToDo()).some(({ id }) => id === event.id);
    assert.deepEqual([await ledger.keepEvent(event), await ledger.keepEvent(event)], [true, true]);
    assert.equal(await isToDo(), true);
    await ledger.eventDone(event.id);
    assert.deepEqual([await ledger.keepEvent(event), await isToDo()], [false, false]);
    for (const name of [order, `${order}-PAYMENT`, `${order}-CAPTURE`])
      assert.deepEqual(await ledger.findEvents([name]), [event]);
    const { originalReference: _, amount: __, ...bare } = { ...event, id: `${order}-bare` };
    await ledger.keepEvent(bare);
    assert.equal((await ledger.findEvents([order])).length, 2);
  });

  it('keeps what is told of a dispute apart, and finds disputes page by page, the latest first', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    const told = { reason: '13.1', respondBefore: '2026-12-09T20:00:00+01:00' };
    const step = (code: string, name: string, changes: Partial<PlatformEvent> = {}): PlatformEvent => ({
      id: `${code}:${order}-${name}`,
      kind: 'dispute',
      success: true,
      reference: order,
      pspReference: `${order}-${name}`,
      originalReference: `${order}-PAYMENT`,
      amount: EUR(1999),
      code,
      merchantAccount: 'Shop',
      told,
      at,
      ...changes,
    });
    const one = step('CHARGEBACK', 'D1');
    await ledger.keepEvent(one);
    assert.deepEqual(await ledger.findEvents([`${order}-D1`]), [one]);
    await ledger.keepEvent(step('CHARGEBACK', 'D2', { at: at + 1 }));
    await ledger.keepEvent(step('CHARGEBACK', 'D3', { at: at + 1 }));
    await ledger.keepEvent(step('CHARGEBACK_REVERSED', 'D1', { at: at + 9 }));
    await ledger.keepEvent(step('CAPTURE', 'X', { kind: 'capture', at: at + 9 }));
    const names = async (search: string, after?: ReportedDispute, limit = 9) =>
      (await ledger.findDisputes({ search, after, limit })).map(({ pspReference }) =>
        pspReference.slice(order.length + 1),
      );
    assert.deepEqual(await names(order), ['D3', 'D2', 'D1']);
    assert.deepEqual(await names(`${order}-D2`), ['D2']);
    assert.deepEqual(await names(`${order}-PAYMENT`, undefined, 2), ['D3', 'D2']);
    assert.deepEqual(await names(order, { pspReference: `${order}-D3`, at: at + 1 }), ['D2', 'D1']);
    assert.deepEqual(await names(`${order}_D`), []);
  });

  it('forgets what the platform reported long ago, once all that follows from it is done', async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    const reported = (id: string): PlatformEvent => ({
      id: `${order}-${id}`,
      kind: 'capture',
      success: true,
      reference: order,
      pspReference: `${order}-${id}`,
      amount: EUR(1999),
      at: 5,
    });
    for (const id of ['done', 'to-do']) await ledger.keepEvent(reported(id));
    await ledger.eventDone(reported('done').id);
    await ledger.purge(5);
    assert.equal((await ledger.findEvents([order])).length, 2);
    await ledger.purge(6);
    assert.deepEqual(
      (await ledger.findEvents([order])).map(({ id }) => id),
      [reported('to-do').id],
    );
    await ledger.eventDone(reported('to-do').id);
  });

  it('finds the intents of one caller that are not over', async () => {
    const [ledger, make] = [open(), fresh()];
    const who = `who-of-${make('a').order}`;
    const intent = {
      id: who,
      key: 'k',
      operation: 'checkout.reversePayment',
      subject: 's',
      who,
      fingerprint: 'f',
      at,
    };
    await ledger.beginIntent(intent, 0);
    assert.equal((await ledger.unfinishedIntents(who, at)).length, 0);
    assert.equal((await ledger.unfinishedIntents(who, at + 1))[0]?.id, who);
    await ledger.endIntent(who, { state: 'answered', receipt: {}, at });
    assert.equal((await ledger.unfinishedIntents(who, at + 1)).length, 0);
  });

  it('finds the intents of one caller that the platform refused, or reported as failed', async () => {
    const [ledger, make] = [open(), fresh()];
    const who = `failed-of-${make('a').order}`;
    const ask = async (name: string, end: IntentEnd, later: number, asker = who) => {
      const id = `${who}-${name}`;
      const intent = { id, key: 'k', operation: 'o', subject: id, who: asker, fingerprint: 'f' };
      await ledger.beginIntent({ ...intent, at: at + later }, 0);
      await ledger.endIntent(id, end);
      return id;
    };
    const taken = (pspReference: string): IntentEnd => ({
      state: 'answered',
      receipt: { pspReference: `${who}-${pspReference}` },
      at,
    });
    const failed = await ask('failed', taken('A'), 2);
    await ask('booked', taken('B'), 1);
    await ask('not-reported', taken('C'), 3);
    await ask('unknown', { state: 'unknown', at }, 4);
    await ask('beside', taken('D'), 9);
    await ask('bare', { state: 'answered', receipt: {}, at }, 5);
    await ask('other', taken('A'), 6, 'another caller');
    const refused = await ask('refused', { state: 'refused', refusal: { code: 'platform-refused' }, at }, 0);
    const doubtful = await ask('doubtful', { state: 'unknown', at }, 7);
    await ask('doubtful', { state: 'refused', refusal: { code: 'platform-refused' }, at }, 8);
    assert.equal((await ledger.findIntent(doubtful))?.state, 'unknown');
    for (const [name, success, kind] of [
      ['A', false, 'reversal'],
      ['B', true, 'reversal'],
      // A payment that was refused is none that could not be given back.
      ['D', false, 'authorisation'],
    ] as const)
      await ledger.keepEvent({
        id: `${who}-${name}-event`,
        kind,
        success,
        reference: who,
        pspReference: `${who}-${name}`,
        at,
      });
    assert.deepEqual(
      (await ledger.failedIntents(who)).map(({ id }) => id),
      [refused, failed, doubtful],
    );
  });
}
