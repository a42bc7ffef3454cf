import { createClient, type Fetch } from '../../../src/client/index.js';
import {
  createBusinessLine,
  createLegalEntity,
  type LegalEntityRequest,
} from '../../../src/client/legal-entity/index.js';
import '../../../src/components/onboarding-launcher/define.js';
import type { FlorinOnboardingLauncher } from '../../../src/components/onboarding-launcher/onboarding-launcher.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import type { Audience } from '../../../src/proxy/options.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';

/** Where the sandbox's hosted pages are; nothing of these tests goes there. */
const PLATFORM = 'http://127.0.0.1:8081';
const HOME = 'http://localhost:8000/seller.html?florin-onboarding=returned';

export interface Asked {
  readonly call: string;
  readonly body: string;
}

/** A seller, the platform that has to know them, and the merchant's proxy in between. */
export interface Seller {
  readonly id: string;
  readonly sandbox: Sandbox;
  readonly clock: { now: number };
  readonly fetch: Fetch;
  readonly asked: Asked[];
  /** Stands before the proxy until it is taken away. */
  obstacle:
    | ((call: string, proceed: () => Promise<Response>) => Promise<Response> | Response | undefined)
    | undefined;
  /** All links that were made. */
  readonly links: string[];
  /** Does on the hosted pages what a person does there: fills in all of it but proof of identity. */
  fill(link: string, proof?: 'later' | 'number'): Promise<string | null>;
}

const SAM: LegalEntityRequest = {
  type: 'individual',
  individual: {
    name: { firstName: 'Sam', lastName: 'Jansen' },
    birthData: { dateOfBirth: '1990-06-21' },
    email: 'sam@shop.example',
    residentialAddress: { country: 'NL', city: 'Utrecht', street: 'Oudegracht 1', postalCode: '3511 AB' },
  },
};

async function fill(sandbox: Sandbox, link: string, proof: 'later' | 'number'): Promise<string | null> {
  const fields: Record<string, string> = {
    'person.proof': proof,
    'person.number': proof === 'number' ? 'NX1234567' : '',
    'bank.iban': 'NL91ABNA0417164300',
    'terms.accepted': 'yes',
  };
  const open = async (address: string, init?: RequestInit): Promise<string | null> =>
    (await sandbox.fetch(address, init)).headers.get('location');
  let at = await open(link);
  while (at?.startsWith(PLATFORM)) at = await open(at, { method: 'POST', body: new URLSearchParams(fields) });
  return at;
}

export interface SellerOptions {
  readonly request?: LegalEntityRequest;
  readonly audience?: Audience;
  /** Whose legal entities the session has. Default: this one's. */
  readonly owns?: readonly string[];
  /** Rows that the merchant has opened. */
  readonly enable?: readonly string[];
}

export async function aSeller({
  request = SAM,
  audience = 'seller',
  owns,
  enable = [],
}: SellerOptions = {}): Promise<Seller> {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const sandbox = await createSandbox({ origin: PLATFORM, seed: 'seller', now: () => clock.now });
  const platform = createClient({
    baseUrl: 'https://sandbox.florin.invalid/lem/v3',
    fetch: sandbox.fetch,
    headers: { 'x-api-key': 'sandbox' },
  });
  const { id } = await platform.call(createLegalEntity, request);
  await platform.call(createBusinessLine, {
    legalEntityId: id,
    service: 'paymentProcessing',
    industryCode: '339E',
    salesChannels: ['payByLink'],
  });
  clock.now += 10_000;
  const proxy = createProxy({
    environment: 'sandbox',
    merchantAccount: 'FlorinTests',
    apiKey: 'sandbox',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    enable,
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 100 },
    identify: () => ({ audience, session: 'seller', legalEntities: owns ?? [id] }),
    supply: ({ operation }) =>
      operation === 'legal-entity.createOnboardingLink' ? { redirectUrl: HOME } : {},
    resolveOrder: () => null,
  });
  const seller: Seller = {
    id,
    sandbox,
    clock,
    asked: [],
    links: [],
    obstacle: undefined,
    fill: (link, proof = 'later') => fill(sandbox, link, proof),
    fetch: async (input, init) => {
      const asked = new Request(new URL(input, location.href), init);
      const call = `${asked.method} ${new URL(asked.url).pathname.replace('/florin', '')}`;
      seller.asked.push({ call, body: typeof init.body === 'string' ? init.body : '' });
      const proceed = () => proxy(asServed(asked, init.body));
      const response = (await seller.obstacle?.(call, proceed)) ?? (await proceed());
      if (call.endsWith('/onboardingLinks') && response.ok)
        seller.links.push(((await response.clone().json()) as { url: string }).url);
      return response;
    },
  };
  return seller;
}

export interface Opened extends Omit<OpenedElement<FlorinOnboardingLauncher>, 'button'> {
  /** Where links of the page led: what the browser was about to follow. */
  readonly followed: HTMLAnchorElement[];
  text(selector?: string): string;
  button(part: string): HTMLButtonElement;
  says(text: RegExp): Promise<void>;
}

const EVENTS = [
  'florin-before-onboard',
  'florin-onboarding-opened',
  'florin-onboarding-returned',
  'florin-standing-changed',
  'florin-onboarding-failed',
];

/** Opens the seller's page. Whatever would leave it is noted and goes nowhere. */
export async function open(
  { fetch, id }: Pick<Seller, 'fetch' | 'id'>,
  attributes: Partial<FlorinOnboardingLauncher> = {},
  state = 'ready',
): Promise<Opened> {
  const properties = { legalEntity: id, linkOrigins: PLATFORM, ...attributes };
  const opened = await openElement('florin-onboarding-launcher', { fetch, properties, events: EVENTS });
  const { element, root, until } = opened;
  const followed: HTMLAnchorElement[] = [];
  element.addEventListener('click', (event) => {
    const [link] = event.composedPath();
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    followed.push(link.cloneNode(true) as HTMLAnchorElement);
    event.preventDefault();
  });
  if (state) await opened.state(state);
  return {
    ...opened,
    followed,
    text: (selector = '.resource') => read(root.querySelector(selector)),
    button: (part) => root.querySelector<HTMLButtonElement>(`[part=${part}]`)!,
    says: (text) => until(() => text.test(read(root)), String(text)),
  };
}

/** A window that the browser opens, as far as this page can see it. */
export class OpenedWindow {
  readonly document = document.implementation.createHTMLDocument();
  opener: unknown = window;
  closed = false;
  readonly followed: HTMLAnchorElement[] = [];

  constructor() {
    this.document.addEventListener('click', (event) => {
      event.preventDefault();
      this.followed.push((event.target as HTMLAnchorElement).cloneNode() as HTMLAnchorElement);
    });
  }

  close(): void {
    this.closed = true;
  }
}
