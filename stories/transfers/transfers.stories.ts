import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';

const transfers = () => html`<florin-transfers no-address time-zone="Europe/Amsterdam"></florin-transfers>`;

const meta: Meta = {
  title: 'Operator/Transfers',
  component: 'florin-transfers',
  render: (_, context) => page(context, transfers()),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-transfers');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

/** The proxy answers everything with these rows, and with what it tells everybody. */
const listing = (data: readonly object[]): SandboxSettings => ({
  isOperator: true,
  proxyAnswers: {
    status: 200,
    body: JSON.stringify({ data, environment: 'sandbox', serverTime: String(Date.now()) }),
    contentType: 'application/json',
  },
});

async function openFirstTransfer(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  (await inside(element(canvas), '[part=tab][aria-pressed=false]')).click();
  await says(element(canvas), /Transfers/);
  (await inside(element(canvas), '.open')).click();
}

/** Two months of money, latest first. */
export const Ready: Story = { tags: ['state:ready'], loaders: [office()] };

/** One transfer with all that happened to it. */
export const Opened: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await openFirstTransfer(canvasElement);
    await says(element(canvasElement), /Back to the list/);
  },
};

/** A transfer is on its way to the screen, and stays so. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    office({
      faults: [{ place: 'transfers.getTransaction', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    (await inside(element(canvasElement), '.open')).click();
    await inState(element(canvasElement), 'busy');
  },
};

/** Nothing that was booked holds these words. */
export const NothingMatches: Story = {
  tags: ['state:filtered-empty'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    const search = (await inside(element(canvasElement), '[part=search]')) as HTMLInputElement;
    search.value = 'nothing is called so';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await inState(element(canvasElement), 'filtered-empty');
  },
};

/** No money has moved yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop(listing([]))] };

/** The session is a shopper’s: to it there is no such money. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** The list is on its way. */
export const Loading: Story = { tags: ['state:loading'], loaders: [office({ proxyAnswers: 'silent' })] };

/** The proxy has a problem. */
export const Broken: Story = { tags: ['state:error'], loaders: [office(BROKEN)] };

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [office({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => page(context, html`<div dir="rtl" lang="ar">${transfers()}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => narrowPage(context as unknown as InShop, transfers()),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};
