import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { bind, createClient } from '../../../src/client/client.js';
import { ClientError } from '../../../src/client/index.js';
import { listings, type ListingConflict, type Shortage } from '../../../src/client/listings/index.js';
import { createListings, seedCatalogue, type SqlConnection } from '../../../src/listings/index.js';
import { createProxy, memoryLedger, type Identity, type ProxyOptions } from '../../../src/proxy/index.js';
import { newDatabase } from '../../new-database.js';

const SHOP = 'https://shop.example';

async function open(wrap: (connection: SqlConnection) => ProxyOptions['listings']) {
  const connection = newDatabase();
  await seedCatalogue(connection, { seed: 'own', count: 60 });
  const server = createListings({ connection });
  const proxy = createProxy({
    log: false,
    environment: 'test',
    merchantAccount: 'Shop',
    apiKey: 'key',
    cardPublicKey: `10001|${'B3'.repeat(256)}`,
    secret: 'a secret of at least thirty-two characters',
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
    listings: wrap(connection),
    platform: { fetch: () => assert.fail('asked the platform') },
  });
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('origin', SHOP);
    headers.set('sec-fetch-site', 'same-origin');
    return proxy(new Request(`${SHOP}/florin${path}`, { ...init, headers }));
  };
  const as = (who: Identity | null) =>
    bind(
      createClient({
        baseUrl: '/listings',
        headers: { 'x-identity': JSON.stringify(who) },
        fetch: (url, init) => ask(url, init),
      }),
      listings,
    );
  const direct = createClient({
    baseUrl: SHOP,
    fetch: (url, init) => server(new Request(url, init)),
  });
  const { id: userId, email } = await bind(direct, listings).getUserByEmail({ email: 'seller@example.com' });
  return { ask, as, seller: as({ audience: 'seller', userId, email }), direct: bind(direct, listings) };
}

const refused = async (call: Promise<unknown>): Promise<ClientError> =>
  call.then(
    () => assert.fail('was not refused'),
    (error: unknown) => (error instanceof ClientError ? error : assert.fail(String(error))),
  );

const WAYS: Record<string, Parameters<typeof open>[0]> = {
  'a database': (connection) => connection,
  'a service': (connection) => createListings({ connection, mount: '/market' }),
};

