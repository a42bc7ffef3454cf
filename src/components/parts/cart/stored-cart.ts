import { Amount } from '../../../client/schema/values.js';
import { ListingImage } from '../../../client/listings/listing.js';
import { once } from '../../../client/schema/once.js';
import * as z from '../../../client/schema/schema.js';
import { leniently } from '../../../client/schema/validate.js';
import { integer, textOf } from '../../../client/schema/values.js';
import { MOST_LINES, MOST_PIECES, type CartLine, type CartLines } from './cart-lines.js';

/** What a version of this library writes, it can read; another form gets another number, and a place of its own. */
export const STORED_VERSION = 1;

/** Texts of a page are its own; what storage says of one is cut off here. */
const LONGEST_TITLE = 500;

const StoredLine = /*@__PURE__*/ once(() =>
  z.object({
    listingId: textOf(),
    quantity: integer(1, MOST_PIECES),
    isSaved: z.boolean(),
    seen: z.optional(
      z.object({
        title: z.string(),
        price: Amount(),
        stock: integer(0),
        image: z.optional(ListingImage()),
        seller: z.optional(z.string()),
      }),
    ),
  }),
);

/** One line, or nothing where it is none. */
export function readLine(stored: unknown): CartLine | undefined {
  const { value, fault } = leniently(StoredLine(), stored);
  const line = value as CartLine;
  if (fault !== undefined || line.listingId === '' || line.listingId.length > LONGEST_TITLE) return undefined;
  const { seen } = line;
  return { ...line, ...(seen && { seen: { ...seen, title: seen.title.slice(0, LONGEST_TITLE) } }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The lines that a text from storage holds. Any script of the page can write there: a line that is none is left out, of two for one thing
 * the first counts, and what cannot be read at all is an empty cart.
 */
export function readCart(text: string | null | undefined): CartLines {
  const { version, lines } = Object(parse(text ?? '')) as { version?: unknown; lines?: unknown };
  if (version !== STORED_VERSION || !Array.isArray(lines)) return [];
  const byId = new Map<string, CartLine>();
  for (const line of lines.slice(0, MOST_LINES * 2).map(readLine))
    if (line && !byId.has(line.listingId)) byId.set(line.listingId, line);
  return [...byId.values()].slice(0, MOST_LINES);
}

export const writeCart = (lines: CartLines): string => JSON.stringify({ version: STORED_VERSION, lines });
