import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, inside, inState, says, fitsNarrow } from '../../.storybook/play.js';
import type { Shop } from '../../.storybook/sandbox.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { page, shop, shopOf, type InShop, narrowPage } from '../../.storybook/shop.js';
import { bind, createClient } from '../../src/client/index.js';
import { listings, type Listing } from '../../src/client/listings/index.js';
import { openCart } from '../../src/components/parts/cart/cart-store.js';
import { addRead, readAdded } from '../../src/components/parts/cart/read-added.js';

interface Args {
  readonly listingUrl: string;
}

/** A cart of the story's own: what a browser keeps outlives a story. */
const cart = ({ listingUrl }: Args, context: InShop) => html`
  <florin-cart name=${shopOf(context).order} listing-url=${listingUrl} for="catalogue">
    <p slot="empty">Your cart is empty. <a href="#catalogue">Look around</a></p>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> to order. Your cart is kept.</p>
    <a slot="placed" href="#checkout">Pay now</a>
  </florin-cart>
`;

const meta: Meta<Args> = {
  title: 'Shopper/Cart',
  component: 'florin-cart',
  args: { listingUrl: '#listing={id}' },
  render: (args, context) => page(context, cart(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-cart');

const SHOPPER: SandboxSettings = { email: 'ann@example.com', listingCount: 24 };

/** What a shopper remembers of a thing, and how many they want. */
type Remembered = (listing: Listing) => readonly [listing: Listing, quantity: number];

const asItIs: Remembered = (listing) => [listing, 1];

/** A shopper who has put three things into the cart; then the world changed. */
const withThings = (remembered: Remembered = asItIs, changed?: SandboxSettings, settings = SHOPPER) =>
  shop(settings, async (opened: Shop) => {
    const market = bind(createClient({ baseUrl: `${opened.proxy}/listings`, fetch: opened.fetch }), listings);
    const { listings: all } = await market.listListings({ sort: 'title' });
    const things = all.toSorted((one, other) => other.stock - one.stock).slice(0, 3);
    for (const thing of things)
      openCart(opened.order).change((lines) => {
        const added = readAdded(...remembered(thing));
        return (added && addRead(lines, added)) ?? lines;
      });
    if (changed) await opened.change(changed);
  });

async function press(canvas: HTMLElement, part: string): Promise<void> {
  await inState(element(canvas), 'ready');
  (await inside(element(canvas), `[part=${part}]`)).click();
}

/** Things, how many, and what they cost together, by the server's prices. */
export const Ready: Story = { tags: ['state:ready'], loaders: [withThings()] };

/** What changed since a thing was added is said before anything is ordered. */
export const SomethingChanged: Story = {
  tags: ['state:ready'],
  loaders: [
    withThings((listing) => [
      { ...listing, price: { ...listing.price, value: listing.price.value - 300 }, stock: 999 },
      40,
    ]),
  ],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Something changed since you added it/);
  },
};

/** Sold out and gone: said, left out of the total, and still there to be saved or removed. */
export const SoldOutAndGone: Story = {
  tags: ['state:ready'],
  loaders: [
    withThings(asItIs, {
      faults: [
        { place: 'listings.getListing', fault: { kind: 'change', fields: { stock: 0, status: 'soldOut' } } },
      ],
    }),
  ],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Sold out\. It is not part of your order/);
  },
};

/** Undo stands where the thing was. */
export const Removed: Story = {
  tags: ['state:ready'],
  loaders: [withThings()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'remove');
    await inside(element(canvasElement), '[part=undo]');
  },
};

/** Kept for another day, and no part of the order. */
export const SavedForLater: Story = {
  tags: ['state:ready'],
  loaders: [withThings()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'save');
    await inside(element(canvasElement), '[part=saved]');
  },
};

/** A catalogue beside it adds a thing. */
export const AddedFromCatalogue: Story = {
  tags: ['state:ready'],
  loaders: [withThings()],
  render: (args, context) =>
    page(context, html`<button id="catalogue" type="button">Add another</button>${cart(args, context)}`),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    const before = element(canvasElement).count;
    const [first] = openCart(element(canvasElement).name).lines;
    const detail = { listing: { id: first?.listingId, ...first?.seen }, quantity: 2 };
    canvasElement
      .querySelector('#catalogue')
      ?.dispatchEvent(new CustomEvent('florin-listing-added', { detail, bubbles: true, composed: true }));
    await eventually('two more', () => element(canvasElement).count === before + 2);
  },
};

/** There is an order; it is paid by its number. */
export const Placed: Story = {
  tags: ['state:empty'],
  loaders: [withThings()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'order');
    await says(element(canvasElement), /Order FL-\d+ is placed/);
    await inState(element(canvasElement), 'empty');
  },
};

/** The answer was lost on the way: the order is found among the shopper's own, and not made twice. */
export const AnswerLost: Story = {
  tags: ['state:empty'],
  loaders: [withThings(asItIs, { faults: [{ place: 'listings.createOrder', fault: '503-after' }] })],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'order');
    await says(element(canvasElement), /Order FL-\d+ is placed/);
  },
};

export const Empty: Story = { tags: ['state:empty'], loaders: [shop(SHOPPER)] };

/** The things are there at once; prices and stock take their time. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [withThings(asItIs, { proxyAnswers: 'silent' })],
};

/** The shop does not answer; the cart stays what it is. */
export const Error: Story = {
  tags: ['state:error'],
  loaders: [withThings(asItIs, { proxyAnswers: { status: 500 } })],
};

/** No network, and the browser knows it. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [withThings(asItIs, { offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** A guest fills a cart, and signs in to order. */
export const Unauthorised: Story = {
  tags: ['state:unauthorised'],
  loaders: [withThings(asItIs, undefined, { listingCount: 24 })],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'order');
    await inState(element(canvasElement), 'unauthorised');
  },
};

export const Dark: Story = {
  tags: ['state:ready'],
  globals: { colorScheme: 'dark' },
  loaders: [withThings()],
};

export const RightToLeftArabic: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [withThings()],
};

export const Narrow320: Story = {
  tags: ['state:ready'],
  loaders: [withThings()],
  render: (args, context) => narrowPage(context, cart(args, context)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = { tags: ['state:ready', 'forced-colors'], loaders: [withThings()] };
