import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { bankPage, cardIsReady, eventually, inside, inState, says } from '../../.storybook/play.js';
import { page, shop, shopOf } from '../../.storybook/shop.js';
import { afterPayment } from '../../.storybook/shopper.js';
import { args, checkout, checkoutIn, withStored, type Args } from './checkout-in-shop.js';

const meta: Meta<Args> = {
  title: 'Shopper/Checkout, paying',
  component: 'florin-checkout',
  args,
  render: (settings, context) => page(context, checkout(settings, context)),
};
export default meta;

type Story = StoryObj<Args>;

/** Clicks on Pay as soon as there is nothing left to fill in. */
async function pay(canvas: HTMLElement): Promise<void> {
  await inState(checkoutIn(canvas), 'ready');
  await cardIsReady(checkoutIn(canvas));
  // The frame says a moment later that an empty security code will do.
  await new Promise((resolve) => setTimeout(resolve, 200));
  (await inside(checkoutIn(canvas), '[part=pay-button]')).click();
}

/** Pressed Pay, and the platform takes its time. */
export const Paying: Story = {
  tags: ['state:busy'],
  loaders: [withStored('paid-maestro')],
  play: async ({ canvasElement, ...context }) => {
    await shopOf(context).change({
      faults: [{ place: 'payments', fault: { kind: 'delay', ms: 3_600_000 } }],
    });
    await pay(canvasElement);
    await inState(checkoutIn(canvasElement), 'busy');
  },
};

/** Pay was pressed with nothing filled in: the fields say what is missing, and the first of them has the focus. */
export const Incomplete: Story = {
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await cardIsReady(checkoutIn(canvasElement));
    await pay(canvasElement);
  },
};

/** The card was refused. Nothing was charged, and another one can be tried at once. */
export const Refused: Story = {
  tags: ['state:ready'],
  loaders: [afterPayment('refused-balance')],
  play: async ({ canvasElement }) => {
    await inside(checkoutIn(canvasElement), '[part=result]');
    await cardIsReady(checkoutIn(canvasElement));
  },
};

/** Refused because of the security code. */
export const WrongCode: Story = {
  loaders: [afterPayment('refused-code')],
  play: async ({ canvasElement }) => {
    await says(checkoutIn(canvasElement), /Check them and try again/);
    await cardIsReady(checkoutIn(canvasElement));
  },
};

/** The bank answers later. */
export const Pending: Story = {
  tags: ['state:settled'],
  loaders: [afterPayment('pending')],
  play: async ({ canvasElement }) => {
    await says(checkoutIn(canvasElement), /pending/);
  },
};

/** The payment was carried out, and its answer got lost: the page does not say that it failed. */
export const Unknown: Story = {
  loaders: [withStored('paid-maestro')],
  play: async ({ canvasElement, ...context }) => {
    await shopOf(context).change({ faults: [{ place: 'payments', fault: 'drop-after' }] });
    await pay(canvasElement);
    await says(checkoutIn(canvasElement), /Not confirmed yet/);
  },
};

/** Paid with a stored card, by one click. */
export const Paid: Story = {
  tags: ['state:settled'],
  loaders: [withStored('paid-maestro')],
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await says(checkoutIn(canvasElement), /Payment received/);
  },
};

/** Paid in another tab, or before a reload. */
export const PaidBefore: Story = {
  loaders: [afterPayment('paid-visa')],
  play: async ({ canvasElement }) => {
    await says(checkoutIn(canvasElement), /Payment received/);
  },
};

/** The price changed while the shopper looked at the old one: nothing is sent, and the button says the new one. */
export const AmountChanged: Story = {
  tags: ['state:ready'],
  loaders: [withStored('paid-maestro')],
  play: async ({ canvasElement, ...context }) => {
    await inState(checkoutIn(canvasElement), 'ready');
    await shopOf(context).change({ amount: { value: 5490, currency: 'EUR' } });
    await pay(canvasElement);
    await says(checkoutIn(canvasElement), /The price is now €54.90/);
  },
};

