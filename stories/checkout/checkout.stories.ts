import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import {
  bankPage,
  cardIsReady,
  elementIn,
  eventually,
  inside,
  inState,
  says,
} from '../../.storybook/play.js';
import { page, shop, shopOf, type InShop } from '../../.storybook/shop.js';
import { payAndLeave, storeCard } from '../../.storybook/shopper.js';

interface Args {
  readonly withHolderName: boolean;
  readonly holderNameRequired: boolean;
  readonly withSaveCard: boolean;
  readonly disabled: boolean;
  readonly countryCode: string;
}

const checkout = (args: Args, context: InShop) => {
  const { order, publicKey } = shopOf(context);
  return html`<florin-checkout
    order=${order}
    country-code=${args.countryCode}
    ?with-holder-name=${args.withHolderName}
    ?holder-name-required=${args.holderNameRequired}
    ?with-save-card=${args.withSaveCard}
    ?disabled=${args.disabled}
    .sandboxKey=${publicKey}
  ></florin-checkout>`;
};

const meta: Meta<Args> = {
  title: 'Shopper/Checkout',
  component: 'florin-checkout',
  args: {
    withHolderName: false,
    holderNameRequired: false,
    withSaveCard: false,
    disabled: false,
    countryCode: 'NL',
  },
  render: (args, context) => page(context, checkout(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

/** A shopper whom the shop knows, and who stored a card there before. */
const KNOWN = { shopperReference: 'shopper-4711' };

/** Maestro cards need no security code, so this one pays by a click alone. */
const withStoredMaestro = shop(KNOWN, (opened) => storeCard(opened, 'paid-maestro'));

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-checkout');

const typeable: Story['play'] = async ({ canvasElement }) => {
  await cardIsReady(element(canvasElement));
};

/** Clicks on Pay as soon as there is nothing left to fill in. */
async function pay(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  await cardIsReady(element(canvas));
  // The frame says a moment later that an empty security code will do.
  await new Promise((resolve) => setTimeout(resolve, 200));
  (await inside(element(canvas), '[part=pay-button]')).click();
}

/** All a shopper needs: card fields, and a button that says the amount. */
export const Default: Story = {
  loaders: [shop()],
  tags: ['state:ready'],
  play: typeable,
};

/** Asks for the name on the card too. */
export const WithHolderName: Story = {
  loaders: [shop()],
  args: { withHolderName: true },
  play: typeable,
};

/** Offers to store the card. Only to a shopper whom the shop knows. */
export const WithSaveCard: Story = { args: { withSaveCard: true }, loaders: [shop(KNOWN)], play: typeable };

/** Cards from earlier orders come first; such a card needs its security code at most. */
export const StoredCards: Story = {
  loaders: [
    shop(KNOWN, async (opened) => {
      await storeCard(opened, 'paid-visa');
      await storeCard(opened, 'paid-amex');
    }),
  ],
  play: typeable,
};

/** The shop takes its time to say what the order costs. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [shop({ faults: [{ place: 'paymentMethods', fault: { kind: 'delay', ms: 3_600_000 } }] })],
};

/** Pressed Pay, and the platform takes its time. */
export const Paying: Story = {
  tags: ['state:busy'],
  loaders: [withStoredMaestro],
  play: async ({ canvasElement, ...context }) => {
    await shopOf(context).change({
      faults: [{ place: 'payments', fault: { kind: 'delay', ms: 3_600_000 } }],
    });
    await pay(canvasElement);
    await inState(element(canvasElement), 'busy');
  },
};

/** The shop offers no way to pay that the element knows. */
export const NoCardsTaken: Story = {
  tags: ['state:empty'],
  loaders: [
    shop({
      faults: [{ place: 'paymentMethods', fault: { kind: 'change', fields: { paymentMethods: [] } } }],
    }),
  ],
};

/** The page names an order that the shop does not know. */
export const UnknownOrder: Story = { tags: ['state:error'], loaders: [shop({ knowsNoOrder: true })] };

/** No network, and the browser knows it. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [shop({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** The shopper's session has ended. */
export const Unauthorised: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ proxyAnswers: { status: 401, body: '{"error":{"code":"unauthorised"}}' } })],
};