for (const [name, wrap] of Object.entries(WAYS))
  describe(`the merchant’s own listings, given as ${name}`, () => {
    it('C3-65: lets no seller name a page of the shop as a picture, where a browser would bring its cookies', async () => {
      const { seller } = await open(wrap);
      const { listings: own } = await seller.listListings({ seller: 'me' });
      const [listing = assert.fail()] = own;
      const edit = { listingId: listing.id, revision: listing.revision };
      const withPicture = (url: string) =>
        seller.updateListing({ ...edit, images: [{ url, alt: '', width: 1, height: 1 }] });
      for (const url of [
        `${SHOP}/account/delete`,
        `${SHOP}/florin/listings/images/../../config`,
        `${SHOP}/florin/listings/images/%2e%2e/config`,
        '/florin/listings/images/../../config',
      ]) {
        const { status, code, field } = await refused(withPicture(url));
        assert.deepEqual([status, code, field], [422, 'invalid-request', 'images.0.url'], url);
      }
      const elsewhere = await withPicture('https://pictures.example/1.jpg');
      assert.equal(elsewhere.images[0]?.url, 'https://pictures.example/1.jpg');
    });

    it('shows both versions to the seller whose edit comes second', async () => {
      const { seller } = await open(wrap);
      const { listings: own } = await seller.listListings({ seller: 'me' });
      const [listing = assert.fail()] = own;
      const edit = { listingId: listing.id, revision: listing.revision };
      const first = await seller.updateListing({ ...edit, title: 'First' });
      const error = await refused(seller.updateListing({ ...edit, title: 'Second' }));
      assert.deepEqual([error.status, error.code, error.field], [409, 'revision-conflict', 'revision']);
      const { current, given } = error.facts as ListingConflict;
      assert.deepEqual(current, first);
      assert.deepEqual(given, { revision: listing.revision, title: 'Second' });
      assert.ok(!JSON.stringify(error).includes('Second'));
    });

    it('says what is sold out, how many are left, and which field is wrong, in the service’s own words', async () => {
      const { as, seller } = await open(wrap);
      const [listing = assert.fail()] = (await seller.listListings({ seller: 'me' })).listings;
      const shopper = as({ audience: 'shopper', email: 'ann@shop.example' });
      const order = (quantity: number) =>
        shopper.createOrder({ email: 'me', lines: [{ listingId: listing.id, quantity }] });
      await seller.updateListing({ listingId: listing.id, revision: listing.revision, stock: 2 });
      const few = await refused(order(3));
      assert.deepEqual([few.status, few.code, few.field], [409, 'too-few-left', 'lines.0.quantity']);
      assert.deepEqual(few.facts as Shortage, { left: 2 });
      await order(2);
      const gone = await refused(order(1));
      assert.deepEqual([gone.status, gone.code, gone.facts], [409, 'sold-out', { left: 0 }]);
      const slug = await refused(seller.createCategory({ name: listing.category.name }));
      assert.deepEqual([slug.status, slug.code, slug.field], [409, 'slug-taken', 'name']);
      const category = await refused(
        seller.updateListing({ listingId: listing.id, revision: 4, categoryId: 'none' }),
      );
      assert.deepEqual([category.status, category.code], [409, 'revision-conflict']);
      const price = { value: 100, currency: 'XXZ' };
      const wrong = await refused(
        seller.updateListing({ listingId: listing.id, revision: 3, price, compareAtPrice: null }),
      );
      assert.deepEqual([wrong.status, wrong.code, wrong.field], [422, 'unknown-currency', 'price.currency']);
    });

    it('says in its config what a page may leave to it', async () => {
      const { ask } = await open(wrap);
      const { environment, listings: can } = (await (await ask('/config')).json()) as Record<string, unknown>;
      assert.deepEqual([environment, can], ['test', { paging: true, search: true, sort: true }]);
    });

    it('lets a seller, and no other caller, list what is theirs as `me`, drafts too', async () => {
      const { as, seller, direct } = await open(wrap);
      const [{ id: listingId, revision } = assert.fail()] = (await seller.listListings({ seller: 'me' }))
        .listings;
      await seller.updateListing({ listingId, revision, status: 'draft' });
      const isThere = async (market: typeof seller, search: object) =>
        (await market.listListings(search)).listings.some(({ id }) => id === listingId);
      assert.ok(await isThere(seller, { seller: 'me' }));
      assert.ok(!(await isThere(seller, {})));
      assert.equal((await refused(as(null).listListings({ seller: 'me' }))).status, 404);
      assert.equal((await seller.getUserByEmail({ email: 'me' })).email, 'seller@example.com');
      const shopper = as({ audience: 'shopper', email: 'ann@shop.example' });
      assert.equal((await refused(shopper.getUserByEmail({ email: 'seller@example.com' }))).status, 404);
      assert.equal((await direct.getListing({ listingId })).status, 'draft');
    });
  });

describe('pictures of the merchant’s own listings', () => {
  it('come from the shop’s origin, run nothing, and nothing else comes that way', async () => {
    const { ask, as } = await open((connection) => connection);
    const [listing = assert.fail()] = (await as(null).listListings({})).listings;
    const url = listing.images[0]?.url ?? '';
    assert.match(url, /^\/florin\/listings\/images\//);
    const picture = await ask(url.replace('/florin', ''));
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/svg+xml']);
    assert.match(picture.headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/);
    for (const path of ['/listings/images/x/1.png', '/listings/images/x/%2e%2e', '/listings/images/x/0.svg'])
      assert.equal((await ask(path)).status, 404, path);
  });
});
