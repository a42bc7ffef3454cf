import type { Balance, BalanceAccount, SweepConfiguration } from '../../../client/balance-platform/index.js';
import { getBalanceAccount, listSweeps } from '../../../client/balance-platform/rows/balance-accounts.js';
import { pages, type CallOptions, type Client } from '../../../client/index.js';
import { SWEEP_ZONE } from '../../../facts/sweeps.js';
import { isTimeZone } from '../../../facts/wall-clock.js';
import { plainText } from '../listing/plain-text.js';
import { proxyRow } from '../resource/proxy-row.js';
import { PAGE, readAll, readBalanceAccounts, readInstruments } from './read-holder.js';

const accountRow = /*@__PURE__*/ proxyRow('balance-platform', getBalanceAccount);
const sweepsRow = /*@__PURE__*/ proxyRow('balance-platform', listSweeps);

/** A balance account that the page names. */
export interface NamedAccount {
  readonly id: string;
  readonly name: string;
}

/** Where a sweep can end: a balance account by its name, or a bank account by the mask of its number. */
export interface End extends NamedAccount {
  readonly isBank: boolean;
}

/** A balance account with what it holds, and what moves that by itself. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly status: BalanceAccount['status'];
  readonly balances: readonly Balance[];
  readonly sweeps: readonly SweepConfiguration[];
}

export interface AccountsWithEnds {
  readonly accounts: readonly Account[];
  readonly ends: readonly End[];
}

/** More pages than that are those of no account holder. */
const MOST_PAGES = 10;

/** Accounts that are read at a time: each takes two calls. */
const AT_A_TIME = 4;

const nameOf = ({ id, description }: Pick<BalanceAccount, 'id' | 'description'>): string =>
  plainText(description ?? '', 80) || id;

async function readAccount(client: Client, id: string, options: CallOptions) {
  const [account, sweeps] = await Promise.all([
    client.call(accountRow, { id }, options),
    readAll(
      pages(client, sweepsRow, { balanceAccountId: id, limit: PAGE }, { ...options, maxPages: MOST_PAGES }),
    ),
  ]);
  const { status, timeZone = '', balances = [] } = account;
  const zone = isTimeZone(timeZone) ? timeZone : SWEEP_ZONE;
  const shown: Account = { id, name: nameOf(account), zone, status, balances, sweeps };
  return { shown, holder: account.accountHolderId };
}

/** The bank accounts of who owns an account holder; none where the session may not see them: sweeps name them by id then. */
async function banksOf(client: Client, holder: string, options: CallOptions): Promise<readonly End[]> {
  try {
    const instruments = await readInstruments(client, holder, options);
    return instruments.map(({ id, accountIdentifier }) => ({
      id,
      name: plainText(accountIdentifier, 60) || id,
      isBank: true,
    }));
  } catch {
    return [];
  }
}

/** Reads the accounts of an account holder, or the one that is named, with all that moves their money. */
export async function readAccounts(
  client: Client,
  { accountHolder, balanceAccount }: { readonly accountHolder: string; readonly balanceAccount: string },
  options: CallOptions,
): Promise<AccountsWithEnds> {
  const list = (holder: string) => readBalanceAccounts(client, holder, { ...options, maxPages: MOST_PAGES });
  const own = balanceAccount ? undefined : await list(accountHolder || 'me');
  const ids = own?.map(({ id }) => id) ?? [balanceAccount];
  const read: Awaited<ReturnType<typeof readAccount>>[] = [];
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const some = ids.slice(at, at + AT_A_TIME).map((id) => readAccount(client, id, options));
    read.push(...(await Promise.all(some)));
  }
  const holder = read[0]?.holder;
  const [siblings, banks] = await Promise.all([
    own ?? (holder === undefined ? [] : list(holder).catch(() => [])),
    holder === undefined ? [] : banksOf(client, holder, options),
  ]);
  const accounts = siblings.map((each) => ({ id: each.id, name: nameOf(each), isBank: false }));
  return { accounts: read.map(({ shown }) => shown), ends: [...banks, ...accounts] };
}
