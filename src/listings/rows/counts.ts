import { LISTING_FACETS } from '../../facts/listing-facets.js';
import type { Caller } from '../../client/listings/caller.js';
import type { Facet, FacetValue, ListingSearch } from '../../client/listings/index.js';
import type { Row } from '../../database/connection.js';
import { actsFor, type Shop } from '../shop.js';
import type { Counts } from './kept-counts.js';
import { Conditions } from './conditions.js';
import { choicesOf, facetConditions, narrow } from './search.js';

/** Sellers in a facet: more than a shopper reads through. */
const MOST_SELLERS = 50;

/**
 * The counts of a search, counted anew only where the catalogue has changed, by any process. The version is read before
 * anything is counted: what is kept under it may be newer, and is then counted again, but never older.
 */
export async function countsOf(shop: Shop, caller: Caller, search: ListingSearch): Promise<Counts> {
  const { search: words, category, seller, condition, currency, minPrice, maxPrice } = search;
  const isOwn = seller !== undefined && actsFor(caller, seller);
  const asked = JSON.stringify([isOwn, words, category, seller, condition, currency, minPrice, maxPrice]);
  const [catalogue] = await shop.database.rows('SELECT version::text AS version FROM florin_shop_catalogue');
  return shop.counts.get(catalogue?.['version'], asked, () => countAll(shop, caller, search));
}

/**
 * The total, and how many listings each choice of a facet would leave: a facet is not narrowed by its own field, or a choice
 * could never be changed. With the first page only, because these numbers are about all pages.
 */
async function countAll(shop: Shop, caller: Caller, search: ListingSearch): Promise<Counts> {
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
  const facets: Facet[] = LISTING_FACETS.map((field) => ({
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
