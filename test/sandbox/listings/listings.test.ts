import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { bind, createClient } from '../../../src/client/client.js';
import { CALLER_HEADER, writeCaller, type Caller } from '../../../src/client/listings/caller.js';
import { listings } from '../../../src/client/listings/index.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { ORIGIN, startSandbox } from '../shop.js';

const NOW = 1_800_000_000_000;

function marketOf(sandbox: Sandbox, caller?: Caller) {
  const headers = { 'x-api-key': 'key', ...(caller && { [CALLER_HEADER]: writeCaller(caller) }) };
  return bind(createClient({ baseUrl: ORIGIN, headers, fetch: sandbox.fetch }), listings);
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no refusal',
    ({ status, code, field }: Record<string, unknown>) => [status, code, field].filter(Boolean).join(' '),
  );

describe('the marketplace of a sandbox', () => {
  let sandbox: Sandbox;
  before(async () => {
    sandbox = await startSandbox({ seed: 'one', now: () => NOW });
  });

  it('is the service: what is bought is off the shelf, in the history, and at the price of the shelf', async () => {
    const market = marketOf(sandbox);
    const page = await market.listListings({ limit: 1000 });
    assert.equal(page.total, 200);
    const thing = page.listings.find(({ stock }) => stock > 1) ?? assert.fail();
    const email = 'ann@shop.example';
    const order = await market.createOrder({ email, lines: [{ listingId: thing.id, quantity: 2 }] });
    assert.equal((await market.getListing({ listingId: thing.id })).stock, thing.stock - 2);
    assert.deepEqual((await market.listOrders({ email })).orders, [order]);
    assert.equal(order.totals.total.value, 2 * thing.price.value);
    assert.equal(order.createdAt, new Date(NOW).toISOString());
    const rest = { email, lines: [{ listingId: thing.id, quantity: Math.min(999, thing.stock) }] };
    assert.match(
      await codeOf(market.createOrder(rest)),
      /^409 (?:sold-out|too-few-left) lines\.0\.quantity$/,
    );
  });

  it('lets a seller list, edit in two windows, and see it in the catalogue', async () => {
    const server = marketOf(sandbox);
    const { id: userId, email } = await server.getUserByEmail({ email: 'seller@example.com' });
    const seller = marketOf(sandbox, { role: 'seller', userId, email });
    const category = await seller.createCategory({ name: 'Lampions' });
    const listing = await seller.createListing({
      userId,
      title: 'Lampion rouge',
      description: '',
      price: { value: 900, currency: 'EUR' },
      categoryId: category.id,
      stock: 3,
      condition: 'new',
    });
    const guest = marketOf(sandbox, { role: 'guest' });
    assert.equal(await codeOf(guest.getListing({ listingId: listing.id })), '404 not-found');
    const edit = { listingId: listing.id, revision: listing.revision };
    await seller.updateListing({ ...edit, status: 'active' });
    assert.equal(await codeOf(seller.updateListing({ ...edit, stock: 9 })), '409 revision-conflict revision');
    const { listings: found } = await guest.listListings({ search: 'lampion' });
    assert.deepEqual(
      found.map(({ id, stock }) => [id, stock]),
      [[listing.id, 3]],
    );
    const other = marketOf(sandbox, { role: 'seller', userId: 'other' });
    assert.equal(await codeOf(other.updateListing({ ...edit, revision: 2, stock: 0 })), '404 not-found');
  });

  it('asks for the key, names a field, and can be made to fail', async () => {
    const keyless = bind(createClient({ baseUrl: ORIGIN, fetch: sandbox.fetch }), listings);
    assert.equal(await codeOf(keyless.listListings({})), '401 unauthorised');
    const response = await sandbox.fetch(`${ORIGIN}/allListing?limit=0`, { headers: { 'x-api-key': 'key' } });
    assert.deepEqual(
      [response.status, await response.json()],
      [422, { error: { code: 'invalid-request', field: 'limit' } }],
    );
    const email = 'a\0b@shop.example';
    assert.equal(await codeOf(marketOf(sandbox).getUserByEmail({ email })), '422 invalid-request email');
    sandbox.faults.next('listings.listListings', '500-before');
    assert.match(await codeOf(marketOf(sandbox).listListings({})), /^500/);
  });

  it('has other goods and other sellers for another seed', async () => {
    const other = await startSandbox({ seed: 'two', now: () => NOW });
    const idsOf = async (each: Sandbox): Promise<string[]> => {
      const { listings: found } = await marketOf(each).listListings({ limit: 1000 });
      return found.flatMap(({ id, seller, category }) => [id, seller.id, category.id]);
    };
    const known = new Set(await idsOf(sandbox));
    assert.deepEqual(
      (await idsOf(other)).filter((id) => known.has(id)),
      [],
    );
  });
});
