import assert from 'node:assert/strict';
import { test } from 'node:test';

import { refusal } from '../payout/payee.js';
import { ACCOUNT } from '../shop.js';
import { company, main, openCompany, second } from './company.js';

test('a company has terminals of every model in every kind of place', async () => {
  const { places } = await openCompany();
  const all = await places();
  assert.equal(all.size, 26);
  for (const place of ['company', `${ACCOUNT} in use`, `${ACCOUNT} inventory`])
    assert.ok([...all.values()].includes(place), place);
});

test('an account has its own, and a store nothing but its terminals', async () => {
  const { rows, places } = await openCompany();
  const one = await rows.listTerminals(second);
  assert.deepEqual(
    [one.inventoryTerminals, one.merchantAccounts?.map(({ merchantAccount }) => merchantAccount)],
    [undefined, [second.merchantAccount]],
  );
  const { stores = [] } = await rows.listStores(company);
  const [{ store } = { store: '' }] = stores;
  const { merchantAccounts = [] } = await rows.listTerminals({ ...company, store });
  const [account] = merchantAccounts;
  const there = [...(await places())].filter(([, place]) => place === store).map(([id]) => id);
  assert.deepEqual(account?.stores?.[0]?.inStoreTerminals, there);
  assert.deepEqual(
    [
      merchantAccounts.length,
      account?.stores?.length,
      account?.inStoreTerminals,
      account?.inventoryTerminals,
    ],
    [1, 1, undefined, undefined],
  );
  assert.deepEqual(await refusal(rows.listTerminals({ ...second, store })), [422, '000']);
});

test('stores are listed by account, with where they are', async () => {
  const { rows } = await openCompany();
  const codes = async (input: typeof main | typeof company) =>
    (await rows.listStores(input)).stores?.map(({ store }) => store) ?? [];
  assert.deepEqual(await codes(company), [...(await codes(main)), ...(await codes(second))]);
  const { stores = [] } = await rows.listStores(second);
  assert.deepEqual(
    [stores[0]?.address?.city, stores[0]?.merchantAccountCode, stores[0]?.status],
    ['Antwerpen', second.merchantAccount, 'Active'],
  );
});

test('two companies with different seeds have different terminals, with one seed the same', async () => {
  const [a, b, again] = await Promise.all(
    ['a', 'b', 'a'].map(async (seed) => (await openCompany({ seed })).places()),
  );
  assert.deepEqual(a, again);
  assert.deepEqual(
    [...(a?.keys() ?? [])].filter((id) => b?.has(id)),
    [],
  );
});

test('an account the sandbox was not told of is the first that is named, and then no other', async () => {
  const { rows } = await openCompany({ merchantAccount: undefined } as object);
  const mine = { companyAccount: 'Acme', merchantAccount: 'AcmeShops' };
  assert.equal((await rows.listStores(mine)).stores?.length, 2);
  assert.deepEqual(await refusal(rows.listStores({ ...mine, merchantAccount: 'Other' })), [403, '901']);
  assert.deepEqual(await refusal(rows.listStores({ companyAccount: 'Other' })), [403, '901']);
});
