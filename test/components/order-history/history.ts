import type { Fetch } from '../../../src/client/index.js';
import type { Listing, Order } from '../../../src/client/listings/index.js';
import '../../../src/components/order-history/define.js';
import type { FlorinOrderHistory } from '../../../src/components/order-history/order-history.js';
import { DAY } from '../../../src/facts/instant.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';
import { order, totalling } from './orders.js';

type Answer = Response | Promise<Response> | undefined;

/** A shopper's orders behind a proxy. */
export interface Book {
  orders: Order[];
  readonly listings: Map<string, Listing>;
  readonly asked: string[];
  readonly fetch: Fetch;
  /** Stands before the proxy until it is taken away. */
  obstacle: ((call: string) => Answer) | undefined;
}

/** As the service writes it: a status of its own is a word like any other. */
const written = (each: Order): unknown => ({ ...each, status: each.status.replace('unknown:', '') });

export function openBook(...orders: Order[]): Book {
  const answer = (call: string): Response => {
    const { pathname, searchParams } = new URL(call.split(' ')[1] ?? '', location.href);
    if (pathname === '/config')
      return Response.json({ environment: 'sandbox', serverTime: String(Date.now()) });
    const [, id = ''] = /^\/listings\/listing\/([^/]+)$/.exec(pathname) ?? [];
    const listing = book.listings.get(decodeURIComponent(id));
    if (listing) return Response.json(listing);
    if (pathname !== '/listings/getOrders/me')
      return Response.json({ error: { code: 'not-found' } }, { status: 404 });
    const from = Number(searchParams.get('cursor') ?? 0);
    const until = from + Number(searchParams.get('limit') ?? 50);
    const next = until < book.orders.length ? { next: String(until) } : {};
    return Response.json({ orders: book.orders.slice(from, until).map(written), ...next });
  };
  const book: Book = {
    orders,
    listings: new Map(),
    asked: [],
    obstacle: undefined,
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input, location.href);
      const call = `${init.method} ${pathname.replace('/florin', '')}${search}`;
      book.asked.push(call);
      return (await book.obstacle?.(call)) ?? answer(call);
    },
  };
  return book;
}

/** Many orders, one a day, the newest first. */
export const many = (count: number, changes: (at: number) => Partial<Order> = () => ({})): Order[] =>
  Array.from({ length: count }, (_, at) => {
    const createdAt = new Date(Date.UTC(2026, 10, 20, 12) - at * DAY).toISOString();
    return order({
      id: `o-${String(count - at).padStart(6, '0')}`,
      number: `FL-${100_000 + count - at}`,
      status: 'delivered',
      statusHistory: [{ status: 'delivered', at: createdAt, note: undefined }],
      totals: totalling(1000 + at),
      createdAt,
      updatedAt: createdAt,
      ...changes(at),
    });
  });

export interface Opened extends OpenedElement<FlorinOrderHistory> {
  /** Numbers of the orders in the list, as far as they are shown. */
  numbers(): string[];
  part<Type extends HTMLElement = HTMLElement>(name: string): Type;
  click(part: string): Promise<void>;
  type(selector: string, value: string): Promise<void>;
}

const EVENTS = [
  'florin-order-opened',
  'florin-order-changed',
  'florin-before-order-repeat',
  'florin-orders-exported',
  'florin-order-history-failed',
];

export async function open(
  { fetch }: Pick<Book, 'fetch'>,
  properties: Partial<FlorinOrderHistory> = {},
  state = 'ready',
): Promise<Opened> {
  const opened = await openElement('florin-order-history', { fetch, properties, events: EVENTS });
  const { element, root } = opened;
  const part = <Type extends HTMLElement>(name: string): Type => {
    const found = root.querySelector<Type>(`[part~=${name}]`);
    if (!found) throw new Error(`no part ${name}: ${read(root).slice(0, 500)}`);
    return found;
  };
  if (state) await opened.state(state);
  return {
    ...opened,
    part,
    numbers: () => [...root.querySelectorAll('[part~=order] .number bdi')].map(read),
    click: async (name) => {
      part(name).click();
      await element.updateComplete;
    },
    type: async (selector, value) => {
      const field = root.querySelector<HTMLInputElement>(selector)!;
      field.value = value;
      field.dispatchEvent(new Event('input'));
      field.dispatchEvent(new Event('change'));
      await element.updateComplete;
    },
  };
}
