import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, inside, inState, says, fitsNarrow } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { type InShop, narrowPage, page, shop, shopOf, SIGNED_OUT } from '../../.storybook/shop.js';

interface Args {
  readonly paging: 'more' | 'paged' | 'endless';
  readonly layout: 'grid' | 'list';
  readonly pageSize: number;
  readonly noFilters: boolean;
}

const catalogue = ({ paging, layout, pageSize, noFilters }: Args) => html`
  <florin-listing-catalogue
    no-address
    paging=${paging}
    layout=${layout}
    page-size=${pageSize}
    ?no-filters=${noFilters}
  ></florin-listing-catalogue>
`;

const meta: Meta<Args> = {
  title: 'Shopper/Listing catalogue',
  component: 'florin-listing-catalogue',
  args: { paging: 'more', layout: 'grid', pageSize: 24, noFilters: false },
  argTypes: {
    paging: { control: 'inline-radio', options: ['more', 'paged', 'endless'] },
    layout: { control: 'inline-radio', options: ['grid', 'list'] },
  },
  render: (args, context) => page(context, catalogue(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-listing-catalogue');

const PLACE = 'listings.listListings';
const nothing: SandboxSettings = {
  faults: [{ place: PLACE, fault: { kind: 'change', fields: { listings: [], total: 0, facets: [] } } }],
};
const down: SandboxSettings = { faults: [{ place: PLACE, fault: '500-before' }] };

async function search(canvas: HTMLElement, text: string): Promise<void> {
  const catalogue = element(canvas);
  await inState(catalogue, 'ready');
  const input = (await inside(catalogue, '[part=search]')) as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Opens the filters where the screen is too narrow to show them beside the list. */
async function openFilters(canvas: HTMLElement): Promise<void> {
  const button = await inside(element(canvas), '[part=filters]');
  if (button.getClientRects().length > 0) button.click();
  await inside(element(canvas), '[part=choice]');
}

/** The marketplace as a shopper finds it. */
export const Ready: Story = { tags: ['state:ready'], loaders: [shop()] };

/** One below the other, with more to compare at a glance. */
export const List: Story = { tags: ['state:ready'], args: { layout: 'list' }, loaders: [shop()] };

/** Pages, each with an address of its own. */
export const Paged: Story = {
  tags: ['state:ready'],
  args: { paging: 'paged', pageSize: 12 },
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    (await inside(element(canvasElement), '[part=next]')).click();
    await eventually('page 2', () =>
      element(canvasElement).shadowRoot.querySelector('[aria-current=page]')?.textContent?.includes('2'),
    );
  },
};

/** Goes on by itself; only what is on screen is in the page. */
export const Endless: Story = { tags: ['state:ready'], args: { paging: 'endless' }, loaders: [shop()] };

/** What was typed is found and marked, as it is typed. */
export const Searched: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'lamp');
    await inside(element(canvasElement), 'mark');
  },
};

/** Filters say what each would leave; what is set has a chip that takes it away. */
export const Filtered: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await openFilters(canvasElement);
    (await inside(element(canvasElement), '[part=choice]')).click();
    await inside(element(canvasElement), '[part=chip]');
  },
};

/** Several choices of one filter leave what fits any of them; a category shows what is within it once it is chosen. */
export const SeveralChoices: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await openFilters(canvasElement);
    (await inside(element(canvasElement), '[part=facet] [part=choice]')).click();
    (await inside(element(canvasElement), '.depth-1 [part=choice]')).click();
    (await inside(element(canvasElement), '.depth-0 [aria-pressed=false]')).click();
    await eventually(
      'two chips',
      () => element(canvasElement).shadowRoot.querySelectorAll('[part=chip]').length === 2,
    );
  },
};

/** What this browser keeps, alone: no service knows of favourites, so they are asked for one by one. */
export const FavouritesAlone: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    const { shadowRoot } = element(canvasElement);
    const hearts = [...shadowRoot.querySelectorAll<HTMLElement>('[part=favourite][aria-pressed=false]')];
    for (const heart of hearts.slice(0, 2)) heart.click();
    await openFilters(canvasElement);
    const choice = await eventually('favourites', () =>
      [...shadowRoot.querySelectorAll<HTMLElement>('[part=choice]')].find(({ textContent }) =>
        textContent.includes('Favourites'),
      ),
    );
    choice.click();
    await inside(element(canvasElement), '[part=chip]');
    await inState(element(canvasElement), 'ready');
  },
};

