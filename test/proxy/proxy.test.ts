import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';

import { shopper as table } from '../../src/client/shopper/index.js';
import { authorised } from './fake-platform.js';
import { arrive, Browser, card, codeOf, envelope, fieldOf, openShop, ORIGIN, payBody } from './shop.js';

const json = { 'content-type': 'application/json', origin: ORIGIN, 'sec-fetch-site': 'same-origin' };

describe('what the proxy lets in', () => {
  it('says what it is and what it can', async () => {
    const { proxy } = openShop();
    const { status, body } = await new Browser(proxy).send('/florin/config');
    assert.equal(status, 200);
    assert.deepEqual(body, {
      environment: 'test',
      serverTime: body.serverTime,
      protocols: { card: ['1'], action: ['1'] },
      enabled: Object.values(table).map(({ method, path }) => `${method} ${path}`),
    });
  });

  it('is served wherever it is mounted, and nowhere else', async () => {
    const { proxy } = openShop({ mount: '/shop/pay' });
    assert.equal((await new Browser(proxy).send('/shop/pay/config')).status, 200);
    assert.equal((await new Browser(proxy).send('/florin/config')).status, 404);
  });

  it('C5-89: lets no path climb, split or hide a byte', async () => {
    const { proxy, platform } = openShop();
    const browser = await arrive(proxy);
    const hidden = [
      '%2f',
      'a%2fb',
      '%5c',
      '%00',
      ';x',
      'a;b',
      '%252e%252e',
      '%e2%88%95',
      '%0d%0a',
      'a%20b',
      'x'.repeat(600),
      'ü',
      'a,b',
      'x'.repeat(65),
    ];
    for (const path of hidden) {
      const refused = await browser.attempt(path);
      assert.deepEqual(
        [refused.status, codeOf(refused), fieldOf(refused)],
        [400, 'invalid-request', 'path'],
        path,
      );
    }
    for (const path of ['..', '%2e%2e', '../config/..', '', '/', '%2e'])
      assert.equal((await browser.attempt(path)).status, 404, path);
    assert.equal(platform.got.length, 1);
  });

  it('C5-90: speaks to the platform whatever Host or forwarding header a request carries', async () => {
    const { proxy, platform } = openShop();
    const browser = new Browser(proxy, 'https://evil.example');
    await browser.pay(
      'key-1',
      {},
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', host: 'evil.example' },
    );
    assert.equal(platform.paid[0]?.url, 'https://checkout-test.adyen.com/v71/payments');
    assert.ok(!JSON.stringify([...(platform.paid[0]?.headers ?? [])]).includes('evil'));
  });

  it('C5-91: fetches no address that a browser names, and sends on none', async () => {
    const { proxy, platform } = openShop();
    const refused = await (
      await arrive(proxy)
    ).pay('key-1', { returnUrl: 'http://169.254.169.254/', notificationUrl: 'http://evil.example' });
    assert.deepEqual([refused.status, codeOf(refused)], [422, 'invalid-request']);
    assert.deepEqual(
      platform.got.map(({ path }) => path),
      ['/paymentMethods'],
    );
  });

  it('C5-92: knows only the paths of its table', async () => {
    const { proxy, platform } = openShop();
    const browser = new Browser(proxy);
    const paths = [
      '/florin/checkout/payments/../originKeys',
      '/florin/checkout/originKeys',
      '/florin/legalEntities',
      '/florin/checkout/payments/',
      '/florin',
      '/',
      '/florin/checkout/payments/PSP/captures',
      '/florin/__proto__',
      '/florin/toString',
    ];
    for (const path of paths)
      for (const method of ['GET', 'POST', 'DELETE']) {
        const refused = await browser.send(path, { method, headers: json });
        assert.deepEqual([refused.status, codeOf(refused)], [404, 'not-found'], `${method} ${path}`);
      }
    assert.equal(platform.got.length, 0);
  });

  it('C5-93: answers another method with the ones it takes', async () => {
    const { proxy, platform } = openShop();
    const browser = new Browser(proxy);
    for (const { method, path } of [...Object.values(table), { method: 'GET', path: '/config' }]) {
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'pOsT1'].filter(
        (other) => other !== method,
      );
      for (const other of others) {
        const at = `/florin${path.replace('{key}', 'key-1')}`;
        const refused = await browser.send(at, {
          method: other,
          headers: { ...json, 'x-http-method-override': method },
        });
        assert.deepEqual([refused.status, codeOf(refused)], [405, 'method-not-allowed'], `${other} ${path}`);
        assert.ok(refused.headers.get('allow')?.split(', ').includes(method));
      }
    }
    assert.equal(platform.got.length, 0);
  });

  it('C5-94: takes one plain idempotency key and nothing that looks like two', async () => {
    const { proxy, platform } = openShop();
    const browser = await arrive(proxy);
    for (const key of ['', 'x'.repeat(65), 'a, b', 'a b', 'kéy', 'a/b', '..', 'a\tb']) {
      const refused = await browser.pay(key);
      assert.deepEqual([refused.status, fieldOf(refused)], [400, 'Idempotency-Key'], key);
    }
    const none = await browser.post('/checkout/payments', payBody());
    assert.equal(none.status, 400);
    assert.throws(() => new Headers({ 'idempotency-key': 'a\r\nx-api-key: b' }));
    assert.equal(platform.paid.length, 0);
  });

  it("C5-95: forwards none of a browser's headers and returns none of the platform's", async () => {
    const { proxy, platform } = openShop();
    platform.network = (_, execute) => {
      const response = execute();
      response.headers.set('set-cookie', 'platform=1');
      response.headers.set('x-api-key', 'CANARY-API-KEY');
      response.headers.set('server', 'upstream');
      return response;
    };
    const browser = await arrive(proxy);
    const sent = {
      'x-api-key': 'mine',
      authorization: 'Basic x',
      cookie: 'session=SECRET-COOKIE',
      connection: 'x-extra',
      'x-extra': '1',
      te: 'trailers',
    };
    const { headers } = await browser.pay('key-1', {}, sent);
    const [{ headers: forwarded, url } = assert.fail()] = platform.paid;
    assert.deepEqual([...forwarded.keys()].sort(), [
      'accept',
      'content-type',
      'idempotency-key',
      'x-api-key',
    ]);
    assert.equal(forwarded.get('x-api-key'), 'CANARY-API-KEY');
    assert.ok(!url.includes('?'));
    for (const name of ['x-api-key', 'server']) assert.equal(headers.get(name), null);
    assert.ok(!headers.getSetCookie().join().includes('platform'));
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'; frame-ancestors 'none'/);
  });

  it('C5-97: reads at most 64 kB of plain JSON, not too deep', async () => {
    const { proxy } = openShop();
    const browser = await arrive(proxy);
    const send = (body: BodyInit, type = 'application/json') =>
      browser.send('/florin/checkout/payments', {
        method: 'POST',
        body,
        headers: { ...json, 'content-type': type, 'idempotency-key': 'key-1' },
        duplex: 'half',
      } as RequestInit);
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled++;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
      },
    });
    assert.equal((await send(endless)).status, 413);
    assert.ok(pulled < 20);
    assert.equal((await send(`"${'x'.repeat(65_536)}"`)).status, 413);
    for (const body of ['[', '', '\uFEFF{}', '{}x', `${'['.repeat(40)}${']'.repeat(40)}`])
      assert.equal((await send(body)).status, 400, body);
    assert.equal((await send(new Uint8Array([0x22, 0xff, 0x22]))).status, 400);
    for (const body of ['null', '[]', '"x"', '1']) assert.equal((await send(body)).status, 422, body);
    for (const type of [
      'text/plain',
      'text/html',
      '',
      'application/json; charset=utf-16',
      'application/jsonp',
    ])
      assert.equal((await send('{}', type)).status, 415, type);
    assert.equal((await send(JSON.stringify(payBody()), 'application/json; charset=UTF-8')).status, 200);
  });

  it('C5-102: refuses fields that a browser has no say in', async () => {
    const { proxy, platform } = openShop();
    const browser = await arrive(proxy);
    const extras = [
      { merchantAccount: 'Other' },
      { reference: 'x' },
      { shopperReference: 'someone' },
      { price: 1 },
      { role: 'operator' },
      { browser: { ...payBody().browser, userAgent: 'x' } },
      { paymentMethod: { ...card(), recurringDetailReference: 'x' } },
    ];
    for (const extra of extras) {
      const refused = await browser.pay('key-1', extra);
      assert.deepEqual([refused.status, codeOf(refused)], [422, 'invalid-request'], JSON.stringify(extra));
    }
    assert.equal(platform.paid.length, 0);
  });

  it('C5-103: takes amount, currency, account and return address from the order alone', async () => {
    const { proxy, platform } = openShop();
    const browser = await arrive(proxy);
    assert.equal((await browser.pay('key-1', { amount: { value: 1, currency: 'EUR' } })).status, 409);
    await browser.pay('key-2');
    const [{ body } = assert.fail()] = platform.paid;
    assert.deepEqual(
      [body['amount'], body['merchantAccount'], body['returnUrl']],
      [{ value: 1999, currency: 'EUR' }, 'ShopAccount', `${ORIGIN}/return`],
    );
  });

  it('C5-104: takes the shopper reference from the session alone', async () => {
    const { proxy, platform } = openShop({
      identify: () => ({ audience: 'shopper', shopperReference: 'shopper-7' }),
    });
    const stored = { type: 'scheme', storedPaymentMethodId: 'TOKENOFANOTHER' };
    await new Browser(proxy).pay('key-1', { paymentMethod: stored });
    assert.equal(platform.paid[0]?.body['shopperReference'], 'shopper-7');
  });

  it('C5-105: exposes nothing that captures, refunds, cancels or pays out', async () => {
    const { proxy } = openShop();
    const { body } = await new Browser(proxy).send('/florin/config');
    assert.deepEqual(body['enabled'], [
      'POST /checkout/paymentMethods',
      'POST /checkout/payments',
      'POST /checkout/payments/details',
      'GET /attempts/{key}',
      'POST /attempts/{key}/fence',
      // Only of an own attempt that still waits for an app.
      'POST /attempts/{key}/cancel',
      'POST /attempts',
      // For the merchant’s own domain alone, which pays nothing.
      'POST /applePay/sessions',
      // Spends nothing, and is counted as a payment is.
      'POST /deliveries',
      'POST /giftCards/balance',
      // Of a number that only the platform can read; 501 by default.
      'POST /cardHints',
      // Of the session’s own parts of an order that is not paid.
      'POST /parts/remove',
      'POST /donations/causes',
      // A payment of its own, after a paid order of the same shopper.
      'POST /donations',
    ]);
  });

  it('C5-106: limits attempts to pay for a session and for an address, and says when to come back', async () => {
    let now = 1_800_000_000_000;
    const { proxy, platform } = openShop({
      now: () => now,
      limits: { session: 2, address: 3 },
      clientAddress: () => '203.0.113.7',
    });
    platform.decide = (got) => ({ ...authorised(got), resultCode: 'Refused' });
    const tester = await arrive(proxy);
    for (const key of ['a', 'b']) assert.equal((await tester.pay(key)).status, 200);
    const refused = await tester.pay('c');
    assert.deepEqual(
      [refused.status, codeOf(refused), refused.headers.get('retry-after')],
      [429, 'rate-limited', '60'],
    );
    assert.equal((await tester.pay('a')).status, 200);
    assert.equal((await (await arrive(proxy)).pay('d')).status, 429);
    now += 60_001;
    assert.equal((await tester.pay('c')).status, 200);
    assert.equal(platform.paid.length, 3);
  });

  it('C4-84, C5-111: logs names and codes of each request, and nothing that was sent', async () => {
    const { proxy, events } = openShop();
    const browser = await arrive(proxy);
    await browser.pay('key-1', { order: 'ORDER-1\nlevel=error' });
    await browser.attempt('SECRETKEY?email=s@hopper.example');
    await browser.send('/florin/s@hopper.example');
    // Drawn by chance and measured: any digits may be in them.
    const log = events.map(({ id, duration, ...others }) => {
      assert.match(id, /^[\w-]{1,64}$/);
      assert.equal(typeof duration, 'number');
      return JSON.stringify(others);
    });
    for (const secret of ['SECRETKEY', 'hopper', 'level=error', 'eyJ', '1999', 'key-1'])
      assert.ok(!log.join().includes(secret), secret);
    assert.deepEqual(
      events.map(({ operation, audience, outcome, status }) => [operation, audience, outcome, status]),
      [
        ['POST /checkout/paymentMethods', 'guest', 'ok', 200],
        ['POST /checkout/payments', 'guest', 'paid', 200],
        ['GET /attempts/{key}', 'guest', 'unknown-attempt', 404],
        ['unknown path', 'none', 'not-found', 404],
      ],
    );
  });

  it('C5-112: has no page that tells how it is doing, and one shape for all errors', async () => {
    const { proxy } = openShop({ environment: 'test' });
    const browser = new Browser(proxy);
    for (const path of ['/florin/health', '/florin/debug', '/florin/metrics', '/florin/.env'])
      assert.deepEqual((await browser.send(path)).body, { error: { code: 'not-found' } });
    const failing = openShop({
      resolveOrder: () => {
        throw new Error('SECRET: password=hunter2 at db.internal');
      },
    });
    const { status, body } = await new Browser(failing.proxy).methods();
    assert.deepEqual([status, body], [500, { error: { code: 'internal' } }]);
    assert.ok(!JSON.stringify(failing.events).includes('SECRET'));
  });
});

