import type { Caller } from '../../client/listings/caller.js';
import type {
  Facet,
  FacetValue,
  ListingSearch,
  listListings as ListListings,
} from '../../client/listings/index.js';
import type { Row } from '../../database/connection.js';
import type { RowWork, Shop } from '../shop.js';
import { Conditions } from './conditions.js';
import { writeCursor } from './cursor.js';
import { CATEGORY_AND_SELLER, LISTING, listingOf } from './listing-body.js';
import { after, choicesOf, facetConditions, FILTERS, narrow, orderOf } from './search.js';

const LIMIT = 100;
/** Sellers in a facet: more than anybody reads through. */
const MOST_SELLERS = 50;

export const listListings: RowWork<typeof ListListings> = async (shop, caller, search) => {
  const { limit = LIMIT, cursor } = search;
  const conditions = new Conditions();
  narrow(conditions, caller, search);
  for (const condition of Object.values(facetConditions(conditions, search)))
    if (condition !== undefined) conditions.add(condition);
  const order = orderOf(conditions, search);
  if (cursor !== undefined) after(conditions, order, cursor);
  const keys = order.keys.map((key, at) => `${key} AS key_${at}`).join(', ');
  const sorted = order.keys.map((_, at) => `key_${at} ${order.direction}`).join(', ');
  const page = `SELECT ${LISTING}, ${order.keys.map((_, at) => `l.key_${at}::text`).join(', ')}
    FROM (SELECT l.*, ${keys} FROM florin_shop_listings l WHERE ${conditions.sql}
      ORDER BY ${sorted} LIMIT ${conditions.value(limit + 1)}::integer) l
    ${CATEGORY_AND_SELLER} ORDER BY ${order.keys.map((_, at) => `l.key_${at} ${order.direction}`).join(', ')}`;
  const [rows, counts] = await Promise.all([
    shop.database.rows(page, conditions.parameters),
    cursor === undefined ? countAll(shop, caller, search) : undefined,
  ]);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next = last && order.kinds.map((kind, at) => keyOf(kind, last[`key_${at}`]));
  return {
    listings: rows.slice(0, limit).map((row) => listingOf(shop, row)),
    ...(next && { next: writeCursor(order.name, next) }),
    ...counts,
    filters: [...FILTERS],
  };
};

const keyOf = (kind: 'string' | 'number', value: unknown): string | number =>
  kind === 'number' ? Number(value) : String(value);

/**
 * The total, and how many listings each choice of a facet would leave: a facet is not narrowed by its own field, or a choice
 * could never be changed. With the first page only, because these numbers are about all pages.
 */
async function countAll(shop: Shop, caller: Caller, search: ListingSearch) {
  const conditions = new Conditions();
  narrow(conditions, caller, search);
  const { category = 'true', seller = 'true', condition = 'true' } = facetConditions(conditions, search);
  // Who is chosen is told by name, however many others sell more.
  const sellers = `${conditions.value(choicesOf(search.seller))}::text[]`;
  const found = (...narrowed: readonly string[]): string =>
    `FROM florin_shop_listings l WHERE ${[conditions.sql, ...narrowed].join(' AND ')}`;
  const rows = await shop.database.rows(
    `SELECT 'condition' AS field, l.condition AS value, '' AS label, NULL AS parent, count(*)::text AS count
       ${found(category, seller)} GROUP BY l.condition
     UNION ALL
     SELECT 'seller', u.id, u.name, NULL, s.pieces::text
       FROM (SELECT l.seller_id, count(*) AS pieces ${found(category, condition)}
         GROUP BY l.seller_id ORDER BY l.seller_id = ANY (${sellers}) DESC, 2 DESC, 1 LIMIT ${MOST_SELLERS}) s
       JOIN florin_shop_users u ON u.id = s.seller_id
     UNION ALL
     SELECT 'category', c.id, c.name, c.parent_id, COALESCE(sum(below.pieces), 0)::text
       FROM florin_shop_categories c
       LEFT JOIN (
         SELECT unnest(own.path) AS ancestor, counted.pieces
         FROM (SELECT l.category_id, count(*) AS pieces ${found(seller, condition)} GROUP BY l.category_id) counted
         JOIN florin_shop_categories own ON own.id = counted.category_id
       ) below ON below.ancestor = c.id
       GROUP BY c.id, c.name, c.parent_id`,
    conditions.parameters,
  );
  const valuesOf = (field: string): FacetValue[] =>
    rows
      .filter((row) => row['field'] === field)
      .map(valueOf)
      .toSorted((a, b) => b.count - a.count || (a.label ?? a.value).localeCompare(b.label ?? b.value, 'en'));
  const facets: Facet[] = ['category', 'seller', 'condition'].map((field) => ({
    field,
    values: valuesOf(field),
  }));
  const wanted = choicesOf(search.condition);
  const asked = valuesOf('condition').filter(
    ({ value }) => search.condition === undefined || wanted.includes(value),
  );
  return { total: asked.reduce((sum, { count }) => sum + count, 0), facets };
}

const valueOf = ({ value, label, parent, count }: Row): FacetValue => ({
  value: String(value),
  ...(label !== '' && { label: String(label) }),
  ...(typeof parent === 'string' && { parent }),
  count: Number(count),
});
