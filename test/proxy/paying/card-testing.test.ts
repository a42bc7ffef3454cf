import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger, type ProxyOptions, type Suspicion } from '../../../src/proxy/index.js';
import { networkOf } from '../../../src/proxy/edge/network.js';
import { answer, authorised, serviceError, type Got } from '../fake-platform.js';
import { arrive, Browser, codeOf, fieldOf, openShop, type Reply, type Shop } from '../shop.js';

const refused = (got: Got) => ({ ...authorised(got), resultCode: 'Refused', refusalReasonCode: '2' });

/** A shop whose callers say where they come from, as a load balancer would. */
const open = (options: Partial<ProxyOptions> = {}): Shop =>
  openShop({ clientAddress: (request) => request.headers.get('x-from') ?? undefined, ...options });

const from = (place: number): string => `2001:db8:${Math.floor(place / 500)}:${place.toString(16)}::${place}`;

/** One try of a tester: a new session, an order of its own, and an address of its own. */
async function tryOne(
  shop: Shop,
  place: number,
  address = from(place),
  order = `ORDER-${place}`,
): Promise<Reply> {
  return new Browser(shop.proxy).pay(`key-${place}`, { order }, { 'x-from': address });
}

describe('testing stolen cards', () => {
  it('C5-106: of 500 tries from ever new addresses, sessions and orders 15 reach the platform, all at once or in turn', async () => {
    for (const isAtOnce of [true, false]) {
      const shop = open();
      shop.platform.decide = refused;
      const tries = Array.from({ length: 500 }, (_, place) => place);
      if (isAtOnce) await Promise.all(tries.map((place) => tryOne(shop, place)));
      else for (const place of tries) await tryOne(shop, place);
      assert.equal(shop.platform.paid.length, 15);
    }
  });

  it('C5-106: tries on one order, and from one address or its network, reach the platform ten times an hour', async () => {
    const now = () => 1_800_000_000_000;
    const order = open({ now });
    order.platform.decide = refused;
    for (let place = 0; place < 100; place++) await tryOne(order, place, from(place), 'ORDER-1');
    assert.equal(order.platform.paid.length, 10);
    for (const address of [
      (_: number) => '192.0.2.1',
      (place: number) => `2001:db8:7:7::${place.toString(16)}`,
    ]) {
      const shop = open({ now });
      shop.platform.decide = refused;
      for (let place = 0; place < 100; place++) await tryOne(shop, place, address(place));
      assert.equal(shop.platform.paid.length, 10);
      assert.equal((await tryOne(shop, 200, '198.51.100.1')).body['outcome'], 'refused');
    }
  });

  it('C5-106: processes that share a ledger share their limits', async () => {
    const ledger = memoryLedger();
    const shops = [open({ ledger }), open({ ledger }), open({ ledger })];
    for (const { platform } of shops) platform.decide = refused;
    for (let place = 0; place < 60; place++) await tryOne(shops[place % 3] ?? assert.fail(), place);
    assert.equal(
      shops.reduce((sum, { platform }) => sum + platform.paid.length, 0),
      15,
    );
  });

  it('C5-106: takes no payment outside the sandbox where the shopper’s address is unknown', async () => {
    const { proxy, platform } = open();
    const reply = await (await arrive(proxy)).pay('a');
    assert.deepEqual([reply.status, codeOf(reply), fieldOf(reply)], [501, 'not-configured', 'clientAddress']);
    assert.equal(platform.paid.length, 0);
  });

  it('lets 40 shoppers of one office pay within two minutes of an hour, and a shop with few refusals go on', async () => {
    let now = 1_800_000_000_000;
    const shop = open({ now: () => now });
    let place = 0;
    for (let minute = 0; minute < 2; minute++, now += 60_001)
      for (let one = 0; one < 20; one++, place++) {
        shop.platform.decide = place % 4 === 3 ? refused : authorised;
        assert.equal((await tryOne(shop, place, '192.0.2.1')).status, 200, String(place));
      }
    shop.platform.decide = authorised;
    for (; place < 60; place++) await tryOne(shop, place);
    // Many refusals, yet no more than one for each two payments.
    for (; place < 75; place++) {
      shop.platform.decide = refused;
      assert.equal((await tryOne(shop, place)).status, 200, String(place));
    }
  });

  it('lets a shopper try another card after a refusal, and after a platform that was away', async () => {
    const { proxy, platform } = open({ clientAddress: () => '192.0.2.1' });
    const shopper = await arrive(proxy);
    platform.network = () => serviceError(401, '000');
    for (let place = 0; place < 9; place++) await shopper.pay(`away-${place}`);
    platform.network = (_, execute) => execute();
    platform.decide = refused;
    const other = await arrive(proxy);
    assert.equal((await other.pay('a', { order: 'ORDER-2' })).body['outcome'], 'refused');
    platform.decide = authorised;
    assert.equal((await other.pay('b', { order: 'ORDER-2' })).body['outcome'], 'paid');
  });

  it('does not close a shop because the platform was away', async () => {
    const shop = open();
    shop.platform.network = () => answer(503, {});
    for (let place = 0; place < 30; place++) await tryOne(shop, place);
    shop.platform.network = (_, execute) => execute();
    assert.equal((await tryOne(shop, 40)).body['outcome'], 'paid');
  });

  it('takes back that a try was fine once a bank refuses it', async () => {
    const shop = open({ limits: { refusals: 2 } });
    const action = {
      type: 'redirect',
      url: 'https://bank.example/',
      method: 'GET',
      paymentMethodType: 'scheme',
    };
    for (let place = 0; place < 3; place++) {
      const order = `ORDER-${place}`;
      const browser = new Browser(shop.proxy);
      shop.platform.decide = (got) =>
        got.path === '/payments'
          ? { resultCode: 'RedirectShopper', action }
          : { resultCode: 'Refused', pspReference: 'P' };
      const first = await browser.pay(`k${place}`, { order }, { 'x-from': from(place) });
      if (place === 2) break;
      assert.equal(first.body['outcome'], 'action-required');
      const result = { order, redirectResult: `result-${place}` };
      const end = await browser.post('/checkout/payments/details', result, { 'x-from': from(place) });
      assert.equal(end.body['outcome'], 'refused');
    }
    assert.equal((await tryOne(shop, 9)).status, 429);
  });

  it('opens again after an hour, and before for a shopper who has paid here', async () => {
    let now = 1_800_000_000_000;
    const identify = (request: Request) => {
      const shopperReference = request.headers.get('x-shopper');
      return shopperReference ? ({ audience: 'shopper', shopperReference } as const) : null;
    };
    const shop = open({ now: () => now, identify });
    const pay = (place: number, shopper: string) =>
      new Browser(shop.proxy).pay(
        `key-${place}`,
        { order: `ORDER-${place}` },
        { 'x-from': from(place), 'x-shopper': shopper },
      );
    assert.equal((await pay(900, 'regular')).body['outcome'], 'paid');
    shop.platform.decide = refused;
    for (let place = 0; place < 40; place++) await tryOne(shop, place);
    shop.platform.decide = authorised;
    assert.deepEqual([(await pay(901, 'regular')).status, (await pay(902, 'stranger')).status], [200, 429]);
    now += 3_600_000;
    assert.equal((await tryOne(shop, 903)).status, 200);
  });

  it('tells the merchant what is suspected, once a minute, and takes a proof where there is one', async () => {
    const suspicions: Suspicion[] = [];
    const shop = open({
      onSuspicion: (suspicion) => {
        suspicions.push(suspicion);
        throw new Error('a hook that fails');
      },
      requireProof: (request) => request.headers.get('x-proof') === 'a person',
      limits: { refusals: 3 },
    });
    shop.platform.decide = refused;
    for (let place = 0; place < 10; place++) await tryOne(shop, place);
    assert.deepEqual(suspicions, [{ kind: 'refusals', tries: 4, address: from(3) }]);
    const without = await tryOne(shop, 11);
    assert.deepEqual([without.status, codeOf(without), fieldOf(without)], [429, 'rate-limited', 'proof']);
    const proven = await new Browser(shop.proxy).pay(
      'key-12',
      { order: 'ORDER-12' },
      { 'x-from': from(12), 'x-proof': 'a person' },
    );
    assert.equal(proven.body['outcome'], 'refused');
    assert.equal(shop.platform.paid.length, 4);
  });

  it('C5-106: limits who asks how an order can be paid', async () => {
    const shop = open({ now: () => 1_800_000_000_000 });
    const browser = new Browser(shop.proxy);
    const statuses = new Set<number>();
    for (let place = 0; place < 60; place++) statuses.add((await browser.methods()).status);
    assert.deepEqual([...statuses], [200]);
    assert.equal((await browser.methods()).status, 429);
  });

  it('keeps no address and no order of what it counts', async () => {
    const ledger = memoryLedger();
    const names: string[] = [];
    const count = ledger.count.bind(ledger);
    ledger.count = (additions, at) => {
      names.push(...additions.map(({ name }) => name));
      return count(additions, at);
    };
    const { proxy } = open({ ledger });
    await new Browser(proxy).pay('a', {}, { 'x-from': '192.0.2.1' });
    assert.ok(names.length > 5);
    for (const name of names) assert.match(name, /^[\w-]{43}(?::\d+)?$/);
  });
});

describe('the network of an address', () => {
  it('is an IPv4 address, however it is written, and 64 bits of an IPv6 address', () => {
    for (const [address, network] of [
      ['192.0.2.1', '192.0.2.1'],
      ['::ffff:192.0.2.1', '192.0.2.1'],
      ['::ffff:c000:201', '192.0.2.1'],
      ['0:0:0:0:0:FFFF:192.0.2.1', '192.0.2.1'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
    ] as const)
      assert.equal(networkOf(address), network);
  });
});
