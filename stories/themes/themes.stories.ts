import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';

import { cardIsReady, elementIn, eventually } from '../../.storybook/play.js';
import { openShop, type Shop } from '../../.storybook/sandbox.js';
import { page, shop, type InShop, type Mounted } from '../../.storybook/shop.js';
import { payAndLeave, storeCard } from '../../.storybook/shopper.js';
import { deriveTheme, type ThemeOptions } from '../../src/theme/index.js';
import { args, checkout } from '../checkout/checkout-in-shop.js';

const meta: Meta = { title: 'Themes' };
export default meta;

type Story = StoryObj;

/** Milliseconds. Two shops start side by side here, each with a database of its own. */
const PATIENCE = 20_000;

async function openOffice(): Promise<Shop> {
  const opened = await openShop({ shopperReference: 'shopper-1' });
  for (const card of ['paid-visa', 'paid-mc']) await storeCard(opened, card);
  await payAndLeave(opened, 'refused-balance');
  await opened.change({ isOperator: true });
  return opened;
}

/** One for each time a story is mounted, as with the shop. */
const offices = new WeakMap<AbortSignal, Promise<Shop>>();

async function office({ abortSignal }: Mounted): Promise<{ office: Shop }> {
  const opening = offices.get(abortSignal) ?? openOffice();
  offices.set(abortSignal, opening);
  return { office: await opening };
}

/** A shop of one theme: what pays, with the card alone and with a list of methods, what sells, and the back office. */
function screens(context: InShop): TemplateResult {
  const { proxy, fetch } = context.loaded['office'] as Shop;
  return html`
    <style>
      .screens {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
        gap: 48px;
        align-items: start;
        max-inline-size: 1200px;
        margin-inline: auto;
      }
      .wide {
        grid-column: 1 / -1;
      }
    </style>
    <div class="screens">
      <div class="checkout">
        ${page(context, checkout({ ...args, allowMethods: 'scheme', withHolderName: true }, context))}
      </div>
      <div class="checkout">${page(context, checkout(args, context))}</div>
      <div class="wide">
        ${page(
          context,
          html`<florin-listing-catalogue no-address no-filters page-size="8"></florin-listing-catalogue>`,
        )}
      </div>
      <div class="wide">
        <florin-provider proxy=${proxy} .fetch=${fetch}>
          <florin-payment-operations></florin-payment-operations>
        </florin-provider>
      </div>
    </div>
  `;
}

const themed = (theme: string): Story => ({
  globals: { theme },
  loaders: [shop(), office],
  render: (_, context) => screens(context),
  play: async ({ canvasElement }) => {
    for (const place of canvasElement.querySelectorAll<HTMLElement>('.checkout'))
      await cardIsReady(elementIn(place, 'florin-checkout'));
    for (const tag of ['florin-listing-catalogue', 'florin-payment-operations'] as const)
      await eventually(
        `:state(ready) of <${tag}>`,
        () => elementIn(canvasElement, tag).matches(':state(ready)'),
        PATIENCE,
      );
  },
});

/** The default: white, ink, one blue and the font of the system. */
export const Plain: Story = themed('plain');

/** Warm paper, terracotta and a serif, roomy. */
export const Market: Story = themed('market');

/** Black on white, square corners, heavy lines and heavy type. */
export const Studio: Story = themed('studio');

/** Soft pinks and plum, a rounded font, buttons like pills, corners that float. */
export const Bloom: Story = themed('bloom');

/** Deep green on cream, hairlines, small type, dense. */
export const Pine: Story = themed('pine');

/** Made for dark: one electric colour, numbers in columns of equal width. */
export const Signal: Story = themed('signal');

/** What the controls of the derived theme change. */
type Brand = Required<Pick<ThemeOptions, 'color' | 'fontFamily' | 'radius'>>;

/** On an element in the story, because the page of the documentation shows other themes beside it. */
function inTheme(brand: Brand, content: TemplateResult): TemplateResult {
  const { tokens, corrections } = deriveTheme(brand);
  const values = Object.entries(tokens).map(([name, value]) => `${name}: ${value}`);
  const ground = ['surface', 'text'].map((name) => `var(--florin-color-${name})`);
  const look = `padding: 24px; background: ${ground[0]}; color: ${ground[1]}; font-family: ${brand.fontFamily}`;
  return html`<div style=${[...values, look].join('; ')}>
    <ul>
      ${corrections.map(({ scheme, from, to }) => html`<li>In ${scheme}, ${from} became ${to}.</li>`)}
    </ul>
    ${content}
  </div>`;
}

/** A whole theme, light and dark, from the colour and the font of the controls. */
export const Derived: StoryObj<Brand> = {
  ...(themed('plain') as object),
  args: { color: '#7a3b12', fontFamily: 'Georgia, serif', radius: '8px' },
  argTypes: { color: { control: { type: 'color' } } },
  render: (brand, context) => inTheme(brand, screens(context)),
};
