import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, inside, inState, says } from '../../.storybook/play.js';
import { BROKEN, type InShop, onNarrowPage, page, shop, shopOf, SIGNED_OUT } from '../../.storybook/shop.js';
import { afterPayment } from '../../.storybook/shopper.js';
import { simulateWallets } from '../../src/sandbox/wallets/index.js';

interface Args {
  readonly countryCode: string;
  readonly buttonTheme: 'auto' | 'black' | 'white' | 'outline';
  readonly allowMethods: string;
  readonly disabled: boolean;
}

const express = (args: Args, context: InShop) =>
  html`<florin-express-checkout
    order=${shopOf(context).order}
    country-code=${args.countryCode}
    button-theme=${args.buttonTheme}
    allow-methods=${args.allowMethods}
    ?disabled=${args.disabled}
  ></florin-express-checkout>`;

const WALLETS = ['PaymentRequest', 'ApplePaySession', 'ApplePayError'] as const;

const meta: Meta<Args> = {
  title: 'Shopper/Express checkout',
  component: 'florin-express-checkout',
  args: { countryCode: 'NL', buttonTheme: 'auto', allowMethods: '', disabled: false },
  argTypes: { buttonTheme: { control: 'select', options: ['auto', 'black', 'white', 'outline'] } },
  // Other stories keep the wallets that the browser has.
  beforeEach() {
    const own = WALLETS.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
    simulateWallets();
    return () =>
      WALLETS.forEach((name, at) => {
        const before = own[at];
        if (before) Object.defineProperty(globalThis, name, before);
        else Reflect.deleteProperty(globalThis, name);
      });
  },
  render: (args, context) => page(context, express(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-express-checkout');

/** A button for each wallet of the order that this device can open. */
export const Ready: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await inside(element(canvasElement), '[part~=wallet-button]');
  },
};

/** One wallet alone. */
export const OneWallet: Story = {
  tags: ['state:ready'],
  args: { allowMethods: 'googlepay' },
  loaders: [shop()],
  play: ({ canvasElement }) => inState(element(canvasElement), 'ready') as Promise<void>,
};

/** White buttons with a line around, for a page that is light and quiet. */
export const Outline: Story = {
  tags: ['state:ready'],
  args: { buttonTheme: 'outline' },
  loaders: [shop()],
  play: ({ canvasElement }) => inState(element(canvasElement), 'ready') as Promise<void>,
};

/** Payment is turned off. */
export const Disabled: Story = {
  tags: ['state:ready'],
  args: { disabled: true },
  loaders: [shop()],
  play: ({ canvasElement }) => inState(element(canvasElement), 'ready') as Promise<void>,
};

/** On a screen of 320 pixels, the buttons stand below each other. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  ...onNarrowPage<Args>('florin-express-checkout', (context, args) => express(args, context)),
};

/** The order is being loaded: its place is kept. */
export const Loading: Story = { tags: ['state:loading'], loaders: [shop({ proxyAnswers: 'silent' })] };

/** The order offers no wallet that this device can open: nothing is shown, and no space is taken. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { allowMethods: 'scheme' },
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await eventually('no space', () => element(canvasElement).offsetHeight === 0);
  },
};

/** Reloaded while the bank waits: nothing opens without a click. */
export const BankWaits: Story = {
  tags: ['state:busy'],
  loaders: [afterPayment('challenge')],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Your bank asks you to confirm/);
  },
};

/** The wallet's card was refused. Nothing was charged, and another one can be tried at once. */
export const Refused: Story = {
  tags: ['state:ready'],
  loaders: [afterPayment('refused-balance')],
  play: async ({ canvasElement }) => {
    await inside(element(canvasElement), '[part=result]');
  },
};

/** Paid. */
export const Paid: Story = {
  tags: ['state:settled'],
  loaders: [afterPayment('paid-visa')],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Payment received/);
  },
};

/** The bank answers later. */
export const Pending: Story = {
  tags: ['state:settled'],
  loaders: [afterPayment('pending')],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /pending/);
  },
};

/** The shop's server has a problem. */
export const Error: Story = { tags: ['state:error'], loaders: [shop(BROKEN)] };

/** The session has ended. */
export const Unauthorised: Story = { tags: ['state:unauthorised'], loaders: [shop(SIGNED_OUT)] };

/** There is no connection. */
export const Offline: Story = { tags: ['state:offline'], loaders: [shop({ offline: true })] };
