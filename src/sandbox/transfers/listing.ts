import type { TransferSearch } from '../../client/transfers/index.js';
import { base64urlOfJson } from '../../facts/base64.js';
import { BALANCE_PLATFORM, balancePlatformRecords } from '../balance-platform/platform-records.js';
import { decodedFields } from '../refusals/fields.js';
import { invalidField } from '../refusals/rest-error.js';
import type { State } from '../state/state.js';
import type { Side } from './records.js';

const USUAL_LIMIT = 10;
const LARGEST_LIMIT = 100;

type Search = TransferSearch;

function checkNamed(state: State, search: Search): void {
  const { accountHolders, balanceAccounts, paymentInstruments } = balancePlatformRecords(state);
  const { balancePlatform, accountHolderId, balanceAccountId, paymentInstrumentId } = search;
  const isUnknown = (names: ReadonlyMap<string, unknown>, id: string | undefined): boolean =>
    id !== undefined && !names.has(id);
  if (balancePlatform !== undefined && balancePlatform !== BALANCE_PLATFORM)
    throw invalidField('balancePlatform', 'Not a platform of this credential');
  if (isUnknown(accountHolders, accountHolderId))
    throw invalidField('accountHolderId', 'Not an account holder');
  if (isUnknown(balanceAccounts, balanceAccountId)) throw invalidField('balanceAccountId', 'Names nothing');
  if (isUnknown(paymentInstruments, paymentInstrumentId))
    throw invalidField('paymentInstrumentId', 'Names nothing');
}

function isOfCategory({ category, type }: Side['movement'], wanted: Search['category']): boolean {
  if (wanted === 'grants') return type === 'grant' || type === 'repayment';
  return wanted === undefined || wanted === category;
}

/** Whether one thing on a list, by its place and time, is asked for. */
function wantedIn(state: State, search: Search): (side: Side, at: number) => boolean {
  const { accountHolderId, balanceAccountId, paymentInstrumentId, reference } = search;
  const { balanceAccounts } = balancePlatformRecords(state);
  const [since, until] = [Date.parse(search.createdSince), Date.parse(search.createdUntil)];
  const fits = (wanted: string | undefined, own: string | undefined): boolean =>
    wanted === undefined || wanted === own;
  return ({ movement, account }, at) =>
    at >= since &&
    at < until &&
    fits(accountHolderId, balanceAccounts.get(account)?.accountHolderId) &&
    fits(balanceAccountId, account) &&
    fits(paymentInstrumentId, account === movement.from ? movement.paymentInstrumentId : undefined) &&
    fits(reference, movement.reference) &&
    isOfCategory(movement, search.category);
}

/** A cursor holds the search that it was made for, and the number of items before it. */
function startOf(cursor: string | undefined, question: string): number {
  if (cursor === undefined) return 0;
  const { question: asked, start } = decodedFields(cursor);
  if (asked !== question || typeof start !== 'number' || !Number.isSafeInteger(start) || start < 0)
    throw invalidField('cursor', 'Not a cursor of this list');
  return start;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly links: { next?: { href: string }; prev?: { href: string } };
}

/** What was found by the last question; the page after it asks the same. */
interface Found {
  asked?: string;
  among?: readonly unknown[];
  items?: readonly unknown[];
}

const lastFound = (): Found => ({});

/** What is asked for, of lists that do not change while nothing comes up. */
function wantedOf<Item>(
  state: State,
  among: readonly Item[],
  asked: string,
  find: () => readonly Item[],
): readonly Item[] {
  const found = state.records(lastFound);
  if (found.asked !== asked || found.among !== among) Object.assign(found, { asked, among, items: find() });
  return found.items as readonly Item[];
}

/**
 * One page of what lies in the window asked for, oldest first. What comes up later comes after, so that a list read page by
 * page has each item once, whatever happens in between. A cursor belongs to its search and is refused by any other.
 */
export function pageOf<Item>(
  state: State,
  path: 'transfers' | 'transactions',
  items: readonly Item[],
  placeOf: (item: Item) => { readonly side: Side; readonly at: number },
  search: Search,
): Page<Item> {
  checkNamed(state, search);
  const { cursor, limit = USUAL_LIMIT, ...question } = search;
  if (limit < 1 || limit > LARGEST_LIMIT) throw invalidField('limit', `Between 1 and ${LARGEST_LIMIT}`);
  if (!(Date.parse(search.createdSince) < Date.parse(search.createdUntil)))
    throw invalidField('createdUntil', 'Not after createdSince');
  const asked = JSON.stringify([path, ...Object.entries(question).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  const start = startOf(cursor, asked);
  const wanted = wantedOf(state, items, asked, () => {
    const isWanted = wantedIn(state, search);
    return items.filter((item) => {
      const { side, at } = placeOf(item);
      return isWanted(side, at);
    });
  });
  const linkTo = (place: number): { href: string } => {
    const fields = Object.entries({ ...question, limit }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const query = new URLSearchParams([
      ...fields,
      ['cursor', base64urlOfJson({ question: asked, start: place })],
    ]);
    return { href: `${state.base}/btl/v4/${path}?${query.toString()}` };
  };
  return {
    items: wanted.slice(start, start + limit),
    links: {
      ...(start + limit < wanted.length && { next: linkTo(start + limit) }),
      ...(start > 0 && { prev: linkTo(Math.max(0, start - limit)) }),
    },
  };
}
