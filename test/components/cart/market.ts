import type { Fetch } from '../../../src/client/index.js';
import type { Listing, Order } from '../../../src/client/listings/index.js';
import '../../../src/components/cart/define.js';
import type { FlorinCart } from '../../../src/components/cart/cart.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';
import { listed } from '../parts/cart/carts.js';

type Answer = Response | Promise<Response> | undefined;

/** A marketplace behind a proxy, as far as a cart asks it: listings by id, orders of one shopper. */
export interface Market {
  readonly listings: Map<string, Listing>;
  readonly orders: Order[];
  readonly asked: string[];
  readonly fetch: Fetch;
  /** Stands before the proxy until it is taken away. `proceed` lets the call through and loses its answer, or not. */
  obstacle: ((call: string, proceed: () => Response) => Answer) | undefined;
}

const NOT_FOUND = () => Response.json({ error: { code: 'not-found' } }, { status: 404 });

export const thing = (id: string, changes: Partial<Listing> = {}): Listing =>
  listed({ id, title: id[0]?.toUpperCase() + id.slice(1), ...changes });

function placed(market: Market, items: readonly { listingId: string; quantity: number }[]): Response {
  const problem = items.findIndex(({ listingId, quantity }) => {
    const listing = market.listings.get(listingId);
    return listing?.status !== 'active' || listing.stock < quantity;
  });
  if (problem >= 0)
    return Response.json(
      { error: { code: 'platform-refused', field: `lines.${problem}.quantity` } },
      { status: 409 },
    );
  const lines = items.map(({ listingId, quantity }) => {
    const { title, price } = market.listings.get(listingId) as Listing;
    return {
      listingId,
      title,
      quantity,
      unitPrice: price,
      total: { ...price, value: price.value * quantity },
    };
  });
  const currency = lines[0]?.total.currency ?? 'EUR';
  const total = { value: lines.reduce((sum, { total: { value } }) => sum + value, 0), currency };
  const at = new Date().toISOString();
  const order = {
    id: `o-${market.orders.length + 1}`,
    number: `FL-${100_001 + market.orders.length}`,
    email: 'ann@shop.example',
    status: 'placed',
    statusHistory: [{ status: 'placed', at }],
    lines,
    currency,
    totals: { subtotal: total, total },
    createdAt: at,
    updatedAt: at,
  };
  market.orders.unshift(order as unknown as Order);
  return Response.json(order, { status: 201 });
}

export function openMarket(...things: Listing[]): Market {
  const answer = (call: string, body: string): Response => {
    if (call === 'GET /config')
      return Response.json({ environment: 'sandbox', serverTime: String(Date.now()) });
    if (call === 'POST /listings/addOrder/me')
      return placed(market, (JSON.parse(body) as { lines: { listingId: string; quantity: number }[] }).lines);
    if (call.startsWith('GET /listings/getOrders/me')) return Response.json({ orders: market.orders });
    const [, id = ''] = /^GET \/listings\/listing\/([^/]+)$/.exec(call) ?? [];
    const listing = market.listings.get(decodeURIComponent(id));
    return listing ? Response.json(listing) : NOT_FOUND();
  };
  const market: Market = {
    listings: new Map(things.map((each) => [each.id, each])),
    orders: [],
    asked: [],
    obstacle: undefined,
    fetch: async (input, init) => {
      const { pathname } = new URL(input, location.href);
      const call = `${init.method} ${pathname.replace('/florin', '')}`;
      market.asked.push(call);
      const proceed = () => answer(call, String(init.body));
      return (await market.obstacle?.(call, proceed)) ?? proceed();
    },
  };
  return market;
}

export interface Opened extends OpenedElement<FlorinCart> {
  /** What stands in the lines, without pictures. */
  lines(): string[];
  summary(): string;
  click(name: RegExp): Promise<void>;
}

const EVENTS = [
  'florin-before-order-create',
  'florin-order-created',
  'florin-cart-changed',
  'florin-cart-failed',
];

export async function open(
  { fetch }: Pick<Market, 'fetch'>,
  { beside, ...properties }: Partial<FlorinCart> & { readonly beside?: Node } = {},
): Promise<Opened> {
  const opened = await openElement('florin-cart', { fetch, properties, beside, events: EVENTS });
  const { element, root, button } = opened;
  return {
    ...opened,
    lines: () => [...root.querySelectorAll('[part~=line]')].map(read),
    summary: () => [...root.querySelectorAll('[part~=summary]')].map(read).join(' / '),
    click: async (name) => {
      button(name).click();
      await element.updateComplete;
    },
  };
}
