import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { countFor, pagesAround, partOf } from '../../../src/components/listing-catalogue/paging.js';

describe('a list in parts', () => {
  it('shows a page, all pages so far, or all', () => {
    assert.deepEqual(partOf('paged', { page: 2 }, 10, 25), { start: 10, length: 10 });
    assert.deepEqual(partOf('paged', { page: 3 }, 10, 25), { start: 20, length: 5 });
    assert.deepEqual(partOf('more', { page: 2 }, 10, 25), { start: 0, length: 20 });
    assert.deepEqual(partOf('endless', { page: 1 }, 10, 25), { start: 0, length: 25 });
  });

  it('shows the last page where there is none so far on', () => {
    assert.deepEqual(partOf('paged', { page: 99 }, 10, 25), { start: 20, length: 5 });
    assert.deepEqual(partOf('paged', { page: 99 }, 10, 0), { start: 0, length: 0 });
    assert.deepEqual(partOf('more', { page: 99 }, 10, 25), { start: 0, length: 25 });
  });

  it('needs at hand what was on screen when it was left', () => {
    assert.equal(countFor('more', { page: 3, at: 25 }, 10), 30);
    assert.equal(countFor('endless', { page: 1, at: 120 }, 10), 130);
  });

  it('offers the pages around the one that is shown', () => {
    assert.deepEqual(pagesAround(1, 1), [1]);
    assert.deepEqual(pagesAround(1, 9), [1, 2, 0, 9]);
    assert.deepEqual(pagesAround(5, 9), [1, 0, 4, 5, 6, 0, 9]);
    assert.deepEqual(pagesAround(8, 9), [1, 0, 7, 8, 9]);
  });
});
