import type { Amount } from '../../../client/index.js';
import type { CheckedLine } from './cart-check.js';

/** What a number of pieces costs. Undefined where that is more than any number can say exactly. */
export function priceOf({ value, currency }: Amount, quantity: number): Amount | undefined {
  const total = value * quantity;
  return Number.isSafeInteger(total) ? { value: total, currency } : undefined;
}

/** Lines that one order can hold: the interface takes one currency at a time. */
export interface CartGroup {
  /** Empty for items whose price is not loaded yet. */
  readonly currency: string;
  readonly lines: readonly CheckedLine[];
  /** Lines with something to order. */
  readonly orderable: readonly CheckedLine[];
  /** Pieces to order. */
  readonly pieces: number;
  /** What they cost together; undefined where that cannot be said exactly. */
  readonly total: Amount | undefined;
}

function groupOf(currency: string, lines: readonly CheckedLine[]): CartGroup {
  const orderable = lines.filter(({ quantity, thing }) => quantity > 0 && thing);
  const value = orderable.reduce(
    (sum, { quantity, thing }) => sum + ((thing && priceOf(thing.price, quantity)?.value) ?? Number.NaN),
    0,
  );
  return {
    currency,
    lines,
    orderable,
    pieces: orderable.reduce((sum, { quantity }) => sum + quantity, 0),
    total: currency && Number.isSafeInteger(value) ? { value, currency } : undefined,
  };
}

/** The lines by currency, in the order in which the currencies first appear. What is saved for later is in none. */
export function groupLines(lines: readonly CheckedLine[]): readonly CartGroup[] {
  const byCurrency = new Map<string, CheckedLine[]>();
  for (const each of lines) {
    if (each.line.isSaved) continue;
    const currency = each.thing?.price.currency ?? '';
    const group = byCurrency.get(currency);
    if (group) group.push(each);
    else byCurrency.set(currency, [each]);
  }
  return [...byCurrency].map(([currency, group]) => groupOf(currency, group));
}

/** Says the same as long as nothing changed that a shopper would want to know before ordering. */
export const fingerprintOf = ({ lines, total }: CartGroup): string =>
  JSON.stringify([
    total,
    lines.map(({ line, quantity, problem, thing }) => [line.listingId, quantity, problem, thing?.price]),
  ]);
