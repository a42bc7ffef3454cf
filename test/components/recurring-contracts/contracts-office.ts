import '../../../src/components/recurring-contracts/define.js';
import type { FlorinRecurringContracts } from '../../../src/components/recurring-contracts/recurring-contracts.js';
import type { Fetch } from '../../../src/client/index.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import type { Identity } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { openElement, read } from '../opened.js';

const olga: Identity = { audience: 'operator', email: 'olga@shop.example' };

export const SHOPPER = 'Customer-4711';

type Body = Readonly<Record<string, unknown>>;

/** Stands before the proxy until it is taken away. */
type Obstacle = (call: string, proceed: () => Promise<Response>) => Promise<Response> | undefined;

export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

export interface CardToStore {
  readonly number?: string;
  readonly holder?: string;
  readonly model?: string;
  readonly shopper?: string;
}

/** A card in the clear, as a server with a PCI scope of its own sends one, or a bank account. */
export type PayeeToStore =
  | { readonly bank: { readonly iban: string; readonly ownerName: string } }
  | { readonly card: Readonly<Record<'number' | 'expiryMonth' | 'expiryYear' | 'holderName', string>> };

/** Where money can be paid to, too: a card that ends in 2033. */
export const LASTING: PayeeToStore = {
  card: { number: '5555555555554444', expiryMonth: '12', expiryYear: '2033', holderName: 'Anna Klaassen' },
};
export const ACCOUNT: PayeeToStore = { bank: { iban: 'NL91ABNA0417164300', ownerName: 'Anna Klaassen' } };

/** A platform where shoppers have stored cards that end in March 2030, and the proxy of a merchant before it. */
export async function openOffice() {
  let at = Date.UTC(2030, 0, 10, 10);
  const now = (): number => at;
  const sandbox = await createSandbox({
    origin: location.origin,
    seed: 'office',
    merchantAccount: 'Shop',
    now,
  });
  const proxyOf = (who: () => Identity, merchantAccount = 'Shop') =>
    createProxy({
      log: false,
      environment: 'sandbox',
      merchantAccount,
      secret: 'a secret that keeps nothing, for tests alone',
      cardPublicKey: sandbox.publicKey,
      ledger: memoryLedger(),
      inPage: true,
      now,
      platform: {
        fetch: (url, init) => {
          const path = new URL(url).pathname.split('/').at(-1) ?? '';
          office.arrived.push({ call: path, body: JSON.parse(String(init.body ?? '{}')) as Body });
          return sandbox.fetch(url, init);
        },
        pause: 10,
        timeout: 2000,
        budget: 100,
      },
      identify: who,
      resolveOrder: () => null,
    });
  const proxy = proxyOf(() => office.who);
  const office = {
    who: olga,
    /** What reached the platform. */
    arrived: [] as { call: string; body: Body }[],
    /** What the page asked, with the key that it came under. */
    asked: [] as { call: string; key: string | null; body: Body }[],
    obstacle: undefined as Obstacle | undefined,
    sandbox,
    wait: (milliseconds: number): void => void (at += milliseconds),
    fetch: (async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const text = typeof init.body === 'string' ? init.body : '';
      office.asked.push({
        call,
        key: request.headers.get('idempotency-key'),
        body: JSON.parse(text || '{}') as Body,
      });
      const proceed = () => proxy(asServed(request, init.body));
      return (await office.obstacle?.(call, proceed)) ?? proceed();
    }) as Fetch,
    /** The page of another merchant, at the same platform. */
    otherFetch: (async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      return proxyOf(() => olga, 'Other')(asServed(request, init.body));
    }) as Fetch,
    async store({
      number = '4111111111111111',
      holder = 'Anna Klaassen',
      model = 'CardOnFile',
      shopper = SHOPPER,
    }: CardToStore = {}): Promise<string> {
      at += 60_000;
      const answer = await sandbox.fetch('https://checkout.example/v71/payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
        body: JSON.stringify({
          merchantAccount: 'Shop',
          amount: { value: 1000, currency: 'EUR' },
          reference: `order-${at}`,
          returnUrl: 'https://shop.example/return',
          shopperInteraction: 'Ecommerce',
          shopperReference: shopper,
          recurringProcessingModel: model,
          storePaymentMethod: true,
          paymentMethod: {
            type: 'scheme',
            holderName: holder,
            encryptedCardNumber: `test_${number}`,
            encryptedExpiryMonth: 'test_03',
            encryptedExpiryYear: 'test_2030',
            encryptedSecurityCode: number.startsWith('3') ? 'test_7373' : 'test_737',
          },
        }),
      });
      const { additionalData } = (await answer.json()) as { additionalData: Record<string, string> };
      const token = additionalData['recurring.recurringDetailReference'];
      if (!token) throw new Error(`nothing stored for ${number}`);
      return token;
    },
    /** Stores whom to pay out to. */
    async storePayee(payee: PayeeToStore): Promise<string> {
      at += 60_000;
      const answer = await sandbox.fetch('https://pal.example/pal/servlet/Payout/v68/storeDetail', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
        body: JSON.stringify({
          merchantAccount: 'Shop',
          shopperReference: SHOPPER,
          shopperEmail: 'anna@example.org',
          recurring: { contract: 'PAYOUT' },
          dateOfBirth: '1982-02-01',
          entityType: 'NaturalPerson',
          nationality: 'NL',
          ...payee,
        }),
      });
      const { recurringDetailReference } = (await answer.json()) as { recurringDetailReference?: string };
      if (!recurringDetailReference) throw new Error('no payee stored');
      return recurringDetailReference;
    },
    calls: (...names: readonly string[]) => office.asked.filter(({ call }) => names.includes(call)),
    received: (...names: readonly string[]) => office.arrived.filter(({ call }) => names.includes(call)),
  };
  return office;
}

