import { randomUUID } from 'node:crypto';

import {
  createProxy,
  memoryLedger,
  type ProxyContext,
  type ProxyEvent,
  type ProxyHandler,
  type ProxyOptions,
} from '../../src/proxy/index.js';
import { FakePlatform } from './fake-platform.js';

export const ORIGIN = 'https://shop.example';
export const SECRET = 'a secret of thirty-two characters';
export const EUR = (value: number) => ({ value, currency: 'EUR' });

export interface Shop {
  readonly proxy: ProxyHandler;
  readonly platform: FakePlatform;
  readonly events: ProxyEvent[];
  /** Resolves once all that requests have begun is done, also what goes on after their answers. */
  idle(): Promise<void>;
}

/** A proxy that is told of its work as an edge runtime is, so that a test can wait for its end. */
function awaitable(proxy: ProxyHandler): Pick<Shop, 'proxy' | 'idle'> {
  const begun = new Set<Promise<unknown>>();
  const context = {
    waitUntil(work: Promise<unknown>) {
      const ended: Promise<unknown> = work.finally(() => begun.delete(ended));
      begun.add(ended);
    },
  };
  return {
    proxy: Object.assign(
      (request: Request, env?: unknown, own: ProxyContext = context) => proxy(request, env, own),
      proxy,
    ),
    async idle() {
      while (begun.size > 0) await Promise.all(begun);
    },
  };
}

/** A proxy in front of a fake platform, quick to give up. */
export function openShop(options: Partial<ProxyOptions> = {}): Shop {
  const platform = new FakePlatform();
  const events: ProxyEvent[] = [];
  const proxy = createProxy({
    log: false,
    environment: 'test',
    merchantAccount: 'ShopAccount',
    apiKey: 'CANARY-API-KEY',
    secret: SECRET,
    cardPublicKey: `10001|${'B3'.repeat(256)}`,
    ledger: memoryLedger(),
    inPage: false,
    clientAddress: () => '203.0.113.99',
    resolveOrder: (reference) =>
      reference.startsWith('ORDER') ? { amount: EUR(1999), returnUrl: `${ORIGIN}/return` } : null,
    onEvent: (event) => events.push(event),
    ...options,
    platform: { fetch: platform.fetch, timeout: 2000, budget: 40, pause: 1, ...options.platform },
  });
  return { ...awaitable(proxy), platform, events };
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const filled = (size: number): string => Buffer.alloc(size, 7).toString('base64url');

/** Looks like what the card frame makes, and holds nothing. No two are the same, unless they are given one salt. */
export const envelope = (
  salt: string = randomUUID(),
  header: object = { alg: 'RSA-OAEP-256', enc: 'A256GCM', version: '1' },
): string => [part(header), filled(256), filled(12), part(salt), filled(16)].join('.');

export const card = (salt?: string) => ({
  type: 'scheme',
  encryptedCardNumber: envelope(salt),
  encryptedExpiryMonth: envelope(salt),
  encryptedExpiryYear: envelope(salt),
  encryptedSecurityCode: envelope(salt),
});

export const BROWSER = {
  colorDepth: 24,
  javaEnabled: false,
  language: 'en',
  screenHeight: 800,
  screenWidth: 1280,
  timeZoneOffset: -60,
};

export const payBody = (changes: Record<string, unknown> = {}) => ({
  order: 'ORDER-1',
  amount: EUR(1999),
  paymentMethod: card(),
  browser: BROWSER,
  ...changes,
});

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

/** One browser of one shopper: keeps cookies and sends what browsers send. */
export class Browser {
  readonly #proxy: ProxyHandler;
  readonly #cookies = new Map<string, string>();
  readonly origin: string;

  constructor(proxy: ProxyHandler, origin = ORIGIN) {
    this.#proxy = proxy;
    this.origin = origin;
  }

  get cookies(): readonly string[] {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`);
  }

  async send(path: string, init: RequestInit = {}, env?: unknown): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', this.cookies.join('; '));
    const response = await this.#proxy(new Request(`${this.origin}${path}`, { ...init, headers }), env);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send(`/florin${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: this.origin,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });
  }

  methods(order = 'ORDER-1', more: object = {}): Promise<Reply> {
    return this.post('/checkout/paymentMethods', { order, ...more });
  }

  pay(
    key: string,
    changes: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    return this.post('/checkout/payments', payBody(changes), { 'idempotency-key': key, ...headers });
  }

  details(result: Record<string, unknown>, order = 'ORDER-1'): Promise<Reply> {
    return this.post('/checkout/payments/details', { order, ...result });
  }

  attempt(key: string): Promise<Reply> {
    return this.send(`/florin/attempts/${key}`, { headers: { 'sec-fetch-site': 'same-origin' } });
  }
}

/** A browser that has loaded the checkout once, and so has its cookie. */
export async function arrive(proxy: ProxyHandler, origin?: string): Promise<Browser> {
  const browser = new Browser(proxy, origin);
  await browser.methods();
  return browser;
}

export const codeOf = ({ body }: Reply): unknown => (body['error'] as { code?: unknown } | undefined)?.code;
export const fieldOf = ({ body }: Reply): unknown =>
  (body['error'] as { field?: unknown } | undefined)?.field;
