import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createProxy, memoryLedger, type Identity, type ProxyOptions } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { bakery, iban, sam } from '../../sandbox/legal-entity/platform.js';
import { Browser, codeOf, type Reply } from '../shop.js';

const SHOP = 'http://localhost:8080';
const PLATFORM = 'FlorinPlatform';

const ENABLE = [
  'balance-platform.createSweep',
  'balance-platform.updateSweep',
  'balance-platform.deleteSweep',
  'balance-platform.startDeviceRegistration',
  'balance-platform.finishDeviceRegistration',
  'balance-platform.deleteRegisteredDevice',
  'transfers.createTransfer',
  'transfers.createGrant',
];

/** What one seller has at the platform. */
interface Belongings {
  readonly entities: readonly string[];
  /** The entity that the platform knows by name. */
  readonly named: string;
  readonly bankAccount: string;
  readonly holder: string;
  readonly account: string;
  readonly card: string;
}

const idOf = ({ status, body }: Reply): string => {
  assert.ok(status < 300, `${status} ${JSON.stringify(body)}`);
  return String(body['id']);
};

/** A platform in use and two sellers, each with an entity, a bank account, an account holder, a balance account and a card; and an operator. */
async function openMarket(options: Partial<ProxyOptions> = {}) {
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081', seed: 11 });
  let identity: Identity = { audience: 'operator' };
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: () => identity,
    enable: ENABLE,
    supply: ({ fields }) => (fields.includes('balancePlatform') ? { balancePlatform: PLATFORM } : {}),
    ...options,
    platform: { fetch: sandbox.fetch, ...options.platform },
  });
  const browser = new Browser(proxy, SHOP);
  let keys = 0;
  const as =
    (who: Identity) =>
    (method: string, path: string, body?: unknown): Promise<Reply> => {
      identity = who;
      return browser.send(`/florin${path}`, {
        method,
        headers: { 'content-type': 'application/json', origin: SHOP, 'idempotency-key': `key-${++keys}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    };
  const operator = as({ audience: 'operator' });
  const platform = await operator('GET', `/balance-platform/balancePlatforms/${PLATFORM}/accountHolders`);
  const holders = platform.body['accountHolders'] as { id: string; legalEntityId: string }[];
  async function belongingsOf(place: number, entityOf: unknown): Promise<Belongings> {
    const { id: holder, legalEntityId } = holders[place] ?? assert.fail('too few account holders');
    const named = idOf(await operator('POST', '/legal-entity/legalEntities', entityOf));
    const bank = { legalEntityId: named, type: 'bankAccount', bankAccount: iban };
    const bankAccount = idOf(await operator('POST', '/legal-entity/transferInstruments', bank));
    const below = '/balance-platform';
    const { body } = await operator('GET', `${below}/accountHolders/${holder}/balanceAccounts`);
    const account = (body['balanceAccounts'] as { id: string }[])[0]?.id ?? '';
    const card = idOf(
      await operator('POST', `${below}/paymentInstruments`, {
        type: 'card',
        balanceAccountId: account,
        issuingCountryCode: 'NL',
        card: { brand: 'visa', brandVariant: 'visadebit', cardholderName: 'Sam', formFactor: 'virtual' },
      }),
    );
    return { entities: [named, legalEntityId], named, bankAccount, holder, account, card };
  }
  const mine = await belongingsOf(1, sam);
  const theirs = await belongingsOf(2, bakery);
  return { sandbox, as, operator, mine, theirs };
}

const payout = ({ account }: Belongings, counterparty: object) => ({
  amount: { value: 500, currency: 'EUR' },
  category: 'bank',
  balanceAccountId: account,
  counterparty,
});

const WINDOW = 'createdSince=2020-01-01T00:00:00Z&createdUntil=2040-01-01T00:00:00Z';

describe('a seller whom the merchant’s session knows by one thing alone', () => {
  it('has all that hangs below it, whichever interface it is of, and nothing of another’s', async () => {
    const { as, mine, theirs } = await openMarket();
    const pathsOf = (of: Belongings) => ({
      entity: [
        `/legal-entity/legalEntities/${of.named}`,
        `/legal-entity/transferInstruments/${of.bankAccount}`,
      ],
      holder: [
        `/balance-platform/accountHolders/${of.holder}`,
        `/transfers/transfers?${WINDOW}&accountHolderId=${of.holder}`,
      ],
      account: [
        `/balance-platform/balanceAccounts/${of.account}`,
        `/balance-platform/paymentInstruments/${of.card}`,
        `/transfers/transactions?${WINDOW}&balanceAccountId=${of.account}`,
        `/transfers/transfers?${WINDOW}&paymentInstrumentId=${of.card}`,
      ],
    });
    const [own, foreign] = [pathsOf(mine), pathsOf(theirs)];
    const sellers: [Partial<Identity>, readonly (keyof typeof own)[]][] = [
      [{ legalEntities: mine.entities }, ['entity', 'holder', 'account']],
      [{ accountHolders: [mine.holder] }, ['holder', 'account']],
      [{ balanceAccounts: [mine.account] }, ['account']],
      [{}, []],
    ];
    for (const [roots, reached] of sellers) {
      const seller = as({ audience: 'seller', ...roots });
      for (const kind of ['entity', 'holder', 'account'] as const) {
        const status = reached.includes(kind) ? 200 : 404;
        for (const path of own[kind]) assert.equal((await seller('GET', path)).status, status, path);
        for (const path of foreign[kind]) assert.equal((await seller('GET', path)).status, 404, path);
      }
    }
  });

  it('without the credential that would tell whose an id is, it belongs to no caller, and the log says why', async () => {
    const { sandbox, mine } = await openMarket();
    const notes: string[] = [];
    const alone = createProxy({
      log: false,
      environment: 'test',
      merchantAccount: 'Shop',
      apiKey: 'key',
      secret: 'x'.repeat(32),
      cardPublicKey: `10001|${'B3'.repeat(256)}`,
      credentials: { transfers: { apiKey: 'key' } },
      ledger: memoryLedger(),
      resolveOrder: () => null,
      identify: () => ({ audience: 'seller', accountHolders: [mine.holder] }),
      supply: ({ fields }) => (fields.includes('balancePlatform') ? { balancePlatform: PLATFORM } : {}),
      onEvent: (event) => notes.push(...event.notes),
      platform: { fetch: sandbox.fetch },
    });
    const browser = new Browser(alone, SHOP);
    const list = (query: string) => browser.send(`/florin/transfers/transfers?${WINDOW}&${query}`, {});
    assert.equal((await list(`accountHolderId=${mine.holder}`)).status, 200);
    assert.equal((await list(`balanceAccountId=${mine.account}`)).status, 404);
    assert.ok(notes.includes('credentials.balance-platform is missing'));
  });
});

describe('a seller and their own money', () => {
  it('stays where it is until the merchant says so', async () => {
    const { as, mine } = await openMarket({ enable: [] });
    const seller = as({ audience: 'seller', legalEntities: mine.entities });
    const order = payout(mine, { transferInstrumentId: mine.bankAccount });
    assert.equal(codeOf(await seller('POST', '/transfers/transfers', order)), 'not-found');
    const operator = as({ audience: 'operator' });
    assert.equal((await operator('POST', '/transfers/transfers', order)).status, 202);
  });

  it('is paid out from their own account to their own, and to no other', async () => {
    const { as, mine, theirs } = await openMarket();
    const seller = as({ audience: 'seller', legalEntities: mine.entities });
    const send = (order: object) => seller('POST', '/transfers/transfers', order);
    const own = { transferInstrumentId: mine.bankAccount };
    assert.equal((await send(payout(mine, own))).status, 202);
    const bank = {
      accountHolder: { fullName: 'S' },
      accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
    };
    for (const order of [
      payout(theirs, own),
      payout(mine, { transferInstrumentId: theirs.bankAccount }),
      payout(mine, { transferInstrumentId: 'SE1' }),
      payout(mine, { bankAccount: bank }),
      { ...payout(mine, { balanceAccountId: theirs.account }), category: 'internal' },
      { ...payout(mine, own), paymentInstrumentId: theirs.card },
      { amount: { value: 500, currency: 'EUR' }, category: 'bank', counterparty: {} },
    ])
      assert.equal(codeOf(await send(order)), 'not-found', JSON.stringify(order));
  });

  it('is swept from their own account to their own, and to no other', async () => {
    const { as, mine, theirs } = await openMarket();
    const seller = as({ audience: 'seller', accountHolders: [mine.holder], legalEntities: mine.entities });
    const of = ({ account }: Belongings) => `/balance-platform/balanceAccounts/${account}/sweeps`;
    const sweep = (counterparty: object) => ({ counterparty, currency: 'EUR', schedule: { type: 'daily' } });
    const own = sweep({ transferInstrumentId: mine.bankAccount });
    const id = idOf(await seller('POST', of(mine), own));
    assert.equal((await seller('PATCH', `${of(mine)}/${id}`, { status: 'inactive' })).status, 200);
    for (const counterparty of [
      { transferInstrumentId: theirs.bankAccount },
      { balanceAccountId: theirs.account },
      { merchantAccount: 'Shop' },
    ]) {
      assert.equal(codeOf(await seller('POST', of(mine), sweep(counterparty))), 'not-found');
      assert.equal(codeOf(await seller('PATCH', `${of(mine)}/${id}`, { counterparty })), 'not-found');
    }
    assert.equal(codeOf(await seller('POST', of(theirs), own)), 'not-found');
    assert.equal(codeOf(await seller('DELETE', `${of(theirs)}/${id}`)), 'not-found');
    assert.equal((await seller('DELETE', `${of(mine)}/${id}`)).status, 204);
  });

  it('is asked the way of with a bank account of their own', async () => {
    const { as, mine, theirs } = await openMarket();
    const seller = as({ audience: 'seller', legalEntities: mine.entities });
    const ask = (transferInstrumentId: string) =>
      seller('POST', '/balance-platform/transferRoutes/calculate', {
        category: 'bank',
        currency: 'EUR',
        balanceAccountId: mine.account,
        counterparty: { transferInstrumentId },
      });
    assert.notEqual(codeOf(await ask(mine.bankAccount)), 'not-found');
    assert.equal(codeOf(await ask(theirs.bankAccount)), 'not-found');
  });
});

describe('devices that approve payments', () => {
  const DEVICES = '/balance-platform/registeredDevices';
  const step = ({ card }: Belongings, sdkOutput: unknown) => ({
    paymentInstrumentId: card,
    strongCustomerAuthentication: { sdkOutput },
  });

  it('are registered for the card that they were begun for, and removed by its holder', async () => {
    const { as, mine, theirs } = await openMarket();
    const seller = as({ audience: 'seller', legalEntities: mine.entities });
    const other = as({ audience: 'seller', legalEntities: theirs.entities });
    const { body: begun } = await seller('POST', DEVICES, step(mine, 'kit'));
    const { body: foreign } = await other('POST', DEVICES, step(theirs, 'kit'));
    for (const id of [foreign['id'], 'DEV1'])
      assert.equal(
        codeOf(await seller('PATCH', `${DEVICES}/${id}`, step(mine, foreign['sdkInput']))),
        'not-found',
      );
    const own = await seller('PATCH', `${DEVICES}/${begun['id']}`, step(mine, begun['sdkInput']));
    const theirOwn = await other('PATCH', `${DEVICES}/${foreign['id']}`, step(theirs, foreign['sdkInput']));
    assert.deepEqual([own.body, theirOwn.body], [{ success: true }, { success: true }]);

    const remove = (id: unknown, { card } = mine) =>
      seller('DELETE', `${DEVICES}/${id}?paymentInstrumentId=${card}`);
    assert.equal(codeOf(await remove(foreign['id'])), 'not-found');
    assert.equal(codeOf(await remove(foreign['id'], theirs)), 'not-found');
    assert.equal((await remove(begun['id'])).status, 204);
    const left = await other('GET', `${DEVICES}?paymentInstrumentId=${theirs.card}`);
    assert.equal((left.body['data'] as unknown[]).length, 1);
  });
});

describe('who stands behind a seller', () => {
  it('are entities of their own; another’s name is not to be had by naming it', async () => {
    const { as, operator, mine, theirs } = await openMarket();
    const person = idOf(await operator('POST', '/legal-entity/legalEntities', sam));
    const seller = as({ audience: 'seller', legalEntities: [theirs.named, person] });
    const name = (legalEntityId: string) =>
      seller('PATCH', `/legal-entity/legalEntities/${theirs.named}`, {
        entityAssociations: [
          { legalEntityId: person, type: 'signatory' },
          { legalEntityId, type: 'uboThroughControl' },
        ],
      });
    assert.equal((await name(person)).status, 200);
    assert.equal(codeOf(await name(mine.named)), 'not-found');
  });
});
