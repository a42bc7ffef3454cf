import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';

interface Args {
  readonly card: string;
}

const secret = ({ card }: Args) => html`<florin-card-secret card=${card}></florin-card-secret>`;

const meta: Meta<Args> = {
  title: 'Seller/Card secret',
  component: 'florin-card-secret',
  args: { card: 'PI1' },
  render: (args, context) => page(context, secret(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-card-secret');

/** A card as the platform answers it, with what the proxy says of itself: a story's proxy answers all the same. */
const card = (changes: object = {}) =>
  JSON.stringify({
    environment: 'sandbox',
    serverTime: '1795219200000',
    id: 'PI1',
    type: 'card',
    balanceAccountId: 'BA1',
    issuingCountryCode: 'NL',
    status: 'active',
    card: {
      brand: 'visa',
      brandVariant: 'visadebit',
      cardholderName: 'Mila Visser',
      formFactor: 'virtual',
      lastFour: '1234',
      number: '************1234',
    },
    ...changes,
  });

const answers = (changes: object = {}): SandboxSettings => ({
  isOperator: true,
  proxyAnswers: { status: 200, body: card(changes) },
});

/** Three buttons in the frame; nothing of the card is in the page. */
export const Ready: Story = {
  tags: ['state:ready'],
  loaders: [shop(answers())],
  play: async ({ canvasElement }) => {
    const opened = element(canvasElement);
    await inState(opened, 'ready');
    await says(opened, /•••• 1234/);
    await inside(opened, 'iframe');
  },
};

export const Narrow: Story = {
  ...Ready,
  render: (args, context) => narrowPage(context, secret(args)),
  play: async (context) => {
    await Ready.play?.(context);
    fitsNarrow(context.canvasElement);
  },
};

/** Its details cannot be shown any more. */
export const ClosedCard: Story = {
  tags: ['state:closed'],
  loaders: [shop(answers({ status: 'closed' }))],
  play: async ({ canvasElement }) => {
    const opened = element(canvasElement);
    await inState(opened, 'closed');
    await says(opened, /This card is closed/);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [shop({ proxyAnswers: 'silent' })],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'loading');
  },
};

/** No card is named. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { card: '' },
  loaders: [shop(answers())],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'empty');
  },
};

export const Broken: Story = {
  tags: ['state:error'],
  loaders: [shop(BROKEN)],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'error');
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [shop({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'offline');
  },
};

/** The session has ended, or the card is another’s. */
export const Unauthorised: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop(SIGNED_OUT)],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'unauthorised');
  },
};

/** From right to left; digits stay from left to right. */
export const RightToLeft: Story = {
  ...Ready,
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${secret(args)}</div>`),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await inside(element(canvasElement), 'iframe');
  },
};
