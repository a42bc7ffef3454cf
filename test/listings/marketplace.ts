import assert from 'node:assert/strict';

import { bind, createClient, type Bound } from '../../src/client/client.js';
import { CALLER_HEADER, writeCaller, type Caller } from '../../src/client/listings/caller.js';
import {
  listings,
  type Category,
  type Listing,
  type NewListing,
  type User,
} from '../../src/client/listings/index.js';
import { createListings, type Listings, type SqlConnection } from '../../src/listings/index.js';

export const EUR = (value: number) => ({ value, currency: 'EUR' });

export interface Answer {
  readonly status: number;
  // Tests read deep into answers whose shape is the thing under test.
  readonly body: ReturnType<typeof JSON.parse>;
}

/** A service of listings, and ways to call it as any caller. */
export interface Marketplace {
  readonly service: Listings;
  /** The merchant's own server, which may do everything. */
  readonly server: Bound<typeof listings>;
  as(caller: Caller): Bound<typeof listings>;
  /** A request as it stands, for what no client would send. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** A new seller, in a category that no other test uses. */
  stall(): Promise<Stall>;
}

export interface Stall {
  readonly seller: User;
  readonly caller: Caller;
  readonly category: Category;
  /** Puts a thing up for sale. */
  offer(changes?: Partial<NewListing>): Promise<Listing>;
}

const MOUNT = '/market';

/** Milliseconds that tests have let pass beside those that did. */
let passed = 0;
/** A clock that a test puts forward. */
export const clock = {
  now: () => Date.now() + passed,
  pass: (milliseconds: number) => void (passed += milliseconds),
};

let count = 0;
/** A word that no other test uses. */
export const unique = (word: string): string =>
  `${word}${(++count).toString(36)}x${process.pid.toString(36)}`;

/** The refusal of a call that must not succeed. */
export const refusalOf = async (call: Promise<unknown>): Promise<string> => {
  const error = await call.then(
    () => assert.fail('was not refused'),
    (refused: unknown) => refused as { status?: number; code?: string; field?: string },
  );
  return [error.status, error.code, error.field].filter(Boolean).join(' ');
};

export function openMarketplace(connection: SqlConnection, now: () => number = Date.now): Marketplace {
  const service = createListings({ connection, mount: MOUNT, now });
  const baseUrl = `https://listings.example${MOUNT}`;
  const fetch = (url: string, init?: RequestInit) => service(new Request(url, init));
  const clientOf = (headers: Record<string, string>) =>
    bind(createClient({ baseUrl, headers, fetch, maxBytes: 16_777_216 }), listings);
  const server = clientOf({});
  return {
    service,
    server,
    as: (caller) => clientOf({ [CALLER_HEADER]: writeCaller(caller) }),
    async send(method, path, body, headers = {}) {
      const init = { method, headers: { 'content-type': 'application/json', ...headers } };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await fetch(`${baseUrl}${path}`, body === undefined ? init : { ...init, body: text });
      return { status: response.status, body: await response.json() };
    },
    async stall() {
      const email = `${unique('seller')}@shop.example`;
      const seller = await server.createUser({ email, name: unique('Stall '), role: 'seller' });
      const category = await server.createCategory({ name: unique('Things ') });
      const offer = (changes: Partial<NewListing> = {}) =>
        server.createListing({
          userId: seller.id,
          title: 'Brass lamp',
          description: 'Gives light.',
          price: EUR(4900),
          categoryId: category.id,
          stock: 5,
          condition: 'new',
          status: 'active',
          ...changes,
        });
      return { seller, caller: { role: 'seller', userId: seller.id, email }, category, offer };
    },
  };
}

/** All pages of a search, one after the other. `between` runs after each. */
export async function readAll(
  market: Bound<typeof listings>,
  search: Parameters<typeof market.listListings>[0],
  between: () => Promise<unknown> = async () => undefined,
): Promise<Listing[]> {
  const found: Listing[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await market.listListings(cursor === undefined ? search : { ...search, cursor });
    found.push(...page.listings);
    assert.ok(found.length < 10_000, 'pages without end');
    if (page.next === undefined) return found;
    cursor = page.next;
    await between();
  }
}
