import assert from 'node:assert/strict';
import { test } from 'node:test';

import { codeOf } from '../shop.js';
import { ACCOUNT, openOffice, operator, startPlatform } from './office.js';

const supply = () => ({ companyAccount: 'SandboxCompany' });

interface StoreBody {
  readonly store: string;
  readonly inStoreTerminals: readonly string[];
}

async function openStores() {
  const send = openOffice(await startPlatform(), { supply });
  const { body } = await send(operator, '/terminal-management/getTerminalsUnderAccount', {});
  const [account] = body['merchantAccounts'] as {
    stores: StoreBody[];
    inventoryTerminals: string[];
  }[];
  const [own, other] = account?.stores ?? [];
  if (!account || !own || !other) return assert.fail('no stores');
  const seller = { audience: 'seller', stores: [own.store] } as const;
  return { send, seller, own, other, inventory: account.inventoryTerminals };
}

test('a seller sees the terminals of their own store', async () => {
  const { send, seller, own, inventory } = await openStores();
  const { store } = own;
  const { body } = await send(seller, '/terminal-management/getTerminalsUnderAccount', { store });
  assert.deepEqual(
    (body['merchantAccounts'] as { stores: StoreBody[] }[]).map(({ stores }) =>
      stores.map((each) => [each.store, each.inStoreTerminals]),
    ),
    [[[store, own.inStoreTerminals]]],
  );
  assert.ok(!JSON.stringify(body).includes(inventory[0] ?? '?'));
  const [terminal = ''] = own.inStoreTerminals;
  for (const row of ['findTerminal', 'getTerminalDetails']) {
    const found = await send(seller, `/terminal-management/${row}`, { terminal });
    assert.deepEqual(
      [found.status, found.body['store'], found.body['merchantInventory']],
      [200, store, false],
    );
  }
});

test('what is in another store, in stock, or not there at all is the same to them', async () => {
  const { send, seller, other, inventory } = await openStores();
  const terminals = [other.inStoreTerminals[0], inventory[0], 'V400m-000000000'];
  for (const row of ['findTerminal', 'getTerminalDetails'])
    for (const terminal of terminals) {
      const refused = await send(seller, `/terminal-management/${row}`, { terminal });
      assert.deepEqual([refused.status, codeOf(refused)], [404, 'not-found'], `${row} ${terminal}`);
    }
  for (const input of [{ store: other.store }, { store: 'nowhere' }, {}])
    assert.equal((await send(seller, '/terminal-management/getTerminalsUnderAccount', input)).status, 404);
  assert.equal((await send(seller, '/terminal-management/getStoresUnderAccount', {})).status, 404);
});

test('what goes where is for operators to say, within the account that the merchant gives', async () => {
  const { send, seller, own, inventory } = await openStores();
  const move = { store: own.store, terminals: inventory.slice(0, 1) };
  assert.equal((await send(seller, '/terminal-management/assignTerminals', move)).status, 404);
  const named = { ...move, merchantAccount: `${ACCOUNT}Events` };
  assert.equal(
    codeOf(await send(operator, '/terminal-management/assignTerminals', named)),
    'invalid-request',
  );
  const { body } = await send(operator, '/terminal-management/assignTerminals', move);
  assert.deepEqual(body['results'], { [inventory[0] ?? '']: 'Done' });
  const found = await send(seller, '/terminal-management/findTerminal', { terminal: inventory[0] });
  assert.equal(found.body['store'], own.store);
});

test('an operator names another account of the company where the merchant hands it on, and never by themselves', async () => {
  const platform = await startPlatform();
  const other = { merchantAccount: `${ACCOUNT}Events` };
  const list = '/terminal-management/getTerminalsUnderAccount';
  const closed = openOffice(platform, { supply });
  const own = await closed(operator, list, { merchantAccount: ACCOUNT });
  assert.equal(own.status, 200);
  for (const row of [list, '/terminal-management/getStoresUnderAccount']) {
    const { status, body } = await closed(operator, row, other);
    assert.deepEqual([status, (body['error'] as { field: string }).field], [422, 'merchantAccount'], row);
  }
  const open = openOffice(platform, {
    supply: ({ input }) => ({ ...supply(), merchantAccount: input['merchantAccount'] }),
  });
  const { body: company } = await open(operator, list, {});
  const [terminal = ''] = company['inventoryTerminals'] as string[];
  const move = { ...other, merchantInventory: true, terminals: [terminal] };
  const { body } = await open(operator, '/terminal-management/assignTerminals', move);
  assert.deepEqual(body['results'], { [terminal]: 'Done' });
  const { body: there } = await open(operator, list, other);
  const [account] = there['merchantAccounts'] as { inventoryTerminals: string[] }[];
  assert.ok(account?.inventoryTerminals.includes(terminal));
  const seller = { audience: 'seller', stores: ['Amsterdam-1'] } as const;
  const { status } = await open(seller, list, { store: 'Amsterdam-1', ...other });
  assert.equal(status, 422);
});
