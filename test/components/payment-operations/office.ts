import { createClient, type Fetch } from '../../../src/client/index.js';
import { pay } from '../../../src/client/shopper/index.js';
import { PLAIN_BROWSER } from '../../../src/client/shopper/plain-browser.js';
import '../../../src/components/payment-operations/define.js';
import type { FlorinPaymentOperations } from '../../../src/components/payment-operations/payment-operations.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { platformNotifications } from '../../../src/proxy/notifications/platform-notifications.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import type { Audience } from '../../../src/proxy/audience.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';

export interface OfficeOptions {
  /** Orders that were paid, the first paid first. */
  readonly orders?: readonly string[];
  readonly currency?: string;
  readonly audience?: Audience;
  /** Payments whose answer never reached the shop, and which the platform has not reported. */
  readonly lost?: readonly string[];
  /** Payments that the platform carried out twice, with a card whose first reversal fails. */
  readonly twice?: readonly string[];
  /** Orders that were paid at a till or by a transfer, by the type of the method. */
  readonly elsewhere?: Readonly<Record<string, 'multibanco' | 'bankTransfer_IBAN'>>;
  /** Whether the shop's own system takes what it is told of. Default: it does. */
  readonly isShopWorking?: () => boolean;
}

/** A merchant's back office: payments in a sandbox, and the proxy before it. */
export interface Office {
  readonly sandbox: Sandbox;
  readonly fetch: Fetch;
  /** All that was asked of the proxy, with its key. */
  readonly asked: { readonly call: string; readonly key: string | null; readonly body: string }[];
  /** Stands before the proxy until it is taken away. */
  obstacle: ((call: string, proceed: () => Promise<Response>) => Promise<Response> | undefined) | undefined;
  /** Lets time go by, for platform and proxy. */
  later(ms: number): void;
  /** The platform reports what has happened so far. */
  report(): Promise<void>;
  /** What the platform's own books say happened to the first payment. */
  history(): { readonly kind: string; readonly value: number }[];
}

const ACCOUNT = 'FlorinTests';
const HMAC_KEY = '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF';

export async function openOffice(options: OfficeOptions = {}): Promise<Office> {
  const { orders = ['ORDER-1'], currency = 'EUR', audience = 'operator', lost = [], twice = [] } = options;
  const { isShopWorking = () => true, elsewhere = {} } = options;
  let at = Date.UTC(2030, 0, 1, 10);
  const now = (): number => (at += 1000);
  const sandbox = await createSandbox({
    origin: location.origin,
    seed: 'office',
    merchantAccount: ACCOUNT,
    now,
    notifications: {
      url: `${location.origin}/florin/notifications`,
      hmacKey: HMAC_KEY,
      send: async (request) => proxy(asServed(request, await request.clone().text())),
      isAutomatic: false,
    },
  });
  let isShopper = true;
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: ACCOUNT,
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    now,
    notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }),
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 100 },
    identify: () => (isShopper ? null : { audience, email: 'olga@shop.example' }),
    resolveOrder: () => ({ amount: { value: 1999, currency }, returnUrl: location.href }),
    hooks: { tries: 1 },
    onSettled: () => {
      if (!isShopWorking()) throw new Error('The shop’s own system is broken.');
    },
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
    later: (ms) => (at += ms),
    report: async () => {
      at += 60 * 60_000;
      await sandbox.notifications.deliver();
    },
    history: () =>
      (sandbox.books()[0]?.history ?? []).map(({ kind, amount }) => ({ kind, value: amount.value })),
  };
  const shopper = createClient({ baseUrl: '/florin', fetch: office.fetch });
  const paymentMethod = (number: string) => ({
    type: 'scheme' as const,
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  });
  for (const order of [...orders, ...lost, ...twice]) {
    const isLost = lost.includes(order);
    const isTwice = twice.includes(order);
    if (isLost) {
      sandbox.faults.always('payments', 'drop-after');
      sandbox.faults.next('notifications.AUTHORISATION', 'never');
    }
    if (isTwice) sandbox.faults.next('payments', ['duplicate', 'parallel']);
    const card = paymentMethod(isTwice ? '4000000000007726' : '4111111111111111');
    await shopper.call(
      pay,
      { order, amount: { value: 1999, currency }, paymentMethod: card, browser: PLAIN_BROWSER },
      { idempotencyKey: `key-${order}` },
    );
    sandbox.faults.clear('payments');
  }
  for (const [order, type] of Object.entries(elsewhere)) {
    const { action } = await shopper.call(
      pay,
      { order, amount: { value: 1999, currency }, paymentMethod: { type }, browser: PLAIN_BROWSER },
      { idempotencyKey: `key-${order}` },
    );
    const { url = '', paper = {} } = action ?? {};
    const { instructionsUrl = url } = paper as { readonly instructionsUrl?: string };
    const { pathname, searchParams } = new URL(instructionsUrl);
    const body = new URLSearchParams({ MD: searchParams.get('MD') ?? '', choice: 'pay' });
    await sandbox.fetch(`${location.origin}${pathname}-answer`, { method: 'POST', body });
    await office.report();
  }
  isShopper = false;
  office.asked.length = 0;
  return office;
}

const EVENTS = [
  'florin-before-payment-change',
  'florin-payment-changed',
  'florin-payment-opened',
  'florin-payments-exported',
  'florin-payment-operations-failed',
];

export interface Opened extends OpenedElement<FlorinPaymentOperations> {
  text(): string;
  /** Waits for what has a part, and says what it reads. */
  part(name: string): Promise<HTMLElement>;
  /** Waits for a button with these words and presses it. */
  press(words: string | RegExp): Promise<void>;
  type(id: string, text: string): Promise<void>;
  says(words: string | RegExp): Promise<void>;
}

const fits = (text: string, words: string | RegExp): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

export async function open(
  { fetch }: Pick<Office, 'fetch'>,
  properties: Partial<FlorinPaymentOperations> = {},
  state = 'ready',
): Promise<Opened> {
  const opened = await openElement('florin-payment-operations', {
    fetch,
    // The address of the page is one for all tests.
    properties: { noAddress: true, ...properties },
    events: EVENTS,
  });
  const { element, root, until } = opened;
  await opened.state(state);
  return {
    ...opened,
    text: () => read(root),
    part: async (name) => {
      await until(() => root.querySelector(`[part~=${name}]`), name);
      return root.querySelector<HTMLElement>(`[part~=${name}]`)!;
    },
    press: async (words) => {
      const find = () =>
        [...root.querySelectorAll<HTMLElement>('button')].find(
          (button) =>
            (typeof words === 'string' ? read(button) === words : fits(read(button), words)) &&
            button.ariaDisabled !== 'true',
        );
      await until(find, `a button ${words}`);
      find()!.focus();
      find()!.click();
      await element.updateComplete;
    },
    type: async (id, text) => {
      const find = () => root.querySelector<HTMLInputElement>(`#${id}, [part~=${id}]`);
      await until(find, id);
      const input = find()!;
      input.focus();
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await element.updateComplete;
    },
    says: (words) => until(() => fits(read(root), words), `“${words}”`),
  };
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