/** What was looked at before stands below the list. */
export const RecentlyViewed: Story = {
  tags: ['state:ready'],
  args: { pageSize: 8 },
  loaders: [
    () => {
      const recent = [
        { id: 'none-1', title: 'Brass table lamp' },
        { id: 'none-2', title: 'Concert guitar, spruce and rosewood' },
      ];
      localStorage.setItem('florin-recently-viewed', JSON.stringify(recent));
    },
    shop(),
  ],
  play: async ({ canvasElement }) => {
    await inside(element(canvasElement), '[part=recent] a');
  },
};

/** A shopper typed words as a price: the fault stands beside the field, and nothing is lost. */
export const NotAPrice: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await openFilters(canvasElement);
    const form = (await inside(element(canvasElement), '[part=price-range]')) as HTMLFormElement;
    const field = form.querySelector('input');
    if (field) field.value = 'cheap';
    form.requestSubmit();
    await says(element(canvasElement), /Enter a price, for example €25\.50/);
  },
};

/** One was put into the cart: the button says so for a moment, and the page hears of it. */
export const Added: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    (await inside(element(canvasElement), '[part=add]:not([aria-disabled=true])')).click();
    await says(element(canvasElement), /Added to the cart/);
  },
};

/** The page's own look of a listing, by a `<template>`; the page's style sheet applies to it. */
export const OwnTemplate: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  render: (args, context) =>
    page(
      context,
      html`<florin-listing-catalogue no-address no-filters page-size=${args.pageSize}>
        <template>
          <article>
            <h3><a data-open data-field="title"></a></h3>
            <p data-field="price"></p>
            <p data-field="stock"></p>
          </article>
        </template>
      </florin-listing-catalogue>`,
    ),
  play: async ({ canvasElement }) => {
    await eventually('a copy', () => canvasElement.querySelector('[slot] h3 a[href]'));
  },
};

/** Nothing is for sale yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop(nothing)] };

/** Nothing fits, and a way out is offered. */
export const NothingFits: Story = {
  tags: ['state:filtered-empty'],
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'zebra');
    await inState(element(canvasElement), 'filtered-empty');
    await inside(element(canvasElement), '[part=drop]');
  },
};

/** Listings take their time: their places are kept. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [shop({ faults: [{ place: PLACE, fault: { kind: 'delay', ms: 3_600_000 } }] })],
};

/** The service is down. The message names what the merchant has to look at. */
export const Error: Story = { tags: ['state:error'], loaders: [shop(down)] };

/** The shop cannot be reached, and is back when the shopper tries again. */
export const Retried: Story = {
  tags: ['state:ready'],
  loaders: [shop({ proxyAnswers: 'broken' })],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'error');
    await shopOf(context as InShop).change({ proxyAnswers: undefined });
    (await inside(element(canvasElement), '[part=retry]')).click();
    await inState(element(canvasElement), 'ready');
  },
};

/** The next page could not be loaded; what is there stays. */
export const NoMore: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'ready');
    await shopOf(context as InShop).change(down);
    (await inside(element(canvasElement), '[part=more-button]')).click();
    await says(element(canvasElement), /More listings could not be loaded/);
  },
};

/** No network, and the browser knows it. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [shop({ offline: true, proxyAnswers: 'broken' })],
  parameters: { docs: { story: { inline: false } } },
};

/** The marketplace is for members only. */
export const Unauthorised: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop(SIGNED_OUT)],
};

export const Dark: Story = {
  tags: ['state:ready'],
  globals: { colorScheme: 'dark' },
  loaders: [shop()],
};

export const RightToLeftArabic: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [shop()],
};

export const Narrow320: Story = {
  tags: ['state:ready'],
  loaders: [shop()],
  render: (args, context) => narrowPage(context, catalogue(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  tags: ['state:ready', 'forced-colors'],
  loaders: [shop()],
  play: async ({ canvasElement }) => search(canvasElement, 'lamp'),
};
