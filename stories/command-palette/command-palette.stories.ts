import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';
import type { PaletteResult } from '../../src/components/command-palette/events.js';

const addressOf = ({ element, reference }: PaletteResult): string => `#${element}/${reference}`;

const palette = (leads = addressOf as (result: PaletteResult) => string | undefined) =>
  html`<florin-command-palette .addressOf=${leads}></florin-command-palette>`;

const meta: Meta = {
  title: 'Operator/Command palette',
  component: 'florin-command-palette',
  // A modal dialog covers the page that it is in.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (_, context) => page(context, palette()),
};
export default meta;

type Story = StoryObj;

const ROWS = [
  'operator.getSummary',
  'operator.listPayments',
  'operator.listPayouts',
  'operator.listDisputes',
  'operator.listPaymentLinks',
  'operator.listDeeds',
];

const payment = (order: string, outcome: string, value: number, currency = 'EUR') => ({
  order,
  reference: `${order}-1`,
  pspReference: `C6N6SH5LK${order.replaceAll('-', '').toUpperCase()}`,
  amount: { value, currency },
  outcome,
  at: '2030-01-10T10:00:00Z',
});

const FOUND = {
  payments: [
    payment('order-1042', 'paid', 12_990),
    payment('order-10421', 'refused', 9900, 'JPY'),
    payment('order-10422', 'perhaps', 5_250, 'BHD'),
  ],
  nextCursor: 'more',
  payouts: [
    {
      reference: 'order-1042-winnings',
      pspReference: 'P7D2K4LKWRNW65X8',
      amount: { value: 125_000, currency: 'EUR' },
      submittedAt: '2030-01-10T10:00:00Z',
      isOwn: false,
      state: 'waiting',
    },
  ],
  disputes: [
    {
      pspReference: 'D9Q2K4LKWRNW65X8',
      reference: 'order-1042-1',
      order: 'order-1042',
      amount: { value: 12_990, currency: 'EUR' },
      state: 'open',
      openedAt: '2030-01-10T10:00:00Z',
      changedAt: '2030-01-10T10:00:00Z',
      isOwn: false,
      told: {},
    },
  ],
  paymentLinks: [],
  deeds: [
    {
      entry: '48',
      row: 'checkout.refundPayment',
      kind: 'money',
      state: 'unknown',
      subject: ['C6N6SH5LKORDER1042'],
      audience: 'operator',
      isOwn: true,
      askedAt: '2030-01-10T10:00:00Z',
      changedAt: '2030-01-10T10:00:00Z',
    },
  ],
};

const told = (answers: object = {}, silentTo?: string): SandboxSettings => ({
  isOperator: true,
  proxyAnswers: {
    status: 200,
    body: JSON.stringify({
      audience: 'operator',
      rows: ROWS,
      environment: 'sandbox',
      serverTime: String(Date.now()),
      payments: [],
      payouts: [],
      disputes: [],
      paymentLinks: [],
      deeds: [],
      ...answers,
    }),
    contentType: 'application/json',
    ...(silentTo && { silentTo }),
  },
});

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-command-palette');

const opened =
  (state: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    element(canvasElement).show();
    await inState(element(canvasElement), state);
  };

async function types(canvas: HTMLElement, text: string): Promise<void> {
  const field = (await inside(element(canvas), '[part=search]')) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const searched =
  (text: string, words: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await opened('ready')({ canvasElement });
    await types(canvasElement, text);
    await says(element(canvasElement), words);
  };

/** The button alone, as it stands in the head of a page. */
export const Closed: Story = { loaders: [shop(told())] };

/** Nothing was typed: where the reader can go to. */
export const Ready: Story = { tags: ['state:ready'], loaders: [shop(told())], play: opened('ready') };

/** Things of four kinds, one with a status that is not known. */
export const Found: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(FOUND))],
  play: searched('order-1042', /Request 48/),
};

/** Payments could not be searched: what the others found stays. */
export const PartMissing: Story = {
  tags: ['state:ready'],
  loaders: [shop(told({ ...FOUND, payments: 'none' }))],
  play: searched('order-1042', /Payments could not be searched/),
};

/** Nothing was found in what could be searched, and payments could not. */
export const NoneElsewhere: Story = {
  tags: ['state:ready'],
  loaders: [shop(told({ payments: 'none' }))],
  play: searched('order-1042', /Nothing found in what could be searched/),
};

/** Disputes have not answered yet. */
export const Searching: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(FOUND, '/disputes'))],
  play: searched('order-1042', /Request 48.*Searching/),
};

/** The page has no place for what was chosen. */
export const NoPlace: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(FOUND))],
  render: (_, context) =>
    page(
      context,
      palette(({ kind, element: tag }) => (kind === 'place' ? `#${tag}` : undefined)),
    ),
  play: async ({ canvasElement }) => {
    await searched('order-1042', /Request 48/)({ canvasElement });
    (await inside(element(canvasElement), '[part~=dispute]')).click();
    await says(element(canvasElement), /does not say where it shows/);
  },
};

/** Nothing was typed, and the page names no places. */
export const Empty: Story = {
  tags: ['state:empty'],
  loaders: [shop(told())],
  render: (_, context) =>
    page(
      context,
      palette(() => undefined),
    ),
  play: opened('empty'),
};

/** No reference begins like that. */
export const FilteredEmpty: Story = {
  tags: ['state:filtered-empty'],
  loaders: [shop(told())],
  play: async ({ canvasElement }) => {
    await opened('ready')({ canvasElement });
    await types(canvasElement, 'order-0');
    await inState(element(canvasElement), 'filtered-empty');
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(FOUND))],
  render: (_, context) => page(context, html`<div dir="rtl" lang="ar">${palette()}</div>`),
  play: searched('order-1042', /48/),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(FOUND))],
  render: (_, context) => narrowPage(context as unknown as InShop, palette()),
  play: searched('order-1042', /Request 48/),
};

/** A seller: their own sales, and no payouts of others. */
export const Seller: Story = {
  tags: ['state:ready'],
  loaders: [shop(told({ audience: 'seller', rows: ['operator.getSummary', 'operator.listSales'] }))],
  play: opened('ready'),
};

/** What the reader may search is on its way. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [shop({ isOperator: true, proxyAnswers: 'silent' })],
  play: opened('loading'),
};

/** The proxy has a problem. */
export const Broken: Story = { tags: ['state:error'], loaders: [shop(BROKEN)], play: opened('error') };

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [shop({ isOperator: true, offline: true })],
  play: opened('offline'),
};

/** The session is a shopper’s: to it there is nothing to search. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
  play: opened('unauthorised'),
};

/** The session has ended. */
export const SignedOut: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop(SIGNED_OUT)],
  play: opened('unauthorised'),
};
