import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  createProxy,
  memoryLedger,
  pgliteLedger,
  platformNotifications,
  ProxyStartError,
  type Ledger,
  type ProxyOptions,
} from '../../src/proxy/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { EUR, openShop, SECRET } from './shop.js';

const key = `10001|${'B3'.repeat(256)}`;
const resolveOrder = () => ({ amount: EUR(1), returnUrl: 'https://shop.example/return' });
const durable: Ledger = Object.assign(Object.create(memoryLedger()), { durable: true });
const STRONG = 'kX4bq0TzR9uJ2vWm7yLs8cEf1hGd6pNa';
const live: ProxyOptions = {
  environment: 'live',
  merchantAccount: 'ShopAccount',
  apiKey: 'key',
  livePrefix: '1797a841fbb37ca7-Shop',
  cardPublicKey: key,
  secret: STRONG,
  ledger: durable,
  identify: () => null,
  clientAddress: () => undefined,
  resolveOrder,
};

const refusal = (options: unknown): string => {
  try {
    createProxy(options as ProxyOptions);
  } catch (error) {
    assert.ok(error instanceof ProxyStartError);
    return error.message;
  }
  return 'started';
};

describe('starting a proxy', () => {
  it('refuses faults wherever it is no rehearsal', () => {
    process.env['FLORIN_FAULTS'] = 'lost-response:0.5';
    try {
      const { livePrefix: _, ...test } = live;
      for (const environment of ['live', 'test'] as const)
        assert.match(
          refusal({ ...(environment === 'live' ? live : test), environment }),
          /refuses FLORIN_FAULTS, which is for the sandbox alone/,
        );
      const platform = { checkoutUrl: 'http://localhost:8081/v71' };
      assert.equal(
        refusal({ environment: 'sandbox', platform, resolveOrder, ledger: memoryLedger() }),
        'started',
      );
    } finally {
      delete process.env['FLORIN_FAULTS'];
    }
  });

  it('starts where nothing is missing', () => {
    assert.equal(refusal(live), 'started');
    const fetch = async () => new Response();
    assert.equal(
      refusal({ environment: 'sandbox', resolveOrder, ledger: memoryLedger(), platform: { fetch } }),
      'started',
    );
  });

  it('refuses addresses, versions and credentials of interfaces by name', () => {
    const wrong = (options: object) => refusal({ ...live, ...options });
    for (const [options, what] of [
      [{ platform: { urls: { transfers: 'http://localhost:9' } } }, 'platform addresses'],
      [{ platform: { urls: { disputes: 'https://ca-test.adyen.com/v30' } } }, 'test addresses'],
      [
        { platform: { urls: { transfer: 'https://x.example' } } },
        'platform.urls.transfer, which is no interface',
      ],
      [{ platform: { versions: { transfer: 4 } } }, 'platform.versions.transfer, which is no interface'],
      [
        { platform: { versions: { transfers: 2 } } },
        'version 2 of transfers is deprecated; 4 is the one to use',
      ],
      [{ platform: { versions: { checkout: 'none' } } }, 'checkout takes a version, such as 71'],
      [{ credentials: { payout: { apiKey: 'k' } } }, 'credentials.payout, which is for no interface'],
      [
        { credentials: { disputes: { username: 'u', password: 'p' } } },
        'credentials.disputes as name and password: it takes { apiKey }',
      ],
    ] as const)
      assert.ok(wrong(options).includes(what), `${what}: ${wrong(options)}`);
    const fine = { versions: { transfers: 3, 'terminal-management': 'none' } };
    const credentials = { transfers: { username: 'u', password: 'p' }, disputes: { apiKey: undefined } };
    assert.equal(wrong({ platform: fine, credentials }), 'started');
  });

  it('names all that is missing at once', () => {
    assert.equal(
      refusal({ environment: 'live' }),
      "createProxy: environment 'live' needs resolveOrder, merchantAccount, apiKey, secret (32 characters or more), " +
        'cardPublicKey or clientKey, livePrefix, ledger (postgresLedger or pgliteLedger), identify, clientAddress',
    );
    assert.match(
      refusal({ environment: 'test' }),
      /needs resolveOrder, merchantAccount, apiKey, secret .*, cardPublicKey/,
    );
    assert.match(
      refusal({ environment: 'sandbox' }),
      /needs resolveOrder, platform\.fetch or platform\.checkoutUrl$/,
    );
    assert.match(refusal({ environment: 'production' }), /'sandbox', 'test' or 'live'/);
  });

  it('takes nothing in live that is meant for tests', () => {
    const meantForTests: [change: Partial<ProxyOptions>, name: RegExp][] = [
      [{ ledger: memoryLedger() }, /ledger in memory/],
      [{ ledger: pgliteLedger() }, /ledger in memory/],
      [{ now: () => 0 }, /now option/],
      [{ inPage: true }, /inPage/],
      [{ clientKey: 'test_ABCDEFGH12345678' }, /clientKey of another environment/],
      [{ origins: ['http://shop.example'] }, /entry of origins/],
      [{ origins: ['http://localhost:8080'] }, /entry of origins/],
      [{ platform: { checkoutUrl: 'http://127.0.0.1:8081/v71' } }, /platform addresses/],
      [{ platform: { checkoutUrl: 'https://checkout-test.adyen.com/v71' } }, /test addresses/],
      [{ mount: 'http://shop.example/florin' }, /mount/],
      [{ cardPublicKey: '10001|ABCDEF' }, /weak cardPublicKey/],
      [{ secret: 'short' }, /secret/],
    ];
    for (const [change, name] of meantForTests) assert.match(refusal({ ...live, ...change }), name);
  });

  it('takes no origin that is more or less than one', () => {
    for (const origin of [
      '*',
      'null',
      'https://shop.example/',
      'https://*.example',
      'shop.example',
      'https://a.example https://b.example',
    ])
      assert.match(refusal({ ...live, origins: [origin] }), /entry of origins/, origin);
  });

  it('C10-306: takes a font by one plain address for each of three weights, and names what is none', () => {
    const at = (cardFont: unknown, options: Partial<ProxyOptions> = live) =>
      refusal({ ...options, cardFont });
    const file = 'https://shop.example/fonts/acme-400.woff2';
    for (const cardFont of [
      { 400: file },
      { 100: file, 400: file, 900: 'https://cdn.example:8443/@acme/sans@1.2/files/acme~900+.woff2' },
    ])
      assert.equal(at(cardFont), 'started');
    for (const url of [
      'http://shop.example/a.woff2',
      'http://localhost:8080/a.woff2',
      'data:font/woff2;base64,d09GMg.woff2',
      'blob:https://shop.example/a.woff2',
      '//shop.example/a.woff2',
      '/fonts/a.woff2',
      'https://shop.example/a.ttf',
      'https://shop.example/a.woff2?v=1',
      'https://shop.example/a?b.woff2',
      'https://shop.example/a#b.woff2',
      'https://shop.example/a/../b.woff2',
      'https://shop.example/a%20b.woff2',
      'https://shop.example/a;script-src.woff2',
      'https://shop.example/a, *.woff2',
      "https://shop.example/a')format('b.woff2",
      'https://shop.example/<\u002fscript>.woff2',
      'https://*.example/a.woff2',
      'https://a;sandbox/b.woff2',
      'https://a,b/c.woff2',
      'https://user:word@shop.example/a.woff2',
      'https://SHOP.example/a.woff2',
      'https://shop.example:443/a.woff2',
      `https://shop.example/${'a'.repeat(200)}.woff2`,
      [file],
      [file, file],
      null,
      { url: file },
      undefined,
      400,
    ])
      assert.match(
        at({ 400: url }),
        /refuses .*cardFont 400, which is no https: address of a \.woff2 file without query/,
        String(url),
      );
    for (const weight of ['450', '0400', '4e2', ' 400', 'bold', '100 900', '1000', 'unicodeRange'])
      assert.ok(at({ [weight]: file }).includes(`refuses cardFont ${weight}, which is no weight`), weight);
    for (const [cardFont, count] of [
      [{}, 0],
      [null, 0],
      [file, 0],
      [{ 100: file, 200: file, 300: file, 400: file }, 4],
    ] as const)
      assert.ok(at(cardFont).includes(`refuses cardFont with ${count} weights: 1 to 3`), String(cardFont));
    assert.match(at({ 400: 'https://10.1.2.3/a.woff2' }), /refuses private hosts in cardFont/);
    const sandbox: ProxyOptions = {
      environment: 'sandbox',
      resolveOrder,
      ledger: memoryLedger(),
      platform: { fetch: async () => new Response() },
    };
    assert.equal(at({ 400: 'http://localhost:8080/a.woff2' }, sandbox), 'started');
    assert.match(at({ 400: 'http://shop.example/a.woff2' }, sandbox), /refuses cardFont 400/);
  });

  it('speaks to the host of its environment, or to the one it is told', async () => {
    const { Browser } = await import('./shop.js');
    const asked: string[] = [];
    const ask = async (options: Partial<ProxyOptions>) => {
      const { proxy, platform } = openShop({ ...options, platform: { ...options.platform } });
      await new Browser(proxy).methods();
      asked.push(platform.got[0]?.url ?? 'nothing');
    };
    await ask({});
    await ask({ ...live, ledger: Object.defineProperty(memoryLedger(), 'durable', { value: true }) });
    await ask({ platform: { checkoutUrl: 'https://proxy.example/checkout/v71/' } });
    assert.deepEqual(asked, [
      'https://checkout-test.adyen.com/v71/paymentMethods',
      'https://1797a841fbb37ca7-shop-checkout-live.adyenpayments.com/checkout/v71/paymentMethods'.replace(
        '-shop-',
        '-Shop-',
      ),
      'https://proxy.example/checkout/v71/paymentMethods',
    ]);
  });
});

