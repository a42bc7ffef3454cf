import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import { createListings, postgresConnection } from '../../src/listings/index.js';
import { postgresAddress } from '../postgres.js';
import { countsContract } from './counts-contract.js';
import { holdsContract } from './holds-contract.js';
import { listingsContract } from './listings-contract.js';
import { clock, openMarketplace } from './marketplace.js';
import { ordersContract } from './orders-contract.js';
import { salesContract } from './sales-contract.js';

const address = postgresAddress();

describe('listings in PostgreSQL', () => {
  const connection = postgresConnection(address);
  const market = openMarketplace(connection, clock.now);
  after(() => market.service.close());
  listingsContract(() => market);
  ordersContract(() => market);
  salesContract(() => market);
  holdsContract(() => market, connection);
  countsContract(() => market, connection);

  it('lets several processes start on empty tables at once', async () => {
    const several = Array.from({ length: 4 }, () => postgresConnection(address));
    const name =
      'florin_shop_catalogue, florin_shop_migrations, florin_shop_order_tries, florin_shop_order_steps, florin_shop_order_lines, florin_shop_orders';
    await several[0]?.query(
      `DROP TABLE ${name}, florin_shop_listings, florin_shop_categories, florin_shop_users`,
      [],
    );
    await several[0]?.query('DROP SEQUENCE florin_shop_order_numbers', []);
    const services = several.map((connection) => createListings({ connection }));
    const answers = await Promise.all(
      services.map((service) => service(new Request('https://listings.example/allListing'))),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    await Promise.all(services.map((service) => service.close()));
  });
});
