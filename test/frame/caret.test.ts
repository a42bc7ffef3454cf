import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { brandOf } from '../../src/frame/brand.js';
import { edit, type Format } from '../../src/frame/caret.js';
import { digitsOf } from '../../src/frame/digits.js';
import { expiryDigits, formatExpiry } from '../../src/frame/expiry.js';
import { formatNumber } from '../../src/frame/number.js';

const NUMBER: Format = { limit: () => 16, write: (digits) => formatNumber(digits, brandOf('visa')) };
const EXPIRY: Format = { read: expiryDigits, limit: () => 6, write: formatExpiry };

/** A text with a bar where the caret is. */
const show = ([text, caret]: readonly [string, number]) => `${text.slice(0, caret)}|${text.slice(caret)}`;
const split = (marked: string): [string, number] => [marked.replace('|', ''), marked.indexOf('|')];

function type(marked: string, keys: string, kind = 'insertText', format = NUMBER): string {
  const [before, caret] = split(marked);
  const after = before.slice(0, caret) + keys + before.slice(caret);
  return show(edit(before, after, caret + keys.length, kind, format));
}

function remove(
  marked: string,
  kind: 'deleteContentBackward' | 'deleteContentForward',
  format = NUMBER,
): string {
  const [before, caret] = split(marked);
  const from = kind === 'deleteContentBackward' ? caret - 1 : caret;
  if (from < 0 || from >= before.length) return marked;
  return show(edit(before, before.slice(0, from) + before.slice(from + 1), from, kind, format));
}

describe('the caret', () => {
  it('moves on behind what is typed, over the separators', () => {
    assert.equal(type('411|', '1'), '4111|');
    assert.equal(type('4111|', '1'), '4111 1|');
    assert.equal(type('41|11 1', '2'), '412|1 11');
    assert.equal(type('411|1 1', '2'), '4112| 11'.replace('2| ', '2 |'));
  });

  it('stays between the same two digits when something is pasted in the middle', () => {
    assert.equal(type('41|11', '2222 2', 'insertFromPaste'), '4122 222|1 1'.replace('222|', '222|'));
  });

  it('deleting backwards over a separator takes the digit in front of it', () => {
    assert.equal(remove('4111 |1', 'deleteContentBackward'), '411|1');
    assert.equal(remove('4111 1|', 'deleteContentBackward'), '4111|');
  });

  it('deleting forwards over a separator takes the digit behind it', () => {
    assert.equal(remove('4111| 2345', 'deleteContentForward'), '4111 |345');
    assert.equal(remove('|4111', 'deleteContentForward'), '|111');
    assert.equal(remove('4111| 1', 'deleteContentForward'), '4111|');
  });

  it('deleting over a separator takes the first digit too', () => {
    const dashed: Format = { limit: () => 4, write: (text) => text.replace(/^.(?=.)/, '$&-') };
    assert.equal(remove('1-|23', 'deleteContentBackward', dashed), '|2-3');
  });

  it('a deletion in front of the first digit or behind the last takes nothing', () => {
    assert.equal(show(edit('4111 1', '4111 1', 0, 'deleteContentBackward', NUMBER)), '|4111 1');
    assert.equal(show(edit('4111 1', '4111 1', 6, 'deleteContentForward', NUMBER)), '4111 1|');
  });

  it('one digit too many is not taken, and nothing that stood there is lost', () => {
    assert.equal(type('4111 1111 1111 1111|', '1'), '4111 1111 1111 1111|');
    assert.equal(type('41|11 1111 1111 1111', '2'), '41|11 1111 1111 1111');
  });

  it('a paste that is too long is cut at the end', () => {
    assert.equal(type('|', '4111 1111 1111 1111 12/30', 'insertFromPaste'), '4111 1111 1111 1111|');
  });

  it('a number that was longer under another brand keeps all its digits', () => {
    const [text] = edit('4111 1111 1111 1111 111', '5111 1111 1111 1111 111', 1, 'insertText', NUMBER);
    assert.equal(digitsOf(text).length, 19);
  });

  it('an expiry date gets its zero and its slash, and correcting it adds nothing', () => {
    assert.equal(type('|', '5', 'insertText', EXPIRY), '05|');
    assert.equal(type('12|', '3', 'insertText', EXPIRY), '12/3|');
    assert.equal(remove('12|/30', 'deleteContentBackward', EXPIRY), '1|3/0');
    assert.equal(type('1|3/0', '1', 'insertText', EXPIRY), '11|/30'.replace('|/', '/|'));
    assert.equal(remove('12/|3', 'deleteContentBackward', EXPIRY), '1|3');
  });

  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 16 });

  it('whatever is typed or deleted, the digits on both sides of the caret are those one expects', () => {
    const key = fc.constantFrom(...'0123456789', 'backspace', 'delete');
    fc.assert(
      fc.property(digits, fc.nat(), fc.array(key, { maxLength: 30 }), (start, place, keys) => {
        let left = start.slice(0, place % (start.length + 1));
        let right = start.slice(left.length);
        const text = formatNumber(start, brandOf('visa'));
        let caret = text.length;
        while (digitsOf(text.slice(0, caret)) !== left) caret--;
        let marked = show([text, caret]);
        for (const one of keys) {
          if (one === 'backspace') {
            marked = remove(marked, 'deleteContentBackward');
            left = left.slice(0, -1);
          } else if (one === 'delete') {
            marked = remove(marked, 'deleteContentForward');
            right = right.slice(1);
          } else {
            marked = type(marked, one);
            if (left.length + right.length < 16) left += one;
          }
          const [before, after] = marked.split('|') as [string, string];
          assert.deepEqual([digitsOf(before), digitsOf(after)], [left, right]);
        }
      }),
    );
  });

  it('the caret is always inside the text', () => {
    fc.assert(
      fc.property(
        digits,
        digits,
        fc.nat(25),
        fc.constantFrom('insertText', 'deleteWordBackward', ''),
        (a, b, at, kind) => {
          const after = formatNumber(b, brandOf('visa'));
          const [text, caret] = edit(formatNumber(a), after, Math.min(at, after.length), kind, NUMBER);
          assert.ok(caret >= -1 && caret <= text.length);
        },
      ),
    );
  });
});
