import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { writeCsv } from '../../../../src/components/parts/csv/write-csv.js';

const items = Array.from({ length: 1001 }, (_, at) => at);

describe('a long file', () => {
  it('has a mark, a header and every row, and tells how far it is while the page breathes', async () => {
    const progress: number[] = [];
    let breaths = 0;
    const parts: string[] = [];
    const isWhole = await writeCsv(
      {
        header: ['n'],
        items,
        cells: (at) => [String(at)],
        onProgress: (written) => progress.push(written),
        signal: new AbortController().signal,
        pause: async () => void breaths++,
      },
      (text) => parts.push(text),
    );
    assert.equal(isWhole, true);
    const bytes = new TextEncoder().encode(parts.join(''));
    assert.deepEqual([bytes[0], bytes[1], bytes[2]], [0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    assert.deepEqual(
      [lines.length, lines[0], lines[1], lines.at(-2), lines.at(-1)],
      [1003, '"n"', '"0"', '"1000"', ''],
    );
    assert.deepEqual([progress, breaths], [[250, 500, 750, 1000, 1001], 5]);
  });

  it('goes on with rows that come later, and is not whole where one of them is missing', async () => {
    for (const isComplete of [true, false]) {
      const parts: string[] = [];
      const progress: number[] = [];
      const isWhole = await writeCsv(
        {
          header: ['n'],
          items: [0, 1],
          cells: (at) => [String(at)],
          later: async (take) => {
            await take([2]);
            await take([3, 4]);
            return isComplete;
          },
          onProgress: (written) => progress.push(written),
        },
        (text) => parts.push(text),
      );
      assert.deepEqual(
        [isWhole, parts.join(''), progress],
        [isComplete, '\ufeff"n"\r\n"0"\r\n"1"\r\n"2"\r\n"3"\r\n"4"\r\n', [2, 3, 5]],
      );
    }
  });

  it('is not whole where it was cancelled, and nothing is written or asked for any more', async () => {
    const stop = new AbortController();
    const progress: number[] = [];
    let isAsked = false;
    const isWhole = await writeCsv(
      {
        header: ['n'],
        items,
        cells: (at) => [String(at)],
        later: async () => (isAsked = true),
        onProgress: (written) => {
          progress.push(written);
          stop.abort();
        },
        signal: stop.signal,
      },
      () => undefined,
    );
    assert.deepEqual([isWhole, progress, isAsked], [false, [250], false]);
  });
});
