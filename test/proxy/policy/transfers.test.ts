import assert from 'node:assert/strict';
import { it } from 'node:test';

import { browserRow, ClientError, createClient } from '../../../src/client/index.js';
import { askForProof, createTransfer, proofAsked, proofOf } from '../../../src/client/transfers/index.js';
import { createProxy, memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { approve } from '../../../src/sandbox/transfers/challenge.js';
import { Browser, codeOf, type Reply } from '../shop.js';

const SHOP = 'http://localhost:8080';
const WINDOW = 'createdSince=2026-01-01T00:00:00Z&createdUntil=2026-06-01T00:00:00Z';

interface Listed {
  readonly id: string;
  readonly accountHolder: { readonly id: string };
  readonly balanceAccount: { readonly id: string };
  readonly amount: { readonly currency: string };
}

const itemsOf = ({ body }: Reply) => (body as { data: Listed[] }).data;

/** A platform in use; each caller uses a browser. */
async function openMarket() {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081', seed: 3, now: () => clock.now });
  let identity: Identity = { audience: 'operator' };
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: () => identity,
    platform: { fetch: (url, init) => sandbox.fetch(url, init as RequestInit) },
  });
  const browser = new Browser(proxy, SHOP);
  const as = (who: Identity) => ({
    get: (path: string): Promise<Reply> => {
      identity = who;
      return browser.send(`/florin/transfers${path}`, { headers: { 'sec-fetch-site': 'same-origin' } });
    },
    post: (path: string, body: unknown, key = 'key-1'): Promise<Reply> => {
      identity = who;
      return browser.post(`/transfers${path}`, body, { 'idempotency-key': key });
    },
  });
  const operator = as({ audience: 'operator' });
  const listed = itemsOf(await operator.get(`/transfers?${WINDOW}&limit=100`));
  const inEuro = listed.filter(({ amount }) => amount.currency === 'EUR');
  const mine = inEuro[0] ?? assert.fail('no transfers');
  const theirs =
    inEuro.find(({ accountHolder }) => accountHolder.id !== mine.accountHolder.id) ??
    assert.fail('one holder only');
  const seller = as({
    audience: 'seller',
    accountHolders: [mine.accountHolder.id],
    balanceAccounts: [mine.balanceAccount.id],
  });
  return { clock, proxy, operator, seller, as, mine, theirs };
}

it('a seller lists what happened on their own accounts, and must say which', async () => {
  const { seller, mine, theirs } = await openMarket();
  for (const path of ['/transfers', '/transactions']) {
    const own = await seller.get(`${path}?${WINDOW}&accountHolderId=${mine.accountHolder.id}`);
    assert.ok(itemsOf(own).length > 0);
    assert.ok(itemsOf(own).every(({ accountHolder }) => accountHolder.id === mine.accountHolder.id));
    assert.equal(
      (await seller.get(`${path}?${WINDOW}&balanceAccountId=${mine.balanceAccount.id}`)).status,
      200,
    );
    const refused = [
      '',
      `&accountHolderId=${theirs.accountHolder.id}`,
      '&accountHolderId=AH-never-was',
      `&balanceAccountId=${theirs.balanceAccount.id}`,
      `&accountHolderId=${mine.accountHolder.id}&balanceAccountId=${theirs.balanceAccount.id}`,
      `&accountHolderId=${mine.accountHolder.id}&paymentInstrumentId=PI-of-another`,
    ];
    for (const query of refused)
      assert.equal(codeOf(await seller.get(`${path}?${WINDOW}${query}`)), 'not-found', path + query);
  }
});

it('a seller lists grants of their own', async () => {
  const { seller, mine, theirs } = await openMarket();
  const grants = (holder: string) => seller.get(`/grants?counterpartyAccountHolderId=${holder}`);
  assert.deepEqual((await grants(mine.accountHolder.id)).body, { grants: [] });
  assert.equal(codeOf(await grants(theirs.accountHolder.id)), 'not-found');
  assert.equal(codeOf(await seller.get('/grants')), 'not-found');
  assert.equal(codeOf(await seller.get('/grants/GR-never')), 'not-found');
});

it('a seller goes on with the cursor of their own list', async () => {
  const { seller, mine } = await openMarket();
  const query = `${WINDOW}&limit=3&accountHolderId=${mine.accountHolder.id}`;
  const first = await seller.get(`/transfers?${query}`);
  const { href } = (first.body as { _links: { next: { href: string } } })._links.next;
  const cursor = new URL(href).searchParams.get('cursor') ?? '';
  const second = await seller.get(`/transfers?${query}&cursor=${cursor}`);
  assert.equal(itemsOf(second).length, 3);
  assert.ok(itemsOf(second).every(({ id }) => !itemsOf(first).some((one) => one.id === id)));
});

it("a seller reads a transfer of their own; another's looks like one that never was", async () => {
  const { seller, operator, mine, theirs } = await openMarket();
  for (const path of ['/transfers', '/transactions']) {
    const idOf = async (account: string): Promise<string> =>
      itemsOf(await operator.get(`${path}?${WINDOW}&balanceAccountId=${account}`))[0]?.id ?? '';
    const own = await idOf(mine.balanceAccount.id);
    const other = await idOf(theirs.balanceAccount.id);
    assert.equal((await seller.get(`${path}/${own}`)).body['id'], own);
    assert.equal((await operator.get(`${path}/${other}`)).body['id'], other);
    const [foreign, never] = [await seller.get(`${path}/${other}`), await seller.get(`${path}/NEVER`)];
    assert.equal(codeOf(foreign), 'not-found');
    assert.deepEqual([foreign.status, foreign.body], [never.status, never.body]);
  }
});

