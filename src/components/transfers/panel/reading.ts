import { getBalanceAccount } from '../../../client/balance-platform/index.js';
import { pages, type CallOptions, type Client } from '../../../client/index.js';
import { listTransactions, listTransfers } from '../../../client/transfers/index.js';
import { DAY, timeOf } from '../../../facts/instant.js';
import {
  heldOf,
  PAGE,
  readAll,
  readBalanceAccounts,
  readWhileHeld,
  type Held,
} from '../../parts/account-holder/read-holder.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { startOfDay } from '../../parts/table/calendar-day.js';
import type { KnownRows } from '../../parts/table/later-pages.js';
import { firstWindow, readBackwards, type Window } from '../../parts/table/windows.js';
import { heldBefore } from './finding.js';
import { idOf, lineOfTransaction, lineOfTransfer, type Line } from './line.js';
import type { MoneyFilter } from './money-filter.js';
import type { KnownMoney } from './transfers-record.js';

const transactionsRow = /*@__PURE__*/ proxyRow('transfers', listTransactions);
const transfersRow = /*@__PURE__*/ proxyRow('transfers', listTransfers);
const accountRow = /*@__PURE__*/ proxyRow('balance-platform', getBalanceAccount);

/** The platform takes windows of at most six months, and not all of these are as long as July to December. */
const LONGEST = 180 * DAY;
/** How far back a list goes where no first day is chosen. */
const USUAL = 180 * DAY;
/** What the platform itself is asked for; everything else is found among what it gave. */
export interface Question {
  readonly filter: MoneyFilter;
  readonly accountHolder: string;
  readonly timeZone: string;
}

/** The same text for the same question. */
export const keyOf = ({ filter, accountHolder, timeZone }: Question): string => {
  const { tab, account, from, until, category } = filter;
  const narrowing = tab === 'transfers' ? category : '';
  return JSON.stringify([tab, account, from, until, narrowing, accountHolder, timeZone]);
};

/** Where reading begins: at the end of the last day that is asked for, or now. */
export function beginningOf({ filter: { from, until }, timeZone }: Question, now: number): Window {
  const end = Math.min(startOfDay(until, 1, timeZone) ?? Infinity, now);
  return firstWindow(end, startOfDay(from, 0, timeZone) ?? end - USUAL);
}

/** The lines before a moment, as many as make a page. */
export function readLines(
  client: Client,
  { filter, accountHolder }: Question,
  from: Window,
  options: CallOptions,
): Promise<KnownRows<Line, Window>> {
  const { tab, account, category } = filter;
  const whose = account
    ? { balanceAccountId: account }
    : accountHolder
      ? { accountHolderId: accountHolder }
      : {};
  const read = async (since: number, until: number): Promise<Line[]> => {
    const input = { ...whose, createdSince: timeOf(since), createdUntil: timeOf(until), limit: PAGE };
    if (tab !== 'transfers')
      return (await readAll(pages(client, transactionsRow, input, options))).map(lineOfTransaction);
    const asked = { ...input, ...(category && { category: category as 'bank' }) };
    return (await readAll(pages(client, transfersRow, asked, options))).map(lineOfTransfer);
  };
  return readBackwards<Line>(from, { read, idOf, most: LONGEST });
}

/** What was booked on an account since the days that are asked for: nothing, where these reach until now. */
async function readSince(
  client: Client,
  question: Question,
  now: number,
  options: CallOptions,
): Promise<readonly Line[]> {
  const end = beginningOf(question, now).until;
  const lines: Line[] = [];
  let next: Window | undefined = firstWindow(now, end);
  while (next && end < now) {
    const page: KnownRows<Line, Window> = await readLines(client, question, next, options);
    lines.push(...page.items);
    next = page.next;
  }
  return lines;
}

/** The first page, the accounts that it may be narrowed to, and what one account held at its end. */
export async function readMoney(
  client: Client,
  question: Question,
  now: number,
  options: CallOptions,
): Promise<KnownMoney> {
  const { filter, accountHolder } = question;
  const isOne = filter.tab === 'transactions' && filter.account !== '';
  const look = async (): Promise<Held | undefined> =>
    isOne
      ? client.call(accountRow, { id: filter.account }, options).then(heldOf, () => undefined)
      : undefined;
  const [accounts, { answer, held }] = await Promise.all([
    accountHolder ? readBalanceAccounts(client, accountHolder, options) : [],
    readWhileHeld(look, (isFound) =>
      Promise.all([
        readLines(client, question, beginningOf(question, now), options),
        isFound ? readSince(client, question, now, options) : [],
      ]),
    ),
  ]);
  const [lines, since] = answer;
  if (!held) return { ...lines, accounts, held };
  const shown = new Set(lines.items.map(idOf));
  return {
    ...lines,
    accounts,
    held: heldBefore(
      since.filter((line) => !shown.has(idOf(line))),
      held,
    ),
  };
}

/** What was read further back stays, where what is new leads up to it. */
export function joined(fresh: KnownMoney, known: KnownMoney | undefined): KnownMoney {
  const oldest = Date.parse(fresh.items.at(-1)?.at ?? '');
  const newest = Date.parse(known?.items[0]?.at ?? '');
  if (!known || !fresh.next || !(oldest <= newest)) return fresh;
  const ids = new Set(fresh.items.map(idOf));
  const older = known.items.filter((line) => !ids.has(idOf(line)) && Date.parse(line.at) <= oldest);
  return older.length > 0 ? { ...fresh, items: [...fresh.items, ...older], next: known.next } : fresh;
}
