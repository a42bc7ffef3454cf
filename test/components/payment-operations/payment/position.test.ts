import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import type { PaymentEvent, PaymentRecord } from '../../../../src/client/operator/index.js';
import { KINDS, positionOf } from '../../../../src/components/payment-operations/payment/position.js';

const EUR = (value: number) => ({ value, currency: 'EUR' });
const at = '2030-01-01T10:00:00.000Z';
const event = (kind: string, value?: number, status = 'received'): PaymentEvent => ({
  kind,
  amount: value === undefined ? undefined : EUR(value),
  status,
  at,
});
const payment = (history: readonly PaymentEvent[], changes: Partial<PaymentRecord> = {}): PaymentRecord => ({
  order: 'ORDER-1',
  reference: 'ORDER-1-a',
  pspReference: 'PSP1',
  amount: EUR(1999),
  outcome: 'paid',
  at,
  history: [event('authorisation', 1999, 'paid'), ...history],
  ...changes,
});
const possible = (...history: PaymentEvent[]) => positionOf(payment(history)).possible;

describe('what can be done to a payment', () => {
  it('that was authorised: everything but to give back what was never taken', () => {
    assert.deepEqual(possible(), ['capture', 'cancel', 'reversal', 'amount-update']);
  });

  it('that was captured in part: capture the rest, give back what was taken', () => {
    const { possible: kinds, toCapture, toRefund } = positionOf(payment([event('capture', 999)]));
    assert.deepEqual([kinds, toCapture, toRefund], [['capture', 'refund', 'reversal'], 1000, 999]);
  });

  it('that was given back, cancelled or reversed: nothing that could give it back again', () => {
    assert.deepEqual(possible(event('capture', 1999), event('refund', 1999)), []);
    assert.deepEqual(possible(event('cancel')), []);
    assert.deepEqual(possible(event('capture', 5), event('reversal')), []);
  });

  it('of which something is not certain: nothing that could be done twice, or undo what never was', () => {
    const capture = positionOf(payment([event('capture', 500, 'unknown')]));
    assert.deepEqual([capture.captured, capture.toCapture, capture.possible], [0, 1499, ['capture']]);
    assert.deepEqual(possible(event('cancel', undefined, 'unknown')), []);
    assert.deepEqual(possible(event('capture', 1999), event('refund', 1999, 'sending')), []);
    const lower = positionOf(payment([event('amount-update', 500, 'unknown')]));
    const higher = positionOf(payment([event('amount-update', 5000, 'unknown')]));
    assert.deepEqual([lower.toCapture, higher.toCapture], [500, 1999]);
    const doubts = [event('refund', 100, 'unknown')];
    assert.equal(positionOf(payment([event('capture', 1999)]), { doubts }).toRefund, 1899);
  });

  it('after something was refused or not sent: as before it', () => {
    assert.deepEqual(
      possible(event('cancel', undefined, 'refused'), event('capture', 1999, 'not-sent')),
      possible(),
    );
  });

  it('whose amount was changed: up to the new one', () => {
    assert.equal(positionOf(payment([event('amount-update', 5000)])).toCapture, 5000);
  });

  it('that was not authorised: nothing', () => {
    for (const outcome of ['refused', 'cancelled', 'pending', 'unknown', 'Paid', ''])
      for (const isCapturedAtOnce of [true, false]) {
        const { possible: kinds, captured } = positionOf(payment([], { outcome }), { isCapturedAtOnce });
        assert.deepEqual([kinds, captured], [[], 0], outcome);
      }
    assert.deepEqual(positionOf(payment([], { pspReference: undefined })).possible, []);
  });

  it('of an account that captures at once: give back', () => {
    const position = positionOf(payment([event('refund', 99)]), { isCapturedAtOnce: true });
    assert.deepEqual([position.possible, position.toRefund], [['refund', 'reversal'], 1900]);
  });

  it('that was paid at a till: nothing can be given back, of one by a transfer all can', () => {
    const of = (refunds: 'not-possible' | 'to-named-account') =>
      positionOf(payment([event('capture', 1999)], { refunds })).possible;
    assert.deepEqual(of('not-possible'), []);
    assert.deepEqual(of('to-named-account'), ['refund', 'reversal']);
  });

  it('never takes more than was authorised, nor gives back more than was taken', () => {
    const events = fc.array(
      fc.record({
        kind: fc.constantFrom(...KINDS, 'something-new'),
        value: fc.nat(5000),
        status: fc.constantFrom('received', 'refused', 'unknown', 'sending', 'not-sent', 'settled'),
      }),
    );
    fc.assert(
      fc.property(events, fc.boolean(), (all, isCapturedAtOnce) => {
        const history = all.map(({ kind, value, status }) => event(kind, value, status));
        const position = positionOf(payment(history), { isCapturedAtOnce });
        assert.ok(position.toCapture >= 0 && position.toRefund >= 0);
        if (position.toCapture > 0) assert.ok(position.captured + position.toCapture <= position.authorised);
        if (position.toRefund > 0) assert.ok(position.refunded + position.toRefund <= position.captured);
        assert.equal(position.possible.includes('capture'), position.toCapture > 0);
        assert.equal(position.possible.includes('refund'), position.toRefund > 0);
      }),
    );
  });
});
