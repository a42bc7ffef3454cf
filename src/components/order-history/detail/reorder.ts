import type { Client } from '../../../client/index.js';
import type { Order, OrderLine } from '../../../client/listings/index.js';
import { askListings, checkLine, seenOf, type Listed } from '../../parts/cart/cart-check.js';
import { addPieces, type CartLine, type CartLines } from '../../parts/cart/cart-lines.js';
import type { Amount } from '../../../client/schema/values.js';

/** Something that is not as it was when it was bought. */
export interface Difference {
  readonly kind: 'gone' | 'sold-out' | 'fewer' | 'price' | 'full';
  readonly title: string;
  readonly count?: number;
  readonly wanted?: number;
  readonly price?: Amount;
  readonly old?: Amount;
}

/** A thing that can be had again, and how many of it. */
export interface AgainLine {
  readonly listingId: string;
  readonly quantity: number;
  readonly listed: Exclude<Listed, 'gone'>;
}

export interface Reordering {
  readonly lines: readonly AgainLine[];
  readonly differences: readonly Difference[];
}

const wishOf = ({ listingId, quantity }: OrderLine): CartLine => ({ listingId, quantity, isSaved: false });

const isSame = (one: Amount, other: Amount): boolean =>
  one.value === other.value && one.currency === other.currency;

/** What of an order can be had again, and what is not as it was. */
export function compareOrder(order: Order, found: ReadonlyMap<string, Listed>): Reordering {
  const lines: AgainLine[] = [];
  const differences: Difference[] = [];
  for (const line of order.lines) {
    const { title, quantity: wanted, unitPrice: old } = line;
    const listed = found.get(line.listingId) ?? 'gone';
    const { quantity, problem } = checkLine(wishOf(line), listed);
    if (listed === 'gone' || quantity === 0) {
      differences.push({ kind: problem === 'sold-out' ? 'sold-out' : 'gone', title });
      continue;
    }
    if (problem === 'fewer') differences.push({ kind: 'fewer', title, count: quantity, wanted });
    if (!isSame(listed.price, old)) differences.push({ kind: 'price', title, price: listed.price, old });
    lines.push({ listingId: line.listingId, quantity, listed });
  }
  return { lines, differences };
}

export async function askAgain(client: Client, order: Order): Promise<Reordering> {
  const ids = [...new Set(order.lines.map(({ listingId }) => listingId))];
  return compareOrder(order, await askListings(client, ids, {}));
}

/** Puts what can be had into a cart; what does not fit in any more is a difference too. */
export function putIntoCart(cart: CartLines, { lines, differences }: Reordering): [CartLines, Reordering] {
  const fitted: AgainLine[] = [];
  const left: Difference[] = [];
  const filled = lines.reduce((all, line) => {
    const next = addPieces(all, line.listingId, line.quantity, seenOf(line.listed));
    if (next) fitted.push(line);
    else left.push({ kind: 'full', title: line.listed.title });
    return next ?? all;
  }, cart);
  return [filled, { lines: fitted, differences: [...differences, ...left] }];
}
