import { addPieces, type CartLines, type SeenListing } from './cart-lines.js';
import { readLine } from './stored-cart.js';

/** A thing to add: what the catalogue's event carries, a listing as the client reads it, or its id alone. */
export type Addable = string | { readonly id: string };

interface Added {
  readonly listingId: string;
  readonly quantity: number;
  readonly seen: SeenListing | undefined;
}

/** What a page says that was added. Whatever it says of price and stock is a memory; what is not one is forgotten. */
export function readAdded(listing: unknown, quantity: unknown): Added | undefined {
  const facts = Object(typeof listing === 'string' ? { id: listing } : listing) as Record<string, unknown>;
  const { id, title, price, stock, image, images, seller } = facts;
  const pieces = Number(quantity ?? 1);
  if (typeof id !== 'string' || !Number.isSafeInteger(pieces) || pieces < 1) return undefined;
  const picture = image ?? (Array.isArray(images) ? (images[0] as unknown) : undefined);
  const seen = { title, price, stock, image: picture, seller: Object(seller).name as unknown };
  const line = { listingId: id, quantity: 1, isSaved: false };
  const read = readLine({ ...line, seen }) ?? readLine(line);
  return read && { listingId: id, quantity: pieces, seen: read.seen };
}

export const addRead = (lines: CartLines, { listingId, quantity, seen }: Added): CartLines | undefined =>
  addPieces(lines, listingId, quantity, seen);
