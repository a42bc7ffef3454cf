import { fold, wordsToFind } from '../../client/listings/fold.js';
import type { SqlConnection } from '../../database/connection.js';
import { DAY } from '../../facts/instant.js';
import { Database, isDuplicate } from '../database/database.js';
import { DEPARTMENTS, makeListing } from './catalogue.js';
import type { Kind } from './goods.js';
import { createRandom, type Random } from './random.js';
import { makeSellers } from './sellers.js';

export interface SeedOptions {
  /** The same seed makes the same catalogue, ids included. */
  readonly seed: string | number;
  /** Listings, from 1 to 100,000. Default: 200. */
  readonly count?: number | undefined;
  /** Of all prices. Default: `EUR`. */
  readonly currency?: string | undefined;
  /** Milliseconds since the epoch that nothing is younger than. Default: now. */
  readonly now?: number | undefined;
}

const MOST = 100_000;
/** Milliseconds for the most there may be, on a slow machine. */
const FILLING = 600_000;
const TWO_YEARS = 2 * 365 * DAY;
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** What is there already, of an earlier try or of the merchant's own, is taken as it is. */
const KNOWN = `SELECT id, name, lower(email COLLATE "C") AS key FROM florin_shop_users
    WHERE lower(email COLLATE "C") = ANY ($1::text[])
  UNION ALL SELECT id, name, slug FROM florin_shop_categories WHERE slug = ANY ($2::text[])`;

/**
 * The whole catalogue or nothing of it, because it is one statement. One parameter for each column, its values as a list; the
 * words of a listing are one text, parted by spaces.
 */
const INSERT = `WITH sellers AS (
    INSERT INTO florin_shop_users (id, email, name, role, created_at)
    SELECT id, email, name, 'seller', $4::bigint
    FROM unnest($1::text[], $2::text[], $3::text[]) AS u (id, email, name)
  ), categories AS (
    INSERT INTO florin_shop_categories (id, name, slug, parent_id, path)
    SELECT id, name, slug, parent_id, array_remove(ARRAY[parent_id, id], NULL)
    FROM unnest($5::text[], $6::text[], $7::text[], $8::text[]) AS c (id, name, slug, parent_id)
  )
  INSERT INTO florin_shop_listings (id, seller_id, category_id, title, title_key, words, description,
    currency, price, compare_at_price, drawn_images, stock, condition, status, created_at, updated_at)
  SELECT id, seller_id, category_id, title, title_key, array_to_tsvector(string_to_array(words, ' ')), description,
    $9::text, price, compare_at_price, drawn_images, stock, condition, 'active', created_at, created_at
  FROM unnest($10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::bigint[],
    $18::bigint[], $19::integer[], $20::bigint[], $21::text[], $22::bigint[])
    AS l (id, seller_id, category_id, title, title_key, words, description, price, compare_at_price, drawn_images, stock,
      condition, created_at)`;

type Seller = ReturnType<typeof makeSellers>[number];

interface Shelf {
  readonly id: string;
  readonly kind: Pick<Kind, 'name' | 'slug'>;
  readonly parentId: string | null;
}

/** Columns of a table as lists of values. */
const columns = <Item>(items: readonly Item[], ...fields: readonly ((item: Item) => unknown)[]): unknown[] =>
  fields.map((field) => items.map(field));

/**
 * Fills an empty database with a catalogue to look at: departments and their kinds of goods, sellers, and listings of all
 * conditions, some reduced, some sold out; all of it or, where something goes wrong, nothing. Leaves a database alone that
 * has listings. Gives how many it made.
 */
