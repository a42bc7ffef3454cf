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
 * What an account held after each booking, by the line's id. Only where it is known what it holds now and all that was
 * booked since: then it is counted back, in each currency by itself. What is only on its way changes nothing.
 */
export function heldAfter(
  lines: readonly Line[],
  held: ReadonlyMap<string, number> | undefined,
): ReadonlyMap<string, number> {
  const after = new Map<string, number>();
  if (!held) return after;
  const left = new Map(held);
  for (const { id, amount, status } of lines) {
    const now = left.get(amount.currency);
    if (now === undefined || status !== 'booked') continue;
    after.set(id, now);
    left.set(amount.currency, now - amount.value);
  }
  return after;
}
