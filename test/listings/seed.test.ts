import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { Listing } from '../../src/client/listings/index.js';
import { minorDigits } from '../../src/facts/currencies.js';
import { strictly } from '../../src/client/schema/validate.js';
import { createListings, seedCatalogue, type SqlConnection } from '../../src/listings/index.js';
import { DEPARTMENTS, makeListing } from '../../src/listings/seed/catalogue.js';
import { createRandom } from '../../src/listings/seed/random.js';
import { makeSellers } from '../../src/listings/seed/sellers.js';
import { openMarketplace, readAll, type Marketplace } from './marketplace.js';
import { newDatabase } from '../new-database.js';

const NOW = 1_800_000_000_000;

/** Keeps what would be written, so that two seeds are compared without a database each. */
function notingConnection(): SqlConnection & { readonly written: unknown[] } {
  const written: unknown[] = [];
  return {
    written,
    query: async (sql, parameters) => {
      if (sql.includes('INSERT INTO florin_shop_listings (')) written.push(parameters);
      return { rows: [] };
    },
  };
}

describe('a catalogue from a seed', () => {
  let connection: SqlConnection;
  let market: Marketplace;
  before(async () => {
    connection = newDatabase();
    assert.equal(await seedCatalogue(connection, { seed: 'a', now: NOW, count: 1200 }), 1200);
    market = openMarketplace(connection, () => NOW);
  });
  after(() => market.service.close());

  it('has listings of every department, condition and stock, as the interface promises them', async () => {
    const all = await readAll(market.server, { limit: 500 });
    assert.equal(all.length, 1200);
    for (const listing of all) assert.equal(strictly(Listing(), listing).fault, undefined);
    const share = (test: (listing: Listing) => boolean): number => all.filter(test).length / all.length;
    assert.ok(Math.abs(share(({ status }) => status === 'soldOut') - 0.08) < 0.04);
    assert.ok(share(({ compareAtPrice, price }) => (compareAtPrice?.value ?? 0) > price.value) > 0.05);
    assert.equal(new Set(all.map(({ condition }) => condition)).size, 6);
    assert.equal(
      new Set(all.map(({ category }) => category.slug)).size,
      DEPARTMENTS.flatMap(({ kinds }) => kinds).length,
    );
    assert.ok(all.every(({ category }) => category.parentId !== undefined));
    assert.ok(new Set(all.map(({ title }) => title)).size > 1100);
    assert.ok(all.every(({ createdAt }) => Date.parse(createdAt) <= NOW));
    assert.ok(all.every(({ images }) => images.length > 0 && images.every(({ alt }) => alt.length > 0)));
  });

  it('begins with what can be bought, and has what is sold out further on', async () => {
    const { listings: newest } = await market.server.listListings({ limit: 48 });
    assert.deepEqual(new Set(newest.map(({ status }) => status)), new Set(['active']));
  });

  it('can be searched without marks, bought from, and sold in by a seller whose email is known', async () => {
    const { listings: found } = await market.server.listListings({ search: 'lumiere' });
    assert.ok(found.length > 0 && found.every(({ title }) => title.includes('Lumière')));
    const seller = await market.server.getUserByEmail({ email: 'seller@example.com' });
    assert.equal(seller.role, 'seller');
    assert.ok(((await market.server.listListings({ seller: seller.id })).total ?? 0) > 0);
    const thing = found.find(({ stock }) => stock > 0) ?? assert.fail();
    const order = await market.server.createOrder({
      email: 'a@b.example',
      lines: [{ listingId: thing.id, quantity: 1 }],
    });
    assert.deepEqual(order.lines[0]?.image, thing.images[0]);
  });

  it('is made once: a database with listings is left alone', async () => {
    assert.equal(await seedCatalogue(connection, { seed: 'b' }), 0);
  });

  it('is made whole or not at all', async () => {
    const other = newDatabase();
    const count = async (): Promise<unknown> =>
      (
        await other.query(
          `SELECT (SELECT count(*) FROM florin_shop_users) + (SELECT count(*) FROM florin_shop_categories)
             + (SELECT count(*) FROM florin_shop_listings) AS count`,
          [],
        )
      ).rows[0];
    const market = openMarketplace(other);
    await market.server.listListings({});
    await other.query('ALTER TABLE florin_shop_listings ADD CONSTRAINT dear CHECK (price > 100000)', []);
    await assert.rejects(seedCatalogue(other, { seed: 'c', count: 30 }));
    assert.deepEqual(await count(), { count: 0 });
    await other.query('ALTER TABLE florin_shop_listings DROP CONSTRAINT dear', []);
    await market.service.close();
  });

  it('fills the service that is told to before it first answers, also for requests at the same time', async () => {
    const service = createListings({ seed: { seed: 'c', count: 30 } });
    const ask = async () => {
      const response = await service(new Request('https://listings.example/allListing?limit=1'));
      return ((await response.json()) as { total: number }).total;
    };
    assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [30, 30, 30]);
    await service.close();
  });

  it('is made to its end where an earlier try, or the merchant, has left something behind', async () => {
    await connection.query('TRUNCATE florin_shop_listings, florin_shop_order_lines', []);
    assert.equal(await seedCatalogue(connection, { seed: 'b', count: 20 }), 20);
    assert.equal((await market.server.listListings({})).total, 20);
  });

  it('keeps its drawn pictures when it is edited, until others are put in their place', async () => {
    const {
      listings: [listing = assert.fail()],
    } = await market.server.listListings({ limit: 1 });
    const edit = { listingId: listing.id, revision: 1, title: 'Renamed' };
    const renamed = await market.server.updateListing(edit);
    assert.deepEqual(
      renamed.images.map(({ url }) => url),
      listing.images.map(({ url }) => url),
    );
    const kept = renamed.images.slice(0, 1);
    const fewer = await market.server.updateListing({ ...edit, revision: 2, images: kept });
    assert.deepEqual(fewer.images, kept);
  });
});

