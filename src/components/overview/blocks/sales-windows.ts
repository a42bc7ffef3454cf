import type { CallOptions, Client } from '../../../client/index.js';
import { listSales, type Sale } from '../../../client/operator/index.js';
import { lastDays } from '../../../facts/calendar-days.js';
import { timeOf } from '../../../facts/instant.js';
import { isSold } from '../../parts/order/is-sold.js';
import { readPages } from './read-pages.js';

/** Days that are compared with as many before them. */
export const DAYS = 30;

export interface ReadSales {
  /** Those that count, the latest first. */
  readonly sold: readonly Sale[];
  /** Milliseconds since the epoch; from here on, no sale is missing. */
  readonly knownFrom: number;
  /** When they were read, by the proxy's clock. */
  readonly now: number;
}

/** Reads the sales of twice the days, as far as some pages go. */
export async function readSales(
  client: Client,
  now: number,
  timeZone: string,
  options: CallOptions,
): Promise<ReadSales> {
  const [{ from: start } = { from: now }] = lastDays(now, 2 * DAYS, timeZone);
  const { rows: sales, isMore } = await readPages<Sale>(async (page) => {
    const { sales: rows, nextCursor } = await client.call(
      listSales,
      { from: timeOf(start), ...page },
      options,
    );
    return { rows, nextCursor };
  });
  const oldest = Date.parse(sales.at(-1)?.createdAt ?? '');
  const knownFrom = isMore && !Number.isNaN(oldest) ? oldest + 1 : start;
  return { sold: sales.filter(isSold), knownFrom, now };
}

/** What was sold in some days, in minor units of one currency. */
export interface SalesWindow {
  readonly kind: 'today' | 'week' | 'month';
  readonly count: number;
  readonly value: number;
  /** Not all sales of the time were read. */
  readonly isLeast: boolean;
  /** What was sold in as many days before; nothing where not all of that was read. */
  readonly before: number | undefined;
}

const WINDOWS = [
  ['today', 1],
  ['week', 7],
  ['month', DAYS],
] as const;

/** Today, the last 7 and the last 30 days, by the clocks of a zone, each against as many days before. */
export function windowsOf(read: ReadSales, currency: string, timeZone: string): readonly SalesWindow[] {
  const days = lastDays(read.now, 2 * DAYS, timeZone);
  const own = read.sold
    .filter(({ total }) => total.currency === currency)
    .map(({ createdAt, total }) => ({ at: Date.parse(createdAt), value: total.value }));
  const startOf = (count: number): number => days.at(-count)?.from ?? 0;
  return WINDOWS.map(([kind, length]) => {
    const [start, earlier] = [startOf(length), startOf(2 * length)];
    const inside = own.filter(({ at }) => at >= start);
    const before = own.filter(({ at }) => at >= earlier && at < start);
    const sum = (sales: typeof own): number => sales.reduce((all, { value }) => all + value, 0);
    return {
      kind,
      count: inside.length,
      value: sum(inside),
      isLeast: start < read.knownFrom,
      before: earlier < read.knownFrom ? undefined : sum(before),
    };
  });
}

/** The first and the last day of a chart: those of which all sales were read. */
export function chartDaysOf({ knownFrom, now }: ReadSales, timeZone: string): readonly [string, string] {
  const days = lastDays(now, DAYS, timeZone);
  const today = days.at(-1)!;
  return [(days.find(({ from }) => from >= knownFrom) ?? today).day, today.day];
}
