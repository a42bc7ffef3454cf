import { checkout } from '../../../src/client/checkout/index.js';
import type { Split } from '../../../src/client/checkout/index.js';
import type { Order } from '../../../src/client/listings/index.js';
import '../../../src/components/sales/define.js';
import type { FlorinSales } from '../../../src/components/sales/sales.js';
import { keepShares } from '../../../src/proxy/paying/kept-shares.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { openBank } from '../balances/bank.js';
import { openElement, read } from '../opened.js';

const EUR = (value: number) => ({ value, currency: 'EUR' });

/** A line of an order: so many pieces of a thing, of the seller whose page it is or of another. */
export const line = (
  title: string,
  unit: number,
  { quantity = 1, seller = 'me', currency = 'EUR' } = {},
): Order['lines'][number] => ({
  listingId: title.toLowerCase().replaceAll(' ', '-'),
  title,
  image: undefined,
  seller: { id: seller, name: `Stall of ${seller}` },
  quantity,
  unitPrice: { value: unit, currency },
  total: { value: unit * quantity, currency },
});

/** An order as the service tells of it. */
export function order(number: string, lines: Order['lines'], changes: Partial<Order> = {}): Order {
  const { createdAt = '2026-05-03T09:30:00Z', status = 'paid' } = changes;
  const currency = lines[0]?.total.currency ?? 'EUR';
  const subtotal = { value: lines.reduce((sum, { total }) => sum + total.value, 0), currency };
  return {
    id: `id-${number}`,
    number,
    email: 'ann@mail.example',
    status,
    statusHistory: [
      { status: 'placed', at: createdAt, note: undefined },
      ...(status === 'placed' ? [] : [{ status, at: createdAt, note: undefined }]),
    ],
    lines,
    currency,
    totals: { subtotal, shipping: undefined, tax: undefined, discount: undefined, total: subtotal },
    createdAt,
    updatedAt: createdAt,
    heldUntil: undefined,
    isShort: undefined,
    ...changes,
  };
}

export const ORDERS: readonly Order[] = [
  order('FL-3', [line('Brass lamp', 4900, { quantity: 2 }), line('Secret mug', 1234, { seller: 'other' })]),
  order('FL-2', [line('Wool rug', 12_000)], { status: 'placed', createdAt: '2026-05-02T22:30:00Z' }),
  order('FL-1', [line('Brass lamp', 4500), line('Old map', 2001, { quantity: 3 })], {
    status: 'delivered',
    createdAt: '2026-04-30T08:00:00Z',
    email: 'bob@post.example',
  }),
];

/** The merchant's own service of listings, as simple as one may be: it filters, pages, and sends orders whole. */
function serviceOf(orders: () => readonly Order[]) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams: asked } = new URL(request.url);
    if (pathname !== '/sales') return Response.json({ error: { code: 'not-found' } }, { status: 404 });
    const [seller, listing, status, number] = ['seller', 'listing', 'status', 'number'].map((name) =>
      asked.get(name),
    );
    const found = orders().filter(
      (each) =>
        each.lines.some(
          (one) => (!seller || one.seller?.id === seller) && (!listing || one.listingId === listing),
        ) &&
        (!status || each.status === status) &&
        (!number || each.number === number) &&
        each.number.startsWith(asked.get('search') ?? '') &&
        each.createdAt >= (asked.get('from')?.replace('.000', '') ?? '') &&
        each.createdAt < (asked.get('until')?.replace('.000', '') ?? '9'),
    );
    const at = Number(asked.get('cursor') ?? 0);
    const end = at + Number(asked.get('limit') ?? 50);
    const next = end < found.length ? { next: String(end) } : {};
    return Response.json({ orders: found.slice(at, end), ...next });
  };
}