/** The shop's proxy cannot be reached. */
export const ProxyDown: Story = {
  tags: ['state:error'],
  loaders: [shop({ proxyAnswers: 'broken' })],
};

/** Something else answers in the shop's place, for example a hotel's network. */
export const NotTheShop: Story = {
  tags: ['state:error'],
  loaders: [
    shop({ proxyAnswers: { status: 200, body: '<title>Welcome</title>', contentType: 'text/html' } }),
  ],
};

/** The proxy works, the platform behind it does not. */
export const PlatformDown: Story = {
  tags: ['state:error'],
  loaders: [shop({ faults: [{ place: 'paymentMethods', fault: '503-before' }] })],
};

/** The shop could not be reached, and can be again: the shopper tries again. */
export const Recovered: Story = {
  loaders: [shop({ proxyAnswers: 'broken' })],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'error');
    await shopOf(context).change({ proxyAnswers: undefined });
    (await inside(element(canvasElement), '[part=retry]')).click();
    await inState(element(canvasElement), 'ready');
    await cardIsReady(element(canvasElement));
  },
};

/** Pay was pressed with nothing filled in: the fields say what is missing, and the first of them has the focus. */
export const Incomplete: Story = {
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await cardIsReady(element(canvasElement));
    await pay(canvasElement);
  },
};

/** The card was refused. Nothing was charged, and another one can be tried at once. */
export const Refused: Story = {
  tags: ['state:ready'],
  loaders: [shop({}, (opened) => payAndLeave(opened, 'refused-balance'))],
  play: async ({ canvasElement }) => {
    await inside(element(canvasElement), '[part=result]');
    await cardIsReady(element(canvasElement));
  },
};

/** Refused because of the security code. */
export const WrongCode: Story = {
  loaders: [shop({}, (opened) => payAndLeave(opened, 'refused-code'))],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Check them and try again/);
    await cardIsReady(element(canvasElement));
  },
};

/** The bank answers later. */
export const Pending: Story = {
  tags: ['state:settled'],
  loaders: [shop({}, (opened) => payAndLeave(opened, 'pending'))],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /on its way/);
  },
};

/** The payment was carried out, and its answer got lost: nobody may say that it failed. */
export const Unknown: Story = {
  loaders: [withStoredMaestro],
  play: async ({ canvasElement, ...context }) => {
    await shopOf(context).change({ faults: [{ place: 'payments', fault: 'drop-after' }] });
    await pay(canvasElement);
    await says(element(canvasElement), /Not confirmed yet/);
  },
};

/** Paid with a stored card, by one click. */
export const Paid: Story = {
  tags: ['state:settled'],
  loaders: [withStoredMaestro],
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await says(element(canvasElement), /Payment received/);
  },
};

/** Paid in another tab, or before a reload. */
export const PaidBefore: Story = {
  loaders: [shop({}, (opened) => payAndLeave(opened, 'paid-visa'))],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Payment received/);
  },
};

/** The price changed while the shopper looked at the old one: nothing is sent, and the button says the new one. */
export const AmountChanged: Story = {
  tags: ['state:ready'],
  loaders: [withStoredMaestro],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'ready');
    await shopOf(context).change({ amount: { value: 5490, currency: 'EUR' } });
    await pay(canvasElement);
    await says(element(canvasElement), /The price is now €54.90/);
  },
};

const atChallenge = shop({}, (opened) => payAndLeave(opened, 'challenge'));

/** Reloaded while the bank waits: nothing opens without a click. */
export const BankWaits: Story = {
  tags: ['state:busy'],
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Your bank asks you to confirm/);
  },
};

async function openChallenge(canvas: HTMLElement): Promise<Document> {
  (await inside(element(canvas), '[part=retry]')).click();
  return bankPage(element(canvas));
}

async function answerBank(bank: Document, code: string): Promise<void> {
  const field = bank.querySelector<HTMLInputElement>('#code');
  if (field) field.value = code;
  bank.querySelector<HTMLButtonElement>('button[value=submit]')?.click();
}

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
    await says(element(canvasElement), /Payment received/);
  },
};

/** A wrong code: the bank did not confirm, and nothing was charged. */
export const ChallengeFailed: Story = {
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await answerBank(await openChallenge(canvasElement), '0000');
    await says(element(canvasElement), /did not confirm/);
  },
};

