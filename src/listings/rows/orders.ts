import type * as z from '../../client/schema/schema.js';

import type {
  createOrder as CreateOrder,
  listOrders as ListOrders,
  ListingImage,
  NewOrder,
  Order,
} from '../../client/listings/index.js';
import type { Row } from '../../database/connection.js';
import { drawnImage } from '../images/address.js';
import { ListingsRefusal } from '../refusal.js';
import { receivesAt, type RowWork, type Shop } from '../shop.js';
import { Conditions } from './conditions.js';
import { readCursor, writeCursor } from './cursor.js';
import { timeOf } from './listing-body.js';
import { ORDER, PLACE } from './order-statements.js';
import { countOrder, releaseExpired } from './holds.js';
import { checkEmail } from './users.js';

export type OrderBody = z.input<ReturnType<typeof Order>>;

const LIMIT = 50;
const KINDS = ['number', 'string'] as const;

/** A page of the orders `o` that meet the conditions, the newest first. */
export async function pageOfOrders(
  shop: Shop,
  conditions: Conditions,
  { limit = LIMIT, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<{ orders: OrderBody[]; next?: string }> {
  if (cursor !== undefined) {
    const [at, id] = readCursor('orders', KINDS, cursor).map((key) => conditions.value(key));
    conditions.add(`(o.created_at, o.id) < (${at}::bigint, ${id}::text)`);
  }
  const rows = await shop.database.rows(
    `SELECT ${ORDER} FROM florin_shop_orders o WHERE ${conditions.sql}
     ORDER BY o.created_at DESC, o.id DESC LIMIT ${conditions.value(limit + 1)}::integer`,
    conditions.parameters,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    orders: rows.slice(0, limit).map((row) => orderOf(shop, row)),
    ...(last && { next: writeCursor('orders', [Number(last['created_at']), String(last['id'])]) }),
  };
}

function imageOf(shop: Shop, line: Row): { image?: ListingImage } {
  if (line['isDrawn'])
    return { image: drawnImage(shop.imagesUrl, String(line['listingId']), 1, String(line['title'])) };
  return line['image'] ? { image: line['image'] as ListingImage } : {};
}

/** An order as the interface has it, of the columns `ORDER`. */
function orderOf(shop: Shop, row: Row): OrderBody {
  const currency = String(row['currency']);
  const amount = (value: unknown) => ({ value: Number(value), currency });
  const lines = row['lines'] as readonly Row[];
  const steps = row['steps'] as readonly Row[];
  return {
    id: String(row['id']),
    number: String(row['number']),
    email: String(row['email']),
    status: row['status'] as OrderBody['status'],
    statusHistory: steps.map(({ status, at, note }) => ({
      status: status as OrderBody['status'],
      at: timeOf(at),
      ...(typeof note === 'string' && { note }),
    })),
    lines: lines.map((line) => ({
      listingId: String(line['listingId']),
      title: String(line['title']),
      ...imageOf(shop, line),
      seller: { id: String(line['sellerId']), name: String(line['sellerName']) },
      quantity: Number(line['quantity']),
      unitPrice: amount(line['unitPrice']),
      total: amount(Number(line['quantity']) * Number(line['unitPrice'])),
    })),
    currency,
    totals: { subtotal: amount(row['subtotal']), total: amount(row['subtotal']) },
    createdAt: timeOf(row['created_at']),
    updatedAt: timeOf(row['updated_at']),
    ...(row['held_until'] !== null && { heldUntil: timeOf(row['held_until']) }),
    ...(row['is_short'] === true && { isShort: true }),
  };
}

/** Finds an order by its number, for the merchant's own server: it says what a payment is for. */
export async function findOrder(shop: Shop, number: string): Promise<OrderBody | undefined> {
  // A browser may write anything into a reference; PostgreSQL takes no NUL.
  if (number.includes('\0')) return undefined;
  await releaseExpired(shop);
  const [row] = await shop.database.rows(
    `SELECT ${ORDER} FROM florin_shop_orders o WHERE o.number = $1::text`,
    [number],
  );
  return row && orderOf(shop, row);
}

/** Orders that were paid after their pieces had been sold to others, the oldest first: a person has to decide what is done. */
export async function shortOrders(shop: Shop): Promise<readonly OrderBody[]> {
  const rows = await shop.database.rows(
    `SELECT ${ORDER} FROM florin_shop_orders o WHERE o.is_short AND o.status = 'paid'
     ORDER BY o.created_at, o.id LIMIT 1000`,
  );
  return rows.map((row) => orderOf(shop, row));
}

export const listOrders: RowWork<typeof ListOrders> = async (shop, caller, { email, status, ...page }) => {
  if (!receivesAt(caller, email)) throw new ListingsRefusal('not-found');
  await releaseExpired(shop);
  const conditions = new Conditions();
  conditions.add(`o.email = ${conditions.value(email)}::text`);
  if (status !== undefined) conditions.add(`o.status = ${conditions.value(status)}::text`);
  return pageOfOrders(shop, conditions, page);
};

/** Why a line stood in the way of its order, as the database saw it while it held the listing. */
function refusalOf({ lines }: NewOrder, held: readonly Row[]): ListingsRefusal {
  const byId = new Map(held.map((row) => [row['id'], row]));
  const currency = byId.get(lines[0]?.listingId)?.['currency'];
  for (const [at, { listingId, quantity }] of lines.entries()) {
    const row = byId.get(listingId);
    const left = Number(row?.['stock']);
    if (row?.['status'] !== 'active') return new ListingsRefusal('unknown-listing', `lines.${at}.listingId`);
    if (left === 0) return new ListingsRefusal('sold-out', `lines.${at}.quantity`, { left });
    if (left < quantity) return new ListingsRefusal('too-few-left', `lines.${at}.quantity`, { left });
    if (row['currency'] !== currency) return new ListingsRefusal('other-currency', `lines.${at}.listingId`);
  }
  return new ListingsRefusal('internal');
}

export const createOrder: RowWork<typeof CreateOrder> = async (shop, caller, { email, lines }) => {
  if (!receivesAt(caller, email)) throw new ListingsRefusal('not-found');
  checkEmail(email);
  const ids = lines.map(({ listingId }) => listingId);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0) throw new ListingsRefusal('same-listing', `lines.${twice}.listingId`);
  const quantities = lines.map(({ quantity }) => quantity);
  await countOrder(shop, caller, email);
  await releaseExpired(shop);
  const at = shop.now();
  const held = await shop.database.rows(PLACE, [ids, quantities, shop.newId(), email, at, at + shop.holdFor]);
  const number = held[0]?.['number'];
  const order = typeof number === 'string' ? await findOrder(shop, number) : undefined;
  if (!order) throw refusalOf({ lines }, held);
  return order;
};
