import type { findSales as FindSales } from '../../client/listings/index.js';
import { ListingsRefusal } from '../refusal.js';
import { actsFor, type RowWork } from '../shop.js';
import { Conditions } from './conditions.js';
import { releaseExpired } from './holds.js';
import { pageOfOrders } from './orders.js';

const momentOf = (field: 'from' | 'until', time: string): number => {
  const moment = Date.parse(time);
  if (Number.isNaN(moment)) throw new ListingsRefusal('invalid-request', field);
  return moment;
};

/** Orders that hold a line of a seller, or of a listing. A seller finds those with a line of their own. */
export const findSales: RowWork<typeof FindSales> = async (shop, caller, question) => {
  const { seller, listing, number, search, status, from, until, limit, cursor } = question;
  if (caller.role !== 'operator' && (seller === undefined || !actsFor(caller, seller)))
    throw new ListingsRefusal('not-found');
  await releaseExpired(shop);
  const conditions = new Conditions();
  const line = [
    seller !== undefined && `n.seller_id = ${conditions.value(seller)}::text`,
    listing !== undefined && `n.listing_id = ${conditions.value(listing)}::text`,
  ].filter((each) => each !== false);
  if (line.length > 0)
    conditions.add(`o.id IN (SELECT n.order_id FROM florin_shop_order_lines n WHERE ${line.join(' AND ')})`);
  if (number !== undefined) conditions.add(`o.number = ${conditions.value(number)}::text`);
  if (search !== undefined) conditions.add(`starts_with(o.number, ${conditions.value(search)}::text)`);
  if (status !== undefined) conditions.add(`o.status = ${conditions.value(status)}::text`);
  if (from !== undefined)
    conditions.add(`o.created_at >= ${conditions.value(momentOf('from', from))}::bigint`);
  if (until !== undefined)
    conditions.add(`o.created_at < ${conditions.value(momentOf('until', until))}::bigint`);
  return pageOfOrders(shop, conditions, { limit, cursor });
};
