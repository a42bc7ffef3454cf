import { DAY } from '../facts/instant.js';
import { answerPicture } from '../listings/images/answer.js';
import { pageAt } from './bank/addresses.js';
import { answerPage, placeOf } from './bank/bank.js';
import { bookEntry, disputeEntries, type BookEntry, type DisputeEntry } from './platform/books.js';
import { deliver } from './faults/delivery.js';
import { createEnvelopes, type Opened } from './cards/envelopes.js';
import { FaultPlans, type Faults } from './faults/faults.js';
import { placeAt } from './hosted-onboarding/addresses.js';
import { answerHosted } from './hosted-onboarding/hosted-onboarding.js';
import { paymentPlaceAt } from './hosted-payment/addresses.js';
import { answerPaymentPage } from './hosted-payment/hosted-payment.js';
import { IdempotencyStore, type IdempotencyRules } from './platform/idempotency.js';
import { ordersOf, type MarketplaceOrders } from './listings/shop.js';
import type { HistoryOptions } from './state/history-options.js';
import type { MarketplaceOptions } from './state/marketplace-options.js';
import { answerClientKey, answerMiss, answerOperation, notFound } from './platform/platform.js';
import { checkNotifications, type NotificationOptions, type Notifications } from './notifications/options.js';
import { Outbox } from './notifications/outbox.js';
import { matchOperation, missOf } from './platform/routes.js';
import { State } from './state/state.js';
import { keyOf } from './workspace/allowance.js';
import { answerMock } from './workspace/mocks/answer-mock.js';
import { mockPlaceAt } from './workspace/mocks/mock-server.js';

export interface SandboxOptions {
  /** Address of the bank's pages, another origin than the shop's, for example `http://127.0.0.1:8081`. A path is fine. */
  origin: string;
  /** The `X-API-Key` to insist on. Left out: any key will do, but one there must be. */
  apiKey?: string;
  /**
   * The password of web-service users, `<ws_user>@<scope>`, to insist on. Left out: any will do where any key does, none
   * where there is an `apiKey`.
   */
  password?: string;
  /** The one merchant account to take; others get 403. Left out: any. */
  merchantAccount?: string;
  /** Makes references and tokens repeatable. Left out: they differ from run to run. Keys always do. */
  seed?: string | number;
  /** Milliseconds since the epoch. Default: `Date.now`. */
  now?: () => number;
  /** Milliseconds after which encrypted card data is refused with 172. Default: 24 hours. */
  envelopeLifetime?: number;
  idempotency?: IdempotencyRules;
  /** Where the platform tells what becomes of payments. Left out: no notifications are sent. */
  notifications?: NotificationOptions;
  /** The marketplace. */
  listings?: MarketplaceOptions;
  /** The past of the platform, for example `{ days: 365, sellers: 300, transactions: 100_000, disputes: 60 }`: made in seconds. */
  history?: HistoryOptions;
  /** Sees every opened envelope in clear, so that a test can compare. Exists in the sandbox only. */
  onDecrypted?: (opened: Opened) => void;
}

/** A platform to talk to: a fetch handler, and what a test wants to know of it. */
export interface Sandbox {
  (request: Request): Promise<Response>;
  /** The same as a `fetch`, for a client or a proxy in the same process. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The platform's card key, `10001|…` in hex. */
  readonly publicKey: string;
  /** Where the bank's pages are, without a slash at the end. */
  readonly origin: string;
  readonly faults: Faults;
  /** Payments that were really carried out, oldest first: the place to count double charges. */
  readonly books: () => readonly BookEntry[];
  /**
   * The disputes there are, oldest first: those of test cards that are for it, and some that were there before, with payments
   * of their own. The platform lists them nowhere; a merchant hears of each by a notification.
   */
  readonly disputes: () => readonly DisputeEntry[];
  readonly notifications: Notifications;
  /** Orders of the marketplace, as the merchant's own server sees them. */
  readonly orders: MarketplaceOrders;
}

