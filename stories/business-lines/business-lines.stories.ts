import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, inside, inState, says } from '../../.storybook/play.js';
import { legalEntityOf, seller, situations } from '../../.storybook/seller.js';
import { onNarrowPage, page, shopOf, type InShop } from '../../.storybook/shop.js';
import { createBusinessLine, type BusinessLineRequest } from '../../src/client/legal-entity/index.js';
import { createClient } from '../../src/client/index.js';
import { proxyRow } from '../../src/components/parts/resource/proxy-row.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import type { Mounted } from '../../.storybook/shop.js';

const lines = (context: InShop) => html`
  <florin-business-lines legal-entity=${legalEntityOf(context)}>
    <p slot="empty">Say what you do business in, so that you can be paid.</p>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> as a seller.</p>
  </florin-business-lines>
`;

const meta: Meta = {
  title: 'Seller/Business lines',
  component: 'florin-business-lines',
  render: (_, context) => page(context, lines(context)),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-business-lines');

const create = proxyRow('legal-entity', createBusinessLine);

const POTTERY: Omit<BusinessLineRequest, 'legalEntityId'> = {
  service: 'paymentProcessing',
  industryCode: '339E',
  salesChannels: ['eCommerce', 'payByLink'],
  webData: [{ webAddress: 'https://pottery.example' }],
};

/** A seller with one line of business; then the world changes. */
const withLine =
  (changed: SandboxSettings = {}) =>
  async (mounted: Mounted) => {
    const known = await seller()(mounted);
    const { proxy, fetch, change } = known.shop;
    await createClient({ baseUrl: proxy, fetch }).call(
      create,
      { ...POTTERY, legalEntityId: known.legalEntity },
      { idempotencyKey: `story-${known.legalEntity}` },
    );
    await change(changed);
    return known;
  };

/** One line, with where it sells. */
export const OneLine: Story = { tags: ['state:ready'], loaders: [withLine()] };

/** Nothing is named yet; the sentence is the merchant's own. */
export const Empty: Story = { tags: ['state:empty'], loaders: [seller()] };

const add = async (canvas: HTMLElement): Promise<void> =>
  (await inside(element(canvas), '[part=add]')).click();

/** A new line, with a list of industries that the page has given. */
export const Adding: Story = {
  tags: ['state:editing'],
  loaders: [seller()],
  render: (_, context) =>
    page(
      context,
      html`<florin-business-lines
        legal-entity=${legalEntityOf(context)}
        .industryCodes=${[
          { code: '339E', name: 'Pottery' },
          { code: '441A', name: 'Web shops' },
        ]}
      ></florin-business-lines>`,
    ),
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    await inside(element(canvasElement), '[part=form]');
  },
};

/** What does not fit is said beside its field. */
export const Faults: Story = {
  tags: ['state:editing'],
  loaders: [seller()],
  play: async ({ canvasElement }) => {
    await add(canvasElement);
    (await inside(element(canvasElement), '[part=save]')).click();
    await says(element(canvasElement), /Fill in this field/);
  },
};

/** A line is being changed. */
export const Changing: Story = {
  tags: ['state:editing'],
  loaders: [withLine()],
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '[part=edit]')).click();
    await inside(element(canvasElement), '[part=form]');
  },
};

/** Nothing is removed by one click. */
export const Removing: Story = {
  ...OneLine,
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '[part=remove]')).click();
    await inside(element(canvasElement), '[part=remove-surely]');
  },
};

/** The platform did not take the removal: the line is still there and says why. */
export const NotRemoved: Story = {
  ...OneLine,
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'ready');
    await shopOf(context as InShop).change({
      faults: [{ place: 'legal-entity.deleteBusinessLine', fault: '500-before' }],
    });
    (await inside(element(canvasElement), '[part=remove]')).click();
    (await inside(element(canvasElement), '[part=remove-surely]')).click();
    await inside(element(canvasElement), 'p[part=error]');
  },
};

const { loading, error, offline, anothers } = situations('legal-entity.listBusinessLines');

/** The platform takes its time. After a second that is announced. */
export const Loading: Story = { ...loading, tags: ['state:loading'] };

/** The platform is down. The message names what the merchant has to look at. */
export const Error: Story = { ...error, tags: ['state:error'] };

/** No network, and the browser knows it. */
export const Offline: Story = { ...offline, tags: ['state:offline'] };

/** The session is not this seller's: there is nothing to see. */
export const Unauthorised: Story = { ...anothers, tags: ['state:unauthorised'] };

export const Dark: Story = { ...OneLine, globals: { colorScheme: 'dark' } };

export const RightToLeftArabic: Story = { ...OneLine, globals: { locale: 'ar', direction: 'rtl' } };

export const Narrow320: Story = {
  ...OneLine,
  ...onNarrowPage('florin-business-lines', lines),
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = { ...OneLine, tags: ['state:ready', 'forced-colors'] };
