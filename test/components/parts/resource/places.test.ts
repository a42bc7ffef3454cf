import assert from 'node:assert/strict';
import { it } from 'node:test';

import { Places } from '../../../../src/components/parts/resource/places.js';

const things = (...ids: string[]) => ids.map((id) => ({ id }));

it('every item keeps its place, whatever goes and comes', () => {
  const places = new Places();
  const arranged = (...ids: string[]) => places.arrange(things(...ids)).map((item) => item?.id ?? '');
  assert.deepEqual(arranged('a', 'b', 'c'), ['a', 'b', 'c']);
  assert.deepEqual(arranged('a', 'c'), ['a', '', 'c']);
  assert.deepEqual(arranged('d', 'c', 'a'), ['a', '', 'c', 'd']);
  assert.deepEqual(arranged('b'), ['', 'b', '', '']);
});
