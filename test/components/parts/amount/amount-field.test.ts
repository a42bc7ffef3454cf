import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { decimalOfTyped, typedOfDecimal } from '../../../../src/components/parts/amount/amount-field.js';

describe('an amount that an operator types into the filter', () => {
  it('is the same in the address, and the same again in the field, in every language', () => {
    const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
    const language = fc.constantFrom('en', 'de', 'nl', 'fr', 'ar', 'de-CH');
    fc.assert(
      fc.property(fc.nat(10 ** 9), currency, language, (value, code, locale) => {
        const decimal = decimalOfTyped(typedOfDecimal(String(value), code, 'en'), code, 'en') ?? '';
        assert.equal(decimalOfTyped(typedOfDecimal(decimal, code, locale), code, locale), decimal);
      }),
    );
  });

  it('is read by the language’s own notation', () => {
    assert.equal(decimalOfTyped('1.234,5', 'EUR', 'de'), '1234.50');
    assert.equal(decimalOfTyped('', 'EUR', 'de'), '');
  });

  it('is none where it cannot be told, and no text that an address brings', () => {
    assert.equal(decimalOfTyped('much', 'EUR', 'en'), undefined);
    for (const decimal of ['', 'NaN', '-1', '<b>', '1e9'])
      assert.equal(typedOfDecimal(decimal, 'EUR', 'en'), '');
  });
});
