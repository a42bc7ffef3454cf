import { addressOf, bind, createClient, formatAmount, newIdempotencyKey, pages } from 'florin/client';
import { listTransfers, transfers } from 'florin/client/transfers';
import { createSandbox } from 'florin/sandbox';

const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
const sandbox = await createSandbox({ origin: 'https://sandbox.example', seed: 1, now: () => clock.now });
const baseUrl = addressOf('transfers', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch: sandbox.fetch });
const { createTransfer, getTransfer } = bind(client, transfers);

// The sandbox has two months of history. A window of time is read through page by page, as it is needed.
const april = { createdSince: '2026-04-01T00:00:00Z', createdUntil: '2026-05-01T00:00:00Z', limit: 50 };
const history = [];
for await (const transfer of pages(client, listTransfers, april)) history.push(transfer);
console.log('Transfers in April:', history.length);

const { balanceAccount } = history.find(({ amount }) => amount.currency === 'EUR');
const transfer = {
  amount: { value: 12_500, currency: 'EUR' },
  balanceAccountId: balanceAccount.id,
  category: 'bank',
  counterparty: {
    bankAccount: {
      accountHolder: { fullName: 'Anna Berg', type: 'individual' },
      accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
    },
  },
  reference: 'invoice-7',
};
const key = { idempotencyKey: newIdempotencyKey() };
const { id, status, amount } = await createTransfer(transfer, key);
console.log(`${formatAmount(amount, 'en')} to Anna Berg: ${status}`);
console.log('The same key again is the same transfer:', (await createTransfer(transfer, key)).id === id);

clock.now += 15_000;
const { status: now, tracking } = await getTransfer({ id });
console.log(`A moment later: ${now}, ${tracking.type} by the bank`);
