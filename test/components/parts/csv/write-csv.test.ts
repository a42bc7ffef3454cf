import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { writeCsv } from '../../../../src/components/parts/csv/write-csv.js';

const items = Array.from({ length: 1001 }, (_, at) => at);

describe('a long file', () => {
  it('has a mark, a header and every row, and tells how far it is while the page breathes', async () => {
    const progress: number[] = [];
    let breaths = 0;
    const file = await writeCsv({
      header: ['n'],
      items,
      cells: (at) => [String(at)],
      onProgress: (written) => progress.push(written),
      signal: new AbortController().signal,
      pause: async () => void breaths++,
    });
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    assert.deepEqual([bytes[0], bytes[1], bytes[2]], [0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    assert.deepEqual(
      [lines.length, lines[0], lines[1], lines.at(-2), lines.at(-1)],
      [1003, '"n"', '"0"', '"1000"', ''],
    );
    assert.deepEqual([progress, breaths], [[250, 500, 750, 1000, 1001], 5]);
  });

  it('is not there where it was cancelled, and nothing is written any more', async () => {
    const stop = new AbortController();
    const progress: number[] = [];
    const file = await writeCsv({
      header: ['n'],
      items,
      cells: (at) => [String(at)],
      onProgress: (written) => {
        progress.push(written);
        stop.abort();
      },
      signal: stop.signal,
    });
    assert.deepEqual([file, progress], [undefined, [250]]);
  });
});
