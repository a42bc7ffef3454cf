import { addressOf, bind, createClient, formatAmount } from 'florin/client';
import { balancePlatform } from 'florin/client/balance-platform';
import { createSandbox } from 'florin/sandbox';

const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
const sandbox = await createSandbox({ origin: 'https://sandbox.example', seed: 1, now: () => clock.now });
const baseUrl = addressOf('balance-platform', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch: sandbox.fetch });
const platform = bind(client, balancePlatform);

const { accountHolders } = await platform.listAccountHolders({ id: 'FlorinPlatform' });
console.log('Account holders:', accountHolders.map(({ description }) => description).join(', '));

const euroAccount = async ({ id }) => {
  const { balanceAccounts } = await platform.listBalanceAccounts({ id });
  return balanceAccounts.find(({ defaultCurrencyCode }) => defaultCurrencyCode === 'EUR').id;
};
const [own, seller] = await Promise.all(accountHolders.slice(0, 2).map(euroAccount));
const tell = async (when) => {
  const { balances } = await platform.getBalanceAccount({ id: seller });
  const { available: value, currency } = balances.find((balance) => balance.currency === 'EUR');
  console.log(`${when} the seller can spend ${formatAmount({ value, currency }, 'en')}`);
};
await tell('Today');

const sweep = {
  balanceAccountId: seller,
  counterparty: { balanceAccountId: own },
  currency: 'EUR',
  schedule: { type: 'daily' },
  targetAmount: { value: 10_000, currency: 'EUR' },
  reference: 'nightly',
};
await platform.createSweep(sweep, { idempotencyKey: 'sweep-1' });
clock.now = Date.parse('2026-05-05T10:00:00Z');
await tell('Tomorrow, once the sweep has run,');
