import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import type { Column } from '../../../../src/components/parts/table/column.js';
import { nextSort, readSort, sortedBy, sortText } from '../../../../src/components/parts/table/sort.js';

interface Row {
  readonly at: number;
  readonly sum: number;
}

const column = (name: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  name,
  label: name,
  cell: () => '',
  ...more,
});
const COLUMNS = [
  column('plain'),
  column('sum', { compare: (one, other) => one.sum - other.sum }),
  column('-odd', { isSorted: true }),
];

describe('the order of a table', () => {
  it('reads back from an address as it was written, and is none that no column has', () => {
    for (const name of ['sum', '-odd'])
      for (const isDescending of [false, true]) {
        const sort = { column: name, isDescending };
        const read = readSort(sortText(sort), COLUMNS);
        // A name that begins with a minus would be read as another: no element has one.
        assert.deepEqual(read, name === 'sum' ? sort : isDescending ? sort : undefined);
      }
    for (const text of ['', '-', 'plain', '-plain', 'other', '__proto__'])
      assert.equal(readSort(text, COLUMNS), undefined);
  });

  it('goes from the least to the greatest, to the reverse, and back to none', () => {
    const first = nextSort(undefined, 'sum');
    const second = nextSort(first, 'sum');
    assert.deepEqual([first, second].map(sortText), ['sum', '-sum']);
    assert.equal(nextSort(second, 'sum'), undefined);
    assert.equal(sortText(nextSort(second, '-odd')), '-odd');
  });

  it('keeps equal rows as they came, in both directions, and changes no list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.boolean(), (sums, isDescending) => {
        const rows = sums.map((sum, at) => ({ at, sum }));
        const sorted = sortedBy(rows, COLUMNS, { column: 'sum', isDescending });
        for (const [at, row] of sorted.entries()) {
          const before = sorted[at - 1];
          if (!before) continue;
          assert.ok(isDescending ? before.sum >= row.sum : before.sum <= row.sum);
          assert.ok(before.sum !== row.sum || before.at < row.at);
        }
        assert.deepEqual(
          rows.map(({ at }) => at),
          sums.map((_, at) => at),
        );
      }),
    );
  });

  it('is the service’s own where a column does not compare', () => {
    const rows = [{ at: 0, sum: 1 }];
    assert.equal(sortedBy(rows, COLUMNS, { column: '-odd', isDescending: true }), rows);
    assert.equal(sortedBy(rows, COLUMNS, undefined), rows);
  });
});
