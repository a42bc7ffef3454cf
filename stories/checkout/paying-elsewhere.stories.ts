import type { Meta, StoryObj } from '@storybook/web-components-vite';

import { inside, inState } from '../../.storybook/play.js';
import { page, shop } from '../../.storybook/shop.js';
import { args, checkout, checkoutIn, type Args } from './checkout-in-shop.js';

const meta: Meta<Args> = {
  title: 'Shopper/Checkout, paying elsewhere',
  component: 'florin-checkout',
  args,
  render: (settings, context) => page(context, checkout(settings, context)),
};
export default meta;

type Story = StoryObj<Args>;

/** Presses Pay where the shop offers this method alone, and waits until what comes next is shown. */
const paidBy = (method: string, countryCode: string, next: string): Story => ({
  loaders: [shop()],
  args: { allowMethods: method, countryCode },
  play: async ({ canvasElement }) => {
    const checkout = checkoutIn(canvasElement);
    await inState(checkout, 'ready');
    (await inside(checkout, '[part=pay-button]')).click();
    await inside(checkout, next);
  },
});

/** Paid at a cash machine or in the bank's app: what to type there stays here until it is paid. */
export const Voucher: Story = paidBy('multibanco', 'PT', '[part~=paper]');

/** Paid with an app that reads a code: the page waits for it. */
export const Code: Story = paidBy('bcmc_mobile', 'BE', '[part~=code]');
