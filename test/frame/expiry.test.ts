import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { expiryCode, expiryDigits, formatExpiry, monthOf, parseExpiry } from '../../src/frame/expiry.js';

const NOW = monthOf(new Date(Date.UTC(2026, 10, 21, 12)));

describe('the expiry date', () => {
  for (const text of [
    '03/30',
    '3/30',
    '03/2030',
    '3/2030',
    '0330',
    '032030',
    '03-30',
    '03 30',
    ' 03 / 2030 ',
    '3.30',
    '2030-03',
    '2030/3',
    '203003',
    '٠٣/٣٠',
    '０３／３０',
    '\u200f03/30',
    '03\u200e/\u200f30',
  ]) {
    it(`is March 2030 when typed, pasted or filled in as “${text}”`, () => {
      assert.deepEqual(parseExpiry(text), ['03', '2030']);
    });
  }

  it('a year and a month of one digit are no other month', () => {
    for (const text of ['2028-1', '20281']) assert.deepEqual(parseExpiry(text), ['01', '2028'], text);
  });

  it('is shown with its slash, and a month that can have no second digit gets its zero', () => {
    const shown = (text: string) => formatExpiry(expiryDigits(text));
    assert.equal(shown('1'), '1');
    assert.equal(shown('5'), '05');
    assert.equal(shown('1/'), '01');
    assert.equal(shown('13'), '01/3');
    assert.equal(shown('123'), '12/3');
    assert.equal(shown('1230'), '12/30');
    assert.equal(shown('12/2030'), '12/2030');
    assert.equal(shown('2030-12'), '12/30');
  });

  it('is judged by the server’s clock: good to the end of its month and for 20 years', () => {
    assert.equal(expiryCode('', NOW), 'empty');
    assert.equal(expiryCode('11', NOW), 'incomplete');
    assert.equal(expiryCode('11/203', NOW), 'incomplete');
    assert.equal(expiryCode('00/30', NOW), 'invalid');
    assert.equal(expiryCode('10/26', NOW), 'expired');
    assert.equal(expiryCode('11/26', NOW), 'valid');
    assert.equal(expiryCode('11/26', monthOf(new Date(Date.UTC(2026, 10, 30, 23, 59)))), 'valid');
    assert.equal(expiryCode('11/26', monthOf(new Date(Date.UTC(2026, 11, 1)))), 'expired');
    assert.equal(expiryCode('11/2046', NOW), 'valid');
    assert.equal(expiryCode('12/46', NOW), 'too-far');
  });

  it('every month from now to 20 years ahead is fine however it is written, every other is not', () => {
    const month = fc.integer({ min: 1, max: 12 });
    const year = fc.integer({ min: 2020, max: 2099 });
    fc.assert(
      fc.property(month, year, (m, y) => {
        const two = String(m).padStart(2, '0');
        const ahead = (y - 2026) * 12 + m - 11;
        const expected = ahead < 0 ? 'expired' : ahead > 240 ? 'too-far' : 'valid';
        for (const text of [`${two}/${y % 100}`, `${two}/${y}`, `${y}-${two}`, `${m}/${y % 100}`])
          assert.equal(expiryCode(text, NOW), expected, text);
      }),
    );
  });

  it('no text whatever makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 64 }), (text) => {
        assert.equal(typeof expiryCode(text, NOW), 'string');
        assert.match(formatExpiry(expiryDigits(text)), /^[\d/]*$/);
      }),
    );
  });
});
