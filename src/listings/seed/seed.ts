import { fold } from '../../client/listings/fold.js';
import type { SqlConnection } from '../../database/connection.js';
import { Database } from '../database/database.js';
import { searchedWords } from '../rows/search-words.js';
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
const BATCH = 1000;
const TWO_YEARS = 2 * 365 * 86_400_000;
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** What is there already, of an earlier try or of the merchant's own, is taken as it is: a row comes back for every one. */
const INSERT_SELLERS = `INSERT INTO florin_shop_users AS known (id, email, name, role, created_at)
  SELECT id, email, name, 'seller', $4::bigint
  FROM unnest($1::text[], $2::text[], $3::text[]) AS u (id, email, name)
  ON CONFLICT (lower(email COLLATE "C")) DO UPDATE SET email = known.email
  RETURNING id, name`;

const INSERT_CATEGORIES = `INSERT INTO florin_shop_categories AS known (id, name, slug, parent_id, path)
  SELECT id, name, slug, $4::text, array_remove(ARRAY[$4::text, id], NULL)
  FROM unnest($1::text[], $2::text[], $3::text[]) AS c (id, name, slug)
  ON CONFLICT (slug) DO UPDATE SET slug = known.slug
  RETURNING id, slug`;

/** One parameter for each column, its values as a list; the words of a listing are one text, parted by spaces. */
const INSERT_LISTINGS = `INSERT INTO florin_shop_listings (id, seller_id, category_id, title, title_key, words, description,
    currency, price, compare_at_price, drawn_images, stock, condition, status, created_at, updated_at)
  SELECT id, seller_id, category_id, title, title_key, array_to_tsvector(string_to_array(words, ' ')), description,
    $14::text, price, compare_at_price, drawn_images, stock, condition, 'active', created_at, created_at
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[],
    $9::bigint[], $10::integer[], $11::bigint[], $12::text[], $13::bigint[])
    AS l (id, seller_id, category_id, title, title_key, words, description, price, compare_at_price, drawn_images, stock,
      condition, created_at)`;

type Named = Pick<Kind, 'name' | 'slug'>;

interface Seller {
  readonly id: string;
  readonly name: string;
}

interface Shelf {
  readonly id: string;
  readonly kind: Kind;
}

/**
 * Fills an empty database with a catalogue to look at: departments and their kinds of goods, sellers, and listings of all
 * conditions, some reduced, some sold out. Leaves a database alone that has listings. Gives how many it made.
 */
export async function seedCatalogue(connection: SqlConnection, options: SeedOptions): Promise<number> {
  const { seed, count = 200, currency = 'EUR', now = Date.now() } = options;
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new RangeError(`A catalogue has from 1 to ${MOST} listings, not ${count}.`);
  const database = new Database(connection);
  const [first] = await database.rows('SELECT id FROM florin_shop_listings LIMIT 1');
  if (first) return 0;
  const random = createRandom(seed);
  const newId = (): string =>
    Array.from({ length: 12 }, () => LETTERS.charAt(random.whole(0, LETTERS.length - 1))).join('');
  const shelves = await seedShelves(database, newId);
  const made = makeSellers(random, Math.max(8, Math.ceil(count / 40)), newId);
  const known = await database.rows(INSERT_SELLERS, [
    made.map(({ id }) => id),
    made.map(({ email }) => email),
    made.map(({ name }) => name),
    now - TWO_YEARS,
  ]);
  const sellers = known.map((row): Seller => ({ id: String(row['id']), name: String(row['name']) }));
  for (let done = 0; done < count; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - done) }, () =>
      columnsOf(random, newId, random.pick(shelves), random.pick(sellers), now),
    );
    const columns = batch[0]?.map((_, column) => batch.map((row) => row[column])) ?? [];
    await database.rows(INSERT_LISTINGS, [...columns, currency]);
  }
  // Without it the database knows neither how much there is nor that all of it may be seen, and plans badly.
  await database.rows('VACUUM (ANALYZE) florin_shop_listings');
  return count;
}

async function seedShelves(database: Database, newId: () => string): Promise<readonly Shelf[]> {
  const insert = async (items: readonly Named[], parentId: string | null): Promise<readonly string[]> => {
    const slugs = items.map(({ slug }) => slug);
    const columns = [items.map(() => newId()), items.map(({ name }) => name), slugs, parentId];
    const rows = await database.rows(INSERT_CATEGORIES, columns);
    const ids = new Map(rows.map(({ id, slug }) => [slug, String(id)]));
    return slugs.map((slug) => ids.get(slug) ?? '');
  };
  const shelves: Shelf[] = [];
  const parents = await insert(DEPARTMENTS, null);
  for (const [at, { kinds }] of DEPARTMENTS.entries()) {
    const ids = await insert(kinds, parents[at] ?? null);
    shelves.push(...kinds.map((kind, place) => ({ id: ids[place] ?? '', kind })));
  }
  return shelves;
}

/** The values of one listing, in the order of the statement's parameters. */
function columnsOf(
  random: Random,
  newId: () => string,
  { id: categoryId, kind }: Shelf,
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
    searchedWords(title, kind.name, seller.name).join(' '),
    description,
    price,
    compareAtPrice,
    images,
    stock,
    condition,
    now - Math.floor(TWO_YEARS * random.fraction() ** 2),
  ];
}
