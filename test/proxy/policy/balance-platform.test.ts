import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createProxy, memoryLedger, type Identity, type ProxyOptions } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { Browser, codeOf, type Reply } from '../shop.js';

const SHOP = 'http://localhost:8080';
const PLATFORM = 'FlorinPlatform';

/** A card as a platform answers a credential that may hold card numbers. */
const CLEAR = { number: '4111112014267661', cvc: '737' };

interface Listed {
  readonly accountHolders: readonly { readonly id: string }[];
  readonly balanceAccounts: readonly { readonly id: string }[];
}

/** A platform that answers card numbers in clear, two sellers, and an operator. */
async function openMarket(options: Partial<ProxyOptions> = {}) {
  const asked: string[] = [];
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081', seed: 7 });
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: () => identity,
    supply: ({ fields }) => (fields.includes('balancePlatform') ? { balancePlatform: PLATFORM } : {}),
    ...options,
    platform: {
      fetch: async (url, init) => {
        asked.push(`${init.method} ${new URL(url).pathname}`);
        const response = await sandbox.fetch(url, init as RequestInit);
        const text = await response.text();
        const clear = text.replaceAll(/"number":"\*{12}\d{4}"/g, JSON.stringify(CLEAR).slice(1, -1));
        return new Response(text === '' ? null : clear, response);
      },
    },
  });
  let identity: Identity = { audience: 'operator' };
  const browser = new Browser(proxy, SHOP);
  const as =
    (who: Identity) =>
    async (method: string, path: string, body?: unknown): Promise<Reply> => {
      identity = who;
      return browser.send(`/florin/balance-platform${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          origin: SHOP,
          // A card is issued under a key.
          ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    };
  const operator = as({ audience: 'operator' });
  const read = async (path: string) => (await operator('GET', path)).body as unknown as Listed;
  const [, mine, theirs] = (await read(`/balancePlatforms/${PLATFORM}/accountHolders`)).accountHolders;
  const accountOf = async (holder: { readonly id: string } | undefined) =>
    (await read(`/accountHolders/${holder?.id}/balanceAccounts`)).balanceAccounts[0]?.id ?? '';
  const issued = async (balanceAccountId: string) => {
    const card = { brand: 'visa', brandVariant: 'visadebit', cardholderName: 'Sam', formFactor: 'virtual' };
    const order = { type: 'card', balanceAccountId, issuingCountryCode: 'NL', card };
    return operator('POST', '/paymentInstruments', order);
  };
  const [account, foreignAccount] = [await accountOf(mine), await accountOf(theirs)];
  const [made, foreign] = [await issued(account), await issued(foreignAccount)];
  const seller = as({ audience: 'seller', accountHolders: [mine?.id ?? ''] });
  const shopper = as({ audience: 'shopper', shopperReference: 'shopper-1' });
  const [card, foreignCard] = [String(made.body['id']), String(foreign.body['id'])];
  asked.length = 0;
  const ids = { mine: mine?.id ?? '', theirs: theirs?.id ?? '', account, foreignAccount, card, foreignCard };
  return { operator, seller, shopper, asked, made, ...ids };
}

describe('a seller and the balance platform', () => {
  it('reads what hangs below their own account holder, however far', async () => {
    const { seller, mine, account, card } = await openMarket();
    const tokens = await seller('GET', `/paymentInstruments/${card}/networkTokens`);
    const [token] = tokens.body['networkTokens'] as { id: string }[];
    const offers = await seller('GET', `/grantOffers?accountHolderId=${mine}`);
    const [offer] = offers.body['grantOffers'] as { id: string }[];
    for (const path of [
      `/accountHolders/${mine}`,
      `/accountHolders/${mine}/balanceAccounts?limit=5`,
      `/balanceAccounts/${account}`,
      `/balanceAccounts/${account}/sweeps`,
      `/balanceAccounts/${account}/paymentInstruments`,
      `/paymentInstruments/${card}`,
      `/paymentInstruments/${card}/transactionRules`,
      `/networkTokens/${token?.id}`,
      `/grantOffers/${offer?.id}`,
      `/registeredDevices?paymentInstrumentId=${card}`,
    ])
      assert.equal((await seller('GET', path)).status, 200, path);
    assert.equal((await seller('PATCH', `/networkTokens/${token?.id}`, { status: 'closed' })).status, 204);
  });

  it('gets the same 404 for what is another’s and for what never was', async () => {
    const { operator, seller, theirs, foreignAccount, foreignCard } = await openMarket();
    const tokens = await operator('GET', `/paymentInstruments/${foreignCard}/networkTokens`);
    const [token] = tokens.body['networkTokens'] as { id: string }[];
    const offers = await operator('GET', `/grantOffers?accountHolderId=${theirs}`);
    const [offer] = offers.body['grantOffers'] as { id: string }[];
    for (const [path, id = ''] of [
      ['/accountHolders/ID', theirs],
      ['/accountHolders/ID/taxForms?formType=US1099k&year=2025', theirs],
      ['/grantOffers?accountHolderId=ID', theirs],
      ['/balanceAccounts/ID', foreignAccount],
      ['/balanceAccounts/ID/sweeps', foreignAccount],
      ['/balanceAccounts/ID/paymentInstruments', foreignAccount],
      ['/paymentInstruments/ID', foreignCard],
      ['/paymentInstruments/ID/networkTokens', foreignCard],
      ['/registeredDevices?paymentInstrumentId=ID', foreignCard],
      ['/networkTokens/ID', token?.id],
      ['/grantOffers/ID', offer?.id],
    ] as const) {
      assert.equal((await operator('GET', path.replace('ID', id))).status, 200, path);
      const strange = await seller('GET', path.replace('ID', id));
      const none = await seller('GET', path.replace('ID', 'XX2222222222222222'));
      assert.deepEqual([strange.status, strange.body['error']], [404, none.body['error']], path);
    }
  });

  it('blocks a card of their own, and moves it to no account of another', async () => {
    const { seller, operator, card, foreignCard, foreignAccount } = await openMarket();
    const block = { status: 'suspended', statusReason: 'lost' };
    assert.equal((await seller('PATCH', `/paymentInstruments/${foreignCard}`, block)).status, 404);
    const moved = await seller('PATCH', `/paymentInstruments/${card}`, { balanceAccountId: foreignAccount });
    assert.equal(moved.status, 404);
    assert.equal((await seller('PATCH', `/paymentInstruments/${card}`, block)).status, 200);
    assert.equal((await operator('GET', `/paymentInstruments/${card}`)).body['status'], 'suspended');
  });

  it('does not give themselves rights, accounts, cards, or money on its way', async () => {
    const { seller, mine, account, asked } = await openMarket();
    const sweep = {
      counterparty: { balanceAccountId: account },
      currency: 'EUR',
      schedule: { type: 'daily' },
    };
    const replies = [
      await seller('PATCH', `/accountHolders/${mine}`, { status: 'active' }),
      await seller('POST', '/balanceAccounts', { accountHolderId: mine }),
      await seller('PATCH', `/balanceAccounts/${account}`, { description: 'Mine' }),
      await seller('POST', `/balanceAccounts/${account}/sweeps`, sweep),
      await seller('GET', `/balancePlatforms/${PLATFORM}/accountHolders`),
      await seller('GET', '/cardorders'),
    ];
    for (const reply of replies) assert.deepEqual([reply.status, codeOf(reply)], [404, 'not-found']);
    assert.deepEqual(asked, []);
  });

  it('asks for routes from an account of their own, and not to a bank account that may be another’s', async () => {
    const { seller, account, foreignAccount } = await openMarket();
    const ask = { category: 'bank', currency: 'EUR', country: 'NL', balanceAccountId: account };
    assert.equal((await seller('POST', '/transferRoutes/calculate', ask)).status, 200);
    const probing = { ...ask, counterparty: { transferInstrumentId: 'SE1' } };
    assert.equal((await seller('POST', '/transferRoutes/calculate', probing)).status, 404);
    const foreign = { ...ask, balanceAccountId: foreignAccount };
    assert.equal((await seller('POST', '/transferRoutes/calculate', foreign)).status, 404);
  });

  it('registers a device only where the merchant has said so', async () => {
    const enable = ['balance-platform.startDeviceRegistration'];
    const [closed, open] = [await openMarket(), await openMarket({ enable })];
    const start = ({ card: paymentInstrumentId }: { card: string }) => ({
      paymentInstrumentId,
      strongCustomerAuthentication: { sdkOutput: 'kit' },
    });
    assert.equal((await closed.seller('POST', '/registeredDevices', start(closed))).status, 404);
    assert.equal((await open.seller('POST', '/registeredDevices', start(open))).status, 200);
    const foreign = { ...start(open), paymentInstrumentId: open.foreignCard };
    assert.equal((await open.seller('POST', '/registeredDevices', foreign)).status, 404);
  });
});

describe('secrets of cards', () => {
  it('are for no browser, not even an operator’s', async () => {
    const { operator, card, asked } = await openMarket();
    const secret = { encryptedKey: 'test_key', paymentInstrumentId: card };
    const replies = [
      await operator('GET', `/paymentInstruments/${card}/reveal`),
      await operator('POST', '/paymentInstruments/reveal', secret),
      await operator('POST', '/pins/reveal', secret),
      await operator('POST', '/pins/change', { ...secret, encryptedPinBlock: 'test_block', token: '1' }),
      await operator('GET', '/publicKey'),
    ];
    for (const { status } of replies) assert.ok(status === 404 || status === 405);
    assert.deepEqual(asked, []);
  });

  it('are cut out of every answer, though the platform gave them', async () => {
    const { operator, seller, account, card, made } = await openMarket();
    const answers = [
      made,
      await operator('GET', `/paymentInstruments/${card}`),
      await seller('GET', `/paymentInstruments/${card}`),
      await seller('GET', `/balanceAccounts/${account}/paymentInstruments`),
      await seller('PATCH', `/paymentInstruments/${card}`, { status: 'suspended' }),
    ];
    for (const { status, body } of answers) {
      assert.equal(status, 200);
      const text = JSON.stringify(body);
      assert.match(text, /"number":"\*{12}7661"/);
      assert.doesNotMatch(text, /4111112014267661|"cvc"/);
    }
  });

  it('are of no concern to shoppers', async () => {
    const { shopper, mine, card, asked } = await openMarket();
    assert.equal((await shopper('GET', `/accountHolders/${mine}`)).status, 404);
    assert.equal((await shopper('GET', `/paymentInstruments/${card}`)).status, 404);
    assert.deepEqual(asked, []);
  });
});
