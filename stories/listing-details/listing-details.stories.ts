import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, inside, inState, says, fitsNarrow } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import type { Shop } from '../../.storybook/sandbox.js';
import {
  type InShop,
  type Mounted,
  narrowPage,
  page,
  shop,
  shopOf,
  SIGNED_OUT,
} from '../../.storybook/shop.js';

interface Args {
  readonly noCart: boolean;
}

interface Wanted {
  readonly id: string;
  readonly stock: number;
  readonly images: readonly unknown[];
}

const found = new WeakMap<Shop, Promise<string | undefined>>();

async function find(opened: Shop, isWanted: (listing: Wanted) => boolean, then?: SandboxSettings) {
  const answer = await opened.fetch(`${opened.proxy}/listings/allListing?limit=200`, {});
  const { listings } = (await answer.json()) as { listings: Wanted[] };
  if (then) await opened.change(then);
  return listings.find(isWanted)?.id;
}

/** Opens a shop, and finds in its catalogue what the story is about; then the world changes. */
const withListing =
  (isWanted: (listing: Wanted) => boolean, then?: SandboxSettings) => async (mounted: Mounted) => {
    const { shop: opened } = await shop()(mounted);
    const finding = found.get(opened) ?? find(opened, isWanted, then);
    found.set(opened, finding);
    return { shop: opened, id: await finding };
  };

const some = withListing(({ stock, images }) => stock > 5 && images.length > 2);

const details = ({ noCart }: Args, id: unknown) =>
  html`<florin-listing-details listing=${String(id)} ?no-cart=${noCart}></florin-listing-details>`;

const meta: Meta<Args> = {
  title: 'Shopper/Listing details',
  component: 'florin-listing-details',
  args: { noCart: false },
  render: (args, context) => page(context, details(args, context.loaded['id'])),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-listing-details');

const PLACE = 'listings.getListing';
const down: SandboxSettings = { faults: [{ place: PLACE, fault: '500-before' }] };

/** A listing with its pictures, and what is like it. */
export const Ready: Story = { tags: ['state:ready'], loaders: [some] };

/** There are few left: no more than that can be chosen. */
export const FewLeft: Story = {
  tags: ['state:ready'],
  loaders: [withListing(({ stock }) => stock > 0 && stock < 4)],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    const more = await inside(element(canvasElement), '[part=one-more]');
    for (let time = 0; time < 4; time++) {
      more.click();
      await element(canvasElement).updateComplete;
    }
    await says(element(canvasElement), /Only \d available/);
  },
};

/** Another shopper was quicker. */
export const SoldOut: Story = {
  tags: ['state:ready'],
  loaders: [withListing(({ stock }) => stock === 0)],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Sold out/);
  },
};

/** It is in the cart; the button says so for a moment, and the page hears of it. */
export const Added: Story = {
  tags: ['state:ready'],
  loaders: [some],
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '[part=add]')).click();
    await says(element(canvasElement), /Added to the cart/);
  },
};

/** A picture as large as the screen. */
export const Zoomed: Story = {
  tags: ['state:ready'],
  loaders: [some],
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '[part=zoom]')).click();
    await eventually('the dialog', () => element(canvasElement).shadowRoot.querySelector('dialog[open]'));
  },
  parameters: { docs: { story: { inline: false } } },
};

/** There is no such listing, or no longer. */
export const NotFound: Story = {
  tags: ['state:empty'],
  loaders: [shop()],
  render: (args, context) => page(context, details(args, 'nothing-here')),
};

/** The listing takes its time: its place is kept. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [withListing(() => true, { faults: [{ place: PLACE, fault: { kind: 'delay', ms: 3_600_000 } }] })],
};

/** The service is down. The message names what the merchant has to look at. */
export const Error: Story = { tags: ['state:error'], loaders: [withListing(() => true, down)] };

/** The shop cannot be reached, and is back when the shopper tries again. */
export const Retried: Story = {
  tags: ['state:ready'],
  loaders: [withListing(() => true, { proxyAnswers: 'broken' })],
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
  loaders: [withListing(() => true, { offline: true, proxyAnswers: 'broken' })],
  parameters: { docs: { story: { inline: false } } },
};

/** The marketplace is for members only. */
export const Unauthorised: Story = {
  tags: ['state:unauthorised'],
  loaders: [withListing(() => true, SIGNED_OUT)],
};

export const Dark: Story = {
  tags: ['state:ready'],
  globals: { colorScheme: 'dark' },
  loaders: [some],
};

export const RightToLeftArabic: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [some],
};

export const Narrow320: Story = {
  tags: ['state:ready'],
  loaders: [some],
  render: (args, context) => narrowPage(context, details(args, context.loaded['id'])),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = { tags: ['state:ready', 'forced-colors'], loaders: [some] };
