import { readJson, UnreadableBody } from '../client/wire/body.js';
import { CALLER_HEADER, readCaller, type Caller } from '../client/listings/caller.js';
import { findSales, listings } from '../client/listings/index.js';
import type { Operation } from '../client/operation.js';
import { inCloudflareWorkers } from '../facts/cloudflare-workers.js';
import { isIdempotencyKey } from '../client/wire/idempotency.js';
import { readQuery } from '../client/wire/query.js';
import { strictly } from '../client/schema/validate.js';
import { CAPABILITIES } from './capabilities.js';
import { Database } from './database/database.js';
import type { SqlConnection } from '../database/connection.js';
import { pgliteConnection } from '../database/pglite.js';
import { answerPicture } from './images/answer.js';
import { newId } from './new-id.js';
import { refuseNul } from './nul.js';
import { ListingsRefusal } from './refusal.js';
import { KeptCounts } from './rows/kept-counts.js';
import { PageTurns } from './rows/page-turns.js';
import { rows } from './rows/index.js';
import { findSales as salesWork } from './rows/sales.js';
import { moveOrder, type OrderStatus } from './rows/order-steps.js';
import { holdOrder, keepUp } from './rows/holds.js';
import { findOrder, shortOrders, type OrderBody } from './rows/orders.js';
import { seedCatalogue, type SeedOptions } from './seed/seed.js';
import { HOLD_FOR, ORDER_LIMITS, type RowWork, type Shop } from './shop.js';

