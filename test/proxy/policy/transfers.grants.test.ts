import assert from 'node:assert/strict';
import { it } from 'node:test';

import { createProxy, memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { Browser, codeOf, type Reply } from '../shop.js';

const SHOP = 'http://localhost:8080';
const PLATFORM = 'FlorinPlatform';

interface Money {
  readonly grants: readonly {
    readonly id: string;
    readonly status: string;
    readonly balances: { readonly total: number };
  }[];
  readonly grantOffers: readonly { readonly id: string; readonly amount: { readonly value: number } }[];
}

/** Two sellers of a platform that lends; each caller uses a browser. */
async function openLender(enable: readonly string[] = ['transfers.createGrant']) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const trouble = { reads: 0 };
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081', seed: 5, now: () => clock.now });
  const arrived: Readonly<Record<string, unknown>>[] = [];
  let identity: Identity = { audience: 'operator' };
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    ledger: memoryLedger(),
    inPage: false,
    now: () => clock.now,
    resolveOrder: () => null,
    identify: () => identity,
    enable: [...enable],
    supply: ({ fields, input }) => ({
      ...(fields.includes('balancePlatform') && { balancePlatform: PLATFORM }),
      ...(fields.includes('grantAccountId') && { grantAccountId: input['grantAccountId'] ?? 'FlorinGrants' }),
    }),
    platform: {
      fetch: (url, init) => {
        if (trouble.reads > 0 && init.method !== 'POST') {
          trouble.reads--;
          return Promise.resolve(new Response('busy', { status: 503 }));
        }
        if (init.method === 'POST') arrived.push(JSON.parse(String(init.body)) as Record<string, unknown>);
        return sandbox.fetch(url, init);
      },
    },
  });
  const browser = new Browser(proxy, SHOP);
  const as = (who: Identity) => ({
    get: (path: string): Promise<Reply> => {
      identity = who;
      return browser.send(`/florin/${path}`, { headers: { 'sec-fetch-site': 'same-origin' } });
    },
    take: (body: object, key = 'key-1'): Promise<Reply> => {
      identity = who;
      return browser.post('/transfers/grants', body, { 'idempotency-key': key });
    },
  });
  const operator = as({ audience: 'operator' });
  const { body } = await operator.get(`balance-platform/balancePlatforms/${PLATFORM}/accountHolders`);
  const [, mine = '', theirs = ''] = (body['accountHolders'] as { id: string }[]).map(({ id }) => id);
  const seller = as({ audience: 'seller', session: 'one', accountHolders: [mine] });
  const other = as({ audience: 'seller', session: 'two', accountHolders: [theirs] });
  const offerOf = async (who: typeof seller): Promise<string> => {
    const told = await who.get('balance-platform/grantOffers?accountHolderId=me');
    return (told.body as unknown as Money).grantOffers[0]?.id ?? assert.fail('no offer');
  };
  const grantsOf = async (holder: string) => {
    const told = await operator.get(`transfers/grants?counterpartyAccountHolderId=${holder}`);
    return (told.body as unknown as Money).grants;
  };
  return { clock, trouble, operator, seller, other, mine, theirs, arrived, offerOf, grantsOf };
}

it('a seller takes their own offer, and is lent from the account that the merchant names', async () => {
  const { seller, mine, arrived, offerOf, grantsOf } = await openLender();
  const grantOfferId = await offerOf(seller);
  const { status, body } = await seller.take({ grantOfferId, counterparty: { accountHolderId: 'me' } });
  assert.deepEqual([status, body['status']], [200, 'Pending']);
  assert.deepEqual(arrived, [
    { grantOfferId, counterparty: { accountHolderId: mine }, grantAccountId: 'FlorinGrants' },
  ]);
  assert.deepEqual(
    (await grantsOf(mine)).map(({ id }) => id),
    [body['id']],
  );
  const own = await seller.get('transfers/grants?counterpartyAccountHolderId=me');
  assert.deepEqual((own.body as unknown as Money).grants, await grantsOf(mine));
});

it('no seller says which account lends; an operator does where the merchant hands it on', async () => {
  const { seller, operator, mine, arrived, offerOf } = await openLender();
  const offer = { grantOfferId: await offerOf(seller), counterparty: { accountHolderId: mine } };
  const named = await seller.take({ ...offer, grantAccountId: 'FlorinGrants' });
  assert.equal(codeOf(named), 'invalid-request');
  assert.deepEqual(arrived, []);
  assert.equal(codeOf(await operator.take({ ...offer, grantAccountId: 'GA-never' })), 'platform-refused');
  assert.equal((await operator.take({ ...offer, grantAccountId: 'FlorinGrants' }, 'key-2')).status, 200);
});

it('the same key is one grant, and answers the same; another key takes no offer twice', async () => {
  const { seller, mine, offerOf, grantsOf } = await openLender();
  const taking = { grantOfferId: await offerOf(seller), counterparty: { accountHolderId: 'me' } };
  const [first, again] = [await seller.take(taking), await seller.take(taking)];
  assert.deepEqual(
    [again.status, again.body['id'], again.body['balances']],
    [200, first.body['id'], first.body['balances']],
  );
  assert.equal(codeOf(await seller.take(taking, 'key-2')), 'platform-refused');
  assert.equal((await grantsOf(mine)).length, 1);
});

it('an offer is not said to be gone while the platform cannot say whose it is', async () => {
  const { seller, trouble, mine, arrived, offerOf, grantsOf } = await openLender();
  const taking = { grantOfferId: await offerOf(seller), counterparty: { accountHolderId: 'me' } };
  trouble.reads = 1;
  const busy = await seller.take(taking);
  assert.deepEqual([busy.status, codeOf(busy)], [503, 'platform-unavailable']);
  assert.deepEqual(arrived, []);
  assert.equal((await seller.take(taking)).status, 200);
  assert.equal((await grantsOf(mine)).length, 1);
});

it("another seller's offer and grant look like none, to read and to take", async () => {
  const { seller, other, mine, theirs, arrived, offerOf, grantsOf } = await openLender();
  const grantOfferId = await offerOf(seller);
  const { body } = await seller.take({ grantOfferId, counterparty: { accountHolderId: 'me' } });
  const taken = arrived.length;
  const refused = [
    await other.get(`balance-platform/grantOffers/${grantOfferId}`),
    await other.get(`balance-platform/grantOffers?accountHolderId=${mine}`),
    await other.get(`transfers/grants/${String(body['id'])}`),
    await other.get(`transfers/grants?counterpartyAccountHolderId=${mine}`),
    await other.get('balance-platform/grantAccounts/FlorinGrants'),
    await other.take({ grantOfferId }, 'key-2'),
    await other.take(
      { grantOfferId: await offerOf(other), counterparty: { accountHolderId: mine } },
      'key-3',
    ),
  ];
  assert.deepEqual(
    refused.map((reply) => codeOf(reply)),
    refused.map(() => 'not-found'),
  );
  assert.equal(arrived.length, taken);
  assert.deepEqual(await grantsOf(theirs), []);
});

it('a seller takes nothing until the merchant says so, and sees what there is', async () => {
  const { seller, arrived, offerOf } = await openLender([]);
  const grantOfferId = await offerOf(seller);
  assert.equal(codeOf(await seller.take({ grantOfferId })), 'not-found');
  assert.deepEqual(arrived, []);
  const offer = await seller.get(`balance-platform/grantOffers/${grantOfferId}`);
  assert.equal(offer.body['id'], grantOfferId);
});
