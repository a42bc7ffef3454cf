import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { readPlace, writePlace } from '../../../src/components/order-history/order-address.js';
import { NO_FILTER } from '../../../src/components/order-history/order-filter.js';

const page = (search: string) => new URL(search, 'https://shop.example/orders');

describe('the address of an order', () => {
  it('reads back as the place it was written for, and keeps what is not about orders', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const filter = fc.record(
      { search: text, status: text, from: text, to: text, least: text, most: text },
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(text, filter, fc.constantFrom('', 'mine-'), (order, asked, prefix) => {
        const written = writePlace(page('?page=2#top'), { order, filter: asked }, prefix);
        assert.deepEqual(readPlace(written, prefix), { order, filter: asked });
        assert.deepEqual([written.searchParams.get('page'), written.hash], ['2', '#top']);
      }),
    );
  });

  it('says nothing of the list without a filter', () => {
    const place = { order: '', filter: NO_FILTER };
    assert.equal(writePlace(page('?order=FL-1&order-status=paid'), place, '').search, '');
  });

  it('is read only so far as an order’s number or a search may be long', () => {
    assert.equal(readPlace(page(`?order=${'9'.repeat(5000)}`), '').order.length, 200);
    assert.deepEqual(readPlace(page('?other=1'), ''), { order: '', filter: NO_FILTER });
  });
});
