import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { formatAmount } from '../../src/client/money.js';
import { minorDigits } from '../../src/facts/currencies.js';

const shown = (value: number, currency: string, locale = 'en') => formatAmount({ value, currency }, locale);

const codes = fc.constantFrom(
  ...Intl.supportedValuesOf('currency').filter((code) => minorDigits(code) !== undefined),
);

test('C2-54: yen have no digits, euros two, dinars three, and crowns of Iceland two by the platform', () => {
  assert.equal(minorDigits('JPY'), 0);
  assert.equal(minorDigits('EUR'), 2);
  assert.equal(minorDigits('KWD'), 3);
  assert.equal(shown(1999, 'JPY'), '¥1,999');
  assert.equal(shown(1999, 'EUR', 'de'), '19,99\u00a0€');
  assert.equal(shown(1999, 'KWD'), 'KWD\u00a01.999');
  assert.equal(shown(1999, 'ISK'), 'ISK\u00a019.99');
  assert.equal(shown(5, 'USD'), '$0.05');
  assert.equal(shown(0, 'BHD'), 'BHD\u00a00.000');
  assert.equal(shown(-1050, 'USD'), '-$10.50');
});

test('C2-54: a currency that is not known shows minor units and code, and no digits are guessed', () => {
  for (const code of [
    'eur',
    'XXX',
    'XAU',
    'XTS',
    'ZZZ',
    'EU',
    'EURO',
    '',
    '__proto__',
    'constructor',
    'DEM',
    'EUR ',
    'AED AFN',
  ]) {
    assert.equal(minorDigits(code), undefined, code);
    assert.equal(shown(1999, code), `1999 ${code}`);
  }
});

test('a value that is no integer is shown as it is, never rounded', () => {
  for (const value of [19.99, NaN, Infinity, 2 ** 53]) assert.equal(shown(value, 'EUR'), `${value} EUR`);
});

test('an amount in any currency shows exactly its own digits', () => {
  fc.assert(
    fc.property(codes, fc.maxSafeInteger(), (currency, value) => {
      const digits = minorDigits(currency) ?? assert.fail();
      const text = shown(value, currency, 'en-u-nu-latn');
      const fraction = /\.(\d+)/.exec(text)?.[1] ?? '';
      assert.equal(fraction.length, digits);
      const expected = String(Math.abs(value)).padStart(digits + 1, '0');
      assert.equal(text.replace(/\D/g, ''), expected);
      assert.equal(text.includes('-'), value < 0);
    }),
  );
});

test('the largest amounts keep their last digit, which a float would lose', () => {
  assert.equal(shown(9_007_199_254_740_991, 'EUR'), '€90,071,992,547,409.91');
  assert.equal(shown(9_007_199_254_740_991, 'KWD'), 'KWD\u00a09,007,199,254,740.991');
});

test('a price is shown even if the page names an unknown language', () => {
  for (const locale of ['', 'en_US', 'x', '!', 'de-DE-DE-DE-DE', 'javascript:'])
    assert.match(shown(1999, 'EUR', locale), /19.99/);
});

test('in Arabic the sign of a dollar or a pound stays with the letters before it', () => {
  assert.equal(shown(1999, 'USD', 'ar'), '\u200f19.99\u00a0US$\u200e');
  assert.equal(shown(-1999, 'GBP', 'ar'), '\u200f\u200e-19.99\u00a0UK£\u200e');
  assert.equal(shown(1999, 'EUR', 'ar'), '\u200f19.99\u00a0€');
});
