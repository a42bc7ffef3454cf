import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, inside, inState, says, fitsNarrow } from '../../.storybook/play.js';
import type { Shop } from '../../.storybook/sandbox.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { page, shop, shopOf, type InShop, narrowPage } from '../../.storybook/shop.js';
import { bind, createClient } from '../../src/client/index.js';
import { listings } from '../../src/client/listings/index.js';

interface Args {
  readonly listingUrl: string;
}

/** A story leaves the address alone: it is Storybook's own. */
const orders = ({ listingUrl }: Args, context: InShop) => html`
  <florin-order-history no-address cart=${shopOf(context).order} checkout="till" listing-url=${listingUrl}>
    <p slot="empty">No orders yet. <a href="#catalogue">Look around</a></p>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> to see your orders.</p>
    <a slot="reordered" href="#cart">To your cart</a>
  </florin-order-history>
`;

const meta: Meta<Args> = {
  title: 'Shopper/Order history',
  component: 'florin-order-history',
  args: { listingUrl: '#listing={id}' },
  render: (args, context) => page(context, orders(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-order-history');

const SHOPPER: SandboxSettings = { email: 'ann@example.com', listingCount: 24 };

/** A shopper who has ordered three times; then the world changed. */
const withOrders = (changed?: SandboxSettings) =>
  shop(SHOPPER, async (opened: Shop) => {
    const market = bind(createClient({ baseUrl: `${opened.proxy}/listings`, fetch: opened.fetch }), listings);
    const { listings: all } = await market.listListings({ sort: 'title' });
    const most = all.toSorted((one, other) => other.stock - one.stock);
    const ids = most.map(({ id }) => id);
    for (const count of [1, 2, 3]) {
      const lines = ids.slice(0, count).map((listingId) => ({ listingId, quantity: count }));
      await market.createOrder({ email: 'me', lines });
    }
    if (changed) await opened.change(changed);
  });

const at = (hours: number): string => new Date(Date.UTC(2026, 10, 18, 9) + hours * 3_600_000).toISOString();

/** An order that has gone all the way, as a merchant's service tells of it. */
function told(number: string, status: string, hours: number, steps: readonly string[]) {
  const total = { value: 14_700, currency: 'EUR' };
  return {
    id: `order-${number}`,
    number,
    email: 'ann@example.com',
    status,
    statusHistory: steps.map((step, place) => ({
      status: step,
      at: at(hours + place * 20),
      ...(step === 'shipped' && { note: 'PostNL 3SDEVC123456789' }),
    })),
    lines: [
      {
        listingId: 'lamp',
        title: 'Brass table lamp with linen shade',
        seller: { id: 's', name: 'Atelier Noord' },
        quantity: 3,
        unitPrice: { value: 4900, currency: 'EUR' },
        total,
      },
    ],
    currency: 'EUR',
    totals: {
      subtotal: total,
      shipping: { value: 495, currency: 'EUR' },
      discount: { value: 500, currency: 'EUR' },
      total: { value: 14_695, currency: 'EUR' },
    },
    createdAt: at(hours),
    updatedAt: at(hours + steps.length * 20),
  };
}

/** Orders in every status, one of a shop's own among them. */
const everyStatus: SandboxSettings = {
  faults: [
    {
      place: 'listings.listOrders',
      fault: {
        kind: 'change',
        fields: {
          orders: [
            told('FL-100207', 'placed', 60, ['placed']),
            told('FL-100206', 'paid', 50, ['placed', 'paid']),
            told('FL-100205', 'shipped', 40, ['placed', 'paid', 'shipped']),
            told('FL-100204', 'delivered', 30, ['placed', 'paid', 'shipped', 'delivered']),
            told('FL-100203', 'cancelled', 20, ['placed', 'cancelled']),
            told('FL-100202', 'refunded', 10, ['placed', 'paid', 'shipped', 'refunded']),
            told('FL-100201', 'held at customs', 0, ['placed', 'paid', 'held at customs']),
          ],
        },
      },
    },
  ],
};

async function openOrder(canvas: HTMLElement, number: string): Promise<void> {
  await inState(element(canvas), 'ready');
  (await inside(element(canvas), `[data-id^="${number}"]`)).click();
  await inside(element(canvas), '[part=detail]');
}

/** Number, status, things, day and total. */
export const Ready: Story = { tags: ['state:ready'], loaders: [withOrders()] };

/** Every status has a word; one of a shop's own is shown as the shop calls it. */
export const EveryStatus: Story = { tags: ['state:ready'], loaders: [withOrders(everyStatus)] };

/** Steps, lines, totals, and where receipts go, masked until the shopper reveals it. */
export const OneOrder: Story = {
  tags: ['state:ready'],
  loaders: [withOrders(everyStatus)],
  play: ({ canvasElement }) => openOrder(canvasElement, 'FL-100204'),
};

/** An order that is not paid yet, and the page's own checkout to pay it with. */
export const NotPaidYet: Story = {
  tags: ['state:ready'],
  loaders: [withOrders()],
  play: async ({ canvasElement }) => {
    await openOrder(canvasElement, 'FL-');
    await inside(element(canvasElement), '[part=pay]');
  },
};

/** What is still there goes into the cart; what is not the same is said. */
export const OrderedAgain: Story = {
  tags: ['state:ready'],
  loaders: [
    withOrders({
      faults: [
        {
          place: 'listings.getListing',
          fault: { kind: 'change', fields: { stock: 1, price: { value: 9900, currency: 'EUR' } } },
        },
      ],
    }),
  ],
  play: async ({ canvasElement }) => {
    await openOrder(canvasElement, 'FL-');
    (await inside(element(canvasElement), '[part=again-button]')).click();
    await says(element(canvasElement), /still available are in your cart/);
  },
};

/** Filters are folded away until the shopper opens them. */
export const Filtered: Story = {
  tags: ['state:ready'],
  loaders: [withOrders(everyStatus)],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    (await inside(element(canvasElement), 'summary')).click();
    const status = (await inside(element(canvasElement), 'select')) as HTMLSelectElement;
    status.value = 'paid';
    status.dispatchEvent(new Event('change'));
    await says(element(canvasElement), /Orders: 1 of 7/);
  },
};

/** Nothing matches, and the way back to all orders is in sight. */
export const FilteredEmpty: Story = {
  tags: ['state:filtered-empty'],
  loaders: [withOrders()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    const search = (await inside(element(canvasElement), '[part=search]')) as HTMLInputElement;
    search.value = 'no such thing';
    search.dispatchEvent(new Event('input'));
    await inState(element(canvasElement), 'filtered-empty');
  },
};

/** A file of all orders that the filter asks for. */
export const Exported: Story = {
  tags: ['state:ready'],
  loaders: [withOrders()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    // A story that is only looked at leaves no file behind.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = () => undefined;
    (await inside(element(canvasElement), '[part=export]')).click();
    await says(element(canvasElement), /The file .* is ready/).finally(() => {
      HTMLAnchorElement.prototype.click = click;
    });
  },
};

/** Paid in this very page: the order says so without a reload. */
export const JustPaid: Story = {
  tags: ['state:ready'],
  loaders: [withOrders()],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'ready');
    await says(element(canvasElement), /Placed/);
    await shopOf(context as InShop).change({
      faults: [
        {
          place: 'listings.listOrders',
          fault: { kind: 'change', fields: { orders: [told('FL-100206', 'paid', 50, ['placed', 'paid'])] } },
        },
      ],
    });
    document.dispatchEvent(
      new CustomEvent('florin-payment-settled', { detail: { outcome: 'paid', reference: 'FL-100206' } }),
    );
    await eventually('an order that is paid', () =>
      /Paid/.test(element(canvasElement).shadowRoot.textContent),
    );
  },
};

export const Empty: Story = { tags: ['state:empty'], loaders: [shop(SHOPPER)] };

/** The service takes its time. After a second that is announced. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [shop({ ...SHOPPER, proxyAnswers: 'silent' })],
};

export const Error: Story = {
  tags: ['state:error'],
  loaders: [shop({ ...SHOPPER, proxyAnswers: { status: 500 } })],
};

/** No network, and the browser knows it. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [shop({ ...SHOPPER, offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** A guest has no orders; the merchant's own words say where to sign in. */
export const Unauthorised: Story = { tags: ['state:unauthorised'], loaders: [shop({ listingCount: 24 })] };

export const Dark: Story = {
  tags: ['state:ready'],
  globals: { colorScheme: 'dark' },
  loaders: [withOrders(everyStatus)],
};

export const RightToLeftArabic: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [withOrders(everyStatus)],
  play: ({ canvasElement }) => openOrder(canvasElement, 'FL-100205'),
};

export const Narrow320: Story = {
  tags: ['state:ready'],
  loaders: [withOrders(everyStatus)],
  render: (args, context) => narrowPage(context, orders(args, context)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  tags: ['state:ready', 'forced-colors'],
  loaders: [withOrders(everyStatus)],
};