describe('starting a proxy for real money', () => {
  const wrong = (options: object): string => refusal({ ...live, ...options });

  it('refuses a secret that is published or can be guessed', () => {
    for (const secret of [
      'a'.repeat(32),
      'abcd'.repeat(10),
      '12345678901234567890123456789012',
      SECRET,
      'a demonstration secret of at least 32 characters',
      '0123456789abcdef0123456789abcdef',
      'change-me-change-me-please-change',
    ])
      assert.match(wrong({ secret }), /refuses a secret that can be guessed/, secret);
    for (const secret of [
      STRONG,
      '9f86d081884c7d659a2feaa0c55ad015',
      'correct horse battery staple mumble fjord',
    ])
      assert.equal(wrong({ secret }), 'started', secret);
  });

  it('refuses the sandbox: its key, and its platform in this process', async () => {
    assert.match(wrong({ apiKey: 'sandbox' }), /refuses the sandbox's apiKey/);
    const { fetch } = await createSandbox({ origin: 'http://127.0.0.1:8081' });
    assert.match(wrong({ platform: { fetch } }), /refuses a sandbox as platform.fetch/);
  });

  it('refuses a key of notifications that can be guessed', () => {
    for (const key of ['00'.repeat(32), '0123456789ABCDEF'.repeat(4), 'AB12'])
      assert.match(
        wrong({ notifications: platformNotifications({ hmacKeys: [key] }) }),
        /refuses a weak key of notifications/,
      );
    const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
    assert.equal(wrong({ notifications: platformNotifications({ hmacKeys: [key] }) }), 'started');
  });

  it('C5-91: refuses platforms and pages in private networks', () => {
    for (const host of [
      'localhost',
      'shop.localhost',
      'shop.local',
      'platform.internal',
      'intranet',
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '[::1]',
      '[fd00::1]',
      '[fe80::1]',
      '[::ffff:10.0.0.1]',
      '2130706433',
    ]) {
      const address = `https://${host}`;
      assert.match(wrong({ platform: { checkoutUrl: `${address}/v71` } }), /private hosts in platform/, host);
      if (new URL(address).origin === address)
        assert.match(wrong({ origins: [address] }), /private hosts in origins/, host);
    }
    for (const host of ['shop.example', '172.32.0.1', '11.0.0.1', '[2001:db8::1]'])
      assert.equal(wrong({ origins: [`https://${host}`] }), 'started', host);
    assert.equal(wrong({ platform: { urls: { listings: 'https://listings.internal' } } }), 'started');
  });
});
