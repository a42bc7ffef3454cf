import { ClientError } from '../../../client/index.js';
import { findSales, type OrderPage, type SalesQuestion } from '../../../client/listings/index.js';
import type { SaleFilter, SalePage, SaleRecord } from '../../../client/operator/index.js';
import { listingsOffer } from '../../policy/listings.js';
import { Refusal } from '../../refusal.js';
import { callerHeaders } from '../../rows/caller-headers.js';
import { connect, missingFor } from '../../rows/connection.js';
import { refusalOf, refusalOfListings } from '../../rows/platform-refusal.js';
import type { Call, Reply, Services } from '../../services.js';
import { momentOf, PAGE } from '../page.js';
import { cutDown } from './cut-down.js';
import { paymentsOf } from './sale-payments.js';

/** `GET /sales`: orders that hold a line of the seller's, cut down to those lines, latest first. */
export async function listSales(services: Services, call: Call, asked: SaleFilter): Promise<Reply> {
  const { search, from, until, status, listing, cursor, limit = PAGE } = asked;
  for (const [field, time] of [
    ['from', from],
    ['until', until],
  ] as const)
    momentOf(field, time);
  const seller = sellerOf(call, asked.seller);
  const page = await find(services, call, { seller, search, from, until, status, listing, cursor, limit });
  const body: SalePage = {
    sales: page.orders.flatMap((order) => cutDown(order, seller) ?? []),
    ...(page.next !== undefined && { nextCursor: page.next }),
  };
  return { status: 200, body };
}

/** `GET /sales/{reference}`: one of them, by the order's number, with the payments that count for it. */
export async function getSale(services: Services, call: Call, number: string): Promise<Reply> {
  const seller = sellerOf(call, undefined);
  const { orders } = await find(services, call, { seller, number, limit: 1 });
  const order = orders.find((each) => each.number === number);
  const sale = order && cutDown(order, seller);
  if (!sale) throw new Refusal('not-found');
  const body: SaleRecord = { ...sale, payments: await paymentsOf(services, call, sale) };
  return { status: 200, body };
}

/** Whose lines are meant: a seller's own, whatever they ask for. A session that names no user has sold nothing. */
function sellerOf({ caller: { audience, identity } }: Call, asked: string | undefined): string | undefined {
  if (audience === 'operator') return asked;
  const { userId } = identity;
  if (audience !== 'seller' || !userId) throw new Refusal('not-found');
  return userId;
}

/** Asks the merchant's service of listings. One that has no such path offers no sales. */
async function find(services: Services, call: Call, question: SalesQuestion): Promise<OrderPage> {
  const { settings } = services;
  const { name, credential } = listingsOffer;
  const own = { ...call.traced, ...(await callerHeaders(settings, listingsOffer, call)) };
  const ask = connect(settings, { name }, credential, own);
  if (!ask) throw new Refusal('not-configured', { field: missingFor(settings, name, credential) });
  try {
    return (await ask(findSales, question)) as OrderPage;
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    call.note(`platform-${error.status ?? error.kind}`);
    throw refusalOfListings(error) ?? refusalOf(error);
  }
}