export async function seedCatalogue(connection: SqlConnection, options: SeedOptions): Promise<number> {
  const { seed, count = 200, currency = 'EUR', now = Date.now() } = options;
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new RangeError(`A catalogue has from 1 to ${MOST} listings, not ${count}.`);
  const database = new Database(connection);
  const isEmpty = async (): Promise<boolean> =>
    (await database.rows('SELECT id FROM florin_shop_listings LIMIT 1')).length === 0;
  if (!(await isEmpty())) return 0;
  const random = createRandom(seed);
  const newId = (): string =>
    Array.from({ length: 12 }, () => LETTERS.charAt(random.whole(0, LETTERS.length - 1))).join('');
  const { departments, kinds } = makeShelves(newId);
  const sellers = makeSellers(random, Math.max(8, Math.ceil(count / 40)), newId);
  const found = await findKnown(database, sellers, [...departments, ...kinds]);
  const shelves = kinds.map((shelf) => ({ ...found.shelf(shelf), kind: shelf.kind }));
  const stalls = sellers.map(found.seller);
  const goods = Array.from({ length: count }, () =>
    columnsOf(random, newId, random.pick(shelves), random.pick(stalls), now),
  );
  const parameters = [
    ...columns(
      sellers.filter(found.isNewSeller),
      ({ id }) => id,
      ({ email }) => email,
      ({ name }) => name,
    ),
    now - TWO_YEARS,
    ...columns(
      [...departments, ...kinds].filter(found.isNewShelf).map(found.shelf),
      ({ id }) => id,
      ({ kind }) => kind.name,
      ({ kind }) => kind.slug,
      ({ parentId }) => parentId,
    ),
    currency,
    ...(goods[0] ?? []).map((_, column) => goods.map((row) => row[column])),
  ];
  try {
    await database.rows(INSERT, parameters, { timeout: FILLING });
  } catch (error) {
    // Another process was faster with the same seed.
    if (isDuplicate(error) && !(await isEmpty())) return 0;
    throw error;
  }
  // Without it the database knows neither how much there is nor that all of it may be seen, and plans badly.
  await database.rows('VACUUM (ANALYZE) florin_shop_listings', [], { timeout: FILLING });
  return count;
}

function makeShelves(newId: () => string) {
  const departments = DEPARTMENTS.map((kind) => ({ id: newId(), kind, parentId: null }));
  const kinds = DEPARTMENTS.flatMap((department, at) =>
    department.kinds.map((kind) => ({ id: newId(), kind, parentId: departments[at]?.id ?? null })),
  );
  return { departments, kinds };
}

/** What of the sellers and categories is there already goes by the id, and the name, that it has there. */
async function findKnown(database: Database, sellers: readonly Seller[], shelves: readonly Shelf[]) {
  const keys = [sellers.map(({ email }) => email.toLowerCase()), shelves.map(({ kind }) => kind.slug)];
  const rows = await database.rows(KNOWN, keys);
  const known = new Map(rows.map(({ id, name, key }) => [key, { id: String(id), name: String(name) }]));
  const ids = new Map(shelves.map(({ id, kind }) => [id, known.get(kind.slug)?.id ?? id]));
  return {
    isNewSeller: ({ email }: Seller) => !known.has(email.toLowerCase()),
    isNewShelf: ({ kind }: Shelf) => !known.has(kind.slug),
    seller: (seller: Seller): Seller => ({ ...seller, ...known.get(seller.email.toLowerCase()) }),
    shelf: ({ id, kind, parentId }: Shelf): Shelf => ({
      id: ids.get(id) ?? id,
      kind,
      parentId: parentId && (ids.get(parentId) ?? parentId),
    }),
  };
}

/** From 0 to 1. Most is new. What is sold out was there for a year: the newest, which a shop shows first, can be bought. */
function ageOf(random: Random, stock: number): number {
  const age = random.fraction() ** 2;
  return stock > 0 ? age : (1 + age) / 2;
}

/** The values of one listing, in the order of the statement's parameters. */
function columnsOf(
  random: Random,
  newId: () => string,
  { id: categoryId, kind }: { readonly id: string; readonly kind: Kind },
  seller: Seller,
  now: number,
): readonly unknown[] {
  const { title, description, price, compareAtPrice, images, stock, condition } = makeListing(random, kind);
  return [
    `${kind.picture}-${newId()}`,
    seller.id,
    categoryId,
    title,
    fold(title),
    wordsToFind(title, kind.name, seller.name).join(' '),
    description,
    price,
    compareAtPrice,
    images,
    stock,
    condition,
    now - Math.floor(TWO_YEARS * ageOf(random, stock)),
  ];
}
