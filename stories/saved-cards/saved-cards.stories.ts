import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { cardIsReady, elementIn, inside, inState, says, fitsNarrow } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { page, shop, shopOf, type InShop, narrowPage } from '../../.storybook/shop.js';
import { storeCard } from '../../.storybook/shopper.js';

interface Args {
  readonly undoSeconds: number;
}

const cards = ({ undoSeconds }: Args, context: InShop) => html`
  <florin-saved-cards undo-seconds=${undoSeconds} .sandboxKey=${shopOf(context).publicKey}>
    <p slot="empty">No cards yet. You can save one when you pay.</p>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> to see your cards.</p>
  </florin-saved-cards>
`;

const meta: Meta<Args> = {
  title: 'Shopper/Saved cards',
  component: 'florin-saved-cards',
  args: { undoSeconds: 8 },
  render: (args, context) => page(context, cards(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-saved-cards');

/** A shopper who paid with these cards before and stored them; then the world changed. */
const withCards = (changed?: SandboxSettings) =>
  shop({ shopperReference: 'shopper-1' }, async (opened) => {
    for (const card of ['paid-visa', 'paid-mc']) await storeCard(opened, card);
    if (changed) await opened.change(changed);
  });

const down: SandboxSettings = { faults: [{ place: 'storedPaymentMethods', fault: '500-before' }] };

async function clickRemove(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  (await inside(element(canvas), '[part=remove]')).click();
}

/** Brand, last four digits and the month each card is good until. */
export const Ready: Story = { tags: ['state:ready'], loaders: [withCards()] };

const now = new Date();
const stored = (id: string, brand: string, name: string, lastFour: string, months: number) => {
  const expiry = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months));
  const [expiryYear, expiryMonth] = expiry.toISOString().split('-');
  return { id, type: 'scheme', brand, name, lastFour, expiryMonth, expiryYear };
};

/** One card is in its last month and one is over, by the server's clock. */
export const ExpiringAndExpired: Story = {
  tags: ['state:ready'],
  loaders: [
    withCards({
      faults: [
        {
          place: 'storedPaymentMethods',
          fault: {
            kind: 'change',
            fields: {
              storedPaymentMethods: [
                stored('STORIES0000000A1', 'visa', 'VISA', '1111', 30),
                stored('STORIES0000000A2', 'mc', 'MasterCard', '4444', 0),
                stored('STORIES0000000A3', 'amex', 'American Express', '0002', -5),
              ],
            },
          },
        },
      ],
    }),
  ],
};

/** A card that is leaving stays for some seconds, with Undo in the place of Remove. */
export const Undo: Story = {
  tags: ['state:ready'],
  args: { undoSeconds: 3600 },
  loaders: [withCards()],
  play: async ({ canvasElement }) => {
    await clickRemove(canvasElement);
    await says(element(canvasElement), /Will be removed/);
  },
};

/** The time to undo is over: the card is gone. */
export const Removed: Story = {
  tags: ['state:ready'],
  args: { undoSeconds: 0.1 },
  loaders: [withCards()],
  play: async ({ canvasElement }) => {
    await clickRemove(canvasElement);
    await says(element(canvasElement), /VISA ending in 1111 was removed/);
  },
};

/** The platform did not take the removal: the card is back and says why. */
export const RemovalFailed: Story = {
  tags: ['state:ready'],
  args: { undoSeconds: 0.1 },
  loaders: [withCards()],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'ready');
    await shopOf(context as InShop).change(down);
    await clickRemove(canvasElement);
    await inside(element(canvasElement), '[part=error]');
  },
};

const adding = (card?: string) =>
  shop({ shopperReference: 'shopper-1', addsCards: true }, async (opened) => {
    if (card) await storeCard(opened, card);
  });

async function clickAdd(canvas: HTMLElement): Promise<void> {
  (await inside(element(canvas), '[part=add]')).click();
  await cardIsReady(element(canvas));
}

/** The merchant lets shoppers add a card without paying: the button stands below the list. */
export const MayAdd: Story = { tags: ['state:ready'], loaders: [adding('paid-visa')] };

/** The form to add a card. What is typed stays in the card frame. */
export const Adding: Story = {
  tags: ['state:ready'],
  loaders: [adding('paid-visa')],
  play: ({ canvasElement }) => clickAdd(canvasElement),
};

/** The form where nothing is stored yet, on a screen of 320 pixels. */
export const AddingTheFirst: Story = {
  tags: ['state:empty'],
  loaders: [adding()],
  render: (args, context) => narrowPage(context, cards(args, context)),
  play: async ({ canvasElement }) => {
    await clickAdd(canvasElement);
    fitsNarrow(canvasElement);
  },
};

/** Nothing is stored yet; the sentence is the merchant's own. */
export const Empty: Story = {
  tags: ['state:empty'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The platform takes its time. After a second that is announced. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [
    withCards({ faults: [{ place: 'storedPaymentMethods', fault: { kind: 'delay', ms: 3_600_000 } }] }),
  ],
};

/** The platform is down. The message names what the merchant has to look at. */
export const Error: Story = { tags: ['state:error'], loaders: [withCards(down)] };

/** The platform asks to slow down. */
export const TooManyTries: Story = {
  tags: ['state:error'],
  loaders: [withCards({ faults: [{ place: 'storedPaymentMethods', fault: '429-before' }] })],
};

/** The shop cannot be reached, and is back when the shopper tries again. */
export const Retried: Story = {
  tags: ['state:ready'],
  loaders: [withCards({ proxyAnswers: 'broken' })],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'error');
    await shopOf(context as InShop).change({ proxyAnswers: undefined });
    (await inside(element(canvasElement), '[part=retry]')).click();
    await inState(element(canvasElement), 'ready');
  },
};

/** No network, and the browser knows it. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [withCards({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** A guest has no cards; the merchant's own words say where to sign in. */
export const Unauthorised: Story = { tags: ['state:unauthorised'], loaders: [shop()] };

export const Dark: Story = {
  tags: ['state:ready'],
  globals: { colorScheme: 'dark' },
  loaders: [withCards()],
};

export const RightToLeftArabic: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [withCards()],
};

export const Narrow320: Story = {
  tags: ['state:ready'],
  loaders: [withCards()],
  render: (args, context) => narrowPage(context, cards(args, context)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  tags: ['state:ready', 'forced-colors'],
  args: { undoSeconds: 3600 },
  loaders: [withCards()],
  play: async ({ canvasElement }) => {
    await clickRemove(canvasElement);
  },
};
