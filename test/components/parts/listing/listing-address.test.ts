import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { listingAddress } from '../../../../src/components/parts/listing/listing-address.js';

const PAGE = 'https://shop.example/shop/';
const addressOf = (id: string, pattern = '/listings/{id}/') => listingAddress(pattern, id, PAGE);

describe('the address of a listing', () => {
  it('has its id in it', () => {
    assert.equal(addressOf('lamp-1'), 'https://shop.example/listings/lamp-1/');
    assert.equal(addressOf('لمبة'), 'https://shop.example/listings/%D9%84%D9%85%D8%A8%D8%A9/');
    assert.equal(addressOf('a', 'item?listing={id}#{id}'), 'https://shop.example/shop/item?listing=a#a');
  });

  it('C3-67: is never another one, whatever the id', () => {
    assert.equal(addressOf('../admin'), 'https://shop.example/listings/..%2Fadmin/');
    assert.equal(addressOf('a?b#c%2f'), 'https://shop.example/listings/a%3Fb%23c%252f/');
    for (const id of ['.', '..', '', '\ud800']) assert.equal(addressOf(id), undefined, JSON.stringify(id));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        const address = addressOf(id);
        if (address === undefined) return true;
        const [, folder, segment, ...rest] = new URL(address).pathname.split('/');
        return folder === 'listings' && decodeURIComponent(segment ?? '') === id && rest.join() === '';
      }),
    );
  });

  it('is a page on the web', () => {
    for (const pattern of ['javascript:alert({id})', 'data:text/html,{id}', 'http://['])
      assert.equal(addressOf('a', pattern), undefined);
  });
});
