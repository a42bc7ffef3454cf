import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { brandOf, detect } from '../../src/frame/brand.js';
import { digitsOf } from '../../src/frame/digits.js';
import { passesLuhn } from '../../src/facts/luhn.js';
import { formatNumber, numberCode } from '../../src/frame/number.js';

const code = (digits: string) => numberCode(digits, detect(digits).own);
const digits = (minimum: number, maximum: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: minimum, maxLength: maximum });

describe('the number on a card', () => {
  for (const [text, why] of [
    ['4111 1111 1111 1111', 'spaces'],
    ['4111-1111-1111-1111', 'dashes'],
    ['４１１１　１１１１　１１１１　１１１１', 'full-width digits'],
    ['٤١١١ ١١١١ ١١١١ ١١١١', 'Arabic-Indic digits'],
    ['۴۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۱۱۱', 'Persian digits'],
    ['४१११ ११११ ११११ ११११', 'Devanagari digits'],
    ['\u200f4111\u200e 1111\u202b 1111 1111\u202c', 'marks of direction'],
    ['  4111\t1111\n1111\u00a01111  ', 'other white space'],
  ] as const) {
    it(`C1-28: pasted with ${why} it is read as its sixteen digits`, () => {
      assert.equal(digitsOf(text), '4111111111111111');
    });
  }

  it('C1-28: digits that stand for no digit of a card are dropped rather than guessed', () => {
    assert.equal(digitsOf('𝟜111²'), '111');
  });

  it('every decimal digit of one unit of UTF-16 reads as its own value', () => {
    const zeros = [0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xe50, 0x17e0, 0x1810, 0x1946, 0xa620, 0xff10];
    for (const zero of zeros)
      for (let value = 0; value < 10; value++)
        assert.equal(digitsOf(String.fromCharCode(zero + value)), String(value), zero.toString(16));
  });

  it('whatever is read is digits only, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const read = digitsOf(text);
        assert.match(read, /^\d*$/);
        assert.equal(digitsOf(read), read);
      }),
    );
  });

  it('stands in fours, and as 4-6-5 for American Express', () => {
    assert.equal(formatNumber('4111111111111111', brandOf('visa')), '4111 1111 1111 1111');
    assert.equal(formatNumber('371449635398431', brandOf('amex')), '3714 496353 98431');
    assert.equal(formatNumber('6759649826438453000', brandOf('maestro')), '6759 6498 2643 8453 000');
    assert.equal(formatNumber('4111'), '4111');
  });

  it('formatting never changes a digit and never ends in a space', () => {
    fc.assert(
      fc.property(digits(0, 19), fc.constantFrom('visa', 'amex', undefined), (number, brand) => {
        const text = formatNumber(number, brandOf(brand));
        assert.equal(digitsOf(text), number);
        assert.equal(text, text.trim());
      }),
    );
  });

  it('one wrong digit is always noticed', () => {
    const change = fc.record({ number: digits(12, 19), at: fc.nat(18), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(change, ({ number, at, by }) => {
        const place = at % number.length;
        const other = (Number(number[place]) + by) % 10;
        const wrong = number.slice(0, place) + other + number.slice(place + 1);
        assert.ok(!(passesLuhn(number) && passesLuhn(wrong)));
      }),
    );
  });

  it('is empty, incomplete, wrong or fine', () => {
    assert.equal(code(''), 'empty');
    assert.equal(code('4'), 'incomplete');
    assert.equal(code('411111111111111'), 'incomplete');
    assert.equal(code('4111111111111112'), 'invalid');
    assert.equal(code('4111111111111111'), 'valid');
    assert.equal(code('36006666333344'), 'valid');
    assert.equal(code('36006666333345'), 'invalid');
    assert.equal(code('371449635398432'), 'invalid');
    assert.equal(code('371449635398431'), 'valid');
    assert.equal(code('55555555555544440'), 'invalid');
    assert.equal(code('0000000000000000'), 'invalid');
  });
});
