import type { Amount, Fetch } from '../src/client/index.js';
import { memoryLedger } from '../src/proxy/ledger/memory.js';
import type { ProxyHandler } from '../src/proxy/proxy.js';
import { createProxy } from '../src/proxy/proxy.js';
import { createSandbox, type Sandbox } from '../src/sandbox/index.js';

/** What a test puts in the way of one request: an answer, an error, or nothing (then the proxy answers). */
export type Obstacle = (
  request: Request,
  proceed: () => Promise<Response>,
) => Promise<Response> | Response | undefined;

export interface StageOptions {
  /** What every order costs until `amount` is set. Default: € 19.99. */
  readonly amount?: Amount;
  /** A shopper the merchant knows: cards can be stored. */
  readonly shopperReference?: string;
  /** Where the bank's pages are. Default: the test server itself, which has none. */
  readonly bank?: string;
}

export interface Stage {
  /** For `<florin-provider .fetch=${…}>`, with `proxy="/florin"`. */
  readonly fetch: Fetch;
  readonly sandbox: Sandbox;
  readonly proxy: ProxyHandler;
  /** All that was asked of the proxy, `POST /checkout/payments` and the like. */
  readonly asked: string[];
  /** Bodies of the requests, in the same order. */
  readonly bodies: string[];
  /** What orders cost from now on. */
  amount: Amount;
  /** Stands before the proxy until it is taken away. */
  obstacle: Obstacle | undefined;
  /** Payments that the platform really carried out. */
  charged(): number;
}

/** In Firefox a `Request` has no stream of its body; a `Response` of the same text has one. */
export function asServed(request: Request, body: unknown): Request {
  if (typeof body === 'string' && !('body' in Request.prototype))
    Object.defineProperty(request, 'body', { value: new Response(body).body });
  return request;
}

/** A proxy and the sandbox, both inside this page; only the frames come from the test server. */
export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const sandbox = await createSandbox({ origin: options.bank ?? location.origin, seed: 'stage' });
  const { shopperReference } = options;
  const proxy = createProxy({
    environment: 'sandbox',
    merchantAccount: 'GuldenTests',
    apiKey: 'sandbox',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 4000 },
    // Cookies do not work in a Response that a page made itself.
    identify: () => ({
      audience: 'shopper',
      session: 'stage',
      ...(shopperReference && { shopperReference }),
    }),
    resolveOrder: (reference) =>
      reference.startsWith('unknown') ? null : { amount: stage.amount, returnUrl: location.href },
  });
  const stage: Stage = {
    sandbox,
    proxy,
    asked: [],
    bodies: [],
    amount: options.amount ?? { value: 1999, currency: 'EUR' },
    obstacle: undefined,
    charged: () => sandbox.books().filter(({ charged }) => charged).length,
    fetch: async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      stage.asked.push(`${request.method} ${new URL(request.url).pathname.replace('/florin', '')}`);
      stage.bodies.push(typeof init.body === 'string' ? init.body : '');
      const proceed = () => proxy(asServed(request, init.body));
      return (await stage.obstacle?.(request, proceed)) ?? proceed();
    },
  };
  return stage;
}
