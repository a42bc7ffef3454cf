import { createClient, type Client, type Fetch } from '../../src/client/index.js';
import {
  createBusinessLine,
  createLegalEntity,
  type LegalEntityRequest,
} from '../../src/client/legal-entity/index.js';
import { memoryLedger } from '../../src/proxy/ledger/memory.js';
import type { ProxyOptions } from '../../src/proxy/options.js';
import type { Audience } from '../../src/proxy/audience.js';
import { createProxy } from '../../src/proxy/proxy.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { asServed } from '../stage.js';
import { SAM } from './sam.js';

export interface Asked {
  readonly call: string;
  readonly body: string;
  readonly key: string | null;
}

/** A seller whom the platform knows, and the merchant's proxy in between. */
export interface KnownSeller {
  readonly id: string;
  readonly sandbox: Sandbox;
  readonly clock: { now: number };
  /** Rows as the merchant's own server calls them. */
  readonly platform: Client;
  readonly fetch: Fetch;
  readonly asked: Asked[];
  /** Stands before the proxy until it is taken away. */
  obstacle:
    | ((call: string, proceed: () => Promise<Response>) => Promise<Response> | Response | undefined)
    | undefined;
  /** Calls that the page has made so far, by verb and path. */
  asks(call: RegExp): readonly Asked[];
}

export interface KnownSellerOptions {
  readonly request?: LegalEntityRequest;
  readonly audience?: Audience;
  /** False: the session is another seller's. */
  readonly isOwn?: boolean;
  /** Rows that the merchant has opened. */
  readonly enable?: readonly string[];
  readonly supply?: NonNullable<ProxyOptions['supply']>;
  /** Makes others known to the platform before; resolves to what is known of the seller then. */
  readonly before?: (
    make: (request: LegalEntityRequest) => Promise<string>,
  ) => Promise<{ readonly request: LegalEntityRequest; readonly owns?: readonly string[] }>;
  /** What else the platform gets to know of the seller. */
  readonly after?: (platform: Client, id: string) => Promise<unknown>;
}

export async function knownSeller(options: KnownSellerOptions = {}): Promise<KnownSeller> {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const sandbox = await createSandbox({
    origin: 'http://127.0.0.1:8081',
    seed: 'known-seller',
    now: () => clock.now,
  });
  const platform = createClient({
    baseUrl: 'https://sandbox.florin.invalid/lem/v3',
    fetch: sandbox.fetch,
    headers: { 'x-api-key': 'sandbox' },
  });
  const make = async (request: LegalEntityRequest) => (await platform.call(createLegalEntity, request)).id;
  const { request = options.request ?? SAM, owns = [] } = (await options.before?.(make)) ?? {};
  const id = await make(request);
  await options.after?.(platform, id);
  clock.now += 10_000;
  const { audience = 'seller', isOwn = true, enable = [], supply } = options;
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'FlorinTests',
    apiKey: 'sandbox',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    enable,
    ...(supply && { supply }),
    clientAddress: () => '203.0.113.7',
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 100 },
    identify: () => ({
      audience,
      session: 'seller',
      legalEntities: isOwn ? [id, ...owns] : ['LE-of-another-seller'],
    }),
    resolveOrder: () => null,
    now: () => clock.now,
  });
  const seller: KnownSeller = {
    id,
    sandbox,
    clock,
    platform,
    asked: [],
    obstacle: undefined,
    asks: (call) => seller.asked.filter((each) => call.test(each.call)),
    fetch: async (input, init) => {
      const asked = new Request(new URL(input, location.href), init);
      const call = `${asked.method} ${new URL(asked.url).pathname.replace('/florin', '')}`;
      const key = asked.headers.get('idempotency-key');
      seller.asked.push({ call, body: typeof init.body === 'string' ? init.body : '', key });
      const proceed = () => proxy(asServed(asked, init.body));
      return (await seller.obstacle?.(call, proceed)) ?? proceed();
    },
  };
  return seller;
}

/** A seller who sells something: all that is missing is proof of identity, a bank account and accepted terms. */
export const aSeller = (options: KnownSellerOptions = {}): Promise<KnownSeller> =>
  knownSeller({
    ...options,
    after: (platform, legalEntityId) =>
      platform.call(createBusinessLine, {
        legalEntityId,
        service: 'paymentProcessing',
        industryCode: '339E',
        salesChannels: ['payByLink'],
      }),
  });

/** A business with people who may sign for it; the session may sign as those of `mine`. */
export const aBakery = (names: readonly string[], mine = names): KnownSellerOptions => ({
  before: async (make) => {
    const people = [];
    for (const firstName of names)
      people.push({
        name: firstName,
        id: await make({
          type: 'individual',
          individual: { name: { firstName, lastName: 'Bakker' }, residentialAddress: { country: 'NL' } },
        }),
      });
    return {
      owns: people.filter(({ name }) => mine.includes(name)).map(({ id }) => id),
      request: {
        type: 'organization',
        organization: { legalName: 'Bakker BV', registeredAddress: { country: 'NL' } },
        entityAssociations: people.map(({ id }) => ({ legalEntityId: id, type: 'signatory' as const })),
      },
    };
  },
});

export const refusal = (status: number, code: string, field?: string): Response =>
  Response.json({ error: field === undefined ? { code } : { code, field } }, { status });

/** The proxy repeats a refusal from its ledger: nothing was ever done under the key. */
export const finalRefusal = (field?: string): Response =>
  Response.json(
    { error: { code: 'platform-refused', ...(field !== undefined && { field }) }, isFinal: true },
    { status: 422 },
  );

/** A page in the dark, from right to left and 320 pixels wide, until `restorePage`. */
export function narrowPage(): void {
  const { documentElement: page, body } = document;
  page.style.colorScheme = 'dark';
  page.dir = 'rtl';
  Object.assign(body.style, { background: 'Canvas', inlineSize: '320px' });
}

/** Takes away what a test has changed of the page. */
export function restorePage(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  document.documentElement.dir = document.documentElement.style.colorScheme = '';
  document.body.style.background = '';
  document.body.style.inlineSize = '';
}
