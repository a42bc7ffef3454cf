import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { CALLER_HEADER } from '../../../src/client/listings/caller.js';
import { createListings, seedCatalogue, type Listings } from '../../../src/listings/index.js';
import { createProxy, memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { Browser, codeOf, fieldOf, SECRET, type Reply } from '../shop.js';
import { newDatabase } from '../../new-database.js';

const SHOP = 'https://shop.example';
const SERVICE = 'https://listings.example';

const ann: Identity = { audience: 'shopper', email: 'ann@shop.example', shopperReference: 'ann' };
const olga: Identity = { audience: 'operator', email: 'olga@shop.example' };

describe('the marketplace behind the proxy', () => {
  let service: Listings;
  let send: (who: Identity | null, method: string, path: string, body?: object) => Promise<Reply>;
  let [sellerOne, sellerTwo]: Identity[] = [];
  let seen: (string | null)[] = [];
  /** A service that does what it is told, for every caller. */
  let isCredulous = false;
  let categoryId = '';

  const listing = (changes: object = {}) => ({
    title: 'Lamp',
    description: '',
    price: { value: 100, currency: 'EUR' },
    categoryId,
    stock: 4,
    condition: 'new',
    status: 'active',
    ...changes,
  });
  const add = async (who: Identity | undefined, changes: object = {}): Promise<string> => {
    const { body } = await send(who ?? null, 'POST', '/addListing/me', listing(changes));
    return String(body['id']);
  };

  before(async () => {
    const connection = newDatabase();
    await seedCatalogue(connection, { seed: 'proxy', count: 3 });
    service = createListings({ connection, apiKey: 'listings-key' });
    const proxy = createProxy({
      log: false,
      environment: 'test',
      merchantAccount: 'Shop',
      apiKey: 'key',
      cardPublicKey: `10001|${'B3'.repeat(256)}`,
      secret: SECRET,
      ledger: memoryLedger(),
      inPage: false,
      resolveOrder: () => null,
      credentials: { listings: { apiKey: 'listings-key' } },
      identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
      supply: () => ({ role: 'seller' }),
      platform: {
        urls: { listings: SERVICE },
        fetch: (url, init) => {
          const request = new Request(url, init);
          seen.push(request.headers.get(CALLER_HEADER));
          if (isCredulous) request.headers.delete(CALLER_HEADER);
          return service(request);
        },
      },
    });
    const browser = new Browser(proxy, SHOP);
    send = (who, method, path, body) =>
      browser.send(`/florin/listings${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        headers: {
          'content-type': 'application/json',
          origin: SHOP,
          'sec-fetch-site': 'same-origin',
          'x-identity': JSON.stringify(who),
        },
      });
    [sellerOne, sellerTwo] = await Promise.all(
      ['one', 'two'].map(async (name): Promise<Identity> => {
        const email = `${name}@shop.example`;
        const { body } = await send({ audience: 'seller', email }, 'POST', '/addUser', { email, name });
        return { audience: 'seller', email, userId: String(body['id']) };
      }),
    );
    categoryId = String((await send(olga, 'POST', '/addcategory', { name: 'Lamps' })).body['id']);
  });
  after(() => service.close());

  it('shows the catalogue to every visitor, guests included, and nothing else to a guest', async () => {
    const id = await add(sellerOne);
    for (const who of [null, ann, sellerTwo ?? null, olga]) {
      assert.equal((await send(who, 'GET', '/allListing')).status, 200);
      assert.equal((await send(who, 'GET', `/listing/${id}`)).body['id'], id);
    }
    const closed: [string, string, object?][] = [
      ['GET', '/getOrders/me'],
      ['POST', '/addOrder/me', { lines: [{ listingId: id, quantity: 1 }] }],
      ['GET', '/getUserByEmail?email=ann@shop.example'],
      ['PUT', `/editListing/${id}`, { revision: 1, stock: 0 }],
      ['POST', '/addcategory', { name: 'Mine' }],
      ['POST', '/addListing/me', listing()],
    ];
    for (const [method, path, body] of closed)
      assert.equal((await send(null, method, path, body)).status, 404, path);
  });

  it('C5-101: a shopper has own orders by `me`, and no other way', async () => {
    const id = await add(sellerOne);
    const placed = await send(ann, 'POST', '/addOrder/me', { lines: [{ listingId: id, quantity: 2 }] });
    assert.deepEqual([placed.status, placed.body['email']], [201, 'ann@shop.example']);
    const { body } = await send(ann, 'GET', '/getOrders/me');
    assert.deepEqual(body['orders'], [placed.body]);
    const withoutEmail = await send({ ...ann, email: undefined }, 'GET', '/getOrders/me');
    for (const email of ['ann@shop.example', 'ANN@shop.example', 'bob@shop.example', 'ann%40shop.example'])
      assert.deepEqual(
        [(await send(ann, 'GET', `/getOrders/${email}`)).status, withoutEmail.body],
        [404, { error: { code: 'not-found' } }],
      );
    assert.equal((await send(ann, 'POST', '/addOrder/bob@shop.example', { lines: [] })).status, 422);
    assert.deepEqual((await send(olga, 'GET', '/getOrders/ann@shop.example')).body['orders'], [placed.body]);
  });

  it('C5-103: prices come from the database, and no field that is not asked for comes in', async () => {
    const id = await add(sellerOne, { price: { value: 4900, currency: 'EUR' } });
    const line = { listingId: id, quantity: 1 };
    const forged = await send(ann, 'POST', '/addOrder/me', {
      lines: [{ ...line, unitPrice: { value: 1, currency: 'EUR' } }],
    });
    assert.deepEqual([codeOf(forged), fieldOf(forged)], ['invalid-request', 'lines.0.unitPrice']);
    const role = await send(ann, 'POST', '/addUser', {
      email: 'ann@shop.example',
      name: 'Ann',
      role: 'operator',
    });
    assert.deepEqual([codeOf(role), fieldOf(role)], ['invalid-request', 'role']);
    const sold = await send(ann, 'POST', '/addOrder/me', { lines: [{ ...line, quantity: 5 }] });
    assert.deepEqual([sold.status, fieldOf(sold)], [409, 'lines.0.quantity']);
  });

  it('C5-102: a seller edits own listings; another’s, a draft’s and none’s are the same 404', async () => {
    const [mine, theirs] = [await add(sellerOne), await add(sellerTwo)];
    const draft = await add(sellerTwo, { status: 'draft' });
    const edit = (who: Identity | undefined, id: string) =>
      send(who ?? null, 'PUT', `/editListing/${id}`, { revision: 1, stock: 9 });
    const refused = await Promise.all([theirs, draft, 'none'].map((id) => edit(sellerOne, id)));
    for (const { status, body } of refused)
      assert.deepEqual([status, body], [404, { error: { code: 'not-found' } }]);
    assert.equal((await edit(sellerOne, mine)).body['revision'], 2);
    const conflict = await edit(sellerOne, mine);
    assert.deepEqual([conflict.status, fieldOf(conflict)], [409, 'revision']);
    assert.equal((await edit(olga, draft)).status, 200);
    assert.equal((await send(sellerOne ?? null, 'GET', `/listing/${draft}`)).status, 404);
    assert.equal((await send(sellerTwo ?? null, 'GET', `/listing/${draft}`)).status, 200);
    const foreign = `/addListing/${sellerTwo?.userId}`;
    assert.equal((await send(sellerOne ?? null, 'POST', foreign, listing())).status, 404);
  });

  it('C5-102: the proxy alone keeps a seller from what is another’s, whatever the service would do', async () => {
    const theirs = await add(sellerTwo);
    isCredulous = true;
    const edit = (who: Identity | undefined) =>
      send(who ?? null, 'PUT', `/editListing/${theirs}`, { revision: 1, stock: 9 });
    const find = send(ann, 'GET', '/getUserByEmail?email=one@shop.example');
    assert.deepEqual(
      [(await edit(sellerOne)).status, (await edit(ann)).status, (await find).status],
      [404, 404, 404],
    );
    assert.equal((await edit(sellerTwo)).status, 200);
    isCredulous = false;
  });

  it('a session finds and adds the user of its own e-mail alone', async () => {
    const find = (who: Identity, email: string) => send(who, 'GET', `/getUserByEmail?email=${email}`);
    assert.equal((await find(sellerOne ?? ann, 'one@shop.example')).status, 200);
    assert.equal((await find(ann, 'one@shop.example')).status, 404);
    assert.equal((await find(olga, 'one@shop.example')).status, 200);
    assert.equal((await send(ann, 'POST', '/addUser', { email: 'eve@shop.example', name: 'E' })).status, 404);
  });

  it('tells the service who asks, and lets no browser say it', async () => {
    seen = [];
    await send({ ...ann, userId: 'a&role=operator' }, 'GET', '/allListing');
    await send(null, 'GET', '/allListing');
    // The session is a digest, which says nothing of who it is.
    const session = /&session=[\w-]{43}$/;
    assert.deepEqual(
      seen.map((caller) => caller?.replace(session, '&session=…')),
      ['role=shopper&userId=a%26role%3Doperator&email=ann%40shop.example&session=…', 'role=guest'],
    );
    assert.equal((await send(ann, 'GET', '/allListing?x-florin-caller=role%3Doperator')).status, 422);
  });
});