export type Office = Awaited<ReturnType<typeof openOffice>>;

const EVENTS = [
  'florin-recurring-details-opened',
  'florin-before-recurring-details-remove',
  'florin-recurring-details-removed',
  'florin-before-permit-create',
  'florin-permit-created',
  'florin-permit-removed',
  'florin-before-notice-send',
  'florin-notice-sent',
  'florin-account-updates-requested',
  'florin-recurring-contracts-failed',
];

export async function openContracts(
  { fetch }: Pick<Office, 'fetch'>,
  { find = '', ...properties }: Partial<FlorinRecurringContracts> & { find?: string } = {},
) {
  const opened = await openElement('florin-recurring-contracts', {
    fetch,
    properties: { noAddress: true, ...properties },
    events: EVENTS,
  });
  const { root, element, until } = opened;
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const part = (name: string) => root.querySelector<HTMLElement>(`[part~=${name}]`)!;
  const press = async (name: string): Promise<void> => {
    await until(() => part(name), name);
    part(name).click();
    await element.updateComplete;
  };
  const type = async (id: string, value: string): Promise<void> => {
    await until(() => root.querySelector(`[id="${id}"]`), `field ${id}`);
    const field = root.querySelector<HTMLInputElement>(`[id="${id}"]`)!;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    await element.updateComplete;
  };
  const says = (words: RegExp) => until(() => words.test(read(root)), `“${words}”`);
  const search = async (shopper: string): Promise<void> => {
    await type('shopper', shopper);
    await press('find');
  };
  /** Opens the stored payment method that is called so, at a tab. */
  const open = async (name: RegExp, tab = ''): Promise<void> => {
    await until(() => all('.open').some((button) => name.test(read(button))), `${name}`);
    all('.open')
      .find((button) => name.test(read(button)))!
      .click();
    await until(() => part('tabs'), 'tabs');
    if (tab)
      all('[part=tab]')
        .find((button) => read(button) === tab)!
        .click();
    await element.updateComplete;
  };
  const confirm = async (): Promise<void> => {
    await until(() => root.querySelector('dialog[open]'), 'the question');
    await press('confirm');
  };
  await until(() => root.querySelector('#shopper'), 'the form');
  if (find) {
    await search(find);
    await until(() => root.querySelector('#found'), 'the list');
  }
  return {
    ...opened,
    all,
    part,
    press,
    type,
    says,
    search,
    open,
    confirm,
    text: (name: string): string => read(part(name)),
    rows: (): string[] => all('tbody tr').map(read),
    named: (name: string) => opened.events.filter(([event]) => event === name).map(([, detail]) => detail),
    focused: (selector: string) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
  };
}
