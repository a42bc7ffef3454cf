import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { checkLine, type CheckedLine } from '../../../../src/components/parts/cart/cart-check.js';
import { fingerprintOf, groupLines } from '../../../../src/components/parts/cart/cart-total.js';
import { EUR, line, listed, seen } from './carts.js';

const checked = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    isSaved: fc.boolean(),
    price: fc.record({ value: fc.maxSafeNat(), currency: fc.constantFrom('EUR', 'USD', 'JPY', 'KWD') }),
  })
  .map(({ price, ...each }): CheckedLine =>
    checkLine(line('lamp', { ...each, seen: seen({ price }) }), undefined),
  );

describe('what a cart comes to', () => {
  it('is one exact total for each currency, or none where no number can say it', () => {
    fc.assert(
      fc.property(fc.array(checked), (lines) => {
        const exact = new Map<string, bigint>();
        for (const { line: each, quantity, thing } of lines) {
          if (each.isSaved || !thing) continue;
          const { value, currency } = thing.price;
          exact.set(currency, (exact.get(currency) ?? 0n) + BigInt(value) * BigInt(quantity));
        }
        const groups = groupLines(lines);
        assert.deepEqual(
          groups.map(({ currency }) => currency),
          [...exact.keys()],
        );
        for (const { currency, total } of groups) {
          const value = exact.get(currency) ?? 0n;
          if (value <= Number.MAX_SAFE_INTEGER) assert.deepEqual(total, { value: Number(value), currency });
          else assert.equal(total, undefined);
        }
      }),
    );
  });

  it('leaves out what is sold out or gone, and counts the pieces that can be had', () => {
    const lines = [
      checkLine(line('a', { quantity: 2 }), listed({ price: EUR(1000) })),
      checkLine(line('b', { quantity: 9 }), listed({ price: EUR(10), stock: 3 })),
      checkLine(line('c'), 'gone'),
      checkLine(line('d'), listed({ stock: 0 })),
      checkLine(line('e', { isSaved: true }), listed()),
    ];
    const [group, ...others] = groupLines(lines);
    assert.deepEqual([group?.total, group?.pieces, group?.lines.length, others], [EUR(2030), 5, 4, []]);
  });

  it('has no total while a price is not known', () => {
    const [group] = groupLines([checkLine(line('a', { seen: undefined }), undefined)]);
    assert.deepEqual([group?.currency, group?.total, group?.orderable], ['', undefined, []]);
  });

  it('is another one as soon as a price, a quantity or what can be had has changed', () => {
    const printOf = (...given: Parameters<typeof checkLine>) =>
      groupLines([checkLine(...given)])
        .map(fingerprintOf)
        .join();
    const prints = [
      printOf(line('a'), listed()),
      printOf(line('a', { quantity: 2 }), listed()),
      printOf(line('a'), listed({ price: EUR(1) })),
      printOf(line('a'), listed({ stock: 0 })),
      printOf(line('a'), 'gone'),
    ];
    assert.equal(new Set(prints).size, prints.length);
    assert.equal(printOf(line('a'), listed()), printOf(line('a'), listed({ description: 'New words.' })));
  });
});
