import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

import { createListings, pgliteConnection, seedCatalogue } from '../../src/listings/index.js';
import { openThreaded } from '../new-database.js';
import { countsContract } from './counts-contract.js';
import { holdsContract } from './holds-contract.js';
import { listingsContract } from './listings-contract.js';
import { clock, openMarketplace } from './marketplace.js';
import { ordersContract } from './orders-contract.js';
import { salesContract } from './sales-contract.js';

const connection = await openThreaded();

describe('listings in PGlite', () => {
  const market = openMarketplace(connection, clock.now);
  after(() => market.service.close());
  listingsContract(() => market);
  ordersContract(() => market);
  salesContract(() => market);
  holdsContract(() => market, connection);
  countsContract(() => market, connection);
});

describe('listings in a folder', () => {
  it('are there after a restart, and open in one process only', async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'florin-listings-'));
    const folder = join(scratch, 'shop');
    const first = pgliteConnection(folder);
    assert.equal(await seedCatalogue(first, { seed: 'kept', count: 3 }), 3);
    const second = pgliteConnection(folder);
    await assert.rejects(second.query('SELECT 1', []), {
      name: 'FolderHeldError',
      message: new RegExp(`process ${process.pid} `),
    });
    await first.close?.();
    assert.equal(await seedCatalogue(second, { seed: 'other', count: 3 }), 0);
    const { rows } = await second.query('SELECT count(*)::text AS count FROM florin_shop_listings', []);
    assert.deepEqual(rows, [{ count: '3' }]);
    await second.close?.();
    rmSync(scratch, { recursive: true, force: true });
  });
});

describe('the key of the service', () => {
  it('is asked for where there is one, before anything else', async () => {
    const service = createListings({
      apiKey: 'secret',
      connection: { query: () => assert.fail('asked the database') },
    });
    const ask = (headers: Record<string, string>) =>
      service(new Request('https://listings.example/nothing', { headers }));
    assert.equal((await ask({})).status, 401);
    assert.equal((await ask({ 'x-api-key': 'other' })).status, 401);
    assert.equal((await ask({ 'x-api-key': 'secret' })).status, 404);
  });

  it('tells a caller nothing of an internal error, and the merchant all of it', async () => {
    const heard: unknown[] = [];
    const broken = new Error('password of the database');
    const connection = { query: () => Promise.reject(broken) };
    const service = createListings({ connection, onError: (error) => heard.push(error) });
    const response = await service(new Request('https://listings.example/allListing'));
    assert.deepEqual([response.status, await response.json()], [500, { error: { code: 'internal' } }]);
    assert.ok(heard.includes(broken));
  });
});
