import type { listListings as ListListings } from '../../client/listings/index.js';
import type { RowWork } from '../shop.js';
import { Conditions } from './conditions.js';
import { countsOf } from './counts.js';
import { writeCursor } from './cursor.js';
import { CATEGORY_AND_SELLER, LISTING, listingOf } from './listing-body.js';
import { releaseExpired } from './holds.js';
import { after, facetConditions, FILTERS, narrow, orderOf } from './search.js';

const LIMIT = 100;

export const listListings: RowWork<typeof ListListings> = (shop, caller, search) =>
  shop.turns.take(() => findPage(shop, caller, search));

const findPage: RowWork<typeof ListListings> = async (shop, caller, search) => {
  const { limit = LIMIT, cursor } = search;
  await releaseExpired(shop);
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
    cursor === undefined ? countsOf(shop, caller, search) : undefined,
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
