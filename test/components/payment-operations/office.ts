import { fixture, html, waitUntil } from '@open-wc/testing';

import { createClient, type Fetch } from '../../../src/client/index.js';
import { pay } from '../../../src/client/shopper/index.js';
import '../../../src/components/payment-operations/define.js';
import '../../../src/components/provider/define.js';
import type { FlorinPaymentOperations } from '../../../src/components/payment-operations/payment-operations.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import type { Audience } from '../../../src/proxy/options.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';

export interface OfficeOptions {
  /** Orders that were paid, the first paid first. */
  readonly orders?: readonly string[];
  readonly currency?: string;
  readonly audience?: Audience;
}

/** A merchant's back office: payments in a sandbox, and the proxy before it. */
export interface Office {
  readonly sandbox: Sandbox;
  readonly fetch: Fetch;
  /** All that was asked of the proxy, with its key. */
  readonly asked: { readonly call: string; readonly key: string | null; readonly body: string }[];
  /** Stands before the proxy until it is taken away. */
  obstacle: ((call: string, proceed: () => Promise<Response>) => Promise<Response> | undefined) | undefined;
  /** What the platform's own books say happened to the first payment. */
  history(): { readonly kind: string; readonly value: number }[];
}

const ACCOUNT = 'FlorinTests';

export async function openOffice(options: OfficeOptions = {}): Promise<Office> {
  const { orders = ['ORDER-1'], currency = 'EUR', audience = 'operator' } = options;
  const sandbox = await createSandbox({ origin: location.origin, seed: 'office', merchantAccount: ACCOUNT });
  let at = Date.UTC(2030, 0, 1, 10);
  let isShopper = true;
  const proxy = createProxy({
    environment: 'sandbox',
    merchantAccount: ACCOUNT,
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    now: () => (at += 1000),
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 100 },
    identify: () => (isShopper ? null : { audience, email: 'olga@shop.example' }),
    resolveOrder: () => ({ amount: { value: 1999, currency }, returnUrl: location.href }),
  });
  const office: Office = {
    sandbox,
    asked: [],
    obstacle: undefined,
    fetch: async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const call = `${request.method} ${new URL(request.url).pathname.replace('/florin', '')}`;
      const body = typeof init.body === 'string' ? init.body : '';
      office.asked.push({ call, key: request.headers.get('idempotency-key'), body });
      const proceed = () => proxy(asServed(request, init.body));
      return (await office.obstacle?.(call, proceed)) ?? proceed();
    },
    history: () =>
      (sandbox.books()[0]?.history ?? []).map(({ kind, amount }) => ({ kind, value: amount.value })),
  };
  const shopper = createClient({ baseUrl: '/florin', fetch: office.fetch });
  const browser = {
    colorDepth: 24,
    javaEnabled: false,
    language: 'en',
    screenHeight: 800,
    screenWidth: 1280,
    timeZoneOffset: 0,
  };
  const paymentMethod = {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  } as const;
  for (const order of orders)
    await shopper.call(
      pay,
      { order, amount: { value: 1999, currency }, paymentMethod, browser },
      { idempotencyKey: `key-${order}` },
    );
  isShopper = false;
  office.asked.length = 0;
  return office;
}

/** As it reads: without the marks that keep directions apart, and with single spaces. */
const read = ({ textContent }: Node): string =>
  textContent
    ?.replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim() ?? '';

const EVENTS = [
  'florin-before-change',
  'florin-payment-changed',
  'florin-payment-opened',
  'florin-payment-operations-failed',
] as const;

export interface Opened {
  readonly element: FlorinPaymentOperations;
  readonly root: ShadowRoot;
  readonly events: [name: string, detail: unknown][];
  text(): string;
  /** Waits for what has a part, and says what it reads. */
  part(name: string): Promise<HTMLElement>;
  /** Waits for a button with these words and presses it. */
  press(words: string | RegExp): Promise<void>;
  type(id: string, text: string): Promise<void>;
  says(words: string | RegExp): Promise<void>;
  state(name: string): Promise<void>;
}

export async function open(
  office: Pick<Office, 'fetch'>,
  attributes: Partial<FlorinPaymentOperations> = {},
  state = 'ready',
): Promise<Opened> {
  const page = await fixture<HTMLElement>(
    html`<florin-provider proxy="/florin" .fetch=${office.fetch}></florin-provider>`,
  );
  const element = Object.assign(document.createElement('florin-payment-operations'), attributes);
  const events: Opened['events'] = [];
  for (const name of EVENTS)
    element.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  page.append(element);
  await element.updateComplete;
  const root = element.shadowRoot!;
  const until = (what: string, test: () => unknown) =>
    waitUntil(test, `never ${what}: ${read(root)}`, { timeout: 5000 });
  const fits = (text: string, words: string | RegExp) =>
    typeof words === 'string' ? text.includes(words) : words.test(text);
  const opened: Opened = {
    element,
    root,
    events,
    text: () => read(root),
    part: async (name) => {
      await until(name, () => root.querySelector(`[part~=${name}]`));
      return root.querySelector<HTMLElement>(`[part~=${name}]`)!;
    },
    press: async (words) => {
      const find = () =>
        [...root.querySelectorAll<HTMLElement>('button')].find(
          (button) =>
            (typeof words === 'string' ? read(button) === words : fits(read(button), words)) &&
            button.ariaDisabled !== 'true',
        );
      await until(`a button ${words}`, find);
      find()!.focus();
      find()!.click();
      await element.updateComplete;
    },
    type: async (id, text) => {
      await until(id, () => root.getElementById(id));
      const input = root.getElementById(id) as HTMLInputElement;
      input.focus();
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await element.updateComplete;
    },
    says: (words) => until(`“${words}”`, () => fits(read(root), words)),
    state: (name) => until(`:state(${name})`, () => element.matches(`:state(${name})`)),
  };
  await opened.state(state);
  return opened;
}

/** Opens the one payment there is. */
export async function openPayment(
  office: Office,
  attributes: Partial<FlorinPaymentOperations> = {},
): Promise<Opened> {
  const opened = await open(office, attributes);
  await opened.press(/ORDER-1/);
  await opened.part('facts');
  return opened;
}
