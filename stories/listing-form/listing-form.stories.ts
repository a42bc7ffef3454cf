import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, inside, inState, says, fitsNarrow } from '../../.storybook/play.js';
import type { Shop } from '../../.storybook/sandbox.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { page, shop, shopOf, type InShop, narrowPage } from '../../.storybook/shop.js';
import { bind, createClient } from '../../src/client/index.js';
import { listings, type Listing } from '../../src/client/listings/index.js';

interface Args {
  readonly currency: string;
  /** Whether one of the seller's listings is changed, or a new one made. */
  readonly isNew: boolean;
}

/** The listing that a story is about, by its shop. */
const subjects = new WeakMap<Shop, Listing>();

const marketOf = ({ proxy, fetch }: Shop) =>
  bind(createClient({ baseUrl: `${proxy}/listings`, fetch }), listings);

const form = ({ currency, isNew }: Args, context: InShop) => {
  const id = isNew ? '' : (subjects.get(shopOf(context))?.id ?? 'none');
  return html`<florin-listing-form currency=${currency} listing=${id}>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> as a seller.</p>
  </florin-listing-form>`;
};

const meta: Meta<Args> = {
  title: 'Seller/Listing form',
  component: 'florin-listing-form',
  args: { currency: 'EUR', isNew: false },
  render: (args, context) => page(context, form(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-listing-form');

/** A seller with something on the shelf; then the world changed. */
const withListing = (changed?: SandboxSettings) =>
  shop({ isSeller: true }, async (opened) => {
    const market = marketOf(opened);
    const { listings: own } = await market.listListings({ seller: 'me', limit: 1 });
    const [listing] = own;
    if (!listing) throw new TypeError('a seller without listings');
    subjects.set(opened, listing);
    if (changed) await opened.change(changed);
  });

async function type(canvas: HTMLElement, id: string, value: string): Promise<void> {
  const field = (await inside(element(canvas), `#${id}`)) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const press = async (canvas: HTMLElement, part: string): Promise<void> =>
  (await inside(element(canvas), `[part=${part}]`)).click();

/** A listing of the seller's, to be changed. */
export const Ready: Story = { tags: ['state:ready'], loaders: [withListing()] };

/** Nothing is typed yet; prices are in the shop's currency. */
export const NewListing: Story = {
  tags: ['state:ready'],
  args: { isNew: true },
  loaders: [withListing()],
};

/** Saved: said to the eye and the ear, and the form goes on with what is saved. */
export const Saved: Story = {
  tags: ['state:ready'],
  loaders: [withListing()],
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'stock', '12');
    await press(canvasElement, 'save');
    await says(element(canvasElement), /was saved/);
  },
};

/** Every field that is not right says so, and how it would be. */
export const Faults: Story = {
  tags: ['state:ready'],
  args: { isNew: true },
  loaders: [withListing()],
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'price', '12.345');
    await type(canvasElement, 'stock', 'many');
    await press(canvasElement, 'add-image');
    await press(canvasElement, 'save');
    await says(element(canvasElement), /Enter an amount like/);
  },
};

/** Another person saved first: both versions, field by field. */
export const Conflict: Story = {
  tags: ['state:conflict'],
  loaders: [withListing()],
  play: async ({ canvasElement, ...context }) => {
    await type(canvasElement, 'title', 'As I would call it');
    await type(canvasElement, 'stock', '3');
    const opened = shopOf(context as InShop);
    const listing = subjects.get(opened);
    if (!listing) throw new TypeError('no listing');
    const theirs = { title: 'As a colleague calls it', description: 'Written in the other window.' };
    await marketOf(opened).updateListing({ listingId: listing.id, revision: listing.revision, ...theirs });
    await press(canvasElement, 'save');
    await inState(element(canvasElement), 'conflict');
  },
};

/** What was typed another time and never saved is offered back. */
export const Draft: Story = {
  tags: ['state:ready'],
  loaders: [withListing()],
  play: async ({ canvasElement }) => {
    const typing = element(canvasElement);
    await type(canvasElement, 'title', 'Half a thought');
    const parent = typing.parentElement;
    const again = typing.cloneNode(true) as HTMLElement;
    typing.remove();
    parent?.append(again);
    await eventually('the draft', () => again.shadowRoot?.querySelector('[part=draft]'));
  },
};

/** A category is made without leaving the form. */
export const NewCategory: Story = {
  tags: ['state:ready'],
  loaders: [withListing()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'new-category');
    await type(canvasElement, 'category-name', 'Lampions');
  },
};

/** The server will not have it; what was typed stays. */
export const NotSaved: Story = {
  tags: ['state:ready'],
  loaders: [withListing()],
  play: async ({ canvasElement, ...context }) => {
    await type(canvasElement, 'title', 'Typed with care');
    await shopOf(context as InShop).change({ proxyAnswers: 'broken' });
    await press(canvasElement, 'save');
    await says(element(canvasElement), /What you entered is still here/);
  },
};

/** The service takes its time. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [
    withListing({
      faults: [{ place: 'listings.getListing', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
};

/** The service is down. The message names what the merchant has to look at. */
export const Error: Story = {
  tags: ['state:error'],
  loaders: [withListing({ faults: [{ place: 'listings.getListing', fault: '500-before' }] })],
};

/** No network, and the browser knows it. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [withListing({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** The listing is another seller's, or no seller is signed in. The merchant's own words say where to sign in. */
export const Unauthorised: Story = { tags: ['state:unauthorised'], loaders: [shop()] };

export const Dark: Story = {
  tags: ['state:ready'],
  globals: { colorScheme: 'dark' },
  loaders: [withListing()],
};

export const RightToLeftArabic: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [withListing()],
};

export const Narrow320: Story = {
  tags: ['state:ready'],
  loaders: [withListing()],
  render: (args, context) => narrowPage(context, form(args, context)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  tags: ['state:ready', 'forced-colors'],
  args: { isNew: true },
  loaders: [withListing()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'save');
    await says(element(canvasElement), /Fill in this field/);
  },
};
