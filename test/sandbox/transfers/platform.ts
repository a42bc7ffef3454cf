import assert from 'node:assert/strict';

import { ClientError, createClient } from '../../../src/client/index.js';
import type { CallInput } from '../../../src/client/operation.js';
import {
  createGrant,
  createTransfer,
  getTransfer,
  listTransactions,
  listTransfers,
  returnTransfer,
  transfers as table,
  type TransferInfo,
} from '../../../src/client/transfers/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { startSandbox } from '../shop.js';
import type { SandboxOptions } from '../../../src/sandbox/index.js';

export const SECOND = 1000;
export const BASE = 'https://balance.example/btl/v4';

export const refusal = async (call: Promise<unknown>): Promise<ClientError> => {
  const error = await call.then(() => assert.fail('was not refused')).catch((thrown: unknown) => thrown);
  if (!(error instanceof ClientError)) throw error;
  return error;
};

/** A platform that has been in use for two months, and a clock that stands until a test moves it. */
export async function openPlatform(options: Partial<SandboxOptions> = {}) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const sandbox = await startSandbox({ now: () => clock.now, seed: 7, ...options });
  const fetch = answersByFacts(sandbox, 'transfers');
  const client = createClient({ baseUrl: BASE, headers: { 'x-api-key': 'key' }, fetch });
  let keys = 0;
  const key = () => ({ idempotencyKey: `key-${(keys += 1)}` });
  const window = () => ({
    createdSince: '2026-01-01T00:00:00Z',
    createdUntil: new Date(clock.now + SECOND).toISOString(),
  });
  const history = await client.call(listTransfers, { ...window(), limit: 100 });
  const accounts = [
    ...new Map((history.data ?? []).map((one) => [one.balanceAccount?.id, one])).values(),
  ].map(({ balanceAccount, accountHolder, amount }) => ({
    id: balanceAccount?.id ?? '',
    holder: accountHolder?.id ?? '',
    currency: amount.currency,
  }));
  return {
    sandbox,
    client,
    clock,
    fetch,
    key,
    window,
    accounts,
    table,
    send: (input: CallInput<typeof createTransfer>) => client.call(createTransfer, input, key()),
    giveBack: (input: CallInput<typeof returnTransfer>) => client.call(returnTransfer, input, key()),
    take: (input: CallInput<typeof createGrant>) => client.call(createGrant, input, key()),
    read: (id: string | undefined) => client.call(getTransfer, { id: id ?? '' }),
    list: (search: Partial<CallInput<typeof listTransfers>> = {}) =>
      client.call(listTransfers, { ...window(), ...search }),
    statement: (search: Partial<CallInput<typeof listTransactions>> = {}) =>
      client.call(listTransactions, { ...window(), ...search }),
  };
}

export const ACCOUNT = {
  accountHolder: { fullName: 'Anna Berg', type: 'individual' },
  accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
} as const;

export const toBank = (value: number, from: string, changes: Partial<TransferInfo> = {}): TransferInfo => ({
  amount: { value, currency: 'EUR' },
  balanceAccountId: from,
  category: 'bank',
  counterparty: { bankAccount: ACCOUNT },
  ...changes,
});

/** The same with two accounts in euro: one of the platform's own, and a seller's. */
export const accountsOf = async (options = {}) => {
  const platform = await openPlatform(options);
  const [own, seller] = platform.accounts.filter(({ currency }) => currency === 'EUR');
  assert.ok(own && seller && own.holder !== seller.holder);
  return { ...platform, own, seller };
};
