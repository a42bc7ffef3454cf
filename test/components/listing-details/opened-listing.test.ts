import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { listingIn } from '../../../src/components/listing-details/opened-listing.js';

describe('the listing that an address opens', () => {
  it('is the one it names', () => {
    assert.equal(listingIn('?q=lamp&listing=lamp-1'), 'lamp-1');
    assert.equal(listingIn('?a-listing=lamp-1', 'a-'), 'lamp-1');
    assert.equal(listingIn('?listing=..%2Fadmin'), '../admin');
  });

  it('is none where it names none, two, or something too long', () => {
    assert.equal(listingIn(''), '');
    assert.equal(listingIn('?listing=a&listing=b'), '');
    assert.equal(listingIn(`?listing=${'a'.repeat(201)}`), '');
  });
});
