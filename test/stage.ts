import { bind, createClient, type Bound } from '../src/client/client.js';
import type { Amount, Fetch } from '../src/client/index.js';
import { listings } from '../src/client/listings/index.js';
import type { Delivery } from '../src/client/shopper/deliveries.js';
import { schemasOf } from '../src/database/schemas.js';
import { memoryLedger } from '../src/proxy/ledger/memory.js';
import type { Identity } from '../src/proxy/audience.js';
import { platformNotifications } from '../src/proxy/notifications/platform-notifications.js';
import type { ProxyOptions } from '../src/proxy/options.js';
import { createProxy, type ProxyHandler } from '../src/proxy/proxy.js';
import { createSandbox, type Sandbox } from '../src/sandbox/index.js';
import { asServed } from '../src/testing/in-memory.js';

export { asServed };

/** What a test puts in the way of one request: an answer, an error, or nothing (then the proxy answers). */
export type Obstacle = (
  request: Request,
  proceed: () => Promise<Response>,
) => Promise<Response> | Response | undefined;

export interface StageOptions {
  /** What every order costs until `amount` is set. Default: € 19.99. */
  readonly amount?: Amount;
  /** What the merchant's server says of every order beside its price. */
  readonly order?: object;
  /** What the merchant's server answers for a delivery, beside the rest; its `shipping` is added to the price. */
  readonly deliver?: (delivery: Delivery | undefined) => {
    readonly shipping: number;
    readonly order: object;
  };
  /** A shopper the merchant knows: cards can be stored. */
  readonly shopperReference?: string;
  /** Where the bank's pages are. Default: the test server itself, which has none. */
  readonly bank?: string;
  /**
   * Whom else the merchant knows: `{ email }` has orders of their own, `'seller'` is `seller@example.com`, who sells in every
   * marketplace, and `{ audience: 'operator' }` works for the merchant.
   */
  readonly as?: Partial<Identity> | 'seller';
  /** The platform reports to the proxy what happens. Default: it does not. */
  readonly reports?: boolean;
  /** Facts of a card that shoppers are told before they pay. Default: none. */
  readonly cardHints?: ProxyOptions['cardHints'];
  /** Listings of the marketplace. Default: 200. */
  readonly listingCount?: number;
}

export interface Stage {
  /** For `<florin-provider .fetch=${…}>`, with `proxy="/florin"`. */
  readonly fetch: Fetch;
  readonly sandbox: Sandbox;
  readonly proxy: ProxyHandler;
  /** The marketplace as the merchant's own server sees it; its database is opened by the first call. */
  readonly market: Bound<typeof listings>;
  /** All that was asked of the proxy, `POST /checkout/payments` and the like. */
  readonly asked: string[];
  /** Bodies of the requests, in the same order. */
  readonly bodies: string[];
  /** What orders cost from now on. */
  amount: Amount;
  /** The time in which the shop keeps the items of an order is over, and others have bought them. */
  isSoldOut: boolean;
  /** Stands before the proxy until it is taken away. */
  obstacle: Obstacle | undefined;
  /** Payments that the platform really carried out. */
  charged(): number;
}

/** One PostgreSQL for all marketplaces of a page: a schema each. */
const databaseOf = schemasOf(async () => {
  const [{ PGlite }, image] = await Promise.all([
    import('@electric-sql/pglite'),
    fetch('/frames/database.tar.gz'),
  ]);
  return PGlite.create({ loadDataDir: await image.blob() });
});
let opened = 0;
const HMAC_KEY = '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF';

/**
 * A proxy and the sandbox, both inside this page; only frames and pictures come from the test server. The marketplace is
 * real SQL, and costs nothing until a listing is asked for.
 */
export async function openStage(options: StageOptions = {}): Promise<Stage> {
  // A stage is a new device too: no method was used on it.
  localStorage.removeItem('florin-last-method');
  const sandbox = await createSandbox({
    origin: options.bank ?? location.origin,
    seed: 'stage',
    ...(options.reports && {
      notifications: {
        url: `${location.origin}/florin/notifications`,
        hmacKey: HMAC_KEY,
        send: async (request: Request) => proxy(asServed(request, await request.clone().text())),
      },
    }),
    listings: { connection: databaseOf(`stage-${opened++}`), count: options.listingCount },
  });
  const { shopperReference, as = {} } = options;
  const server = { baseUrl: sandbox.origin, headers: { 'x-api-key': 'sandbox' }, fetch: sandbox.fetch };
  const market = bind(createClient({ ...server, maxBytes: 16_777_216 }), listings);
  /** Opening a database takes longer than the platform has for an answer here. */
  let ready: Promise<unknown> | undefined;
  const isReady = () => (ready ??= market.listListings({ limit: 1 }));
  const seller = async () => {
    await isReady();
    const { id: userId, email } = await market.getUserByEmail({ email: 'seller@example.com' });
    return { audience: 'seller', userId, email } as const;
  };
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'GuldenTests',
    apiKey: 'sandbox',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    cardHints: options.cardHints,
    ...(options.reports && { notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }) }),
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 4000 },
    // Cookies do not work in a Response that a page made itself.
    identify: async () => ({
      audience: 'shopper',
      session: 'stage',
      ...(shopperReference && { shopperReference }),
      ...(as === 'seller' ? await seller() : as),
    }),
    resolveOrder: async (reference, _, __, delivery) => {
      if (reference.startsWith('unknown')) return null;
      const order = reference.startsWith('FL-') ? await sandbox.orders.find(reference) : undefined;
      const amount = order?.totals.total ?? stage.amount;
      const { shipping = 0, order: delivered } = options.deliver?.(delivery) ?? {};
      return {
        ...options.order,
        ...delivered,
        amount: { ...amount, value: amount.value + shipping },
        returnUrl: location.href,
      };
    },
    holdOrder: () => !stage.isSoldOut,
    onSettled: async (order, outcome) => {
      if (order.startsWith('FL-') && outcome === 'paid') await sandbox.orders.move(order, 'paid');
    },
  });
  const stage: Stage = {
    sandbox,
    proxy,
    market,
    asked: [],
    bodies: [],
    amount: options.amount ?? { value: 1999, currency: 'EUR' },
    isSoldOut: false,
    obstacle: undefined,
    charged: () => sandbox.books().filter(({ charged }) => charged).length,
    fetch: async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      stage.asked.push(`${request.method} ${new URL(request.url).pathname.replace('/florin', '')}`);
      stage.bodies.push(typeof init.body === 'string' ? init.body : '');
      const proceed = async () => {
        if (request.url.includes('/florin/listings/')) await isReady();
        return proxy(asServed(request, init.body));
      };
      return (await stage.obstacle?.(request, proceed)) ?? proceed();
    },
  };
  return stage;
}
