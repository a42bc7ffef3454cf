import type { Amount } from '../../../client/index.js';
import type { ListingImage } from '../../../client/listings/index.js';

/** Pieces of one thing that one order may ask for, and lines that it may have: what the listings interface takes. */
export const MOST_PIECES = 999;
export const MOST_LINES = 100;

/** A thing as the shopper last saw it. What it costs now, only the server knows. */
export interface SeenListing {
  readonly title: string;
  readonly price: Amount;
  /** Pieces that were left. */
  readonly stock: number;
  readonly image?: ListingImage | undefined;
  /** Name of who sells it. */
  readonly seller?: string | undefined;
}

export interface CartLine {
  readonly listingId: string;
  /** Pieces wanted, from 1 to 999. */
  readonly quantity: number;
  /** Saved for later: kept, but no part of an order. */
  readonly isSaved: boolean;
  /** Absent until the server has been asked about a thing that was added by its id alone. */
  readonly seen?: SeenListing | undefined;
}

export type CartLines = readonly CartLine[];

const pieces = (quantity: number, most: number): number =>
  Math.min(MOST_PIECES, Math.max(1, most), Math.max(1, Math.trunc(quantity) || 1));

const isFor =
  (listingId: string) =>
  (line: CartLine): boolean =>
    line.listingId === listingId;

const changed = (lines: CartLines, listingId: string, change: (line: CartLine) => CartLine): CartLines =>
  lines.map((line) => (line.listingId === listingId ? change(line) : line));

/**
 * The lines with more of a thing: on the line that has it already, or on a new last one. Never more than are left, as far
 * as that is known. Undefined where the cart is full.
 */
export function addPieces(
  lines: CartLines,
  listingId: string,
  quantity: number,
  seen?: SeenListing,
): CartLines | undefined {
  const known = lines.find(isFor(listingId));
  const most = seen?.stock ?? known?.seen?.stock ?? MOST_PIECES;
  const had = known && !known.isSaved ? known.quantity : 0;
  const line: CartLine = {
    listingId,
    quantity: pieces(had + pieces(quantity, most), most),
    isSaved: false,
    seen: seen ?? known?.seen,
  };
  if (known) return changed(lines, listingId, () => line);
  return lines.length < MOST_LINES ? [...lines, line] : undefined;
}

export const setPieces = (lines: CartLines, listingId: string, quantity: number): CartLines =>
  changed(lines, listingId, (line) => ({ ...line, quantity: pieces(quantity, MOST_PIECES) }));

export const setSaved = (lines: CartLines, listingId: string, isSaved: boolean): CartLines =>
  changed(lines, listingId, (line) => ({ ...line, isSaved }));

export const setSeen = (lines: CartLines, listingId: string, seen: SeenListing): CartLines =>
  changed(lines, listingId, (line) => ({ ...line, seen }));

export const removeLine = (lines: CartLines, listingId: string): CartLines =>
  lines.filter((line) => line.listingId !== listingId);

/** Puts a line back to where it was. One that came anew meanwhile stays as it is. */
export const putBack = (lines: CartLines, line: CartLine, at: number): CartLines =>
  lines.some(isFor(line.listingId)) ? lines : lines.toSpliced(at, 0, line);
