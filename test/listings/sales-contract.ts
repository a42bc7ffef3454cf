import assert from 'node:assert/strict';
import { it } from 'node:test';

import { createClient } from '../../src/client/index.js';
import { CALLER_HEADER, writeCaller, type Caller } from '../../src/client/listings/caller.js';
import { findSales, type SalesQuestion } from '../../src/client/listings/index.js';
import { clock, refusalOf, type Marketplace } from './marketplace.js';

/** Orders found by what was sold in them, whichever database keeps them. */
export function salesContract(open: () => Marketplace): void {
  const findAs = (caller: Caller, question: SalesQuestion) =>
    createClient({
      baseUrl: 'https://listings.example/market',
      headers: { [CALLER_HEADER]: writeCaller(caller) },
      fetch: (url, init) => open().service(new Request(url, init)),
    }).call(findSales, question);

  it('finds the orders that hold a line of a seller, newest first, and by the listing in that line', async () => {
    const market = open();
    const [one, two] = [await market.stall(), await market.stall()];
    const [lamp, mug] = [await one.offer({ stock: 9 }), await two.offer({ stock: 9 })];
    const buy = (...ids: string[]) => {
      clock.pass(1);
      const lines = ids.map((listingId) => ({ listingId, quantity: 1 }));
      return market.server.createOrder({ email: 'buyer@shop.example', lines });
    };
    const [first, both, last] = [await buy(lamp.id), await buy(mug.id, lamp.id), await buy(mug.id)];
    const found = async (question: SalesQuestion, caller: Caller = { role: 'operator' }) =>
      (await findAs(caller, question)).orders;
    const seller = one.seller.id;
    assert.deepEqual(await found({ seller }, one.caller), [both, first]);
    assert.deepEqual(await found({ seller: two.seller.id }), [last, both]);
    // The line of that listing has to be that seller's.
    assert.deepEqual(await found({ seller, listing: mug.id }, one.caller), []);
    assert.deepEqual(await found({ listing: mug.id }), [last, both]);
    assert.deepEqual(await found({ seller, number: both.number }, one.caller), [both]);
    assert.deepEqual(await found({ seller, number: both.number.slice(0, -1) }, one.caller), []);
    assert.deepEqual(await found({ seller, search: both.number.slice(0, 4), limit: 1 }, one.caller), [both]);
    assert.deepEqual(await found({ seller, from: both.createdAt, status: 'placed' }, one.caller), [both]);
    assert.deepEqual(await found({ seller, until: both.createdAt }, one.caller), [first]);
  });

  it('finds nothing of another seller for a seller, and nothing for a shopper or a guest', async () => {
    const market = open();
    const [one, two] = [await market.stall(), await market.stall()];
    const refused = async (caller: Caller, question: SalesQuestion) =>
      assert.equal(await refusalOf(findAs(caller, question)), '404 not-found');
    await refused(one.caller, { seller: two.seller.id });
    await refused(one.caller, {});
    await refused(
      { role: 'shopper', email: 'a@b.example', userId: one.seller.id },
      { seller: one.seller.id },
    );
    await refused({ role: 'guest' }, { seller: one.seller.id });
  });
}
