import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import {
  addPieces,
  MOST_LINES,
  putBack,
  removeLine,
  setPieces,
  setSaved,
  type CartLine,
  type CartLines,
} from '../../../../src/components/parts/cart/cart-lines.js';
import { line, seen } from './carts.js';

const id = fc.constantFrom('lamp', 'chair', '__proto__', 'toString', 'constructor');
const quantity = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN));
const step = fc.oneof(
  fc.record({ act: fc.constant('add' as const), id, quantity }),
  fc.record({ act: fc.constant('set' as const), id, quantity }),
  fc.record({ act: fc.constantFrom('save' as const, 'unsave' as const, 'remove' as const), id }),
);

interface Step {
  readonly act: string;
  readonly id: string;
  readonly quantity?: number;
}

const apply = (lines: CartLines, { act, id: listingId, quantity: pieces = 1 }: Step): CartLines => {
  if (act === 'add') return addPieces(lines, listingId, pieces) ?? lines;
  if (act === 'set') return setPieces(lines, listingId, pieces);
  return act === 'remove' ? removeLine(lines, listingId) : setSaved(lines, listingId, act === 'save');
};

describe('the lines of a cart', () => {
  it('hold each thing once, from 1 to 999 pieces of it, whatever is done in whatever order', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const lines = steps.reduce(apply, [] as CartLines);
        assert.equal(new Set(lines.map(({ listingId }) => listingId)).size, lines.length);
        for (const each of lines)
          assert.ok(Number.isInteger(each.quantity) && each.quantity >= 1 && each.quantity <= 999);
      }),
    );
  });

  it('a thing that is added again is more of the same line, and never more than are left', () => {
    const once = addPieces([], 'lamp', 2, seen({ stock: 3 })) ?? [];
    assert.equal(once[0]?.quantity, 2);
    const twice = addPieces(once, 'lamp', 2) ?? [];
    assert.deepEqual([twice.length, twice[0]?.quantity], [1, 3]);
  });

  it('a thing saved for later that is added comes back, with the pieces that were added', () => {
    const saved = line('lamp', { quantity: 5, isSaved: true });
    assert.deepEqual(addPieces([saved], 'lamp', 2)?.[0], line('lamp', { quantity: 2 }));
  });

  it('a full cart takes no other thing, but more of what it has', () => {
    const full = Array.from({ length: MOST_LINES }, (_, at) => line(`thing-${at}`));
    assert.equal(addPieces(full, 'one-more', 1), undefined);
    assert.equal(addPieces(full, 'thing-7', 1)?.[7]?.quantity, 2);
  });

  it('what was removed comes back to where it was, whatever else is gone meanwhile', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), (ids, n) => {
        const lines = ids.map((each) => line(each));
        const at = n % lines.length;
        const gone = lines[at] as CartLine;
        assert.deepEqual(putBack(removeLine(lines, gone.listingId), gone, at), lines);
      }),
    );
    const other = line('lamp', { quantity: 7 });
    assert.deepEqual(putBack([other], line('lamp'), 0), [other]);
  });
});