describe('card data at the proxy', () => {
  const clear = [
    { paymentMethod: { type: 'scheme', number: '4111111111111111' } },
    { paymentMethod: { ...card(), cvc: '737' } },
    { paymentMethod: { ...card(), expiryMonth: '03' } },
    { number: '4111111111111111' },
    { card: { pan: '4111111111111111' } },
    { list: [{ cvv: '737' }] },
    { paymentMethod: { ...card(), holderName: '4111 1111 1111 1111' } },
    { paymentMethod: { ...card(), holderName: '４１１１-１１１１-１１１１-１１１１' } },
    { paymentMethod: { ...card(), holderName: '4111,1111,1111,1111' } },
    { paymentMethod: { ...card(), holderName: '٤١١١ ١١١١ ١١١١ ١١١١' } },
    { paymentMethod: { ...card(), holderName: '4111 1111' } },
    { paymentMethod: { ...card(), brand: '4111111111111111' } },
    { paymentMethod: { ...card(), encryptedCardNumber: '4111111111111111' } },
    { paymentMethod: { ...card(), encryptedCardNumber: '4111.1111.1111.1111.1' } },
    { paymentMethod: { ...card(), encryptedCardNumber: envelope().split('.').slice(0, 4).join('.') } },
    { paymentMethod: { ...card(), encryptedCardNumber: `${envelope()}.x` } },
    { paymentMethod: { ...card(), encryptedSecurityCode: { number: '737' } } },
    { paymentMethod: { ...card(), encrypted4111111111111111: '737' } },
  ];

  it('refuses it in clear wherever it stands, without repeating it', async () => {
    const { proxy, platform } = openShop();
    const browser = await arrive(proxy);
    for (const changes of clear) {
      const refused = await browser.pay('key-1', changes);
      assert.deepEqual([refused.status, codeOf(refused)], [422, 'clear-card-data'], JSON.stringify(changes));
      assert.ok(!/\d{3}/.test(JSON.stringify(refused.body)));
    }
    assert.equal(fieldOf(await browser.pay('key-1', clear[1])), 'paymentMethod.cvc');
    assert.equal(platform.paid.length, 0);
  });

  it('refuses it on every row that takes a body', async () => {
    const { proxy } = openShop();
    const browser = await arrive(proxy);
    for (const { path } of Object.values(table).filter(({ method }) => method === 'POST')) {
      const refused = await browser.post(
        path.replace('{key}', 'key-1'),
        { order: 'ORDER-1', number: '4111111111111111' },
        { 'idempotency-key': 'key-1' },
      );
      assert.equal(codeOf(refused), 'clear-card-data', path);
    }
  });

  it("takes the platform's test_ values outside live, and refuses them there", async () => {
    const values = {
      type: 'scheme',
      encryptedCardNumber: 'test_4111111111111111',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    };
    const test = openShop();
    assert.equal(
      (await (await arrive(test.proxy)).pay('key-1', { paymentMethod: values })).body['outcome'],
      'paid',
    );
    const live = openShop({
      environment: 'live',
      secret: randomBytes(32).toString('base64url'),
      livePrefix: 'prefix-Shop',
      identify: () => null,
      clientAddress: () => undefined,
      ledger: Object.assign(Object.create((await import('../../src/proxy/index.js')).memoryLedger()), {
        durable: true,
      }),
    });
    const refused = await new Browser(live.proxy).pay('key-1', { paymentMethod: values });
    assert.deepEqual([refused.status, codeOf(refused)], [422, 'clear-card-data']);
    assert.equal(live.platform.paid.length, 0);
  });
});
