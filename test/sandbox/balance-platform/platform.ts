import assert from 'node:assert/strict';

import { balancePlatform, type CardInfo } from '../../../src/client/balance-platform/index.js';
import { bind, createClient } from '../../../src/client/client.js';
import { ClientError } from '../../../src/client/wire/errors.js';
import { legalEntity } from '../../../src/client/legal-entity/index.js';
import { transfers } from '../../../src/client/transfers/index.js';
import type { SandboxOptions } from '../../../src/sandbox/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { withKeys } from '../../client/with-keys.js';
import { startSandbox } from '../shop.js';

export const SECOND = 1000;
export const HOUR = 3_600_000;
export const PLATFORM = 'FlorinPlatform';

/** A platform on the morning of a Monday, with a clock to turn, its rows, and those of the interfaces beside it. */
export async function openPlatform(options: Partial<SandboxOptions> = {}) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const sandbox = await startSandbox({ now: () => clock.now, seed: 7, ...options });
  const headers = { 'x-api-key': 'key' };
  const clientOf = (path: string, name: 'balance-platform' | 'legal-entity' | 'transfers') =>
    createClient({
      baseUrl: `https://platform.example${path}`,
      fetch: answersByFacts(sandbox, name),
      headers,
    });
  const bcl = withKeys(
    bind(clientOf('/bcl/v2', 'balance-platform'), balancePlatform),
    'createAccountHolder',
    'createBalanceAccount',
    'createSweep',
    'createPaymentInstrument',
    'createPaymentInstrumentGroup',
    'createTransactionRule',
  );
  const lem = bind(clientOf('/lem/v3', 'legal-entity'), legalEntity);
  const btl = bind(clientOf('/btl/v4', 'transfers'), transfers);
  const { accountHolders } = await bcl.listAccountHolders({ id: PLATFORM });
  const accounts = await Promise.all(accountHolders.map(({ id }) => bcl.listBalanceAccounts({ id })));
  const idsOf = (index: number): string[] => accounts[index]?.balanceAccounts.map(({ id }) => id) ?? [];
  const holderIds = accountHolders.map(({ id }) => id);
  const [own = '', dutch = '', british = ''] = holderIds;
  const [ownEur = '', ownUsd = '', ownGbp = ''] = idsOf(0);
  const [dutchEur = '', dutchUsd = ''] = idsOf(1);
  const [britishGbp = ''] = idsOf(2);

  /** What an account may spend, in minor units. */
  async function available(id: string, currency = 'EUR'): Promise<number> {
    const { balances = [] } = await bcl.getBalanceAccount({ id });
    return balances.find((balance) => balance.currency === currency)?.available ?? 0;
  }
  const ids = { own, dutch, british, ownEur, ownUsd, ownGbp, dutchEur, dutchUsd, britishGbp };
  return { clock, sandbox, bcl, lem, btl, available, ...ids };
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>;

export async function refusal(call: Promise<unknown>): Promise<ClientError> {
  const error = await call.then(
    () => assert.fail('was not refused'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ClientError, String(error));
  return error;
}

export const virtualCard = (changes: Partial<CardInfo> = {}): CardInfo => ({
  brand: 'visa',
  brandVariant: 'visadebit',
  cardholderName: 'Sam Jansen',
  formFactor: 'virtual',
  ...changes,
});

/** Issues a card that spends from an account. */
export const issue = (
  { bcl }: Pick<Platform, 'bcl'>,
  balanceAccountId: string,
  changes: Partial<CardInfo> = {},
) =>
  bcl.createPaymentInstrument({
    type: 'card',
    balanceAccountId,
    issuingCountryCode: 'NL',
    card: virtualCard(changes),
  });
