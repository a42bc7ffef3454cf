import type { LitElement } from 'lit';

import {
  getBalanceAccount,
  listPaymentInstruments,
} from '../../../client/balance-platform/rows/balance-accounts.js';
import { listAccountHolders } from '../../../client/balance-platform/rows/account-holders.js';
import { getPaymentInstrument } from '../../../client/balance-platform/rows/payment-instruments.js';
import { pages, type CallOptions, type Client } from '../../../client/index.js';
import { PAGE, readAll, readBalanceAccounts } from '../../parts/account-holder/read-holder.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { KnownRows } from '../../parts/table/later-pages.js';
import {
  accountFace,
  issuedCardOf,
  unknownAccount,
  type AccountFace,
  type IssuedCard,
} from './issued-card.js';

const holdersRow = /*@__PURE__*/ proxyRow('balance-platform', listAccountHolders);
const accountRow = /*@__PURE__*/ proxyRow('balance-platform', getBalanceAccount);
const listRow = /*@__PURE__*/ proxyRow('balance-platform', listPaymentInstruments);
const cardRow = /*@__PURE__*/ proxyRow('balance-platform', getPaymentInstrument);

/** Holders or accounts that are asked about side by side. */
const AT_ONCE = 6;
/** Rounds of calls for one page of the list, and cards that are enough for one. */
const MOST_ROUNDS = 8;
const ENOUGH = 25;
/** More pages than that are those of no account. */
const MOST_PAGES = 10;

/** What is still to be asked about: the platform lists cards by balance account, and those by account holder. */
export interface PageStart {
  readonly accounts: readonly AccountFace[];
  readonly holders: readonly string[];
  /** Where the next page of account holders begins; undefined after the last. */
  readonly offset: number | undefined;
}

export type KnownCards = KnownRows<IssuedCard, PageStart>;
export type CardsRecord = RecordController<KnownCards, RecordView<KnownCards>, 'florin-issued-cards-failed'>;

/** What the element says of itself. */
export interface CardsElement extends LitElement {
  card: string;
  readonly audience: 'operator' | 'seller';
  readonly balancePlatform: string;
  readonly accountHolder: string;
  readonly balanceAccount: string;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

export const idOf = ({ id }: Pick<IssuedCard, 'id'>): string => id;

const isOver = ({ accounts, holders, offset }: PageStart): boolean =>
  accounts.length === 0 && holders.length === 0 && offset === undefined;

/** Where the list begins: at one account, at one holder, or with all holders of the platform. */
export async function firstStart(
  client: Client,
  element: CardsElement,
  options: CallOptions,
): Promise<PageStart> {
  const { audience, balancePlatform, accountHolder, balanceAccount } = element;
  if (balanceAccount) {
    const account = await client.call(accountRow, { id: balanceAccount }, options);
    return { accounts: [accountFace(account)], holders: [], offset: undefined };
  }
  const isWhole = audience === 'operator' && balancePlatform !== '' && accountHolder === '';
  return isWhole
    ? { accounts: [], holders: [], offset: 0 }
    : { accounts: [], holders: [accountHolder || 'me'], offset: undefined };
}

async function cardsOf(client: Client, account: AccountFace, options: CallOptions) {
  const asked = { id: account.id, limit: PAGE };
  const all = await readAll(pages(client, listRow, asked, { ...options, maxPages: MOST_PAGES }));
  return all.flatMap((instrument) => issuedCardOf(instrument, account) ?? []);
}

/** One round: cards of some accounts, else accounts of some holders, else the next holders. */
async function readRound(client: Client, platform: string, start: PageStart, options: CallOptions) {
  const { accounts, holders, offset = 0 } = start;
  if (accounts.length > 0) {
    const cards = await Promise.all(
      accounts.slice(0, AT_ONCE).map((account) => cardsOf(client, account, options)),
    );
    return { cards: cards.flat(), next: { ...start, accounts: accounts.slice(AT_ONCE) } };
  }
  if (holders.length > 0) {
    const call = { ...options, maxPages: MOST_PAGES };
    const found = await Promise.all(
      holders.slice(0, AT_ONCE).map((holder) => readBalanceAccounts(client, holder, call)),
    );
    const later = { accounts: found.flat().map(accountFace), holders: holders.slice(AT_ONCE) };
    return { cards: [], next: { ...start, ...later } };
  }
  const page = await client.call(holdersRow, { id: platform, limit: PAGE, offset }, options);
  const ids = page.accountHolders.map(({ id }) => id);
  const isLast = !page.hasNext || ids.length === 0;
  return { cards: [], next: { accounts, holders: ids, offset: isLast ? undefined : offset + ids.length } };
}

/** Asks until there is enough to show, and says where to go on. */
export async function readCards(
  client: Client,
  platform: string,
  start: PageStart,
  options: CallOptions,
): Promise<KnownCards> {
  const items: IssuedCard[] = [];
  let at = start;
  for (let round = 0; round < MOST_ROUNDS && items.length < ENOUGH && !isOver(at); round += 1) {
    const { cards, next } = await readRound(client, platform, at, options);
    items.push(...cards);
    at = next;
  }
  return { items, next: isOver(at) ? undefined : at };
}

/** Account holders whose balance accounts are offered for a new card; the id of any other one is typed. */
const MOST_OFFERED = 12;

/** Balance accounts that a new card may spend from, as far as they are offered. */
export async function readAccounts(client: Client, element: CardsElement): Promise<readonly AccountFace[]> {
  const start = await firstStart(client, element, {});
  if (start.accounts.length > 0) return start.accounts;
  const { next } =
    start.offset === undefined
      ? { next: start }
      : await readRound(client, element.balancePlatform, start, {});
  const holders = next.holders.slice(0, MOST_OFFERED);
  const found = await Promise.all(
    holders.map((holder) => readBalanceAccounts(client, holder, { maxPages: MOST_PAGES })),
  );
  return found
    .flat()
    .filter(({ status }) => status === 'active')
    .map(accountFace);
}

/** One card as it is now. What its account is called may be missing. */
export async function readCard(
  client: Client,
  id: string,
  known: IssuedCard | undefined,
  options: CallOptions,
): Promise<IssuedCard | undefined> {
  const instrument = await client.call(cardRow, { id }, options);
  const { balanceAccountId } = instrument;
  const account =
    known?.account.id === balanceAccountId
      ? known.account
      : await client.call(accountRow, { id: balanceAccountId }, options).then(accountFace, () => undefined);
  return issuedCardOf(instrument, account ?? unknownAccount(balanceAccountId));
}