/** Starts a simulated platform with empty books. It lives as long as nothing else holds it: all it knows is in memory. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const base = options.origin.replace(/\/+$/, '');
  const now = options.now ?? Date.now;
  const { onDecrypted, seed, merchantAccount, apiKey, password, listings, history } = options;
  const envelopes = await createEnvelopes({ lifetime: options.envelopeLifetime ?? DAY, now, onDecrypted });
  const state = new State({ base, merchantAccount, seed, now, envelopes, listings, history });
  const idempotency = new IdempotencyStore(now, options.idempotency);
  const faults = new FaultPlans();
  if (options.notifications) await checkNotifications(options.notifications);
  const outbox = options.notifications && new Outbox(state, options.notifications, { seed, faults });
  if (outbox) state.announce = outbox.announce;
  const platform = { state, idempotency, credentials: { apiKey, password } };
  const isWound = options.notifications?.isAutomatic ?? options.now === undefined;

  const handle = async (request: Request): Promise<Response> => {
    const path = pathBelow(base, request.url);
    const [, clientKey] = /^\/checkoutshopper\/v1\/clientKeys\/([^/]+)$/.exec(path) ?? [];
    const page = pageAt(path);
    const operation = matchOperation(request.method, path);
    const secure = operation?.around.name === 'workspace' && securely(base, request.url);
    if (secure) return new Response(null, { status: 301, headers: { location: secure } });
    if (page) {
      const place = placeOf(page);
      const execute = async (): Promise<Response> => {
        const answer = await answerPage(state, page, request);
        if (isWound) outbox?.wind();
        return answer;
      };
      return deliver({ request, faults: place ? faults.take(place) : [], execute });
    }
    const hosted = placeAt(path);
    if (hosted) {
      const execute = (): Promise<Response> => answerHosted(state, hosted, request);
      return deliver({ request, faults: faults.take('hosted-onboarding'), execute });
    }
    const paying = paymentPlaceAt(path);
    if (paying) {
      const execute = async (): Promise<Response> => {
        const answer = await answerPaymentPage(state, paying, request);
        if (isWound) outbox?.wind();
        return answer;
      };
      return deliver({ request, faults: faults.take('hosted-payment'), execute });
    }
    const mock = mockPlaceAt(path);
    if (mock) {
      const execute = (): Promise<Response> => answerMock(state, mock, request, apiKey);
      return deliver({ request, faults: faults.take('mock-server'), execute });
    }
    if (clientKey && request.method === 'GET') {
      const execute = async (): Promise<Response> => answerClientKey(state, clientKey);
      return deliver({ request, faults: faults.take('clientKeys'), execute });
    }
    if (!operation) {
      const miss = missOf(request.method, path, keyOf(request) !== null);
      return answerPicture(request) ?? (miss ? answerMiss(platform, miss, request) : notFound());
    }
    const taken = faults.take(operation.place);
    const execute = async (): Promise<Response> => {
      const answer = await answerOperation(platform, operation, request, taken);
      if (isWound) outbox?.wind();
      return answer;
    };
    return deliver({ request, faults: taken, execute, refusals: operation.around.refusals });
  };

  return Object.assign((request: Request) => handle(request), {
    fetch: Object.assign(
      (input: string | URL | Request, init?: RequestInit) => handle(new Request(input, init)),
      // A live proxy recognises a sandbox by this mark, and refuses it.
      { [Symbol.for('florin.sandbox')]: true },
    ),
    publicKey: envelopes.publicKey,
    origin: base,
    faults,
    books: () => {
      state.catchUp();
      return state.payments.map((payment) => bookEntry(state, payment));
    },
    disputes: () => {
      state.catchUp();
      const entries = disputeEntries(state);
      // Those of before are told when they are first asked for.
      if (isWound) outbox?.wind();
      return entries;
    },
    notifications: outbox ?? UNTOLD,
    orders: ordersOf(state),
  });
}

const UNTOLD: Notifications = {
  deliver: () => Promise.resolve(),
  nextAt: () => undefined,
  attempts: () => [],
};

/** Where a request over plain HTTP belongs; undefined where it came as it should, or the sandbox itself is served plainly. */
const securely = (base: string, address: string): string | undefined =>
  base.startsWith('https:') && address.startsWith('http:') ? address.replace('http:', 'https:') : undefined;

/** The path as the sandbox knows it, whether or not its base address has a path of its own. */
function pathBelow(base: string, address: string): string {
  const { pathname } = new URL(address);
  const prefix = new URL(base).pathname.replace(/\/+$/, '');
  return prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
