import assert from 'node:assert/strict';

import { ACCOUNT } from '../shop.js';
import type { Fields, World } from './world.js';

const company = { companyAccount: 'SandboxCompany' };

/** No row makes a terminal: a row moves it, and three other rows show where it went. */
export async function* moveOfTerminal({ ask }: World): AsyncGenerator<string> {
  const { inventoryTerminals } = await ask('terminal-management.listTerminals', company);
  const [terminal = ''] = inventoryTerminals as string[];
  const { stores } = await ask('terminal-management.listStores', { ...company, merchantAccount: ACCOUNT });
  const [{ store } = {}] = stores as { store?: string }[];
  yield 'found';
  const place = { ...company, merchantAccount: ACCOUNT, store };
  await ask('terminal-management.assignTerminals', { ...place, terminals: [terminal] });
  yield 'moved';
  const found = await ask('terminal-management.findTerminal', { terminal });
  assert.deepEqual([found['merchantAccount'], found['store']], [ACCOUNT, store]);
  const details = await ask('terminal-management.getTerminal', { terminal });
  assert.equal((details['storeDetails'] as Fields)['store'], store);
  const after = await ask('terminal-management.listTerminals', company);
  assert.ok(!(after['inventoryTerminals'] as string[]).includes(terminal));
  const inStore = JSON.stringify(await ask('terminal-management.listTerminals', place));
  assert.ok(inStore.includes(terminal));
}

/** What is ordered is off the shelf, in the history of who ordered, and in no other. */
export async function* orderOfListing({ ask }: World): AsyncGenerator<string> {
  const { listings } = await ask('listings.listListings', { limit: 100 });
  const thing = (listings as { id: string; stock: number }[]).find(({ stock }) => stock > 2) ?? assert.fail();
  yield 'found';
  const email = 'orders@market.example';
  const order = { email, lines: [{ listingId: thing.id, quantity: 2 }] };
  const { id } = await ask('listings.createOrder', order);
  yield 'ordered';
  const { stock } = await ask('listings.getListing', { listingId: thing.id });
  assert.equal(stock, thing.stock - 2);
  const { orders } = await ask('listings.listOrders', { email });
  assert.deepEqual(
    (orders as Fields[]).map((each) => each['id']),
    [id],
  );
  assert.deepEqual((await ask('listings.listOrders', { email: 'other@market.example' }))['orders'], []);
}