/** A marketplace with orders, its platform with the money, and the proxy before both. The page is the seller's. */
export async function openStall(orders: readonly Order[] = ORDERS) {
  const ledger = memoryLedger();
  const all = { orders };
  const bank = await openBank({
    who: ({ own }) => ({ audience: 'seller', userId: 'me', accountHolders: [own], session: 's' }),
    more: { ledger, listings: serviceOf(() => all.orders) },
  });
  const till = bank.clientOf('/v71');
  const stall = Object.assign(bank, {
    ledger,
    /** What the service knows. */
    all,
    /** A shopper pays an order; its money is shared as said. Resolves to the platform's name of the payment. */
    async pay(number: string, value: number, splits: readonly Split[], promised = splits): Promise<string> {
      const reference = `PAY-${number}`;
      const { pspReference = '' } = await till.call(
        checkout.payments,
        {
          merchantAccount: 'Shop',
          amount: EUR(value),
          reference,
          returnUrl: 'https://shop.example/return',
          shopperInteraction: 'Ecommerce',
          splits: [...splits],
          paymentMethod: {
            type: 'scheme',
            encryptedCardNumber: 'test_4111111111111111',
            encryptedExpiryMonth: 'test_03',
            encryptedExpiryYear: 'test_2030',
            encryptedSecurityCode: 'test_737',
          },
        },
        { idempotencyKey: reference },
      );
      const at = bank.clock.now;
      await ledger.begin({
        key: number,
        owner: 'ann',
        order: number,
        orderValue: value,
        reference,
        merchantAccount: 'Shop',
        amount: EUR(value),
        fingerprint: number,
        at,
      });
      await ledger.settle(number, { outcome: 'paid', facts: {}, pspReference, authorised: value, at });
      const around = { note: () => undefined, keepAlive: () => undefined };
      await keepShares({ ledger } as never, around, reference, { splits: [...promised] });
      return pspReference;
    },
    async modify(
      row: 'capturePayment' | 'refundPayment',
      paymentPspReference: string,
      value: number,
    ): Promise<void> {
      const asked = { merchantAccount: 'Shop', paymentPspReference, amount: EUR(value) };
      await till.call(checkout[row], asked as never, { idempotencyKey: `${row}-${value}-${bank.clock.now}` });
      bank.clock.now += 10_000;
    },
  });
  return stall;
}

export type Stall = Awaited<ReturnType<typeof openStall>>;

const EVENTS = ['florin-sale-opened', 'florin-sales-exported', 'florin-sales-failed'];

export async function openSales(
  stall: Stall,
  { state = 'ready', ...properties }: Partial<FlorinSales> & { state?: string } = {},
) {
  const opened = await openElement('florin-sales', {
    fetch: stall.fetch,
    properties: { noAddress: true, timeZone: 'Europe/Amsterdam', ...properties },
    events: EVENTS,
  });
  const { root, element, until } = opened;
  if (state) await opened.state(state);
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    ...opened,
    all,
    rows: (): string[] => all('.table tbody tr').map(read),
    /** Order numbers in the list. */
    numbers: (): string[] => all('.table tbody th').map(read),
    text: (selector?: string): string => read(selector ? root.querySelector(selector) : root),
    says: (words: RegExp) => until(() => words.test(read(root)), `“${words}”`),
    focused: (selector: string) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
    press: async (selector: string): Promise<void> => {
      await until(() => root.querySelector(selector), selector);
      root.querySelector<HTMLElement>(selector)!.click();
      await element.updateComplete;
    },
    /** Chooses in the filter of that name. */
    filter: async (label: RegExp, value: string): Promise<void> => {
      const field = all('.filters label').find((each) => label.test(read(each.querySelector('span'))))!;
      const input = field.querySelector<HTMLInputElement>('select, input')!;
      input.value = value;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await element.updateComplete;
    },
    /** What stands in the statement of the money, line by line. */
    money: (): string[] => all('[part=money] li').map(read),
    notices: (): string[] => all('[part=notice]').map(read),
  };
}
