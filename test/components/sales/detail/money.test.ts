import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import type { SaleRecord } from '../../../../src/client/operator/index.js';
import type { Transaction } from '../../../../src/client/transfers/index.js';
import {
  bookingsOf,
  findingsOf,
  kindOf,
  moneyOf,
  type Booking,
} from '../../../../src/components/sales/detail/money.js';

const EUR = (value: number) => ({ value, currency: 'EUR' });

const sale = (gross: number, promised?: number, status: SaleRecord['status'] = 'paid'): SaleRecord => ({
  number: 'FL-1',
  status,
  statusHistory: [],
  lines: [],
  total: EUR(gross),
  buyer: 'a•••@mail.example',
  createdAt: '2026-05-03T09:30:00Z',
  updatedAt: '2026-05-03T09:30:00Z',
  isShort: undefined,
  payments: [
    {
      reference: 'PAY-1',
      pspReference: 'PSP-1',
      at: '2026-05-03T09:31:00Z',
      shares: promised === undefined ? undefined : [{ type: 'BalanceAccount', amount: EUR(promised) }],
    },
  ],
});

const booking = (word: string, value: number, currency = 'EUR'): Booking => ({
  id: `${word}${value}`,
  at: '2026-05-04T09:31:00Z',
  amount: { value, currency },
  kind: kindOf(word),
  word,
});

const WORDS = ['BalanceAccount', 'Tip', 'Commission', 'PaymentFee', 'SchemeFee', 'VAT', 'SomethingNew'];

describe('the money of a sale', () => {
  it('adds up from the lines to what is booked, to the minor unit, whatever was booked', () => {
    const booked = fc.array(
      fc.record({ word: fc.constantFrom(...WORDS), value: fc.integer({ min: -1e9, max: 1e9 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.option(fc.nat(1e9), { nil: undefined }),
        booked,
        (gross, promised, rows) => {
          const bookings = rows.map(({ word, value }) => booking(word, value));
          const money = moneyOf(sale(gross, promised), bookings);
          const sum = bookings.reduce((all, { amount }) => all + amount.value, 0);
          assert.equal(money.net, sum);
          if (money.commission === undefined) return assert.equal(money.arrived, 0);
          const { commission, fees, vat, other, back, missing } = money;
          assert.equal(gross + commission + fees + vat + other + back - missing, sum);
        },
      ),
    );
  });

  it('fits in no other way than exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: -3, max: 3 }), (promised, off) => {
        const money = moneyOf(sale(2e6, promised), [booking('BalanceAccount', promised + off)]);
        const isThere = promised + off > 0;
        const found = findingsOf(sale(2e6, promised), money);
        assert.equal(found.includes('even'), isThere && off === 0);
        assert.equal(found.includes('part'), isThere && off < 0);
        assert.equal(found.includes('over'), isThere && off > 0);
      }),
    );
  });

  it('takes a word that is new for no kind that it knows, and a currency for no other', () => {
    assert.deepEqual(WORDS.map(kindOf), ['share', 'share', 'commission', 'fee', 'fee', 'vat', 'other']);
    assert.equal(kindOf('toString'), 'other');
    const money = moneyOf(sale(1000, 900), [booking('BalanceAccount', 900, 'USD')]);
    assert.deepEqual([money.net, money.foreign], [0, 1]);
    assert.deepEqual(findingsOf(sale(1000, 900), money), ['foreign']);
  });

  it('says what does not fit: more than the lines, more given back than came, and a status that says otherwise', () => {
    const found = (
      gross: number,
      promised: number | undefined,
      status: SaleRecord['status'],
      ...rows: Booking[]
    ) => {
      const asked = sale(gross, promised, status);
      return findingsOf(asked, moneyOf(asked, rows));
    };
    const [came, gone] = [booking('BalanceAccount', 900), booking('BalanceAccount', -900)];
    assert.deepEqual(found(1000, 900, 'paid', came), ['even']);
    assert.deepEqual(found(800, 900, 'paid', came), ['even', 'above-lines']);
    assert.deepEqual(found(1000, 900, 'paid', came, gone), ['even', 'all-back']);
    assert.deepEqual(found(1000, 900, 'refunded', came, gone), ['even']);
    assert.deepEqual(found(1000, 900, 'cancelled', came), ['even', 'not-back']);
    assert.deepEqual(found(1000, 900, 'refunded', came, gone, gone), ['even', 'back-over']);
    assert.deepEqual(found(1000, undefined, 'paid', came), ['untold']);
    assert.deepEqual(found(1000, 900, 'paid'), ['waiting']);
  });

  it('is that of its own payments alone, booked and not pending', () => {
    const transaction = (pspPaymentReference: string, status = 'booked', type = 'platformPayment') =>
      ({
        id: `${pspPaymentReference}${status}${type}`,
        amount: EUR(1),
        bookingDate: '2026-05-04T09:31:00Z',
        status,
        transfer: {
          reference: '',
          categoryData: { type, pspPaymentReference, platformPaymentType: 'BalanceAccount' },
        },
      }) as unknown as Transaction;
    const found = bookingsOf(sale(1000).payments, [
      transaction('PSP-1'),
      transaction('PSP-2'),
      transaction(''),
      transaction('PSP-1', 'pending'),
      transaction('PSP-1', 'booked', 'internal'),
    ]);
    assert.deepEqual(
      found.map(({ id }) => id),
      ['PSP-1bookedplatformPayment'],
    );
  });
});
