import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { bankPage, elementIn, eventually, inside, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, onNarrowPage, page, shop, shopOf, SIGNED_OUT } from '../../.storybook/shop.js';
import { afterPayment, afterPaymentThen } from '../../.storybook/shopper.js';

interface Args {
  readonly withLogos: boolean;
}

const donation = ({ withLogos }: Args, context: InShop) => html`
  <florin-payment-result
    style="margin-block-end: 16px"
    order=${shopOf(context).order}
  ></florin-payment-result>
  <florin-donation order=${shopOf(context).order} ?with-logos=${withLogos}></florin-donation>
`;

const meta: Meta<Args> = {
  title: 'Shopper/Donation',
  component: 'florin-donation',
  args: { withLogos: false },
  render: (args, context) => page(context, donation(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-donation');

/** Chooses the second amount and gives it. */
async function give(canvas: HTMLElement): Promise<void> {
  (await inside(element(canvas), '[name=amount][value="300"]')).click();
  await says(element(canvas), /Give €3\.00/);
  (await inside(element(canvas), '[part=give]')).click();
}

const failing = (fields: object): SandboxSettings => ({
  faults: [{ place: 'checkout.createDonation', fault: { kind: 'change', fields: { ...fields } } }],
});

/** Below the result of a payment that went through: causes, amounts, and a way to close the offer. */
export const Offer: Story = { tags: ['state:ready'], loaders: [afterPayment('paid-visa')] };

/** With the pictures of charities, which come from addresses of their own. */
export const WithLogos: Story = {
  tags: ['state:ready'],
  args: { withLogos: true },
  loaders: [afterPayment('paid-visa')],
};

/** The other cause rounds up what was paid, and says to which sum. */
export const RoundUp: Story = {
  tags: ['state:ready'],
  loaders: [afterPayment('paid-visa')],
  play: async ({ canvasElement }) => {
    await inside(element(canvasElement), '[name=cause]');
    element(canvasElement).shadowRoot.querySelectorAll<HTMLElement>('[name=cause]')[1]?.click();
    await says(element(canvasElement), /Give €0\.10 to make it €50\.00/);
  },
};

/** No amount was chosen. */
export const NoAmount: Story = {
  tags: ['state:ready'],
  loaders: [afterPayment('paid-visa')],
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '[part=give]')).click();
    await says(element(canvasElement), /Choose an amount/);
  },
};

/** Thanks, and what was given to whom. */
export const Paid: Story = {
  tags: ['state:paid'],
  loaders: [afterPayment('paid-visa')],
  play: async ({ canvasElement }) => {
    await give(canvasElement);
    await says(element(canvasElement), /You gave €3\.00 to Treehouse/);
  },
};

/** Not confirmed yet. */
export const Pending: Story = {
  tags: ['state:pending'],
  loaders: [afterPayment('donation-pending')],
  play: ({ canvasElement }) => give(canvasElement),
};

/** The bank did not accept it. The order stays paid. */
export const Refused: Story = {
  tags: ['state:refused'],
  loaders: [afterPayment('donation-refused')],
  play: ({ canvasElement }) => give(canvasElement),
};

/** No answer says what became of it. */
export const Unknown: Story = {
  tags: ['state:unknown'],
  loaders: [
    afterPayment('paid-visa', { faults: [{ place: 'checkout.createDonation', fault: 'drop-after' }] }),
  ],
  play: ({ canvasElement }) => give(canvasElement),
};

/** The bank asks for a step that this page cannot do. */
export const Unfinished: Story = {
  tags: ['state:unfinished'],
  loaders: [
    afterPayment(
      'paid-visa',
      failing({
        status: 'pending',
        payment: {
          resultCode: 'RedirectShopper',
          action: { type: 'sandboxUnheardOf', paymentMethodType: 'scheme' },
        },
      }),
    ),
  ],
  play: ({ canvasElement }) => give(canvasElement),
};

/** The bank asks for a code. */
export const Challenge: Story = {
  tags: ['state:action'],
  loaders: [afterPayment('donation-challenge')],
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvasElement }) => {
    await give(canvasElement);
    await bankPage(element(canvasElement));
  },
};

/** On its way. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    afterPayment('paid-visa', {
      faults: [{ place: 'checkout.createDonation', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
  play: ({ canvasElement }) => give(canvasElement),
};

/** Gone without trace. */
export const Closed: Story = {
  tags: ['state:closed'],
  loaders: [afterPayment('paid-visa')],
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '[part=close]')).click();
    await eventually('no space', () => element(canvasElement).offsetHeight === 0);
  },
};

/** The order is not paid: there is nothing, and it takes no space. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop()] };

/** Whether something can be given is not known yet. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [
    afterPayment('paid-visa', {
      faults: [{ place: 'checkout.listDonationCampaigns', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
};

/** The shop's server has a problem: there is nothing to see of it. */
export const Error: Story = {
  tags: ['state:error'],
  loaders: [afterPaymentThen('paid-visa', BROKEN)],
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
  tags: ['state:ready'],
  globals: { colorScheme: 'dark' },
  loaders: [afterPayment('paid-visa')],
};

export const RightToLeftArabic: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [afterPayment('paid-visa')],
};

export const Narrow320: Story = {
  tags: ['state:ready'],
  loaders: [afterPayment('paid-visa')],
  ...onNarrowPage<Args>('florin-donation', (context, args) => donation(args, context)),
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  tags: ['state:ready', 'forced-colors'],
  loaders: [afterPayment('paid-visa')],
};