/** Closing asks first. */
export const ChallengeClosing: Story = {
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await openChallenge(canvasElement);
    (await inside(element(canvasElement), '[part=challenge-close]')).click();
    await inside(element(canvasElement), '[role=alertdialog]');
  },
};

/** Closed all the same: not paid, and not lost. */
export const ChallengeClosed: Story = {
  loaders: [atChallenge],
  play: async ({ canvasElement }) => {
    await openChallenge(canvasElement);
    (await inside(element(canvasElement), '[part=challenge-close]')).click();
    (await inside(element(canvasElement), '[role=alertdialog] .stop')).click();
    await inside(element(canvasElement), '[part=result]');
  },
};

/**
 * The bank wants the shopper on a page of its own. The button leaves this page for the bank's, which the service worker
 * serves; the bank leads on to [the story of the return page](?path=/story/shopper-payment-result--after-redirect).
 */
export const Redirect: Story = {
  tags: ['state:busy', 'leaves'],
  loaders: [shop({}, (opened) => payAndLeave(opened, 'redirect'))],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Your bank asks you to confirm/);
  },
};

/** Inside a form the element is invalid until the order is paid; a submit button pays, and the form goes on after that. */
export const InsideForm: Story = {
  loaders: [withStoredMaestro],
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
    await inState(element(canvasElement), 'ready');
    await cardIsReady(element(canvasElement));
    await new Promise((resolve) => setTimeout(resolve, 200));
    canvasElement.querySelector<HTMLButtonElement>('form button')?.click();
    await eventually('the form is submitted', () => canvasElement.querySelector('output')?.textContent);
  },
};

/** Nothing can be typed or paid. */
export const Disabled: Story = {
  loaders: [shop()],
  args: { disabled: true },
  play: typeable,
};

/** The look of a shop, by custom properties alone; they reach into the card frame. */
export const Themed: Story = {
  loaders: [shop()],
  render: (args, context) =>
    page(
      context,
      html`<style>
          .warm florin-checkout {
            --florin-color-accent: #9a3412;
            --florin-color-accent-strong: #7c2d12;
            --florin-color-text-on-accent: #ffffff;
            --florin-color-focus: #9a3412;
            --florin-color-line: #a8855f;
            --florin-color-surface: #fffaf3;
            --florin-color-text: #33251a;
            --florin-color-text-quiet: #6b543f;
            --florin-font-family: Georgia, serif;
            --florin-radius: 0;
            --florin-field-height: 56px;
            color-scheme: light;
            background: #fffaf3;
            padding: 16px;
          }
        </style>
        <div class="warm">${checkout(args, context)}</div>`,
    ),
  play: typeable,
};

/** The page's colour scheme is followed, the card frame included. */
export const Dark: Story = {
  loaders: [shop()],
  globals: { colorScheme: 'dark' },
  play: typeable,
};

export const German: Story = {
  loaders: [shop()],
  globals: { locale: 'de' },
  play: typeable,
};

export const Dutch: Story = {
  loaders: [shop()],
  globals: { locale: 'nl' },
  play: typeable,
};

export const French: Story = {
  loaders: [shop()],
  globals: { locale: 'fr' },
  play: typeable,
};

/** Arabic, from right to left; digits of a card stay from left to right. */
export const RightToLeftArabic: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [
    shop(KNOWN, async (opened) => {
      await storeCard(opened, 'paid-visa');
    }),
  ],
  play: typeable,
};

/** As narrow as the smallest telephone. */
export const Narrow320: Story = {
  loaders: [
    shop(KNOWN, async (opened) => {
      await storeCard(opened, 'paid-amex');
    }),
  ],
  args: { withSaveCard: true, withHolderName: true },
  render: (args, context) =>
    page(
      context,
      html`<div class="narrow" style="box-sizing: border-box; inline-size: 320px; padding: 16px">
        ${checkout(args, context)}
      </div>`,
    ),
  play: async ({ canvasElement }) => {
    await cardIsReady(element(canvasElement));
    const narrow = canvasElement.querySelector('.narrow');
    if (!narrow || narrow.scrollWidth > narrow.clientWidth) throw new Error('wider than 320 pixels');
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  loaders: [shop()],
  tags: ['forced-colors'],
  play: typeable,
};
