import { addressOf, bind, createClient } from 'florin/client';
import { terminalManagement } from 'florin/client/terminal-management';
import { createSandbox } from 'florin/sandbox';

const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
const sandbox = await createSandbox({ origin: 'https://sandbox.example', seed: 1, now: () => clock.now });
const baseUrl = addressOf('terminal-management', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch: sandbox.fetch });
const { listTerminals, assignTerminals, findTerminal, getTerminal } = bind(client, terminalManagement);

const company = { companyAccount: 'FlorinCompany' };
const { inventoryTerminals, merchantAccounts } = await listTerminals(company);
const [{ merchantAccount, stores }] = merchantAccounts;
const [{ store, inStoreTerminals }] = stores;
console.log(
  `In the company's stock: ${inventoryTerminals.length}, in store ${store}: ${inStoreTerminals.length}`,
);

const there = { ...company, merchantAccount, store };
const [spare] = inventoryTerminals;
console.log('A spare one moves', (await assignTerminals({ ...there, terminals: [spare] })).results[spare]);
console.log('and is found in', (await findTerminal({ terminal: spare })).store);

const [busy] = inStoreTerminals;
console.log('One in use moves', (await assignTerminals({ ...company, terminals: [busy] })).results[busy]);
console.log('and waits for a restart:', (await getTerminal({ terminal: busy })).terminalStatus);

clock.now += 5000;
const { store: left = 'no store' } = await findTerminal({ terminal: busy });
console.log('after which it is in', left);
