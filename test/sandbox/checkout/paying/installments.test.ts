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
    assert.equal(taken('JPY', { value: 3, plan: 'bonus' }), false);
    assert.equal(taken('BRL', { value: 1, plan: 'revolving' }), false);
  });
});
