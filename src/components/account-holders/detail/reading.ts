import type { AccountHolder, BalanceAccountBase } from '../../../client/balance-platform/index.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { listDeeds, type DeedRecord } from '../../../client/operator/index.js';
import { readBalanceAccounts } from '../../parts/account-holder/read-holder.js';
import { holderRow } from '../panel/holders-record.js';

/** More pages than that are those of no account holder. */
const MOST_PAGES = 10;
/** Balance accounts whose changes are looked for too: each costs a call. */
const MOST_ACCOUNTS = 5;
const MOST_DEEDS = 20;

/** An account holder with what hangs below it. What is undefined did not come. */
export interface OpenedHolder {
  readonly holder: AccountHolder;
  readonly accounts: readonly BalanceAccountBase[] | undefined;
  readonly deeds: readonly DeedRecord[] | undefined;
}

/** What staff have changed of an account holder and its accounts, as the proxy's journal has it, latest first. */
async function readDeeds(
  client: Client,
  ids: readonly string[],
  options: CallOptions,
): Promise<readonly DeedRecord[]> {
  const pages = await Promise.all(
    ids.map((search) => client.call(listDeeds, { search, limit: MOST_DEEDS }, options)),
  );
  // A new account is found by its holder, and by itself.
  const deeds = new Map(
    pages.flatMap((page) => page.deeds.map((deed) => [`${deed.row} ${deed.askedAt}`, deed] as const)),
  );
  return [...deeds.values()]
    .toSorted((one, other) => Date.parse(other.askedAt) - Date.parse(one.askedAt))
    .slice(0, MOST_DEEDS);
}

const orNothing = <Result>(work: Promise<Result>): Promise<Result | undefined> => work.catch(() => undefined);

/** Reads an account holder anew. Rejects where that does not come; the rest may be missing. */
export async function readOpened(client: Client, id: string, options: CallOptions): Promise<OpenedHolder> {
  const [holder, accounts] = await Promise.all([
    client.call(holderRow, { id }, options),
    orNothing(readBalanceAccounts(client, id, { ...options, maxPages: MOST_PAGES })),
  ]);
  const ids = [id, ...(accounts ?? []).slice(0, MOST_ACCOUNTS).map((account) => account.id)];
  return { holder, accounts, deeds: await orNothing(readDeeds(client, ids, options)) };
}
