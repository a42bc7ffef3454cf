import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';

import { elementsOf } from '../../scripts/elements-of-rows.mjs';
import { tableOf } from '../../src/client/interface-modules.js';
import { interfaces } from '../../src/client/interfaces.js';

const rows = Object.keys(interfaces).flatMap((name) =>
  Object.keys(tableOf(name as keyof typeof interfaces)).map((row) => [name, row] as const),
);

describe('the 230 operations', () => {
  it('each have an element in which a person uses them, or a reason in the documentation', () => {
    assert.equal(rows.length, 230);
    const without = rows.filter(([name, row]) => elementsOf(name, row) === undefined);
    assert.deepEqual(without, []);
  });

  it('lead to a page of each of these elements', () => {
    const pages = rows.flatMap(([name, row]) =>
      Array.from(elementsOf(name, row)?.matchAll(/\]\(\.\.\/(.*?)\)/g) ?? [], ([, page]) => `docs/${page}`),
    );
    assert.deepEqual(
      [...new Set(pages)].filter((page) => !existsSync(page)),
      [],
    );
  });
});
