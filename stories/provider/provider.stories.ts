import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, inState, says } from '../../.storybook/play.js';
import { openShop, type Shop } from '../../.storybook/sandbox.js';
import { shop, shopOf } from '../../.storybook/shop.js';

const meta: Meta = {
  title: 'Shopper/Provider',
  component: 'florin-provider',
};
export default meta;

const provide = ({ proxy, fetch, order, publicKey }: Shop) => html`
  <florin-provider proxy=${proxy} .fetch=${fetch}>
    <florin-checkout order=${order} .sandboxKey=${publicKey}></florin-checkout>
  </florin-provider>
`;

/** Says once where the proxy is; every element below it asks there. */
export const Default: StoryObj = {
  loaders: [shop()],
  tags: ['state:ready'],
  render: (_, context) => provide(shopOf(context)),
};

/** Pointed at another shop, it takes everything below it along. */
export const ChangesProxy: StoryObj = {
  loaders: [shop()],
  tags: ['state:ready'],
  render: (_, context) => provide(shopOf(context)),
  play: async ({ canvasElement }) => {
    const checkout = elementIn(canvasElement, 'florin-checkout');
    await inState(checkout, 'ready');
    const other = await openShop({ amount: { value: 12_900, currency: 'EUR' } });
    checkout.sandboxKey = other.publicKey;
    elementIn(canvasElement, 'florin-provider').fetch = other.fetch;
    await says(checkout, /Pay €129.00/);
  },
};
