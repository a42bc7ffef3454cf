import {
  getBalanceAccount,
  type BalanceAccount,
  type BalanceAccountBase,
} from '../../../client/balance-platform/index.js';
import { ClientError, type Client } from '../../../client/index.js';
import type { TransferInstrumentReference } from '../../../client/legal-entity/index.js';
import { readInstruments } from '../../parts/account-holder/read-holder.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';

const accountRow = /*@__PURE__*/ proxyRow('balance-platform', getBalanceAccount);

/** What an account can pay in one currency, in minor units. */
export interface Source {
  readonly account: string;
  readonly name: string;
  readonly currency: string;
  readonly available: number;
}

/** How a source is chosen: an account and a currency. */
export const keyOfSource = ({ account, currency }: Pick<Source, 'account' | 'currency'>): string =>
  `${account} ${currency}`;

const sourcesOf = ({ id, description = '', balances = [] }: BalanceAccount): readonly Source[] =>
  balances.map(({ currency, available }) => ({
    account: id,
    name: plainText(description, 80) || id,
    currency,
    available,
  }));

export async function readSources(client: Client, id: string): Promise<readonly Source[]> {
  return sourcesOf(await client.call(accountRow, { id }));
}

/** What there is to pay from, and where an account holder is paid. */
export interface Ways {
  readonly sources: readonly Source[];
  /** None are known where the session may not see them: then they are named by id. */
  readonly instruments: readonly TransferInstrumentReference[] | undefined;
}

async function instrumentsOf(client: Client, holder: string): Promise<Ways['instruments']> {
  try {
    return await readInstruments(client, holder);
  } catch (error) {
    if (error instanceof ClientError && error.kind === 'refused') return undefined;
    throw error;
  }
}

/** Reads what the account holder has. */
export async function readWays(
  client: Client,
  holder: string,
  accounts: readonly BalanceAccountBase[],
): Promise<Ways> {
  const open = accounts.filter(({ status }) => status === undefined || status === 'active');
  const [sources, instruments] = await Promise.all([
    Promise.all(open.map(({ id }) => readSources(client, id))),
    instrumentsOf(client, holder),
  ]);
  return { sources: sources.flat(), instruments };
}
