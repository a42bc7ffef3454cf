import assert from 'node:assert/strict';
import { it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import type { Ledger } from '../../../src/proxy/index.js';
import { ordersOf } from './new-attempt.js';

const at = 1_800_000_000_000;

const action = { type: 'threeDS2', subtype: 'challenge', token: 'e30=' };
const waiting = { outcome: 'action-required', facts: { action }, paymentData: 'Ab02', at } as const;

/** What every ledger does, wherever it keeps things. Each test gets an order of its own. */
export function ledgerContract(open: () => Ledger): void {
  const fresh = ordersOf('ORDER');

  it('writes an attempt down once and knows it again', async () => {
    const [ledger, make] = [open(), fresh()];
    const begun = await ledger.begin(make('a'));
    assert.equal(begun.kind, 'begun');
    const known = await ledger.begin(make('a', { fingerprint: 'another' }));
    assert.equal(known.kind, 'known');
    const attempt = 'attempt' in known ? known.attempt : assert.fail();
    assert.deepEqual(attempt, await ledger.find(make('a').key));
    assert.deepEqual(attempt, await ledger.findByReference(make('a').reference));
    assert.equal(attempt.merchantAccount, 'ShopAccount');
    assert.deepEqual(
      [attempt.state, attempt.outcome, attempt.leg, attempt.fingerprint, attempt.workedAt, attempt.amount],
      ['open', 'unknown', 'open', 'fingerprint', at, { value: 1999, currency: 'EUR' }],
    );
  });

  it('takes back a beginning that no shopper was told of, and frees the order and the envelopes', async () => {
    const [ledger, make] = [open(), fresh()];
    const envelopes = { digests: [`${make('a').key}-envelope`], until: at + 1 };
    await ledger.begin(make('a', { envelopes, ticket: 'first' }));
    assert.equal((await ledger.begin(make('b'))).kind, 'attempt-open');
    await ledger.withdraw(make('a', { envelopes, ticket: 'first' }));
    const ended = (await ledger.find(make('a').key)) ?? assert.fail();
    assert.deepEqual([ended.isFenced, ended.outcome, ended.leg], [true, 'cancelled', 'released']);
    assert.deepEqual([ended.facts, ended.told], [{ reason: 'not-sent' }, 'cancelled']);
    assert.equal((await ledger.begin(make('a', { ticket: 'again' }))).kind, 'known');
    assert.equal((await ledger.begin(make('b', { envelopes }))).kind, 'begun');
  });

  it('takes back a beginning before it arrives: then it begins nothing', async () => {
    const [ledger, make] = [open(), fresh()];
    await ledger.withdraw(make('a', { ticket: 'first' }));
    const late = await ledger.begin(make('a', { ticket: 'first' }));
    assert.equal(late.kind === 'known' && late.attempt.isFenced, true);
    assert.equal((await ledger.begin(make('b'))).kind, 'begun');
  });

  it('takes back nothing that another call began under the same key, or that is settled', async () => {
    const [ledger, make] = [open(), fresh()];
    await ledger.begin(make('a', { ticket: 'second' }));
    await ledger.withdraw(make('a', { ticket: 'first' }));
    await ledger.withdraw(make('a'));
    assert.equal((await ledger.find(make('a').key))?.state, 'open');
    await ledger.settle(make('a').key, { outcome: 'paid', facts: {}, at });
    await ledger.withdraw(make('a', { ticket: 'second' }));
    assert.equal((await ledger.find(make('a').key))?.outcome, 'paid');
    assert.equal((await ledger.findOrder(make('a').order))?.isPaid, true);
  });

  it('lets no caller wait longer for an attempt, or for what was handed in, where the clock goes back', async () => {
    const [ledger, make] = [open(), fresh()];
    const before = at - DAY;
    const isListed = async (moment: number) =>
      (await ledger.unsettled(moment)).some(({ key }) => key === make('a').key);
    await ledger.begin(make('a'));
    await ledger.followClock(at - 60_000);
    assert.equal((await ledger.find(make('a').key))?.workedAt, at);
    await ledger.followClock(before);
    assert.equal(await isListed(before), false);
    assert.equal(await isListed(before + 1), true);
    await ledger.settle(make('a').key, waiting);
    const call = { digest: `${make('a').key}-result`, key: make('a').key };
    assert.equal(await ledger.beginDetails({ ...call, at, lostBefore: 0 }), true);
    await ledger.followClock(before);
    assert.equal(await ledger.beginDetails({ ...call, at: before, lostBefore: before }), false);
    assert.equal(await ledger.beginDetails({ ...call, at: before, lostBefore: before + 1 }), true);
  });

  it('keeps an order to one open attempt until it is released, and to none once it is paid', async () => {
    const [ledger, make] = [open(), fresh()];
    await ledger.begin(make('a'));
    assert.equal((await ledger.begin(make('b'))).kind, 'attempt-open');
    for (const outcome of ['action-required', 'pending', 'unknown'] as const) {
      await ledger.settle(make('a').key, { outcome, facts: {}, at });
      assert.equal((await ledger.begin(make('b'))).kind, 'attempt-open');
    }
    await ledger.settle(make('a').key, { outcome: 'refused', facts: { reason: 'other-card' }, at });
    assert.equal((await ledger.begin(make('b'))).kind, 'begun');
    const paid = await ledger.settle(make('b').key, { outcome: 'paid', facts: {}, pspReference: 'PSP', at });
    assert.deepEqual([paid?.leg, paid?.pspReference, paid?.settledAt], ['authorised', 'PSP', at]);
    assert.equal((await ledger.findByPspReference('PSP'))?.pspReference, 'PSP');
    assert.equal((await ledger.begin(make('c'))).kind, 'order-paid');
    assert.equal(
      (await ledger.begin(make('c', { orderValue: 5000, amount: { value: 5000, currency: 'EUR' } }))).kind,
      'order-paid',
    );
  });

  it('lets one of many win that begin at the same time', async () => {
    const [ledger, make] = [open(), fresh()];
    const keys = Array.from({ length: 12 }, (_, index) => make(`k${index % 6}`));
    const begun = await Promise.all(keys.map((attempt) => ledger.begin(attempt)));
    assert.equal(begun.filter(({ kind }) => kind === 'begun').length, 1);
    assert.deepEqual(
      begun.filter(({ kind }) => kind === 'order-paid'),
      [],
    );
  });

  it('changes nothing about an attempt that is over', async () => {
    const [ledger, make] = [open(), fresh()];
    const { key } = make('a');
    await ledger.begin(make('a'));
    await ledger.settle(key, { outcome: 'paid', facts: { brand: 'visa' }, at });
    const still = await ledger.settle(key, { outcome: 'refused', facts: {}, at: at + 1 });
    assert.deepEqual([still?.outcome, still?.facts, still?.settledAt], ['paid', { brand: 'visa' }, at]);
    assert.equal(await ledger.settle('no such key', { outcome: 'paid', facts: {}, at }), undefined);
  });

  it('frees the order of an attempt that was never carried out', async () => {
    const [ledger, make] = [open(), fresh()];
    const rejection = { code: 'platform-refused', field: 'number' } as const;
    await ledger.begin(make('a'));
    const ended = await ledger.settle(make('a').key, { outcome: 'refused', facts: {}, rejection, at });
    assert.deepEqual([ended?.leg, ended?.rejection], ['released', rejection]);
    assert.equal((await ledger.begin(make('b'))).kind, 'begun');
  });

  it("finds an order's attempt for its owner alone, the open one first", async () => {
    const [ledger, make] = [open(), fresh()];
    const { order } = make('a');
    await ledger.begin(make('a'));
    await ledger.settle(make('a').key, { outcome: 'refused', facts: {}, at });
    assert.equal((await ledger.findByOrder(order, ['owner-1']))?.key, make('a').key);
    await ledger.begin(make('b', { at: at - 1 }));
    assert.equal((await ledger.findByOrder(order, ['x', 'owner-1']))?.key, make('b').key);
    assert.equal(await ledger.findByOrder(order, ['x']), undefined);
    assert.equal(await ledger.findByOrder(order, []), undefined);
  });

  it('takes each result of an action once, and only while one is awaited', async () => {
    const [ledger, make] = [open(), fresh()];
    const { key } = make('a');
    const call = { key, at, lostBefore: at - 1 };
    const digest = `${key}-digest`;
    await ledger.begin(make('a'));
    assert.equal(await ledger.beginDetails({ ...call, digest }), false);
    await ledger.settle(key, waiting);
    const begun = await Promise.all([1, 2, 3].map(() => ledger.beginDetails({ ...call, digest })));
    assert.equal(begun.filter(Boolean).length, 1);
    assert.equal(await ledger.beginDetails({ ...call, digest: `${key}-other` }), false);
    assert.equal((await ledger.find(key))?.state, 'open');
    await ledger.settle(key, { outcome: 'paid', facts: {}, at });
    await ledger.endDetails(digest, {});
    assert.equal(await ledger.beginDetails({ ...call, digest }), false);
    assert.equal((await ledger.findDetails(digest))?.key, key);
    assert.equal(await ledger.findDetails('no such digest'), undefined);
  });

  it('waits on where a result was rejected, and keeps what the platform gave', async () => {
    const [ledger, make] = [open(), fresh()];
    const { key } = make('a');
    const digest = `${key}-digest`;
    const rejection = { code: 'platform-refused' } as const;
    await ledger.begin(make('a'));
    await ledger.settle(key, waiting);
    await ledger.beginDetails({ digest, key, at, lostBefore: at });
    await ledger.endDetails(digest, { rejection });
    const attempt = await ledger.find(key);
    assert.deepEqual(
      [attempt?.state, attempt?.outcome, attempt?.facts, attempt?.paymentData],
      ['settled', 'action-required', { action }, 'Ab02'],
    );
    assert.equal((await ledger.findDetails(digest))?.rejection?.code, 'platform-refused');
    assert.equal(await ledger.beginDetails({ digest: `${key}-other`, key, at, lostBefore: at }), true);
  });

  it('lets a result be handed in again that got lost, by its word or by its age', async () => {
    const [ledger, make] = [open(), fresh()];
    const { key } = make('a');
    const digest = `${key}-digest`;
    await ledger.begin(make('a'));
    await ledger.settle(key, waiting);
    await ledger.beginDetails({ digest, key, at, lostBefore: at });
    assert.equal(await ledger.beginDetails({ digest, key, at: at + 1, lostBefore: at }), false);
    assert.equal(await ledger.beginDetails({ digest, key, at: at + 2, lostBefore: at + 1 }), true);
    await ledger.settle(key, { outcome: 'unknown', facts: {}, at });
    await ledger.endDetails(digest, { lost: true });
    assert.equal(await ledger.beginDetails({ digest: `${key}-other`, key, at, lostBefore: at }), false);
    assert.equal(await ledger.beginDetails({ digest, key, at: at + 3, lostBefore: at }), true);
  });

  it('takes no result again whose answer was written down, though its end never was', async () => {
    const [ledger, make] = [open(), fresh()];
    const { key } = make('a');
    const digest = `${key}-digest`;
    await ledger.begin(make('a'));
    await ledger.settle(key, { ...waiting, paymentData: 'first' });
    await ledger.beginDetails({ digest, key, at, lostBefore: at });
    await ledger.settle(key, { ...waiting, paymentData: 'second' });
    assert.equal(await ledger.beginDetails({ digest, key, at: at + 3, lostBefore: at + 2 }), false);
    assert.equal(await ledger.beginDetails({ digest: `${key}-other`, key, at, lostBefore: at }), true);
    // What is asked again has to be what was asked.
    await ledger.settle(key, { outcome: 'unknown', facts: {}, at });
    assert.equal((await ledger.find(key))?.paymentData, 'second');
  });

  it('remembers the first of what is written under a kind and key, for good', async () => {
    const [ledger, make] = [open(), fresh()];
    const { key } = make('a');
    assert.equal(await ledger.recall('payout', key), undefined);
    const values = await Promise.all(['x', 'y', 'z'].map((value) => ledger.remember('payout', key, value)));
    assert.equal(new Set(values).size, 1);
    assert.equal(await ledger.remember('payout', key, 'later'), values[0]);
    assert.equal(await ledger.recall('payout', key), values[0]);
    assert.equal(await ledger.recall('other', key), undefined);
    assert.equal(await ledger.recall('payout', `${key}-other`), undefined);
  });

  it('holds the largest amount exactly', async () => {
    const [ledger, make] = [open(), fresh()];
    const value = Number.MAX_SAFE_INTEGER;
    await ledger.begin(make('a', { orderValue: value, amount: { value, currency: 'IDR' } }));
    assert.deepEqual((await ledger.find(make('a').key))?.amount, { value, currency: 'IDR' });
  });
}