/** The shopper took longer than the shop keeps the items, and they are sold: nothing is charged. */
export const SoldOutMeanwhile: Story = {
  tags: ['state:ready'],
  loaders: [withStored('paid-maestro')],
  play: async ({ canvasElement, ...context }) => {
    await inState(checkoutIn(canvasElement), 'ready');
    await shopOf(context).change({ isSoldOut: true });
    await pay(canvasElement);
    await says(checkoutIn(canvasElement), /not paid in time, and its items are sold. You were not charged/);
  },
};

/** Inside a form the element is invalid until the order is paid; a submit button pays, and the form goes on after that. */
export const InsideForm: Story = {
  loaders: [withStored('paid-maestro')],
  render: (args, context) => {
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const output = form.querySelector('output');
      if (output)
        output.textContent = `Submitted: ${[...new FormData(form)].map(([name]) => name).join(', ')}`;
    };
    return page(
      context,
      html`<form @submit=${onSubmit}>
        <p>
          <label>Gift note <input name="note" value="Happy birthday" /></label>
        </p>
        ${checkout(args, context)}
        <p><button>Order now</button> <output role="status"></output></p>
      </form>`,
    );
  },
  play: async ({ canvasElement }) => {
    await inState(checkoutIn(canvasElement), 'ready');
    await cardIsReady(checkoutIn(canvasElement));
    await new Promise((resolve) => setTimeout(resolve, 200));
    canvasElement.querySelector<HTMLButtonElement>('form button')?.click();
    await eventually('the form is submitted', () => canvasElement.querySelector('output')?.textContent);
  },
};

const atChallenge = afterPayment('challenge');

async function openChallenge(canvas: HTMLElement): Promise<Document> {
  (await inside(checkoutIn(canvas), '[part=retry]')).click();
  return bankPage(checkoutIn(canvas));
}

async function answerBank(bank: Document, code: string): Promise<void> {
  const field = bank.querySelector<HTMLInputElement>('#code');
  if (field) field.value = code;
  bank.querySelector<HTMLButtonElement>('button[value=submit]')?.click();
}

/** Reloaded while the bank waits: nothing opens without a click. */
export const BankWaits: Story = {
  tags: ['state:busy'],
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await says(checkoutIn(canvasElement), /Your bank asks you to confirm/);
  },
};

/** The bank asks for a code, on a page of its own in a dialog. Here it is 1234. */
export const Challenge: Story = {
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await openChallenge(canvasElement);
  },
};

/** The right code: paid. */
export const ChallengeAnswered: Story = {
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await answerBank(await openChallenge(canvasElement), '1234');
    await says(checkoutIn(canvasElement), /Payment received/);
  },
};

/** A wrong code: the bank did not confirm, and nothing was charged. */
export const ChallengeFailed: Story = {
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await answerBank(await openChallenge(canvasElement), '0000');
    await says(checkoutIn(canvasElement), /did not confirm/);
  },
};

/** Closing asks first. */
export const ChallengeClosing: Story = {
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await openChallenge(canvasElement);
    (await inside(checkoutIn(canvasElement), '[part=challenge-close]')).click();
    await inside(checkoutIn(canvasElement), '[role=alertdialog]');
  },
};

/** Closed all the same: not paid, and not lost. */
export const ChallengeClosed: Story = {
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await openChallenge(canvasElement);
    (await inside(checkoutIn(canvasElement), '[part=challenge-close]')).click();
    (await inside(checkoutIn(canvasElement), '[role=alertdialog] .stop')).click();
    await inside(checkoutIn(canvasElement), '[part=result]');
  },
};

/**
 * The bank wants the shopper on a page of its own. The button leaves this page for the bank's, which the service worker
 * serves; the bank leads on to [the story of the return page](?path=/story/shopper-payment-result--after-redirect).
 */
export const Redirect: Story = {
  tags: ['state:busy', 'leaves'],
  loaders: [afterPayment('redirect')],
  play: async ({ canvasElement }) => {
    await says(checkoutIn(canvasElement), /Your bank asks you to confirm/);
  },
};
