import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readPages } from '../../../../src/components/overview/blocks/read-pages.js';

/** A list of pages with two rows each, which knows what it was asked for. */
function list(pages: number) {
  const asked: (string | undefined)[] = [];
  const read = async ({ cursor }: { readonly cursor?: string }) => {
    asked.push(cursor);
    const page = Number(cursor ?? 0);
    const nextCursor = page + 1 < pages ? String(page + 1) : undefined;
    return { rows: [2 * page, 2 * page + 1], nextCursor };
  };
  return { asked, read };
}

test('a list is read to its end', async () => {
  const { asked, read } = list(3);
  assert.deepEqual(await readPages(read), { rows: [0, 1, 2, 3, 4, 5], isMore: false });
  assert.deepEqual(asked, [undefined, '1', '2']);
});

test('a long list is read in part, and it is known that there is more', async () => {
  const { rows, isMore } = await readPages(list(9).read);
  assert.deepEqual([rows.length, isMore], [10, true]);
});

test('what comes after the last wanted row is not asked for', async () => {
  const { asked, read } = list(9);
  assert.deepEqual(await readPages(read, (last) => last >= 2), { rows: [0, 1, 2, 3], isMore: false });
  assert.equal(asked.length, 2);
});