it("money is moved by the merchant's people alone, and once for each key", async () => {
  const { clock, seller, operator, as, mine, theirs } = await openMarket();
  const transfer = {
    amount: { value: 500, currency: 'EUR' },
    balanceAccountId: mine.balanceAccount.id,
    category: 'internal',
    counterparty: { balanceAccountId: theirs.balanceAccount.id },
    reference: 'once',
  };
  const grant = { grantAccountId: 'GA1', grantOfferId: 'GO1' };
  const back = { amount: transfer.amount };
  const shopper = as({ audience: 'shopper', shopperReference: 'shopper-1' });
  for (const person of [seller, shopper, as({ audience: 'approver' })]) {
    assert.equal(codeOf(await person.post('/transfers', transfer)), 'not-found');
    assert.equal(codeOf(await person.post(`/transfers/${mine.id}/returns`, back)), 'not-found');
    assert.equal(codeOf(await person.post('/grants', grant)), 'not-found');
  }
  const first = await operator.post('/transfers', transfer, 'key-2');
  const again = await operator.post('/transfers', transfer, 'key-2');
  assert.deepEqual([first.status, again.body['id']], [202, first.body['id']]);
  clock.now += 5000;
  const made = itemsOf(await operator.get(`/transfers?${WINDOW}&reference=once`));
  assert.equal(made.length, 2);
  const returned = await operator.post(`/transfers/${made[1]?.id}/returns`, back, 'key-3');
  assert.equal(returned.body['status'], 'Authorised');
});

it('an operator sends money to a stored card; a clear number goes nowhere', async () => {
  const { operator, mine } = await openMarket();
  const transfer = (cardIdentification: object) => ({
    amount: { value: 500, currency: 'EUR' },
    balanceAccountId: mine.balanceAccount.id,
    category: 'card',
    counterparty: { card: { cardHolder: { fullName: 'Anna Berg' }, cardIdentification } },
  });
  const stored = { storedPaymentMethodId: 'STORED1', expiryMonth: '03', expiryYear: '2030' };
  assert.equal((await operator.post('/transfers', transfer(stored), 'key-4')).status, 202);
  const clear = await operator.post(
    '/transfers',
    transfer({ ...stored, number: '4111111111111111' }),
    'key-5',
  );
  assert.equal(codeOf(clear), 'clear-card-data');
});

it('a transfer that its account holder must approve tells the page what to sign, and goes out once, under one key', async () => {
  const { proxy, operator, clock, mine } = await openMarket();
  const page = createClient({
    baseUrl: `${SHOP}/florin/transfers`,
    headers: { origin: SHOP },
    fetch: (url, init) => proxy(new Request(url, init)),
  });
  const send = (proof: string, value = 700) =>
    page.call(
      browserRow(createTransfer),
      {
        amount: { value, currency: 'EUR' },
        balanceAccountId: mine.balanceAccount.id,
        category: 'bank',
        counterparty: {
          bankAccount: {
            accountHolder: { fullName: 'Anna Berg' },
            accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
          },
        },
        reference: 'approved',
        'WWW-Authenticate': proof,
      },
      { idempotencyKey: 'approved-1' },
    );
  const failed = async (sending: Promise<unknown>): Promise<ClientError> => {
    const error: unknown = await sending.then(() => undefined).catch((reason: unknown) => reason);
    return error instanceof ClientError ? error : assert.fail('was carried out');
  };
  await operator.get('/transfers');
  const asked = await failed(send(askForProof()));
  assert.deepEqual([asked.status, asked.code], [401, 'proof-required']);
  const wrong = await failed(send(proofOf('another')));
  assert.equal(wrong.code, 'proof-required');
  const signed = proofOf(approve(proofAsked(wrong) ?? ''));
  assert.equal((await failed(send(signed, 701))).code, 'key-reused');
  const { id } = await send(signed);
  assert.equal((await send(signed)).id, id);
  assert.equal((await send(askForProof())).id, id);
  clock.now += 5000;
  const made = itemsOf(await operator.get(`/transfers?${WINDOW}&reference=approved`));
  assert.equal(made.length, 1);
});

it("a challenge that is about the merchant's credential is shown to no other caller", async () => {
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: () => ({ audience: 'operator' }),
    platform: {
      fetch: async () =>
        new Response('{"errorCode":"00_401"}', {
          status: 401,
          headers: { 'content-type': 'application/json', 'www-authenticate': 'Basic realm="CANARY"' },
        }),
    },
  });
  const response = await proxy(
    new Request(`${SHOP}/florin/transfers/transfers/T1`, { headers: { 'sec-fetch-site': 'same-origin' } }),
  );
  assert.equal(response.status, 502);
  assert.equal(response.headers.get('www-authenticate'), null);
});

it('is asked in the version that the merchant names', async () => {
  const asked: string[] = [];
  const proxy = createProxy({
    log: false,
    environment: 'test',
    merchantAccount: 'Shop',
    apiKey: 'key',
    secret: 'x'.repeat(32),
    cardPublicKey: `10001|${'B3'.repeat(256)}`,
    credentials: { transfers: { username: 'ws@Company.Shop', password: 'p' } },
    ledger: memoryLedger(),
    resolveOrder: () => null,
    identify: () => ({ audience: 'operator' }),
    platform: {
      versions: { transfers: 3 },
      fetch: async (url, { headers }) => {
        asked.push(url, new Headers(headers).get('authorization') ?? '');
        return new Response(null, { status: 404 });
      },
    },
  });
  await proxy(
    new Request(`${SHOP}/florin/transfers/transfers/T1`, { headers: { 'sec-fetch-site': 'same-origin' } }),
  );
  assert.deepEqual(asked, [
    'https://balanceplatform-api-test.adyen.com/btl/v3/transfers/T1',
    `Basic ${btoa('ws@Company.Shop:p')}`,
  ]);
});
