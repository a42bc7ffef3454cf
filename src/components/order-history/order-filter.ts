import { minorDigits, type Amount } from '../../client/index.js';
import { fold } from '../../client/listings/fold.js';
import type { Order } from '../../client/listings/index.js';
import { startOfDay } from '../parts/table/calendar-day.js';

/** Which orders to show. Empty texts ask for nothing. */
export interface OrderFilter {
  /** Part of an order's number, or of the name of a thing in it. */
  readonly search: string;
  readonly status: string;
  /** First and last day, `2026-11-21`, as the reader's own calendar has them. */
  readonly from: string;
  readonly to: string;
  /** Least and most that an order comes to, as a decimal with a point: `49.90`. Of each currency the same number. */
  readonly least: string;
  readonly most: string;
}

export const NO_FILTER: OrderFilter = { search: '', status: '', from: '', to: '', least: '', most: '' };

export const isFiltering = (filter: OrderFilter): boolean =>
  Object.values(filter).some((value) => value !== '');

/** A decimal as an amount of some currency, exact: `49.9` of yen lies between 49 and 50 of them. */
function compareTo({ value, currency }: Amount, decimal: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,15})(?:\.(\d{0,6}))?$/.exec(decimal) ?? [];
  const digits = minorDigits(currency);
  if (!whole || digits === undefined) return Number.NaN;
  const scaled = (text: string, places: number): bigint => BigInt(text) * 10n ** BigInt(places);
  const [one, other] = [scaled(String(value), 6 - digits), BigInt(whole + fraction.padEnd(6, '0'))];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Makes of a filter a question that every order answers. What cannot be read of it asks for nothing. */
export function matcherOf(filter: OrderFilter): (order: Order) => boolean {
  const search = fold(filter.search).trim();
  const [from, until] = [startOfDay(filter.from), startOfDay(filter.to, 1)];
  const { status, least, most } = filter;
  return ({ number, lines, totals: { total }, createdAt, status: now }) => {
    const at = Date.parse(createdAt);
    return (
      (!status || now === status) &&
      !(from !== undefined && at < from) &&
      !(until !== undefined && at >= until) &&
      !(least && compareTo(total, least) < 0) &&
      !(most && compareTo(total, most) > 0) &&
      (!search || [number, ...lines.map(({ title }) => title)].some((text) => fold(text).includes(search)))
    );
  };
}

/** The statuses that some orders have, each once, in the order in which they first appear. */
export const statusesOf = (orders: readonly Order[]): readonly string[] => [
  ...new Set(orders.map(({ status }) => status)),
];
