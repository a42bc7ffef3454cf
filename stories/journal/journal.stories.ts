import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import {
  BROKEN,
  compactPage,
  type InShop,
  narrowPage,
  page,
  shop,
  shopOf,
  SIGNED_OUT,
} from '../../.storybook/shop.js';

const journal = () => html`<florin-journal no-address time-zone="Europe/Amsterdam"></florin-journal>`;

const meta: Meta = {
  title: 'Operator/Journal',
  component: 'florin-journal',
  render: (_, context) => page(context, journal()),
};
export default meta;

type Story = StoryObj;

const MINUTE = 60_000;
const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-journal');

const request = (number: number, row: string, changes: object = {}) => ({
  entry: String(number),
  row,
  kind: 'money',
  state: 'done',
  subject: [`C6N6SH5LKWRNW${number}`],
  audience: 'operator',
  by: 'olga@shop.example',
  isOwn: true,
  askedAt: new Date(Date.now() - (50 - number) * 17 * MINUTE).toISOString(),
  changedAt: new Date(Date.now() - (50 - number) * 17 * MINUTE + 800).toISOString(),
  answer: { pspReference: `P7D2K4LKWRNW${number}`, status: 'received' },
  ...changes,
});

const MIXED = [
  request(48, 'checkout.refundPayment', {
    amount: { value: 2500, currency: 'EUR' },
    reference: 'refund-1042',
  }),
  request(46, 'payout.confirmPayout', {
    audience: 'approver',
    by: 'arno@shop.example',
    isOwn: false,
    amount: { value: 125_000, currency: 'EUR' },
  }),
  request(43, 'terminal-management.assignTerminals', { kind: 'other', state: 'unknown', answer: undefined }),
  request(41, 'legal-entity.updateTransferInstrument', {
    kind: 'other',
    audience: 'seller',
    by: undefined,
    isOwn: false,
  }),
  request(40, 'checkout.capturePayment', {
    state: 'refused',
    code: 'platform-refused',
    answer: undefined,
    amount: { value: 9900, currency: 'JPY' },
  }),
  request(37, 'workspace.createMock', { kind: 'workspace', subject: [] }),
  request(35, 'balance-platform.createSweep', { state: 'asked', answer: undefined }),
];

const told = (all: readonly object[]): SandboxSettings => ({
  isOperator: true,
  proxyAnswers: {
    status: 200,
    body: JSON.stringify({ deeds: all, environment: 'sandbox', serverTime: String(Date.now()) }),
    contentType: 'application/json',
  },
});

const opens = async (canvas: HTMLElement, text: RegExp): Promise<void> => {
  await inside(element(canvas), '.open');
  const links = [...element(canvas).shadowRoot!.querySelectorAll<HTMLElement>('.open')];
  links.find(({ textContent }) => text.test(textContent))?.click();
};

/** Requests of each kind, and each state. */
export const Ready: Story = { tags: ['state:ready'], loaders: [shop(told(MIXED))] };

/** The same rows, closer to each other. */
export const Compact: Story = {
  ...Ready,
  render: (_, context) => compactPage(context as unknown as InShop, journal()),
};

/** One request, and what the platform answered. */
export const Opened: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED.slice(0, 1)))],
  play: async ({ canvasElement }) => {
    await opens(canvasElement, /Refund/);
    await says(element(canvasElement), /The platform accepted the request/);
  },
};

/** Its answer was lost: what that means stands before everything else. */
export const UnknownEnd: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED.slice(2, 3)))],
  play: async ({ canvasElement }) => {
    await opens(canvasElement, /Move terminals/);
    await says(element(canvasElement), /may have been carried out/);
  },
};

/** No request has the number that an address asks for. */
export const NoSuchRequest: Story = {
  tags: ['state:ready'],
  loaders: [shop(told([]))],
  render: (_, context) => page(context, html`<florin-journal no-address entry="1042"></florin-journal>`),
};

/** Five hundred requests: what is on screen is drawn. */
export const Long: Story = {
  tags: ['state:ready'],
  loaders: [
    shop(
      told(
        Array.from({ length: 500 }, (_, at) =>
          request(1000 - at, MIXED[at % 7]!.row, {
            askedAt: new Date(Date.now() - at * MINUTE).toISOString(),
          }),
        ),
      ),
    ),
  ],
};

/** Nothing was asked for yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop({ isOperator: true })] };

/** No request matches what was typed. */
export const FilteredEmpty: Story = {
  tags: ['state:filtered-empty'],
  loaders: [shop({ isOperator: true })],
  play: async (context) => {
    const journalElement = element(context.canvasElement) as HTMLElement & {
      readonly shadowRoot: ShadowRoot;
      refresh(): Promise<boolean>;
    };
    await inState(journalElement, 'empty');
    const { proxy, fetch } = shopOf(context as unknown as InShop);
    await fetch(`${proxy}/checkout/paymentLinks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'lamp-1' },
      body: JSON.stringify({ amount: { value: 2500, currency: 'EUR' }, reference: 'lamp-1' }),
    });
    await journalElement.refresh();
    await inState(journalElement, 'ready');
    const field = (await inside(journalElement, '[part=search]')) as HTMLInputElement;
    field.value = 'nothing like it';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await inState(journalElement, 'filtered-empty');
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  render: (_, context) => page(context, html`<div dir="rtl" lang="ar">${journal()}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  render: (_, context) => narrowPage(context as unknown as InShop, journal()),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await opens(canvasElement, /Refund/);
    await says(element(canvasElement), /The platform accepted/);
    fitsNarrow(canvasElement);
  },
};

/** Requests are on their way. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [shop({ isOperator: true, proxyAnswers: 'silent' })],
};

/** The proxy has a problem. */
export const Broken: Story = { tags: ['state:error'], loaders: [shop(BROKEN)] };

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [shop({ isOperator: true, offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** The session is a shopper’s: to it there is no journal. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [shop(SIGNED_OUT)] };
