import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { amountInput, parseAmount } from '../../src/client/amount-input.js';
import { formatAmount } from '../../src/client/money.js';
import { minorDigits } from '../../src/facts/currencies.js';

const LOCALES = [
  'en',
  'en-IN',
  'de',
  'de-CH',
  'de-AT',
  'nl',
  'fr',
  'fr-CA',
  'es',
  'pl',
  'pt-PT',
  'sv',
  'ar',
  'ar-EG',
  'fa',
  'hi',
  'bn',
  'mr-u-nu-deva',
  'my',
  'th',
  'ja',
  'zh-TW',
  'he',
  'tr',
  'no such locale!',
];
const currencies = Intl.supportedValuesOf('currency').filter((code) => minorDigits(code) !== undefined);

test('what is shown is read as the same, in every currency and notation', () => {
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      fc.constantFrom(...currencies),
      fc.constantFrom(...LOCALES),
      (value, currency, locale) => {
        assert.equal(parseAmount(amountInput({ value, currency }, locale), currency, locale), value);
        assert.equal(parseAmount(formatAmount({ value, currency }, locale), currency, locale), value);
      },
    ),
    { numRuns: 2000 },
  );
});

test('nothing that is typed is ever read as something else than minor units, or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,’ -€٣٫'), maxLength: 12 })),
      fc.constantFrom('EUR', 'JPY', 'KWD'),
      fc.constantFrom(...LOCALES),
      (text, currency, locale) => {
        const value = parseAmount(text, currency, locale);
        assert.ok(value === undefined || (Number.isSafeInteger(value) && value >= 0));
      },
    ),
    { numRuns: 2000 },
  );
});

test('amounts are read the way their language writes them', () => {
  for (const [text, currency, locale, value] of [
    ['19.99', 'EUR', 'en', 1999],
    ['19,99', 'EUR', 'de', 1999],
    ['1,999.5', 'EUR', 'en', 199_950],
    ['1.999,5', 'EUR', 'de', 199_950],
    ['1.999', 'EUR', 'de', 199_900],
    ['1 999,50 €', 'EUR', 'fr', 199_950],
    ["1'999.50", 'CHF', 'de-CH', 199_950],
    ['12,34,567.00', 'INR', 'en-IN', 123_456_700],
    ['١٩٫٩٩', 'EUR', 'ar-EG', 1999],
    ['19.99', 'EUR', 'ar-EG', 1999],
    ['1999', 'JPY', 'en', 1999],
    ['1.234', 'KWD', 'en', 1234],
    ['EUR 5', 'EUR', 'en', 500],
    ['.5', 'EUR', 'en', 50],
    ['5.', 'EUR', 'en', 500],
    ['0', 'EUR', 'en', 0],
    ['007', 'EUR', 'en', 700],
  ] as const)
    assert.equal(parseAmount(text, currency, locale), value, `${text} ${locale}`);
});

test('what could be two amounts, or none, is no amount', () => {
  for (const [text, currency, locale] of [
    ['19.99', 'EUR', 'de'],
    ['19,99', 'EUR', 'en'],
    ['1.999', 'EUR', 'en'],
    ['19.999', 'EUR', 'en'],
    ['19.9', 'JPY', 'en'],
    ['1,99,9', 'EUR', 'en'],
    ['1,,999', 'EUR', 'en'],
    ['19 99', 'EUR', 'en'],
    ['1.2.3', 'EUR', 'en'],
    ['-5', 'EUR', 'en'],
    ['5-', 'EUR', 'en'],
    ['1e3', 'EUR', 'en'],
    ['', 'EUR', 'en'],
    ['.', 'EUR', 'en'],
    ['five', 'EUR', 'en'],
    ['5', 'XXX', 'en'],
    ['USD 5', 'EUR', 'en'],
    ['99999999999999999', 'EUR', 'en'],
  ] as const)
    assert.equal(parseAmount(text, currency, locale), undefined, `${text} ${locale}`);
});
