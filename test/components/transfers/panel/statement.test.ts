import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { flowsOf } from '../../../../src/components/parts/chart/series.js';
import type { Line } from '../../../../src/components/transfers/panel/line.js';
import { statementsOf } from '../../../../src/components/transfers/panel/statement.js';

const line = (value: number, currency = 'EUR', status = 'booked'): Line => ({
  tab: 'transactions',
  id: `${value} ${currency}`,
  at: '2030-01-05T10:00:00Z',
  amount: { value, currency },
  status,
  category: 'platformPayment',
  account: 'BA1',
  accountName: 'Main',
  description: '',
  reference: '',
  counterparty: '',
  transfer: '',
  payment: '',
  reason: '',
});

test('each currency has its own statement, and what is on its way is in none', () => {
  const lines = [line(1200), line(-500), line(-30), line(900, 'EUR', 'pending'), line(-7, 'JPY')];
  const held = new Map([
    ['EUR', 2000],
    ['JPY', 0],
    ['USD', 15],
  ]);
  assert.deepEqual(statementsOf(lines, held), [
    { currency: 'EUR', opening: 1330, paidIn: 1200, paidOut: -530, closing: 2000 },
    { currency: 'JPY', opening: 7, paidIn: 0, paidOut: -7, closing: 0 },
    { currency: 'USD', opening: 15, paidIn: 0, paidOut: 0, closing: 15 },
  ]);
});

test('what an account held at first, with all that came and went, is what it holds at last', () => {
  const lines = fc.array(
    fc
      .record({ value: fc.integer(), currency: fc.constantFrom('EUR', 'BHD'), isBooked: fc.boolean() })
      .map(({ value, currency, isBooked }) => line(value, currency, isBooked ? 'booked' : 'pending')),
  );
  fc.assert(
    fc.property(lines, fc.integer(), fc.nat(), (all, closing, at) => {
      const held = new Map([['EUR', closing]]);
      const [whole] = statementsOf(all, held);
      assert.equal(whole!.opening + whole!.paidIn + whole!.paidOut, closing);
      assert.ok(whole!.paidIn >= 0 && whole!.paidOut <= 0);
      // A month that is read in two parts opens with the same balance.
      const [later, earlier] = [all.slice(0, at), all.slice(at)];
      const [second] = statementsOf(later, held);
      const [first] = statementsOf(earlier, new Map([['EUR', second!.opening]]));
      assert.equal(first!.opening, whole!.opening);
    }),
  );
});

test('the money in and out of a chart is that of the statement, in each currency and zone', () => {
  const lines = fc.array(
    fc
      .record({
        value: fc.integer({ min: -1_000_000, max: 1_000_000 }),
        currency: fc.constantFrom('EUR', 'BHD', 'JPY'),
        hour: fc.nat(24 * 400),
      })
      .map(({ value, currency, hour }) => ({
        ...line(value, currency),
        at: new Date(Date.UTC(2029, 2, 1, hour)).toISOString(),
      })),
  );
  const zones = fc.constantFrom('Pacific/Chatham', 'America/Los_Angeles', 'Asia/Kathmandu');
  fc.assert(
    fc.property(lines, zones, (all, timeZone) => {
      const statements = statementsOf(all, new Map(['EUR', 'BHD', 'JPY'].map((currency) => [currency, 0])));
      for (const { currency, paidIn, paidOut } of statements) {
        const own = all.filter(({ amount }) => amount.currency === currency);
        const { flows } = flowsOf(own, { timeZone, now: Date.UTC(2030, 0, 1), from: '2029-06-01' });
        assert.equal(
          flows.reduce((sum, flow) => sum + flow.paidIn, 0),
          paidIn,
        );
        assert.equal(
          flows.reduce((sum, flow) => sum - flow.paidOut, 0),
          paidOut,
        );
      }
    }),
  );
});
