import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { Ledger, NewDeed, PlatformEvent } from '../../../src/proxy/index.js';
import { newAttempt } from './new-attempt.js';

/** Other contracts write at other times, so what is counted from here on is this one's alone. */
const START = 4_000_000_000_000;
const EUR = (value: number) => ({ value, currency: 'EUR' });

/** What every ledger counts, wherever it keeps things. */
export function countContract(open: () => Ledger): void {
  it('counts what shoppers tried and paid from a moment on, by currency', async () => {
    const ledger = open();
    const attempts = [
      ['a', 1999, 'EUR', START - 1],
      ['b', 500, 'EUR', START],
      ['c', 700, 'EUR', START + 1],
      ['d', 90, 'JPY', START + 2],
    ] as const;
    for (const [name, value, currency, at] of attempts)
      await ledger.begin(
        newAttempt(`counted-${name}`, {
          order: `COUNTED-${name}`,
          orderValue: value,
          amount: { value, currency },
          at,
        }),
      );
    for (const name of ['a', 'b', 'd'])
      await ledger.settle(`counted-${name}`, { outcome: 'paid', facts: {}, at: START });
    await ledger.fence(newAttempt('counted-fenced', { order: 'COUNTED-fenced', at: START + 3 }));
    assert.deepEqual(await ledger.countPayments({ from: START }), [
      { name: 'paid', currency: 'EUR', count: 1, value: 500, since: START },
      { name: 'paid', currency: 'JPY', count: 1, value: 90, since: START + 2 },
      { name: 'tried', currency: 'EUR', count: 2, value: 1200, since: START },
      { name: 'tried', currency: 'JPY', count: 1, value: 90, since: START + 2 },
    ]);
    assert.deepEqual(await ledger.countPayments({ from: START + 9 }), []);
  });

  it('counts what the platform reported and did, and of disputes the money that was taken back', async () => {
    const ledger = open();
    const report = (id: string, changes: Partial<PlatformEvent>): PlatformEvent => ({
      id: `counted:${id}`,
      kind: 'capture',
      success: true,
      reference: 'COUNTED',
      pspReference: `COUNTED-${id}`,
      amount: EUR(100),
      at: START,
      ...changes,
    });
    const { amount: _, ...bare } = report('bare', { kind: 'refund' });
    for (const event of [
      report('before', { at: START - 1 }),
      report('one', {}),
      report('two', { at: START + 5 }),
      report('failed', { success: false }),
      report('authorised', { kind: 'authorisation' }),
      report('warning', { kind: 'dispute', code: 'NOTIFICATION_OF_CHARGEBACK' }),
      report('taken', { kind: 'dispute', code: 'CHARGEBACK', amount: { value: 7, currency: 'JPY' } }),
      bare,
    ])
      await ledger.keepEvent(event);
    assert.deepEqual(await ledger.countReports(START), [
      { name: 'capture', currency: 'EUR', count: 2, value: 200, since: START },
      { name: 'dispute', currency: 'JPY', count: 1, value: 7, since: START },
      { name: 'refund', currency: undefined, count: 1, value: 0, since: START },
    ]);
  });

  it('counts what the platform reported by day, from the moment on at which each day begins', async () => {
    const ledger = open();
    const from = START + 1_000_000;
    const report = (id: string, at: number, changes: Partial<PlatformEvent> = {}): PlatformEvent => ({
      id: `by-day:${id}`,
      kind: 'capture',
      success: true,
      reference: 'BY-DAY',
      pspReference: `BY-DAY-${id}`,
      amount: EUR(100),
      at: from + at,
      ...changes,
    });
    const { amount: _, ...bare } = report('bare', 1, { kind: 'refund' });
    for (const event of [
      report('before', -1),
      report('first', 0),
      report('last-of-first', 99),
      report('second', 100, { kind: 'refund' }),
      report('yen', 150, { amount: { value: 90, currency: 'JPY' } }),
      report('late', 900_000),
      report('failed', 5, { success: false }),
      report('authorised', 5, { kind: 'authorisation' }),
      bare,
    ])
      await ledger.keepEvent(event);
    assert.deepEqual(await ledger.countReportsByDay([from, from + 100, from + 190]), [
      { at: 0, name: 'capture', currency: 'EUR', count: 2, value: 200 },
      { at: 1, name: 'capture', currency: 'JPY', count: 1, value: 90 },
      { at: 1, name: 'refund', currency: 'EUR', count: 1, value: 100 },
      { at: 2, name: 'capture', currency: 'EUR', count: 1, value: 100 },
    ]);
  });

  it('knows when the latest report came, of whatever kind and whether it worked', async () => {
    const ledger = open();
    const before = (await ledger.latestReport()) ?? 0;
    const at = Math.max(before, START) + 5_000_000;
    const report = (id: string, later: number, changes: Partial<PlatformEvent> = {}): PlatformEvent => ({
      id: `latest:${id}`,
      kind: 'capture',
      success: true,
      reference: 'LATEST',
      pspReference: `LATEST-${id}`,
      at: at + later,
      ...changes,
    });
    await ledger.keepEvent(report('one', 0));
    await ledger.keepEvent(report('two', 20, { kind: 'other', success: false }));
    await ledger.keepEvent(report('three', 10, { kind: 'payout-expired' }));
    assert.equal(await ledger.latestReport(), at + 20);
    await ledger.keepEvent(report('one', 999));
    assert.equal(await ledger.latestReport(), at + 20);
  });

  it('counts writes that move money and have no known end, by row, for one person or for all', async () => {
    const ledger = open();
    const write = async (
      id: string,
      changes: Partial<NewDeed> = {},
      state?: 'answered' | 'unknown' | 'unsent',
    ) => {
      const at = changes.at ?? START;
      const row = changes.row ?? 'checkout.refundPayment';
      const amount = 'amount' in changes ? changes.amount : EUR(300);
      const deed: NewDeed = {
        id,
        row,
        kind: 'money',
        subject: [id],
        audience: 'operator',
        person: 'counted-olga',
        digest: 'd',
        amount,
        at,
        ...changes,
      };
      const intent = { id, key: id, operation: row, subject: id, amount, who: 'w', fingerprint: 'd', at };
      await ledger.beginIntent(intent, 0, deed);
      if (state) await ledger.endIntent(id, { state, at: at + 1 });
    };
    await write('counted-old', { at: START - 1 }, 'unknown');
    await write('counted-1', {}, 'unknown');
    await write('counted-2', { at: START + 4, person: 'counted-sam' }, 'unknown');
    await write('counted-lost', { row: 'transfers.createTransfer', amount: undefined, at: START + 2 });
    await write('counted-under-way', { at: START + 50 });
    await write('counted-done', {}, 'answered');
    await write('counted-unsent', {}, 'unsent');
    // A shopper's own, which is in no journal.
    const { id, ...own } = {
      id: 'counted-shopper',
      key: 'k',
      subject: 's',
      who: 'w',
      fingerprint: 'f',
      at: START,
    };
    await ledger.beginIntent({ id, operation: 'checkout.createDonation', ...own }, 0);
    await ledger.endIntent(id, { state: 'unknown', at: START });
    const search = { since: START, lostBefore: START + 50 };
    const refunds = { name: 'checkout.refundPayment', currency: 'EUR', since: START };
    assert.deepEqual(await ledger.countOpenEnds(search), [
      { ...refunds, count: 2, value: 600 },
      { name: 'transfers.createTransfer', currency: undefined, count: 1, value: 0, since: START + 2 },
    ]);
    assert.deepEqual(await ledger.countOpenEnds({ ...search, person: 'counted-sam' }), [
      { ...refunds, count: 1, value: 300, since: START + 4 },
    ]);
    assert.deepEqual(await ledger.countOpenEnds({ ...search, person: 'unknown' }), []);
  });

  it('leaves out disputes of which a step was reported that closes them', async () => {
    const ledger = open();
    const step = (code: string, name: string, success = true): PlatformEvent => ({
      id: `${code}:CLOSED-${name}`,
      kind: 'dispute',
      success,
      reference: 'CLOSED',
      pspReference: `CLOSED-${name}`,
      code,
      at: START,
    });
    for (const event of [
      step('CHARGEBACK', '1'),
      step('CHARGEBACK', '2'),
      step('CHARGEBACK_REVERSED', '2'),
      step('CHARGEBACK', '3'),
      step('CHARGEBACK_REVERSED', '3', false),
    ])
      await ledger.keepEvent(event);
    const found = await ledger.findDisputes({ search: 'CLOSED', without: ['CHARGEBACK_REVERSED'], limit: 9 });
    assert.deepEqual(
      found.map(({ pspReference }) => pspReference),
      ['CLOSED-3', 'CLOSED-1'],
    );
  });
}
