import { ClientError, minorDigits, type CallOptions, type Client } from '../../../client/index.js';
import { getListing, type Listing } from '../../../client/listings/index.js';
import type { Amount } from '../../../client/schema/values.js';
import { proxyRow } from '../resource/proxy-row.js';
import { MOST_PIECES, type CartLine, type SeenListing } from './cart-lines.js';

const readListing = /*@__PURE__*/ proxyRow('listings', getListing);

/** What the server says of a thing: how it is for sale, or that it is not. */
export type Listed = Listing | 'gone';

/** Calls under way at the same time. */
const AT_ONCE = 6;

/** Asks about things, by id. Rejects where one of them cannot be told: half an answer would hide what changed. */
export async function askListings(
  client: Client,
  ids: readonly string[],
  options: CallOptions,
): Promise<ReadonlyMap<string, Listed>> {
  const found = new Map<string, Listed>();
  const waiting = [...ids];
  const work = async (): Promise<void> => {
    for (let listingId = waiting.shift(); listingId !== undefined; listingId = waiting.shift())
      found.set(listingId, await ask(client, listingId, options));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function ask(client: Client, listingId: string, options: CallOptions): Promise<Listed> {
  // No id is a path of its own: an id must not lead to another path.
  if (/^\.{0,2}$/.test(listingId)) return 'gone';
  return client.call(readListing, { listingId }, options).catch((error: unknown) => {
    if (error instanceof ClientError && error.status === 404 && error.code === 'not-found') return 'gone';
    throw error;
  });
}

/** A thing as a shopper sees it, for the cart to remember. */
export const seenOf = ({ title, price, stock, images: [image], seller }: Listing): SeenListing => ({
  title,
  price,
  stock,
  image,
  seller: seller.name,
});

/** Why a line cannot be had as it stands. */
export type LineProblem = 'gone' | 'sold-out' | 'fewer' | 'unpriced';

/** A line held against what the server says. */
export interface CheckedLine {
  readonly line: CartLine;
  /** What to show of the thing: as it is now, else as it was seen. */
  readonly thing: SeenListing | undefined;
  /** Pieces that can be had: 0 where there are none, and what was wanted before the service has been asked. */
  readonly quantity: number;
  readonly problem: LineProblem | undefined;
  /** What a piece cost when the shopper last looked, where it costs something else now. */
  readonly oldPrice: Amount | undefined;
}

const isSame = (one: Amount, other: Amount): boolean =>
  one.value === other.value && one.currency === other.currency;

/** What became of a line since its shopper saw it. A word that is not known is never taken for `active`. */
export function checkLine(line: CartLine, listed: Listed | undefined): CheckedLine {
  const { seen } = line;
  const unchanged = { line, thing: seen, quantity: line.quantity, problem: undefined, oldPrice: undefined };
  if (listed === undefined) return unchanged;
  if (listed === 'gone' || (listed.status !== 'active' && listed.status !== 'soldOut'))
    return { ...unchanged, quantity: 0, problem: 'gone' };
  const thing = seenOf(listed);
  const oldPrice = seen && !isSame(seen.price, thing.price) ? seen.price : undefined;
  const left = listed.status === 'active' ? Math.min(thing.stock, MOST_PIECES) : 0;
  if (left === 0) return { ...unchanged, thing, quantity: 0, problem: 'sold-out' };
  // In a currency with unknown digits, no price can be shown, and so none agreed to.
  if (minorDigits(thing.price.currency) === undefined)
    return { ...unchanged, quantity: 0, problem: 'unpriced' };
  const quantity = Math.min(line.quantity, left);
  return { line, thing, quantity, oldPrice, problem: quantity < line.quantity ? 'fewer' : undefined };
}
