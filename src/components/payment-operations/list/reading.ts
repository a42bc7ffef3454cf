import {
  OUTCOMES,
  pageOf,
  parseAmount,
  type CallInput,
  type CallOptions,
  type Client,
} from '../../../client/index.js';
import { listPayments, listUnsettled, type PaymentFilter } from '../../../client/operator/index.js';
import { timeOf } from '../../../facts/instant.js';
import { startOfDay } from '../../parts/table/calendar-day.js';
import type { KnownPayments, PaymentsInput } from '../payment/payments-record.js';
import type { PaymentsFilter } from './payments-filter.js';

/** Payments of one page. */
const PAGE = 100;

/** What the proxy is asked for. */
export interface Question {
  readonly filter: PaymentsFilter;
  /** The zone that days are meant in, by its IANA name; empty: the reader's own. */
  readonly timeZone: string;
}

/** The same text for the same question. */
export const keyOf = ({ filter, timeZone }: Question): string => JSON.stringify([filter, timeZone]);

/** Whether a reference is looked for: then on all days, because the operator who has one seldom knows the day. */
export const isOnAllDays = ({ search, from, until }: PaymentsFilter): boolean =>
  search.trim() !== '' && (from !== '' || until !== '');

const momentOf = (day: string, later: number, timeZone: string): string | undefined => {
  const moment = startOfDay(day, later, timeZone);
  return moment === undefined ? undefined : timeOf(moment);
};

/** The question as the rows take it. What an address says and cannot be is left out. */
export function filterOf({ filter, timeZone }: Question): PaymentFilter {
  const { tab, outcome, currency, method, least, most } = filter;
  const search = filter.search.trim();
  if (tab) return {};
  const [from, until] = search
    ? []
    : [momentOf(filter.from, 0, timeZone), momentOf(filter.until, 1, timeZone)];
  const sum = (decimal: string): number | undefined =>
    currency && decimal ? parseAmount(decimal, currency, 'en') : undefined;
  const asked = {
    search: search || undefined,
    from,
    until,
    outcome: OUTCOMES.find((each) => each === outcome),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    method: method || undefined,
    least: sum(least),
    most: sum(most),
  };
  return Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined),
  ) as PaymentFilter;
}

/** What the first page is asked for with. */
export const beginningOf = (question: Question): PaymentsInput => ({ ...filterOf(question), limit: PAGE });

/** A page, and what the one after it is asked for with. */
export async function readPage(
  client: Client,
  isUnsettled: boolean,
  input: PaymentsInput,
  options: CallOptions,
): Promise<KnownPayments> {
  if (!isUnsettled) {
    const { items, next } = pageOf(listPayments, input, await client.call(listPayments, input, options));
    return { items, next };
  }
  const asked: CallInput<typeof listUnsettled> = { cursor: input.cursor, limit: input.limit };
  const { items, next } = pageOf(listUnsettled, asked, await client.call(listUnsettled, asked, options));
  return { items, next };
}
