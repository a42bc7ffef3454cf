import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addressAsked, choicesOf, optionFor } from '../../../src/client/shopper/card-extras.js';

describe('the parts that a card may be paid in', () => {
  it('are in order, each once, and never one', () => {
    assert.deepEqual(choicesOf({ values: [6, 2, 1, 6] }), [{ value: 2 }, { value: 6 }]);
  });

  it('are followed by the plans that have no number', () => {
    assert.deepEqual(choicesOf({ values: [3], plans: ['revolving', 'regular'] }), [
      { value: 3 },
      { value: 1, plan: 'revolving' },
    ]);
    assert.deepEqual(choicesOf({ values: [3], plans: ['revolving'] }), [{ value: 1, plan: 'revolving' }]);
  });

  it('are those of the brand, else those of all cards', () => {
    const options = { card: { values: [2] }, amex: { values: [3] } };
    assert.equal(optionFor(options, 'amex'), options.amex);
    assert.equal(optionFor(options, 'visa'), options.card);
    assert.equal(optionFor(options, undefined), options.card);
    assert.equal(optionFor(options, 'constructor'), options.card);
    assert.equal(optionFor(undefined, 'visa'), undefined);
  });
});

describe('the address that is asked for beside a card', () => {
  it('is a postal code where the country has some, or a whole address in any country', () => {
    assert.deepEqual(addressAsked({ billingAddress: 'postal-code', countryCode: 'US' }), {
      asks: [],
      countries: ['US'],
      addressParts: ['postalCode'],
    });
    assert.equal(addressAsked({ billingAddress: 'postal-code', countryCode: 'HK' }), undefined);
    assert.equal(addressAsked({ billingAddress: 'postal-code' }), undefined);
    assert.equal(addressAsked({}), undefined);
    assert.ok(addressAsked({ billingAddress: 'full' })!.countries.length > 200);
  });
});
