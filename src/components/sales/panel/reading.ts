import { pageOf, type CallOptions, type Client } from '../../../client/index.js';
import { listSales, type SaleFilter } from '../../../client/operator/index.js';
import { timeOf } from '../../../facts/instant.js';
import { ORDER_STATUSES } from '../../../facts/order-statuses.js';
import { startOfDay } from '../../parts/table/calendar-day.js';
import type { SalesFilter } from './sales-filter.js';
import type { KnownSales } from './sales-record.js';

/** Sales of one page. */
const PAGE = 100;

/** What the proxy is asked for. */
export interface Question {
  readonly filter: SalesFilter;
  /** The zone that days are meant in, by its IANA name; empty: the reader's own. */
  readonly timeZone: string;
}

/** The same text for the same question. What is found in the page alone is no part of it. */
export const keyOf = (question: Question): string => JSON.stringify(beginningOf(question));

const momentOf = (day: string, later: number, timeZone: string): string | undefined => {
  const moment = startOfDay(day, later, timeZone);
  return moment === undefined ? undefined : timeOf(moment);
};

/** What the first page is asked for with. What an address says and cannot be is left out. */
export function beginningOf({ filter, timeZone }: Question): SaleFilter {
  const { search, status, listing, from, until } = filter;
  const asked = {
    search: search.trim() || undefined,
    status: ORDER_STATUSES.find((each) => each === status),
    listing: listing || undefined,
    from: momentOf(from, 0, timeZone),
    until: momentOf(until, 1, timeZone),
    limit: PAGE,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** A page, and what the one after it is asked for with. */
export async function readSales(
  client: Client,
  input: SaleFilter,
  options: CallOptions,
): Promise<KnownSales> {
  const { items, next } = pageOf(listSales, input, await client.call(listSales, input, options));
  return { items, next };
}
