import assert from 'node:assert/strict';
import { it } from 'node:test';

import { readValues, writeValues } from '../../../../src/components/parts/table/table-address.js';

it('a table’s address reads back, keeps what is not the table’s, and is read only so far', () => {
  const address = new URL('https://office.example/?page=2&deeds-sort=sum#top');
  writeValues(address, { search: 'a & b', sort: '' }, 'deeds-');
  assert.equal(address.href, 'https://office.example/?page=2&deeds-search=a+%26+b#top');
  assert.deepEqual(readValues(address, ['search', 'sort'], 'deeds-'), { search: 'a & b', sort: '' });
  address.searchParams.set('deeds-sort', '9'.repeat(5000));
  assert.equal(readValues(address, ['sort'], 'deeds-')['sort']?.length, 200);
});
