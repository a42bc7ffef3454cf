import type { Listing } from '../../../src/client/listings/index.js';
import type { Fetch } from '../../../src/client/index.js';
import '../../../src/components/listing-catalogue/define.js';
import type { FlorinListingCatalogue } from '../../../src/components/listing-catalogue/listing-catalogue.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';
import { listing } from './local/goods.js';

const NAMES = ['Brass lamp', 'Oak chair', 'Łódź poster', 'Linen jumper', 'Cast-iron pot', 'Field wristwatch'];
const PICTURE = { url: '/nothing-here.svg?w=400', alt: 'A thing', width: 400, height: 300 };

/** Things of six kinds, numbered. */
export const goods = (count: number): Listing[] =>
  Array.from({ length: count }, (_, number) =>
    listing(number, { title: `${NAMES[number % 6]} no. ${number}`, stock: 9, images: [PICTURE] }),
  );

export interface Market {
  readonly fetch: Fetch;
  /** Query of each request for listings. */
  readonly asked: URLSearchParams[];
  /** Ids that were asked for one by one. */
  readonly askedFor: string[];
  listings: readonly Listing[];
  /** Answers in place of the service, until it is taken away. */
  obstacle: (() => Promise<Response> | Response) | undefined;
}

/** A service that sends everything at once, or one that pages and searches, as it says in `filters`. */
export function openMarket(listings: readonly Listing[], isServing = false): Market {
  const market: Market = {
    asked: [],
    askedFor: [],
    listings,
    obstacle: undefined,
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(input, location.href);
      if (pathname.endsWith('/config'))
        return Response.json({ environment: 'sandbox', serverTime: String(Date.now()) });
      const [, id] = /\/listing\/([^/]+)$/.exec(pathname) ?? [];
      if (id !== undefined) return answerOne(market, decodeURIComponent(id));
      market.asked.push(searchParams);
      await Promise.resolve();
      if (market.obstacle) return market.obstacle();
      return Response.json(isServing ? pageOf(market.listings, searchParams) : { listings: market.listings });
    },
  };
  return market;
}

function answerOne({ askedFor, listings }: Market, id: string): Response {
  askedFor.push(id);
  const listing = listings.find((each) => each.id === id);
  return listing ? Response.json(listing) : Response.json({ error: { code: 'not-found' } }, { status: 404 });
}

function pageOf(all: readonly Listing[], asked: URLSearchParams) {
  const search = (asked.get('search') ?? '').toLowerCase();
  const conditions = asked.get('condition')?.split(',');
  const found = all.filter(
    (each) =>
      each.title.toLowerCase().includes(search) && (!conditions || conditions.includes(each.condition)),
  );
  const start = Number(asked.get('cursor') ?? 0);
  const end = start + Number(asked.get('limit') ?? 100);
  return {
    listings: found.slice(start, end),
    ...(end < found.length && { next: String(end) }),
    total: found.length,
    facets: [{ field: 'condition', values: [{ value: 'new', count: found.length }] }],
    filters: [
      'search',
      'category',
      'seller',
      'condition',
      'currency',
      'minPrice',
      'maxPrice',
      'sort',
      'limit',
      'cursor',
    ],
  };
}

export interface Opened extends OpenedElement<FlorinListingCatalogue> {
  titles(): string[];
  find<Found extends HTMLElement = HTMLElement>(selector: string): Found;
  type(text: string): Promise<void>;
}

const EVENTS = [
  'florin-listing-opened',
  'florin-before-listing-add',
  'florin-listing-added',
  'florin-listing-catalogue-failed',
];

export async function open(
  { fetch }: Pick<Market, 'fetch'>,
  properties: Partial<FlorinListingCatalogue> = {},
  state = 'ready',
): Promise<Opened> {
  const opened = await openElement('florin-listing-catalogue', { fetch, properties, events: EVENTS });
  const { element, root } = opened;
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = root.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  if (state) await opened.state(state);
  return {
    ...opened,
    find,
    titles: () => [...root.querySelectorAll('.title')].map(read).filter(Boolean),
    type: async (text) => {
      const input = find<HTMLInputElement>('[part=search]');
      input.focus();
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await element.updateComplete;
    },
  };
}
