import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { refuseClearCardData } from '../../src/proxy/card-data.js';
import { arrive, card, codeOf, openShop } from './shop.js';

/** Text of it cannot be made. */
const TEXTLESS = { toString: 'x', valueOf: 1 };

describe('card data in clear', () => {
  it('a payment method whose type is no text is answered as a mistake of the request, not of the shop', async () => {
    const shopper = await arrive(openShop().proxy);
    const paymentMethod = { ...card(), type: TEXTLESS };
    const reply = await shopper.pay('key-1', { paymentMethod });
    assert.deepEqual([reply.status, codeOf(reply)], [422, 'invalid-request']);
  });

  it('a card number that is spread over a list is found', () => {
    const body = { paymentMethod: { brand: [TEXTLESS, '4111', '1111', ['1111', '1111']] } };
    assert.throws(() => refuseClearCardData(body, false), { code: 'clear-card-data' });
  });
});
