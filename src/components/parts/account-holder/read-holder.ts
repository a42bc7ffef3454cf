import type { BalanceAccount, BalanceAccountBase } from '../../../client/balance-platform/index.js';
import {
  getAccountHolder,
  listBalanceAccounts,
} from '../../../client/balance-platform/rows/account-holders.js';
import { pages, type CallOptions, type Client } from '../../../client/index.js';
import type { PagingOptions } from '../../../client/paging.js';
import type { TransferInstrumentReference } from '../../../client/legal-entity/index.js';
import { getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import { proxyRow } from '../resource/proxy-row.js';

const accountsRow = /*@__PURE__*/ proxyRow('balance-platform', listBalanceAccounts);
const holderRow = /*@__PURE__*/ proxyRow('balance-platform', getAccountHolder);
const entityRow = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);

/** Items of one page: as many as the platform gives. */
export const PAGE = 100;

/** Milliseconds. What is booked while a list is asked for belongs to it: the platform's clock may be a little ahead. */
export const AHEAD = 300_000;

export async function readAll<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The balance accounts of an account holder; `me` is the only one of the session. */
export const readBalanceAccounts = (
  client: Client,
  id: string,
  options: PagingOptions,
): Promise<readonly BalanceAccountBase[]> =>
  readAll(pages(client, accountsRow, { id, limit: PAGE }, options));

/** The bank accounts of the legal entity behind an account holder. Rejects where the session may not see them. */
export async function readInstruments(
  client: Client,
  id: string,
  options: CallOptions = {},
): Promise<readonly TransferInstrumentReference[]> {
  const { legalEntityId } = await client.call(holderRow, { id }, options);
  const { transferInstruments = [] } = await client.call(entityRow, { id: legalEntityId }, options);
  return transferInstruments;
}

/** What an account holds in each currency, in minor units. */
export type Held = ReadonlyMap<string, number>;

export const heldOf = ({ balances = [] }: Pick<BalanceAccount, 'balances'>): Held =>
  new Map(balances.map(({ currency, balance }) => [currency, balance]));

const isSame = (one: Held, other: Held): boolean =>
  one.size === other.size && [...one].every(([currency, value]) => other.get(currency) === value);

/**
 * Reads bookings, and what their account held meanwhile: nothing where that changed, because what is booked between is in
 * one of both alone. What it holds is looked up before and after; `read` hears whether the first look found anything.
 */
export async function readWhileHeld<Answer>(
  look: () => Promise<Held | undefined>,
  read: (isFound: boolean) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly held: Held | undefined }> {
  const before = await look();
  const answer = await read(before !== undefined);
  const after = before && (await look());
  return { answer, held: before && after && isSame(before, after) ? after : undefined };
}
