import type { BalanceAccountInfo } from '../../../client/balance-platform/index.js';
import { updateAccountHolder } from '../../../client/balance-platform/rows/account-holders.js';
import {
  createBalanceAccount,
  getBalanceAccount,
  listSweeps,
  updateBalanceAccount,
} from '../../../client/balance-platform/rows/balance-accounts.js';
import { pages, type Client } from '../../../client/index.js';
import { RefusedFields } from '../../../client/schema/refused-fields.js';
import { PAGE, readAll } from '../../parts/account-holder/read-holder.js';
import type { Body } from '../../parts/form/body.js';
import { keyedRow, proxyRow } from '../../parts/resource/proxy-row.js';
import { keptAccounts } from '../create/kept.js';
import { holderRow } from '../panel/holders-record.js';
import { asSent, valuesOf, type Values } from './values.js';

const updateHolderRow = /*@__PURE__*/ proxyRow('balance-platform', {
  ...updateAccountHolder,
  refusal: RefusedFields,
});
const updateAccountRow = /*@__PURE__*/ proxyRow('balance-platform', {
  ...updateBalanceAccount,
  refusal: RefusedFields,
});
const createRow = /*@__PURE__*/ keyedRow('balance-platform', createBalanceAccount);
const accountRow = /*@__PURE__*/ proxyRow('balance-platform', getBalanceAccount);
const sweepsRow = /*@__PURE__*/ proxyRow('balance-platform', listSweeps);

/** More pages than that are those of no balance account. */
const MOST_PAGES = 10;

/** What the platform has after something was saved. */
export interface Edited {
  readonly id: string;
}

/** What is changed. */
export interface EditedPlace {
  /** Id of the account holder. */
  readonly holder: string;
  /** Id of the balance account; empty for a new one, undefined where the account holder itself is changed. */
  readonly account: string | undefined;
}

/** What the platform has by now. */
export const readValues = async (client: Client, { holder, account }: EditedPlace): Promise<Values> =>
  valuesOf(
    account === undefined
      ? await client.call(holderRow, { id: holder })
      : await client.call(accountRow, { id: account }),
  );

/** How many payout schedules run by the clock of an account; undefined where that is not known. */
export async function countSchedules(client: Client, balanceAccountId: string): Promise<number | undefined> {
  const asked = { balanceAccountId, limit: PAGE };
  const read = readAll(pages(client, sweepsRow, asked, { maxPages: MOST_PAGES }));
  const sweeps = await read.catch(() => undefined);
  return sweeps?.filter(({ schedule }) => schedule.type === 'cron').length;
}

/** Sends a change, or a new account under the one key that is kept for it until its end is known. */
export async function sendEdit(
  client: Client,
  { holder, account }: EditedPlace,
  body: Body,
  key: string,
): Promise<Edited> {
  const sent = asSent(body);
  if (account === undefined) return client.call(updateHolderRow, { id: holder, ...sent });
  if (account !== '') return client.call(updateAccountRow, { id: account, ...sent });
  const kept = keptAccounts.read(holder);
  const made = kept?.body ?? (sent as unknown as BalanceAccountInfo);
  const idempotencyKey = kept?.key ?? key;
  // Before it is sent: a page that is closed meanwhile does not know its end.
  keptAccounts.keep(holder, { key: idempotencyKey, body: made });
  return client.call(createRow, made, { idempotencyKey });
}
