import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { isolatedText, plainText } from '../../../../src/components/parts/listing/plain-text.js';

describe('a text of a seller', () => {
  it('C3-72: has no mark that could turn a price around, and stands on one line', () => {
    assert.equal(plainText('Lamp \u202e001 \u20ac\u202c\u2066x\u2069\u200b!\ufeff'), 'Lamp 001 € x !');
    assert.equal(plainText('a\n\t b\u0000\u0085c\u2028d'), 'a b c d');
    const marks = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => !marks.test(plainText(text))),
    );
  });

  it('keeps what joins letters', () => {
    assert.equal(plainText('می\u200cخواهم 👩\u200d👧'), 'می\u200cخواهم 👩\u200d👧');
  });

  it('C3-68: is cut, and never in the middle of a letter', () => {
    assert.equal(plainText('x'.repeat(1_000_000)).length, 300);
    assert.equal(plainText('😀😀😀', 2), '😀…');
    assert.equal(plainText('😀😀', 2), '😀😀');
  });

  it('keeps its direction to itself', () => {
    assert.equal(isolatedText('قلم'), '\u2068قلم\u2069');
  });
});