export interface ListingsOptions {
  /** Where everything is kept. Default: PGlite in memory, which a restart forgets. */
  readonly connection?: SqlConnection | undefined;
  /** Path the service is served under, for example `/listings`. Default: none. */
  readonly mount?: string | undefined;
  /** The `X-API-Key` to insist on. Left out: none is asked for, so that only code of your own may reach the service. */
  readonly apiKey?: string | undefined;
  /** Fills an empty database with goods to look at, all or none of them, before the first answer. Default: it stays empty. */
  readonly seed?: SeedOptions | undefined;
  /** Where browsers find the pictures that the service draws. Default: `{mount}/images`, on the page's own origin. */
  readonly imagesUrl?: string | undefined;
  /**
   * Milliseconds that the pieces of an unpaid order are off the stock. Afterwards it is `expired` and they are for sale
   * again. `holdOrder` extends it while the order is being paid. Default: 15 minutes.
   */
  readonly holdFor?: number | undefined;
  /**
   * Orders that one shopper or one session, and one address, may place in an hour; one more is refused with
   * `too-many-orders`. Your own server and operators are not counted. Default: 10 and 60.
   */
  readonly orderLimits?:
    { readonly session?: number | undefined; readonly address?: number | undefined } | undefined;
  /** Hears of what went wrong inside; the one who asked hears `internal`. Default: one line on the console. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A service of listings to talk to: a fetch handler, and what the merchant's own server wants of it. */
export interface Listings {
  (request: Request): Promise<Response>;
  /** What an order is for, by its number: the amount of a payment comes from here. */
  findOrder(number: string): Promise<OrderBody | undefined>;
  /** Takes an order a step on; a step that is done or that cannot follow changes nothing. */
  moveOrder(number: string, status: OrderStatus, note?: string): Promise<OrderBody | undefined>;
  /**
   * Keeps what an order is made of for its shopper, for `holdFor` from now. Give it to the proxy as `holdOrder`. False where
   * the order is unknown or cancelled, or its time was up and something of it is sold.
   */
  holdOrder(number: string): Promise<boolean>;
  /** Orders that were paid after their pieces had been sold to others, the oldest first, at most 1,000. */
  shortOrders(): Promise<readonly OrderBody[]>;
  /** Puts what was not paid in time back on sale. Runs by itself each minute; call it on an edge worker's schedule. */
  upkeep(): Promise<void>;
  close(): Promise<void>;
  /** The path it is served under. */
  readonly mount: string;
  /** What a search may leave to it: all there is. */
  readonly capabilities: { readonly paging: true; readonly search: true; readonly sort: true };
}

const LIMITS = { maxBytes: 131_072, maxDepth: 16 };

interface Route {
  readonly row: Operation;
  readonly work: RowWork<Operation>;
  readonly pattern: RegExp;
  readonly parameters: readonly string[];
}

const ROUTES: readonly Route[] = Object.entries({ ...listings, findSales }).map(([name, row]) => ({
  row,
  work: { ...rows, findSales: salesWork }[name as keyof typeof rows] as unknown as RowWork<Operation>,
  pattern: new RegExp(`^${row.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  parameters: [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter),
}));

/**
 * Makes the service of listings, categories, users and orders. Its callers are trusted: about who asks, in the header
 * `X-Florin-Caller`, and without that header as the merchant's own server. So it stands behind the proxy and never in the open.
 */
export function createListings(options: ListingsOptions = {}): Listings {
  const { connection = pgliteConnection(), mount = '', imagesUrl = `${mount}/images` } = options;
  const database = new Database(connection);
  const shop: Shop = {
    database,
    now: options.now ?? Date.now,
    newId,
    imagesUrl: imagesUrl.replace(/\/+$/, ''),
    counts: new KeptCounts(),
    turns: new PageTurns(),
    holdFor: options.holdFor ?? HOLD_FOR,
    limits: {
      session: options.orderLimits?.session ?? ORDER_LIMITS.session,
      address: options.orderLimits?.address ?? ORDER_LIMITS.address,
    },
  };
  const onError = options.onError ?? ((error) => console.error(`florin/listings: ${String(error)}`));
  let seeding: Promise<unknown> | undefined;
  const isFilled = async (): Promise<void> => {
    if (!options.seed) return;
    seeding ??= seedCatalogue(connection, options.seed).catch((error: unknown) => {
      seeding = undefined;
      throw error;
    });
    await seeding;
  };
  const minute = everyMinute(() => keepUp(shop).catch(onError));
  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.startsWith(`${mount}/`) ? url.pathname.slice(mount.length) : '';
    try {
      const picture = path.startsWith('/images/') ? answerPicture(request) : undefined;
      if (picture) return picture;
      await isFilled();
      return await answer(shop, options, request, path);
    } catch (error) {
      const isKnown = error instanceof ListingsRefusal;
      if (!isKnown) onError(error);
      const { status, body } = isKnown ? error : new ListingsRefusal('internal');
      return respond(status, body);
    }
  };
  return Object.assign(handle, {
    findOrder: (number: string) => findOrder(shop, number),
    moveOrder: (number: string, status: OrderStatus, note?: string) => moveOrder(shop, number, status, note),
    holdOrder: (number: string) => holdOrder(shop, number),
    shortOrders: () => shortOrders(shop),
    upkeep: () => keepUp(shop),
    close: async () => {
      clearInterval(minute);
      await database.close();
    },
    mount,
    capabilities: CAPABILITIES,
  });
}

/** An edge worker may set no timer before its first request, and is gone between two. */
function everyMinute(work: () => Promise<unknown>): ReturnType<typeof setInterval> | undefined {
  if (inCloudflareWorkers() || !('process' in globalThis)) return undefined;
  const timer = setInterval(() => void work(), 60_000);
  // A process that has nothing else to do may end.
  if (typeof timer === 'object') timer.unref();
  return timer;
}

async function answer(
  shop: Shop,
  { apiKey }: ListingsOptions,
  request: Request,
  path: string,
): Promise<Response> {
  if (apiKey !== undefined && request.headers.get('x-api-key') !== apiKey)
    throw new ListingsRefusal('unauthorised');
  const here = ROUTES.filter(({ pattern }) => pattern.test(path));
  const route = here.find(({ row }) => row.method === request.method);
  if (!route && here.length > 0) {
    const { status, body } = new ListingsRefusal('method-not-allowed');
    return respond(status, body, { allow: here.map(({ row }) => row.method).join(', ') });
  }
  if (!route) throw new ListingsRefusal('not-found');
  const input = await readInput(route, request, path);
  const named = request.headers.get(CALLER_HEADER);
  const caller: Caller = named === null ? { role: 'operator' } : readCaller(named);
  const body = await route.work(shop, caller, input as never, keyOf(request));
  return respond(route.row.success[0] ?? 200, body);
}

function keyOf({ headers }: Request): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null || isIdempotencyKey(key)) return key ?? undefined;
  throw new ListingsRefusal('invalid-request', 'Idempotency-Key');
}

/** Path and query or body, held to the row. */
async function readInput(
  { row, pattern, parameters }: Route,
  request: Request,
  path: string,
): Promise<object> {
  const values = pattern.exec(path)?.slice(1) ?? [];
  const inPath = Object.fromEntries(parameters.map((name, at) => [name, decode(values[at] ?? '')]));
  const given =
    row.method === 'GET' ? readQuery(row, new URL(request.url).searchParams) : await readBody(request);
  if (!row.input) return inPath;
  const { value, fault } = strictly(row.input(), given);
  if (fault !== undefined) throw new ListingsRefusal('invalid-request', fault);
  refuseNul(value);
  return { ...(value as object), ...inPath };
}

function decode(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    if (!text.includes('\0')) return text;
  } catch {
    // Not an escape: no id is written like that, just as with NUL.
  }
  throw new ListingsRefusal('not-found');
}

async function readBody(request: Request): Promise<unknown> {
  return readJson(request, LIMITS).catch((error: unknown) => {
    if (!(error instanceof UnreadableBody)) throw error;
    throw new ListingsRefusal(error.message === 'too large' ? 'too-large' : 'invalid-request', '(body)');
  });
}

const respond = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
