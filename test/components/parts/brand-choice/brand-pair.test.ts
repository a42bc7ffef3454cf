import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { INTERNATIONAL, NATIONAL } from '../../../../src/components/parts/brand-choice/brand-names.js';
import { pairOf } from '../../../../src/components/parts/brand-choice/brand-pair.js';

describe('the two brands of a card', () => {
  it('are one national and one international, in whatever order they come', () => {
    const pair = { national: 'cartebancaire', international: 'visa' };
    assert.deepEqual(pairOf('visa', 'cartebancaire'), pair);
    assert.deepEqual(pairOf('cartebancaire', 'visa'), pair);
  });

  it('whatever a frame says, no other two are offered', () => {
    for (const names of [
      [],
      ['visa'],
      ['visa', 'mc'],
      ['bcmc', 'cartebancaire'],
      ['visa', 'amex'],
      ['visa', 'constructor'],
      ['__proto__', 'toString'],
    ])
      assert.equal(pairOf(...names), undefined, names.join());
  });

  it('are all that have names, and they alone', () => {
    for (const national of Object.keys(NATIONAL))
      for (const international of Object.keys(INTERNATIONAL))
        assert.deepEqual(pairOf(international, national), { national, international });
    for (const names of [Object.keys(NATIONAL), Object.keys(INTERNATIONAL)])
      for (const one of names) for (const other of names) assert.equal(pairOf(one, other), undefined);
  });
});
