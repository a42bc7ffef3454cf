import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { KnownRows } from '../../../../src/components/parts/table/later-pages.js';
import { firstWindow, readBackwards, type Window } from '../../../../src/components/parts/table/windows.js';
import { DAY } from '../../../../src/facts/instant.js';

const NOW = Date.UTC(2030, 0, 10);

interface Row {
  readonly id: string;
  readonly at: number;
}

/** A service that gives rows oldest first, and what it was asked for. */
function service(
  rows: readonly Row[],
  isWithin = (at: number, since: number, until: number) => at >= since && at < until,
) {
  const asked: (readonly [since: number, until: number])[] = [];
  const read = async (since: number, until: number): Promise<readonly Row[]> => {
    asked.push([since, until]);
    return rows.filter(({ at }) => isWithin(at, since, until)).toSorted((one, other) => one.at - other.at);
  };
  return { asked, read, idOf: ({ id }: Row) => id, most: 180 * DAY };
}

const every = (step: number, count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `row-${at}`, at: NOW - 1 - at * step }));

/** All of it, page by page. */
async function readAll(options: ReturnType<typeof service>, since: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let next: Window | undefined = firstWindow(NOW, since); next;) {
    const page: KnownRows<Row, Window> = await readBackwards(next, options);
    rows.push(...page.items);
    next = page.next;
  }
  return rows;
}

it('every row comes once, the latest first, however many there are in a day', async () => {
  for (const [step, count] of [
    [DAY, 90],
    [DAY / 10, 700],
    [DAY / 400, 2000],
  ] as const) {
    const rows = every(step, count);
    assert.deepEqual(await readAll(service(rows), NOW - 100 * DAY), rows, `every ${step} ms`);
  }
});

it('begins with a part of a day, goes on by what it has found there, and halves where there is much', async () => {
  const quiet = service([]);
  assert.deepEqual(await readBackwards(firstWindow(NOW, NOW - 15 * DAY), quiet), {
    items: [],
    next: undefined,
  });
  assert.deepEqual(
    quiet.asked.map(([since, until]) => (until - since) / DAY),
    [1 / 16, 1 / 4, 1, 2, 4, 8 - 5 / 16],
  );
  const usual = service(every(DAY / 400, 2000));
  const first = await readBackwards(firstWindow(NOW, NOW - 5 * DAY), usual);
  assert.deepEqual([usual.asked.length, first.items.length], [2, 100]);
  const busy = service(every(DAY / 4000, 2000));
  const { next, items } = await readBackwards(firstWindow(NOW, NOW - 5 * DAY), busy);
  assert.deepEqual([busy.asked.length, items.length, next?.span], [1, 250, DAY / 24]);
});

it('never asks for more than the service takes, nor for what is further back than wanted', async () => {
  const old = service([]);
  await readBackwards(firstWindow(NOW, NOW - 800 * DAY), old);
  assert.ok(old.asked.every(([since, until]) => until - since <= 180 * DAY && since >= NOW - 800 * DAY));
  assert.equal(old.asked.at(-1)?.[0], NOW - 800 * DAY);
});

it('a row at the very end of a window, which the service gives with both, is shown once', async () => {
  const rows = every(DAY, 60);
  const both = service(
    rows.map((row) => ({ ...row, at: row.at + 1 })),
    (at, since, until) => at >= since && at <= until,
  );
  const { items } = await readBackwards(firstWindow(NOW, NOW - 40 * DAY), both);
  assert.equal(new Set(items.map(({ id }) => id)).size, items.length);
});
