import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readSpot, writeSpot, type ListNames } from '../../../../src/components/parts/table/list-address.js';

interface Filter {
  readonly tab: string;
  readonly search: string;
  readonly place: string;
}

const FIRST: Filter = { tab: 'open', search: '', place: '' };
const DISPUTES: ListNames<Filter> = { opens: ['dispute'], lists: 'disputes', fields: ['tab', 'place'] };
const MONEY: ListNames<Filter> = { ...DISPUTES, opens: ['transfer', 'transaction'] };
const OFFICE = 'https://shop.example/office?payment=1#top';

describe('the address of a list', () => {
  it('reads back as the spot it was written for, and keeps what is not about the list', () => {
    const spot = { id: 'D 1', sort: '-id', filter: { ...FIRST, tab: 'closed', place: 'store/A & B/1' } };
    const written = writeSpot(new URL(OFFICE), DISPUTES, 'x-', FIRST, spot);
    assert.equal(
      written.search,
      '?payment=1&x-dispute=D+1&x-disputes-tab=closed&x-disputes-place=store%2FA+%26+B%2F1&x-disputes-sort=-id',
    );
    assert.deepEqual(readSpot(written, DISPUTES, 'x-', FIRST, FIRST), spot);
    const none = { id: '', sort: '', filter: FIRST };
    assert.equal(writeSpot(written, DISPUTES, 'x-', FIRST, none).href, OFFICE);
  });

  it('holds only its own fields, and takes no others from a caller', () => {
    const typed = { ...FIRST, search: 'anna@example.org' };
    const written = writeSpot(new URL(OFFICE), DISPUTES, '', FIRST, { id: '', sort: '', filter: typed });
    assert.equal(written.href, OFFICE);
    const { filter } = readSpot(new URL(`${OFFICE}`), DISPUTES, '', FIRST, { ...typed, place: 'here' });
    assert.deepEqual(filter, typed);
  });

  it('opens one of two kinds, each by a parameter of its own', () => {
    const spot = { id: 'transaction/T1', sort: '', filter: FIRST };
    const written = writeSpot(new URL(`${OFFICE}`), MONEY, '', FIRST, spot);
    assert.equal(written.searchParams.get('transaction'), 'T1');
    assert.equal(readSpot(written, MONEY, '', FIRST, FIRST).id, 'transaction/T1');
    const other = writeSpot(written, MONEY, '', FIRST, { ...spot, id: 'transfer/T2' });
    assert.equal(other.search, '?payment=1&transfer=T2');
  });
});
