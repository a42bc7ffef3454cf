import { answerPicture } from '../listings/images/answer.js';
import { pageAt } from './bank/addresses.js';
import { answerPage, placeOf } from './bank/bank.js';
import { bookEntry, type BookEntry } from './books.js';
import { deliver } from './delivery.js';
import { createEnvelopes, type Opened } from './envelopes.js';
import { FaultPlans, type Faults } from './faults.js';
import { IdempotencyStore, type IdempotencyRules } from './idempotency.js';
import { answerClientKey, answerOperation, notFound } from './platform.js';
import { matchOperation } from './routes.js';
import { State } from './state.js';

export interface SandboxOptions {
  /** Address of the bank's pages, another origin than the shop's, for example `http://127.0.0.1:8081`. A path is fine. */
  origin: string;
  /** The `X-API-Key` to insist on. Left out: any key will do, but one there must be. */
  apiKey?: string;
  /** The one merchant account to take; others get 403. Left out: any. */
  merchantAccount?: string;
  /** Makes references and tokens repeatable. Left out: they differ from run to run. Keys always do. */
  seed?: string | number;
  /** Milliseconds since the epoch. Default: `Date.now`. */
  now?: () => number;
  /** Milliseconds after which encrypted card data is refused with 172. Default: 24 hours. */
  envelopeLifetime?: number;
  idempotency?: IdempotencyRules;
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
  /** What was really carried out, oldest first: the place to count double charges. */
  readonly books: () => readonly BookEntry[];
}

const DAY = 86_400_000;

/** Starts a simulated platform with empty books. It lives as long as nothing else holds it: all it knows is in memory. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const base = options.origin.replace(/\/+$/, '');
  const now = options.now ?? Date.now;
  const { onDecrypted, seed, merchantAccount, apiKey } = options;
  const envelopes = await createEnvelopes({ lifetime: options.envelopeLifetime ?? DAY, now, onDecrypted });
  const state = new State({ base, merchantAccount, seed, now, envelopes });
  const idempotency = new IdempotencyStore(now, options.idempotency);
  const faults = new FaultPlans();

  const handle = async (request: Request): Promise<Response> => {
    const path = pathBelow(base, request.url);
    const [, clientKey] = /^\/checkoutshopper\/v1\/clientKeys\/([^/]+)$/.exec(path) ?? [];
    const page = pageAt(path);
    const operation = matchOperation(request.method, path);
    if (page) {
      const place = placeOf(page);
      const execute = (): Promise<Response> => answerPage(state, page, request);
      return deliver({ request, faults: place ? faults.take(place) : [], execute });
    }
    if (clientKey && request.method === 'GET') {
      const execute = async (): Promise<Response> => answerClientKey(state, clientKey);
      return deliver({ request, faults: faults.take('clientKeys'), execute });
    }
    if (!operation) return answerPicture(request) ?? notFound();
    const taken = faults.take(operation.place);
    const execute = (): Promise<Response> =>
      answerOperation({ state, idempotency, apiKey }, operation, request, taken);
    return deliver({ request, faults: taken, execute });
  };

  return Object.assign((request: Request) => handle(request), {
    fetch: (input: string | URL | Request, init?: RequestInit) => handle(new Request(input, init)),
    publicKey: envelopes.publicKey,
    origin: base,
    faults,
    books: () => state.payments.map((payment) => bookEntry(state, payment)),
  });
}

/** The path as the sandbox knows it, whether or not its base address has a path of its own. */
function pathBelow(base: string, address: string): string {
  const { pathname } = new URL(address);
  const prefix = new URL(base).pathname.replace(/\/+$/, '');
  return prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
