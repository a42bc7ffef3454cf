import { fixture, html, waitUntil } from '@open-wc/testing';

import { createStoredPaymentMethod } from '../../../src/client/checkout/index.js';
import { createClient, type Fetch } from '../../../src/client/index.js';
import '../../../src/components/provider/define.js';
import '../../../src/components/saved-cards/define.js';
import type { FlorinSavedCards } from '../../../src/components/saved-cards/saved-cards.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';

const NUMBERS = { visa: '4111111111111111', mc: '5555555555554444', amex: '370000000000002' } as const;

export interface AccountOptions {
  /** Brands of the cards in store, the first stored first. */
  readonly cards?: readonly (keyof typeof NUMBERS)[];
  /** The server's clock, in milliseconds since the epoch. All cards expire in March 2030. */
  readonly now?: number;
  /** False: a shopper who has not signed in. */
  readonly isSignedIn?: boolean;
}

export interface Asked {
  readonly call: string;
  readonly init: RequestInit;
}

/** What a shopper has with a merchant: a sandbox with stored cards, and the proxy before it. */
export interface Account {
  readonly sandbox: Sandbox;
  readonly fetch: Fetch;
  readonly asked: Asked[];
  /** Stands before the proxy until it is taken away. */
  obstacle: ((call: string) => Promise<Response> | Response | undefined) | undefined;
  /** Last four digits of what the platform still has. */
  kept(): Promise<string[]>;
}

const OWNER = { merchantAccount: 'FlorinTests', shopperReference: 'shopper-1' };

async function store(sandbox: Sandbox, brand: keyof typeof NUMBERS): Promise<void> {
  const platform = createClient({
    baseUrl: 'https://sandbox.florin.invalid/v71',
    fetch: sandbox.fetch,
    headers: { 'x-api-key': 'sandbox' },
  });
  const encryptedSecurityCode = brand === 'amex' ? 'test_7373' : 'test_737';
  await platform.call(createStoredPaymentMethod, {
    ...OWNER,
    recurringProcessingModel: 'CardOnFile',
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: `test_${NUMBERS[brand]}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode,
    },
  });
}

export async function openAccount(options: AccountOptions = {}): Promise<Account> {
  const { cards = ['visa', 'mc'], now, isSignedIn = true } = options;
  const sandbox = await createSandbox({ origin: location.origin, seed: 'account' });
  for (const brand of cards) await store(sandbox, brand);
  const proxy = createProxy({
    environment: 'sandbox',
    merchantAccount: OWNER.merchantAccount,
    apiKey: 'sandbox',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 100 },
    enable: ['checkout.listStoredPaymentMethods', 'checkout.deleteStoredPaymentMethod'],
    identify: () => (isSignedIn ? { audience: 'shopper', ...OWNER } : null),
    resolveOrder: () => null,
    ...(now !== undefined && { now: () => now }),
  });
  const account: Account = {
    sandbox,
    asked: [],
    obstacle: undefined,
    fetch: async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const call = `${request.method} ${new URL(request.url).pathname.replace('/florin', '')}`;
      account.asked.push({ call, init });
      return (await account.obstacle?.(call)) ?? proxy(request);
    },
    kept: async () => {
      const list = await proxy(new Request(new URL('/florin/checkout/storedPaymentMethods', location.href)));
      const { storedPaymentMethods } = (await list.json()) as {
        storedPaymentMethods: { lastFour: string }[];
      };
      return storedPaymentMethods.map(({ lastFour }) => lastFour);
    },
  };
  return account;
}

export interface Opened {
  readonly element: FlorinSavedCards;
  readonly root: ShadowRoot;
  /** Names of the public events with their details, in order. */
  readonly events: [name: string, detail: unknown][];
  /** What a screen reader was told, each sentence once. */
  readonly heard: string[];
  /** What stands in the rows. */
  rows(): string[];
  /** The button with this name. */
  button(name: RegExp): HTMLButtonElement;
  state(name: string): Promise<void>;
}

/** As it reads: without the marks that keep directions apart, and with single spaces. */
const plain = (text: string | null): string =>
  text
    ?.replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim() ?? '';

export const read = ({ textContent }: Node): string => plain(textContent);

export const labelOf = (element: Element): string =>
  plain(element.getAttribute('aria-label')) || read(element);

const EVENTS = ['florin-before-remove', 'florin-card-removed', 'florin-saved-cards-failed'] as const;

/** Opens the account's page. */
export async function open(
  account: Pick<Account, 'fetch'>,
  attributes: Partial<FlorinSavedCards> = {},
  state = 'ready',
): Promise<Opened> {
  const page = await fixture<HTMLElement>(
    html`<florin-provider proxy="/florin" .fetch=${account.fetch}></florin-provider>`,
  );
  const element = Object.assign(document.createElement('florin-saved-cards'), attributes);
  const events: Opened['events'] = [];
  for (const name of EVENTS)
    element.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  page.append(element);
  await element.updateComplete;
  const root = element.shadowRoot!;
  const heard: string[] = [];
  const status = root.querySelector('[role=status]')!;
  new MutationObserver(() => {
    const said = read(status);
    if (said && said !== heard.at(-1)) heard.push(said);
  }).observe(status, { childList: true, characterData: true, subtree: true });
  const opened: Opened = {
    element,
    root,
    events,
    heard,
    rows: () => [...root.querySelectorAll('[part~=card]')].map(read),
    button: (name) => {
      const buttons = [...root.querySelectorAll('button')];
      const found = buttons.find((button) => name.test(labelOf(button)));
      if (!found) throw new Error(`no button ${name} among ${buttons.map(labelOf).join()}`);
      return found;
    },
    state: (name) =>
      waitUntil(() => element.matches(`:state(${name})`), `never ${name}: ${read(root)}`, { timeout: 5000 }),
  };
  if (state) await opened.state(state);
  return opened;
}
