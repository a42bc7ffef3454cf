import { parseAmount } from '../../../client/amount-input.js';
import type { Line } from './line.js';
import type { MoneyFilter } from './money-filter.js';
import { groupOf } from './standing.js';

/** The lines that a filter asks for, in their order. Days and account are the platform's to find. */
export function findLines(
  lines: readonly Line[],
  { search, category, status, currency, least, most }: MoneyFilter,
): readonly Line[] {
  const wanted = search.trim().toLowerCase();
  // Amounts are compared in one currency, and never across.
  const bound = (decimal: string): number | undefined =>
    decimal && currency ? parseAmount(decimal, currency, 'en') : undefined;
  const [lowest = -Infinity, highest = Infinity] = [bound(least), bound(most)];
  return lines.filter((line) => {
    const { id, reference, description, counterparty, payment, transfer, amount } = line;
    const value = Math.abs(amount.value);
    const texts = [id, reference, description, counterparty, payment, transfer];
    return (
      (!wanted || texts.some((text) => text.toLowerCase().includes(wanted))) &&
      // The platform finds grants by a category that their lines do not have.
      (!category || line.tab === 'transfers' || line.category === category) &&
      (!status || groupOf(line.status) === status) &&
      (!currency || amount.currency === currency) &&
      value >= lowest &&
      value <= highest
    );
  });
}

/**
 * What an account held before all of these bookings, in each currency by itself: counted back from what it held after all of
 * them, latest first. Tells of each booking what the account held after it.
 */
export function heldBefore(
  lines: readonly Line[],
  held: ReadonlyMap<string, number>,
  onBooking?: (line: Line, after: number) => void,
): ReadonlyMap<string, number> {
  const left = new Map(held);
  for (const line of lines) {
    const { amount, status } = line;
    const after = left.get(amount.currency);
    // What is only on its way changes nothing.
    if (after === undefined || status !== 'booked') continue;
    onBooking?.(line, after);
    left.set(amount.currency, after - amount.value);
  }
  return left;
}

/** What an account held after each booking, by the line's id: only where it is known what it held after all of them. */
export function heldAfter(
  lines: readonly Line[],
  held: ReadonlyMap<string, number> | undefined,
): ReadonlyMap<string, number> {
  const after = new Map<string, number>();
  if (held) heldBefore(lines, held, ({ id }, value) => after.set(id, value));
  return after;
}
