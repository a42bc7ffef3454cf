import type {
  createListing as CreateListing,
  getListing as GetListing,
  updateListing as UpdateListing,
} from '../../client/listings/index.js';
import type { Caller } from '../../client/listings/caller.js';
import { fold, wordsToFind } from '../../client/listings/fold.js';
import type { Row } from '../../database/connection.js';
import { base64url } from '../../facts/base64.js';
import { sha256 } from '../../facts/digest.js';
import { ListingsRefusal } from '../refusal.js';
import { actsFor, type RowWork, type Shop } from '../shop.js';
import { releaseExpired } from './holds.js';
import { checkListing, findCategory, findSeller } from './listing-checks.js';
import { CATEGORY_AND_SELLER, LISTING, listingOf, type ListingBody } from './listing-body.js';

const FIND = `SELECT ${LISTING} FROM florin_shop_listings l ${CATEGORY_AND_SELLER} WHERE l.id = $1::text`;

const INSERT = `INSERT INTO florin_shop_listings (id, seller_id, title, title_key, words, description, currency, price,
    compare_at_price, images, category_id, stock, condition, status, created_at, updated_at, created_by_key, created_from)
  VALUES ($1::text, $2::text, $3::text, $4::text, array_to_tsvector($5::text[]), $6::text, $7::text, $8::bigint,
    $9::bigint, $10::json, $11::text, $12::bigint, $13::text, $14::text, $15::bigint, $15::bigint, $16::text, $17::text)
  ON CONFLICT (seller_id, created_by_key) DO NOTHING RETURNING id`;

const FIND_BY_KEY = `SELECT id, created_from FROM florin_shop_listings
  WHERE seller_id = $1::text AND created_by_key = $2::text`;

/** Changes nothing where the revision is another by now, or the listing is no longer this seller's. */
const UPDATE = `UPDATE florin_shop_listings l
  SET revision = l.revision + 1, title = $4::text, title_key = $5::text, words = array_to_tsvector($6::text[]),
    description = $7::text, currency = $8::text, price = $9::bigint, compare_at_price = $10::bigint,
    images = COALESCE($11::json, l.images), category_id = $12::text, stock = $13::bigint, condition = $14::text,
    status = COALESCE($15::text, l.status), updated_at = $16::bigint
  WHERE l.id = $1::text AND l.revision = $2::integer AND ($3::text IS NULL OR l.seller_id = $3::text)
  RETURNING l.id`;

/** A listing that the caller may see: what is not for sale is its seller's alone. */
async function find(shop: Shop, caller: Caller, id: string): Promise<{ row: Row; listing: ListingBody }> {
  await releaseExpired(shop);
  const [row] = await shop.database.rows(FIND, [id]);
  const isHidden = row?.['status'] !== 'active' && !actsFor(caller, String(row?.['seller_id']));
  if (!row || isHidden) throw new ListingsRefusal('not-found');
  return { row, listing: listingOf(shop, row) };
}

export const getListing: RowWork<typeof GetListing> = async (shop, caller, { listingId }) =>
  (await find(shop, caller, listingId)).listing;

/** The id of the listing that the same seller created under this key. */
async function findByKey(shop: Shop, userId: string, key: string, digest: string | null): Promise<string> {
  const [row] = await shop.database.rows(FIND_BY_KEY, [userId, key]);
  if (row?.['created_from'] !== digest) throw new ListingsRefusal('key-reused', 'Idempotency-Key');
  return String(row?.['id']);
}

export const createListing: RowWork<typeof CreateListing> = async (
  shop,
  caller,
  { userId, ...listing },
  key,
) => {
  const seller = await findSeller(shop, caller, userId);
  checkListing(shop, listing);
  const category = await findCategory(shop, listing.categoryId);
  const { title, description, price, compareAtPrice, images = [], stock, condition } = listing;
  const digest = key === undefined ? null : base64url(await sha256(JSON.stringify(listing)));
  const [created] = await shop.database.rows(INSERT, [
    shop.newId(),
    userId,
    title,
    fold(title),
    wordsToFind(title, category['name'], seller['name']),
    description,
    price.currency,
    price.value,
    compareAtPrice?.value ?? null,
    JSON.stringify(images),
    listing.categoryId,
    stock,
    condition,
    listing.status ?? 'draft',
    shop.now(),
    key ?? null,
    digest,
  ]);
  const listingId = created ? String(created['id']) : await findByKey(shop, userId, key ?? '', digest);
  return getListing(shop, caller, { listingId });
};

export const updateListing: RowWork<typeof UpdateListing> = async (
  shop,
  caller,
  { listingId, ...changes },
) => {
  const { listing } = await find(shop, caller, listingId);
  if (!actsFor(caller, listing.seller.id)) throw new ListingsRefusal('not-found');
  if (changes.revision !== listing.revision) throw conflict(listing, changes);
  const { title = listing.title, price = listing.price, images } = changes;
  const { compareAtPrice = listing.compareAtPrice ?? null } = changes;
  checkListing(shop, { title, price, compareAtPrice, images });
  const category = changes.categoryId ? await findCategory(shop, changes.categoryId) : listing.category;
  const [updated] = await shop.database.rows(UPDATE, [
    listingId,
    changes.revision,
    caller.role === 'operator' ? null : caller.userId,
    title,
    fold(title),
    wordsToFind(title, category['name'], listing.seller.name),
    changes.description ?? listing.description,
    price.currency,
    price.value,
    compareAtPrice?.value ?? null,
    images ? JSON.stringify(images) : null,
    category['id'],
    changes.stock ?? listing.stock,
    changes.condition ?? listing.condition,
    changes.status ?? null,
    shop.now(),
  ]);
  const current = await getListing(shop, caller, { listingId });
  if (!updated) throw conflict(current, changes);
  return current;
};

/** Both versions: what stands, and what was to be. */
const conflict = (current: ListingBody, given: object): ListingsRefusal =>
  new ListingsRefusal('revision-conflict', 'revision', { current, given });
