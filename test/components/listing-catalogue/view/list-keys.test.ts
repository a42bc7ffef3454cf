import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { listingAfter } from '../../../../src/components/listing-catalogue/view/list-keys.js';

const none = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
const press = (key: string, index: number, isRightToLeft = false, held = {}) =>
  listingAfter({ key, ...none, ...held } as KeyboardEvent, index, 10, 4, isRightToLeft);

describe('a key in the list', () => {
  it('leads to the neighbour that is seen there', () => {
    assert.equal(press('ArrowRight', 1), 2);
    assert.equal(press('ArrowLeft', 1), 0);
    assert.equal(press('ArrowDown', 1), 5);
    assert.equal(press('ArrowUp', 5), 1);
    assert.equal(press('ArrowRight', 1, true), 0);
    assert.equal(press('ArrowLeft', 1, true), 2);
    assert.equal(press('Home', 7), 0);
    assert.equal(press('End', 7), 9);
  });

  it('leads nowhere past the ends, and means nothing with another held', () => {
    assert.equal(press('ArrowLeft', 0), undefined);
    assert.equal(press('ArrowDown', 7), undefined);
    assert.equal(press('Home', 0), undefined);
    assert.equal(press('a', 3), undefined);
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])
      assert.equal(press('ArrowRight', 1, false, { [held]: true }), undefined);
  });
});