describe('what is made up', () => {
  it('is the same for the same seed, and another for another', async () => {
    const [one, same, other] = [notingConnection(), notingConnection(), notingConnection()];
    await seedCatalogue(one, { seed: 7, now: NOW });
    await seedCatalogue(same, { seed: 7, now: NOW });
    await seedCatalogue(other, { seed: 8, now: NOW });
    assert.deepEqual(one.written, same.written);
    const ids = (connection: typeof one): string[] =>
      (connection.written as string[][][]).flatMap(([first]) => first ?? []);
    assert.deepEqual(
      ids(one).filter((id) => ids(other).includes(id)),
      [],
    );
    assert.equal(new Set(ids(one)).size, ids(one).length);
  });

  it('costs what things cost', () => {
    const random = createRandom('prices');
    for (const kind of DEPARTMENTS.flatMap(({ kinds }) => kinds))
      for (let at = 0; at < 50; at += 1) {
        const { price, compareAtPrice, title } = makeListing(random, kind);
        assert.ok(Number.isInteger(price) && price >= 100 && price <= (kind.prices[1] + 1) * 100, title);
        assert.ok(
          compareAtPrice === null || (Number.isInteger(compareAtPrice) && compareAtPrice > price),
          title,
        );
      }
    assert.equal(minorDigits('EUR'), 2);
  });

  it('has no two sellers of one name or address', () => {
    let id = 0;
    const sellers = makeSellers(createRandom('sellers'), 5000, () => `${(id += 1)}`);
    assert.equal(sellers.length, 2000);
    assert.equal(new Set(sellers.map(({ name }) => name)).size, 2000);
    assert.equal(new Set(sellers.map(({ email }) => email)).size, 2000);
  });

  it('refuses a catalogue of an absurd size', async () => {
    for (const count of [0, 1.5, 100_001, Number.NaN])
      await assert.rejects(seedCatalogue(notingConnection(), { seed: 1, count }), RangeError);
  });
});
