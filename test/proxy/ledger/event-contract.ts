import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { Ledger, PlatformEvent, ReportedDispute } from '../../../src/proxy/index.js';
import { ordersOf } from './new-attempt.js';

const at = 1_800_000_000_000;
const EUR = (value: number) => ({ value, currency: 'EUR' });

/** What every ledger does with what the platform reports. */
export function eventContract(open: () => Ledger): void {
  const fresh = ordersOf('EVENT');

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
}
