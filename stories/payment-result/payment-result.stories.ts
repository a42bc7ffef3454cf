import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, inState, says, fitsNarrow } from '../../.storybook/play.js';
import { isBackFromBank } from '../../.storybook/sandbox.js';
import { BROKEN, type InShop, narrowPage, page, shop, shopOf, SIGNED_OUT } from '../../.storybook/shop.js';
import { afterPayment, afterPaymentThen, payAtBank } from '../../.storybook/shopper.js';

interface Args {
  readonly reasons: Readonly<Record<string, string>>;
}

const result = ({ reasons }: Args, context: InShop) => html`
  <florin-payment-result order=${shopOf(context).order} .reasons=${reasons}>
    <a slot="paid" href="#order">Your order</a>
    <a slot="refused" href="#checkout">Back to the checkout</a>
    <a slot="cancelled" href="#checkout">Back to the checkout</a>
  </florin-payment-result>
`;

const meta: Meta<Args> = {
  title: 'Shopper/Payment result',
  component: 'florin-payment-result',
  args: { reasons: {} },
  render: (args, context) => page(context, result(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-payment-result');

/** Thanks, amount, card, time, and a reference to quote. */
export const Paid: Story = { tags: ['state:ready', 'state:paid'], loaders: [afterPayment('paid-visa')] };

/** Not confirmed yet; the shop will tell. */
export const Pending: Story = { tags: ['state:ready', 'state:pending'], loaders: [afterPayment('pending')] };

/** A reason as coarse as a shopper may know it, and what to do now. */
export const Refused: Story = {
  tags: ['state:ready', 'state:refused'],
  loaders: [afterPayment('refused-balance')],
};

/** The merchant's own sentence for that reason. */
export const MerchantReasons: Story = {
  tags: ['state:refused'],
  args: { reasons: { 'other-card': 'That card did not work. Try PayPal: it nearly always does.' } },
  loaders: [afterPayment('refused-expired')],
};

/** A technical error at the bank counts as refused: nothing was charged, and trying again may help. */
export const TechnicalError: Story = { tags: ['state:refused'], loaders: [afterPayment('error')] };

/** The shopper changed their mind on the bank's page. */
export const Cancelled: Story = {
  tags: ['state:ready', 'state:cancelled'],
  loaders: [shop({}, (opened) => payAtBank(opened, 'cancel'))],
};

/** The platform asks for a step that this page cannot do. */
export const ActionRequired: Story = {
  tags: ['state:ready', 'state:action-required'],
  loaders: [afterPayment('paid-visa', { faults: [{ place: 'payments', fault: 'unknown-action' }] })],
};

/** Paid in part, as gift cards do; the rest is said. */
export const PaidInPart: Story = {
  tags: ['state:action-required'],
  loaders: [
    afterPayment('paid-visa', {
      faults: [
        {
          place: 'payments',
          fault: {
            kind: 'change',
            fields: {
              resultCode: 'PartiallyAuthorised',
              order: {
                pspReference: 'SANDBOXORDER0001',
                orderData: 'sandbox',
                remainingAmount: { value: 1990, currency: 'EUR' },
              },
            },
          },
        },
      ],
    }),
  ],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /€19.90 left to pay/);
  },
};

/** An unknown answer is neither success nor failure. */
export const Unknown: Story = {
  tags: ['state:ready', 'state:unknown'],
  loaders: [afterPayment('paid-visa', { faults: [{ place: 'payments', fault: 'unknown-result' }] })],
};

/** The bank asks for a code before anything is settled. */
export const Challenge: Story = {
  tags: ['state:action'],
  loaders: [afterPayment('challenge')],
  parameters: { docs: { story: { inline: false } } },
};

/**
 * Where a bank's page leads back to. Its opaque result is taken out of the address at once and handed in; the outcome
 * comes from the shop.
 */
export const AfterRedirect: Story = {
  tags: ['state:paid'],
  loaders: [
    shop({}, async (opened) => {
      if (!isBackFromBank()) await payAtBank(opened, 'approve');
    }),
  ],
  parameters: { docs: { story: { inline: false } } },
};

/** Declined on the bank's page. */
export const DeclinedAtBank: Story = {
  tags: ['state:refused'],
  loaders: [shop({}, (opened) => payAtBank(opened, 'decline'))],
  parameters: { docs: { story: { inline: false } } },
};

/** This order has no known payment. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop()] };

/** The shop takes its time. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [shop({ faults: [{ place: 'paymentMethods', fault: { kind: 'delay', ms: 3_600_000 } }] })],
};

/** The shop's server has a problem. What to do is not to pay again. */
export const Error: Story = { tags: ['state:error'], loaders: [afterPaymentThen('paid-visa', BROKEN)] };

/** The shop cannot be reached. */
export const ProxyDown: Story = {
  tags: ['state:error'],
  loaders: [afterPaymentThen('paid-visa', { proxyAnswers: 'broken' })],
};

/** It is back, and the shopper asks again. */
export const Retried: Story = {
  tags: ['state:paid'],
  loaders: [afterPaymentThen('paid-visa', BROKEN)],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'error');
    await shopOf(context).change({ proxyAnswers: undefined });
    element(canvasElement).shadowRoot.querySelector<HTMLElement>('[part=button]')?.click();
    await inState(element(canvasElement), 'paid');
  },
};

/** No network, and the browser knows it. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [afterPaymentThen('paid-visa', { offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** The shopper's session has ended. */
export const Unauthorised: Story = {
  tags: ['state:unauthorised'],
  loaders: [afterPaymentThen('paid-visa', SIGNED_OUT)],
};

export const Dark: Story = {
  tags: ['state:paid'],
  globals: { colorScheme: 'dark' },
  loaders: [afterPayment('paid-visa')],
};

export const RightToLeftArabic: Story = {
  tags: ['state:paid'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [afterPayment('paid-visa')],
};

export const Narrow320: Story = {
  tags: ['state:paid'],
  loaders: [afterPayment('paid-visa')],
  render: (args, context) => narrowPage(context, result(args, context)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'paid');
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  tags: ['state:refused', 'forced-colors'],
  loaders: [afterPayment('refused-balance')],
};
