import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { cardIsReady, inside, inState, fitsNarrow, says } from '../../.storybook/play.js';
import { narrowPage, page, shop, shopOf, SIGNED_OUT } from '../../.storybook/shop.js';
import { args, checkout, checkoutIn, KNOWN, withStored, type Args } from './checkout-in-shop.js';

const meta: Meta<Args> = {
  title: 'Shopper/Checkout',
  component: 'florin-checkout',
  args,
  render: (settings, context) => page(context, checkout(settings, context)),
};
export default meta;

type Story = StoryObj<Args>;

const typeable: Story['play'] = async ({ canvasElement }) => {
  await cardIsReady(checkoutIn(canvasElement));
};

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

/** A line below the card says what it may cost, and that its bank may ask, once it is typed. */
export const CardHints: Story = { loaders: [shop({ hasCardHints: true })], play: typeable };

/** Cards from earlier orders come first; such a card needs its security code at most. */
export const StoredCards: Story = {
  loaders: [withStored('paid-visa', 'paid-amex')],
  play: typeable,
};

/** A method with a page of its own is chosen: the card fields make room, and keep what was typed. */
export const MethodWithItsOwnPage: Story = {
  loaders: [shop()],
  play: async ({ canvasElement }) => {
    const checkout = checkoutIn(canvasElement);
    await cardIsReady(checkout);
    (await inside(checkout, '[part=method]:nth-of-type(2) input')).click();
    await says(checkout, /page of iDEAL/);
  },
};

/** A box below a method stores it, where the platform can and the shop knows the shopper. It is never ticked by itself. */
export const MethodThatIsStored: Story = {
  args: { withSaveCard: true },
  loaders: [shop(KNOWN)],
  play: async ({ canvasElement }) => {
    const checkout = checkoutIn(canvasElement);
    await cardIsReady(checkout);
    const paypal = [...(checkout.shadowRoot?.querySelectorAll('[part=method]') ?? [])].find(
      ({ textContent }) => textContent.includes('PayPal'),
    );
    paypal?.querySelector('input')?.click();
    await says(checkout, /Save PayPal for next time/);
  },
};

/** Methods side by side, with the fields of the chosen one below. */
export const MethodsAsTabs: Story = { loaders: [shop()], args: { layout: 'tabs' }, play: typeable };

/** Labels stand in the fields: those of the card, and those of an account to debit. */
export const FloatingLabels: Story = {
  loaders: [shop()],
  args: { cardLayout: 'floating', countryCode: 'DE', orderMethods: 'sepadirectdebit' },
  play: async ({ canvasElement }) => {
    const checkout = checkoutIn(canvasElement);
    await cardIsReady(checkout);
    (await inside(checkout, '[part=method] input')).click();
    await inside(checkout, '[part=method-fields] input');
  },
};

/** More than six methods: the rest wait behind a button, which moves the focus to the first of them. */
export const ManyMethods: Story = {
  loaders: [shop()],
  args: { countryCode: 'DE' },
  play: async ({ canvasElement }) => {
    const checkout = checkoutIn(canvasElement);
    await cardIsReady(checkout);
    (await inside(checkout, '[part=more]')).click();
    await inside(checkout, '[part=method]:nth-of-type(7)');
  },
};

/** Every kind of glyph beside brands that have a mark: methods of a country with many. */
export const MarksOfManyMethods: Story = {
  loaders: [shop()],
  args: { countryCode: 'GB' },
  play: async ({ canvasElement }) => {
    const checkout = checkoutIn(canvasElement);
    await cardIsReady(checkout);
    (await inside(checkout, '[part=more]')).click();
    await inside(checkout, '[part=method]:nth-of-type(7) svg');
  },
};

/** The shop has a picture of its own for iDEAL. */
export const MarksOfTheShop: Story = {
  loaders: [shop()],
  render: (settings, context) => page(context, checkout(settings, context, { ideal: './favicon.svg' })),
  play: async ({ canvasElement }) => {
    const checkout = checkoutIn(canvasElement);
    await cardIsReady(checkout);
    await inside(checkout, '[part=method]:nth-of-type(2) img');
  },
};

/** A page that puts iDEAL and Klarna first, and does not offer PayPal. */
export const MethodsInOwnOrder: Story = {
  loaders: [shop()],
  args: { orderMethods: 'ideal klarna', denyMethods: 'paypal' },
  play: typeable,
};

/** One method, which is open by itself. */
export const SingleMethod: Story = {
  loaders: [shop()],
  args: { allowMethods: 'ideal' },
  play: async ({ canvasElement }) => {
    await says(checkoutIn(canvasElement), /page of iDEAL/);
  },
};

/** A shop in France takes CB too. Type 4035 5010 0000 0008, 03/30, 737: the shopper chooses which of the two brands pays. */
export const TwoBrands: Story = {
  loaders: [shop()],
  args: { countryCode: 'FR' },
  play: typeable,
};

/** The shop takes its time to say what the order costs. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [shop({ faults: [{ place: 'paymentMethods', fault: { kind: 'delay', ms: 3_600_000 } }] })],
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
  loaders: [shop(SIGNED_OUT)],
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
    await inState(checkoutIn(canvasElement), 'error');
    await shopOf(context).change({ proxyAnswers: undefined });
    (await inside(checkoutIn(canvasElement), '[part=retry]')).click();
    await inState(checkoutIn(canvasElement), 'ready');
    await cardIsReady(checkoutIn(canvasElement));
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
  loaders: [withStored('paid-visa')],
  play: typeable,
};

/** As narrow as the smallest telephone. */
export const Narrow320: Story = {
  loaders: [withStored('paid-amex')],
  args: { withSaveCard: true, withHolderName: true },
  render: (args, context) => narrowPage(context, checkout(args, context)),
  play: async ({ canvasElement }) => {
    await cardIsReady(checkoutIn(canvasElement));
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  loaders: [shop()],
  tags: ['forced-colors'],
  play: typeable,
};
