import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import { bind, createClient } from '../../../src/client/client.js';
import { listings } from '../../../src/client/listings/index.js';
import { createListings, seedCatalogue } from '../../../src/listings/index.js';
import { networkOf } from '../../../src/proxy/edge/network.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import { answer, authorised } from '../fake-platform.js';
import { arrive, codeOf, openShop, ORIGIN, SECRET } from '../shop.js';
import { newDatabase } from '../../new-database.js';

const MINUTE = 60_000;

/** A shop with one thing of which there is one, and a clock that a test puts forward. */
async function openStall(stock = 1) {
  let passed = 0;
  const now = () => Date.now() + passed;
  const connection = newDatabase();
  await seedCatalogue(connection, { seed: 'held', count: 1 });
  const service = createListings({ connection, now });
  after(() => service.close());
  const market = bind(
    createClient({ baseUrl: ORIGIN, fetch: (url, init) => service(new Request(url, init)) }),
    listings,
  );
  const [thing = assert.fail()] = (await market.listListings({})).listings;
  await market.updateListing({ listingId: thing.id, revision: thing.revision, stock });
  let key = 0;
  const shop = openShop({
    ledger: memoryLedger(),
    now,
    listings: service,
    resolveOrder: async (reference) => {
      const order = await service.findOrder(reference);
      return order ? { amount: order.totals.total, returnUrl: `${ORIGIN}/return` } : null;
    },
    holdOrder: (reference) => service.holdOrder(reference),
    onSettled: async (reference, outcome) => {
      if (outcome === 'paid') await service.moveOrder(reference, 'paid');
    },
  });
  const email = 'ann@shop.example';
  return {
    ...shop,
    service,
    pass: (milliseconds: number) => void (passed += milliseconds),
    order: () => market.createOrder({ email, lines: [{ listingId: thing.id, quantity: 1 }] }),
    stock: async () => (await market.getListing({ listingId: thing.id })).stock,
    status: async (number: string) => (await service.findOrder(number))?.status,
    pay: async (number: string) => {
      const shopper = await arrive(shop.proxy);
      const { totals } = (await service.findOrder(number)) ?? assert.fail();
      return shopper.pay(`key-${key++}`, { order: number, amount: totals.total });
    },
  };
}

describe('an order that is being paid', () => {
  it('C5-106: is not charged where its time was up and its items are sold, and says so', async () => {
    const { order, pay, pass, platform, status } = await openStall();
    const late = await order();
    pass(15 * MINUTE);
    const other = await order();
    const refused = await pay(late.number);
    assert.deepEqual([refused.status, codeOf(refused)], [409, 'order-expired']);
    assert.equal(platform.paid.length, 0);
    assert.equal((await pay(other.number)).body['outcome'], 'paid');
    assert.deepEqual([await status(late.number), await status(other.number)], ['expired', 'paid']);
  });

  it('is paid where its time was up and its items are still there', async () => {
    const { order, pay, pass, status, stock } = await openStall();
    const { number } = await order();
    pass(20 * MINUTE);
    assert.equal(await stock(), 1);
    assert.equal((await pay(number)).body['outcome'], 'paid');
    assert.deepEqual([await status(number), await stock()], ['paid', 0]);
  });

  it('keeps its items for as long as the payment’s outcome is unknown', async () => {
    const { order, pay, pass, platform, proxy, status, stock } = await openStall();
    const { number } = await order();
    platform.network = () => answer(200, { resultCode: 'Pending', pspReference: 'PSP0000000000009' });
    assert.equal((await pay(number)).body['outcome'], 'pending');
    for (let minutes = 0; minutes < 60; minutes += 10) {
      pass(10 * MINUTE);
      await proxy.reconcile();
      assert.deepEqual([await stock(), await status(number)], [0, 'placed']);
    }
  });

  it('lets its items go some time after a payment was refused', async () => {
    const { order, pay, pass, platform, proxy, stock } = await openStall();
    const { number } = await order();
    platform.network = (got) => answer(200, { ...authorised(got), resultCode: 'Refused' });
    assert.equal((await pay(number)).body['outcome'], 'refused');
    pass(14 * MINUTE);
    await proxy.reconcile();
    assert.equal(await stock(), 0);
    pass(MINUTE);
    assert.equal(await stock(), 1);
  });

  it('is paid, and told to the merchant as short, where the money comes after its items were sold', async () => {
    const { order, pass, service, status } = await openStall();
    const late = await order();
    pass(15 * MINUTE);
    await order();
    await service.moveOrder(late.number, 'paid');
    assert.equal(await status(late.number), 'paid');
    assert.deepEqual(
      (await service.shortOrders()).map(({ number, isShort }) => [number, isShort]),
      [[late.number, true]],
    );
  });

  it('C5-106: orders through the proxy are counted by session and by network, neither of which the service can read', async () => {
    const asked: string[] = [];
    const { proxy } = openShop({
      secret: SECRET,
      identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null'),
      clientAddress: (request) => request.headers.get('x-address') ?? undefined,
      listings: async (request) => {
        asked.push(request.headers.get('x-florin-caller') ?? '');
        return answer(429, { error: { code: 'too-many-orders' } });
      },
    });
    const order = async (name: string, address: string) => {
      const headers = {
        'content-type': 'application/json',
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'x-identity': JSON.stringify({
          audience: 'shopper',
          shopperReference: name,
          email: `${name}@a.example`,
        }),
        'x-address': address,
      };
      const body = JSON.stringify({ lines: [{ listingId: 'x', quantity: 1 }] });
      const url = `${ORIGIN}/florin/listings/addOrder/me`;
      const response = await proxy(new Request(url, { method: 'POST', headers, body }));
      assert.deepEqual(
        [response.status, await response.json()],
        [429, { error: { code: 'too-many-orders' } }],
      );
      const caller = new URLSearchParams(asked.at(-1));
      return [caller.get('session'), caller.get('address')];
    };
    const first = await order('ann', '2001:db8:1:2::1');
    const second = await order('ann', '2001:db8:1:2:ffff:1:2:3');
    const third = await order('bob', '2001:db8:1:3::1');
    assert.deepEqual(first, second);
    assert.ok(first[0] !== third[0] && first[1] !== third[1]);
    assert.ok(asked.every((text) => !text.includes('2001') && !text.includes('session=ann')));
  });

  it('counts a /64 as one network, however it is written', () => {
    assert.equal(networkOf('203.0.113.7'), '203.0.113.7');
    for (const address of ['2001:db8::1', '2001:0DB8:0:0:9::', '2001:db8:0000:0:1:2:3:4'])
      assert.equal(networkOf(address), '2001:db8:0:0::/64');
    assert.equal(networkOf('::1'), '0:0:0:0::/64');
  });
});
