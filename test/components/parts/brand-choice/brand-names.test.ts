import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { pairOf } from '../../../../src/components/parts/brand-choice/brand-names.js';

describe('the two brands of a card', () => {
  it('are one national and one international, in whatever order they come', () => {
    const pair = { national: 'cartebancaire', international: 'visa' };
    assert.deepEqual(pairOf(['visa', 'cartebancaire']), pair);
    assert.deepEqual(pairOf(['cartebancaire', 'visa']), pair);
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
      assert.equal(pairOf(names), undefined, names.join());
  });
});
