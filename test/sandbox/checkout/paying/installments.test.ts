import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { areInstallmentsTaken } from '../../../../src/sandbox/checkout/paying/installments.js';

const taken = (currency: string, installments?: object): boolean =>
  areInstallmentsTaken({ amount: { value: 1200, currency }, ...(installments && { installments }) });

describe('a card that pays in parts', () => {
  it('pays at once in every currency', () => {
    for (const currency of ['EUR', 'BRL', 'JPY']) {
      assert.equal(taken(currency), true);
      assert.equal(taken(currency, { value: 1 }), true);
    }
  });

  it('pays in as many parts as its market knows, and no others', () => {
    assert.equal(taken('BRL', { value: 12 }), true);
    assert.equal(taken('BRL', { value: 13 }), false);
    assert.equal(taken('MXN', { value: 3, plan: 'regular' }), true);
    assert.equal(taken('MXN', { value: 4 }), false);
    assert.equal(taken('EUR', { value: 3 }), false);
  });

  it('pays by a plan of its market alone', () => {
    assert.equal(taken('JPY', { value: 1, plan: 'revolving' }), true);
    assert.equal(taken('JPY', { value: 3, plan: 'revolving' }), false);
    assert.equal(taken('BRL', { value: 1, plan: 'revolving' }), false);
  });

  it('pays by a plan of Mexico with the percentage that belongs to it, and not without', () => {
    assert.equal(taken('MXN', { value: 3, plan: 'with_interest' }), true);
    assert.equal(taken('MXN', { value: 3, plan: 'with_interest', extra: 5 }), false);
    assert.equal(taken('MXN', { value: 3, plan: 'refund_prctg', extra: 10 }), true);
    assert.equal(taken('MXN', { value: 3, plan: 'refund_prctg' }), false);
    assert.equal(taken('MXN', { value: 3, plan: 'nointerest_bonus', extra: 101 }), false);
    assert.equal(taken('BRL', { value: 3, plan: 'with_interest' }), false);
    assert.equal(taken('MXN', { value: 1, plan: 'revolving' }), false);
  });

  it('pays no number of times where it is bought now and paid later, and in no other plan', () => {
    assert.equal(taken('MXN', { value: 0, plan: 'buynow_paylater' }), true);
    assert.equal(taken('MXN', { value: 0, plan: 'with_interest' }), false);
    assert.equal(taken('MXN', { value: 0 }), false);
  });
});
