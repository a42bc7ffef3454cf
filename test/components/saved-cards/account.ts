import { createStoredPaymentMethod } from '../../../src/client/checkout/index.js';
import { createClient, type Fetch } from '../../../src/client/index.js';
import '../../../src/components/saved-cards/define.js';
import type { FlorinSavedCards } from '../../../src/components/saved-cards/saved-cards.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';

const NUMBERS = { visa: '4111111111111111', mc: '5555555555554444', amex: '370000000000002' } as const;

export interface AccountOptions {
  /** Brands of the cards in store, the first stored first. */
  readonly cards?: readonly (keyof typeof NUMBERS)[];
  /** The server's clock, in milliseconds since the epoch. All cards expire in March 2030. */
  readonly now?: number;
  /** False: a shopper who has not signed in. */
  readonly isSignedIn?: boolean;
  /** True: the merchant lets shoppers add cards. */
  readonly addsCards?: boolean;
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
  const { cards = ['visa', 'mc'], now, isSignedIn = true, addsCards = false } = options;
  const sandbox = await createSandbox({ origin: location.origin, seed: 'account' });
  for (const brand of cards) await store(sandbox, brand);
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: OWNER.merchantAccount,
    apiKey: 'sandbox',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 100 },
    enable: [
      'checkout.listStoredPaymentMethods',
      'checkout.deleteStoredPaymentMethod',
      ...(addsCards ? ['checkout.createStoredPaymentMethod'] : []),
    ],
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
      return (await account.obstacle?.(call)) ?? proxy(asServed(request, init.body));
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

export interface Opened extends OpenedElement<FlorinSavedCards> {
  /** What stands in the rows. */
  rows(): string[];
}

const EVENTS = [
  'florin-card-added',
  'florin-before-card-remove',
  'florin-card-removed',
  'florin-saved-cards-failed',
];

/** Opens the account's page. */
export async function open(
  { fetch }: Pick<Account, 'fetch'>,
  properties: Partial<FlorinSavedCards> = {},
  state = 'ready',
): Promise<Opened> {
  const opened = await openElement('florin-saved-cards', { fetch, properties, events: EVENTS });
  if (state) await opened.state(state);
  return { ...opened, rows: () => [...opened.root.querySelectorAll('[part~=card]')].map(read) };
}
