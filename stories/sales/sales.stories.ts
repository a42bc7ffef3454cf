import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';
import { DAY } from '../../src/facts/instant.js';

const sales = () => html`<florin-sales no-address time-zone="Europe/Amsterdam"></florin-sales>`;

const meta: Meta = {
  title: 'Seller/Sales',
  component: 'florin-sales',
  render: (_, context) => page(context, sales()),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-sales');
const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

const line = (title: string, value: number, quantity = 1, currency = 'EUR') => ({
  listingId: title.toLowerCase().replaceAll(' ', '-'),
  title,
  seller: { id: 'me', name: 'Lamps of Delft' },
  quantity,
  unitPrice: { value, currency },
  total: { value: value * quantity, currency },
});

function sale(days: number, status: string, lines: readonly ReturnType<typeof line>[], changes: object = {}) {
  const currency = lines[0]?.total.currency ?? 'EUR';
  return {
    number: `FL-${100_100 - days}`,
    status,
    statusHistory: [
      { status: 'placed', at: ago(days) },
      { status: 'paid', at: ago(days) },
      ...(status === 'paid' ? [] : [{ status, at: ago(days - 1) }]),
    ],
    lines,
    total: { value: lines.reduce((sum, { total }) => sum + total.value, 0), currency },
    buyer: `${'abcdefgh'.charAt(days % 8)}•••@mail.example`,
    createdAt: ago(days),
    updatedAt: ago(days),
    ...changes,
  };
}

const MIXED = [
  sale(1, 'paid', [line('Brass lamp', 4900, 2)]),
  sale(2, 'shipped', [line('Brass lamp', 4900), line('Wool rug, hand-knotted, 160 × 230 cm', 129_900)]),
  sale(4, 'delivered', [line('Paper fan', 5000, 1, 'JPY')]),
  sale(6, 'packed', [line('Old map', 2001, 3)]),
  sale(9, 'refunded', [line('Old map', 2001)]),
  sale(12, 'cancelled', [line('Tea bowl', 1234, 1, 'BHD')]),
  sale(15, 'delivered', [line('Brass lamp', 4500)]),
];

const booking = (platformPaymentType: string, value: number, days: number) => ({
  id: `${platformPaymentType}${value}`,
  accountHolder: { id: 'AH1' },
  balanceAccount: { id: 'BA1' },
  balancePlatform: 'FlorinPlatform',
  amount: { value, currency: 'EUR' },
  bookingDate: ago(days),
  valueDate: ago(days),
  status: 'booked',
  transfer: {
    id: 'T1',
    reference: 'PAY-1',
    categoryData: { type: 'platformPayment', platformPaymentType, pspPaymentReference: 'PSP1' },
  },
});

const payments = (promised = 8820) => [
  {
    reference: 'PAY-1',
    pspReference: 'PSP1',
    at: ago(1),
    shares: [
      { type: 'BalanceAccount', amount: { value: promised, currency: 'EUR' } },
      { type: 'PaymentFee' },
    ],
  },
];

const BOOKED = [booking('BalanceAccount', 8820, 0.9), booking('PaymentFee', -98, 0.9)];

/** The proxy answers everything with these sales, and with the first of them where one is opened. */
const told = (
  all: readonly ReturnType<typeof sale>[],
  data: readonly object[] = BOOKED,
  changes: object = {},
): SandboxSettings => ({
  proxyAnswers: {
    status: 200,
    body: JSON.stringify({
      ...all[0],
      payments: payments(),
      sales: all,
      data,
      environment: 'sandbox',
      serverTime: String(Date.now()),
      ...changes,
    }),
    contentType: 'application/json',
  },
});

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await inside(element(canvas), selector)).click();
}

const openFirst: Story['play'] = async ({ canvasElement }) => {
  await press(canvasElement, '.open');
  await inside(element(canvasElement), '[part=notice]');
};

/** Sales of three currencies, one at a status that this version does not know. */
export const Ready: Story = { tags: ['state:ready'], loaders: [shop(told(MIXED))] };

/** One sale, with its money booked as it was promised. */
export const Opened: Story = { tags: ['state:ready'], loaders: [shop(told(MIXED))], play: openFirst };

/** Nothing is booked before the payment is captured. */
export const NotBookedYet: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED, []))],
  play: openFirst,
};

/** A cent more is booked than was promised: it is shown, and not rounded. */
export const DoesNotFit: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED, BOOKED, { payments: payments(8819) }))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await says(element(canvasElement), /That is .*0\.01.* more/);
  },
};

/** The money went back, and the order does not say so. */
export const GivenBack: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED, [...BOOKED, booking('BalanceAccount', -8820, 0.5)]))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await says(element(canvasElement), /before you ship/);
  },
};

/** Sales per day and best sellers, in each currency. */
export const Figures: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=tab]:last-child');
    await inside(element(canvasElement), '[part=bar]');
  },
};

/** A year of sales in bars for weeks. */
export const FiguresOfAYear: Story = {
  tags: ['state:ready'],
  loaders: [
    shop(
      told(
        Array.from({ length: 365 }, (_, at) =>
          sale(at, 'delivered', [line(at % 3 ? 'Brass lamp' : 'Tea bowl', 900 + ((at * 7919) % 5000))]),
        ),
      ),
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=tab]:last-child');
    await inside(element(canvasElement), '[part=bar]');
  },
};

/** A thousand sales: what is on screen is drawn. */
export const Long: Story = {
  tags: ['state:ready'],
  loaders: [
    shop(
      told(Array.from({ length: 1000 }, (_, at) => sale(at, 'delivered', [line('Brass lamp', 100 + at)]))),
    ),
  ],
};

/** No sale matches. */
export const FilteredEmpty: Story = {
  tags: ['state:filtered-empty'],
  loaders: [shop(told([]))],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'empty');
    const input = (await inside(element(canvasElement), '[part~=search]')) as HTMLInputElement;
    input.value = 'FL-9';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  },
};

/** Nothing is sold yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop(told([]))] };

/** The session is a shopper’s: to it there are no sales. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [shop(SIGNED_OUT)] };

/** Sales are on their way. */
export const Loading: Story = { tags: ['state:loading'], loaders: [shop({ proxyAnswers: 'silent' })] };

/** The proxy has a problem. */
export const Broken: Story = { tags: ['state:error'], loaders: [shop(BROKEN)] };

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [shop({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  render: (_, context) => page(context, html`<div dir="rtl" lang="ar">${sales()}</div>`),
};

/** On a phone of 320 px: list, figures and sale. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  render: (_, context) => narrowPage(context as unknown as InShop, sales()),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await press(canvasElement, '[part=tab]:last-child');
    await inside(element(canvasElement), '[part=bar]');
    fitsNarrow(canvasElement);
    await press(canvasElement, '[part=tab]');
    await press(canvasElement, '.open');
    await inside(element(canvasElement), '[part=notice]');
    fitsNarrow(canvasElement);
  },
};
