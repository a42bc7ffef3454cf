import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import {
  elementIn,
  eventually,
  fitsNarrow,
  inside,
  inState,
  isClosedTo,
  says,
} from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop } from '../../.storybook/shop.js';

interface Args {
  readonly currency: string;
}

const lookup = ({ currency }: Args) => html`<florin-bin-lookup currency=${currency}></florin-bin-lookup>`;

const meta: Meta<Args> = {
  title: 'Operator/BIN lookup',
  component: 'florin-bin-lookup',
  args: { currency: 'EUR' },
  render: (args, context) => page(context, lookup(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-bin-lookup');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

async function lookUp(canvas: HTMLElement, digits: string): Promise<void> {
  const found = element(canvas);
  await inState(found, 'ready');
  const field = (await inside(found, '[part=digits]')) as HTMLTextAreaElement;
  field.focus();
  field.value = digits;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  (await inside(found, '[part=submit]')).click();
}

const shows = (canvas: HTMLElement, count: number): Promise<unknown> =>
  eventually(`${count} cards`, () => {
    const cards = element(canvas).shadowRoot.querySelectorAll('[part=card]');
    return cards.length === count || undefined;
  });

/** The form, before anything is looked up. */
export const Ready: Story = { tags: ['state:ready'], loaders: [office()] };

/** Four cards: credit and debit, a co-badged one, and digits that no scheme uses. */
export const LookedUp: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement, '411111\n555555\n403550\n999999');
    await shows(canvasElement, 4);
  },
};

/** Costs in another currency. */
export const InDollars: Story = { ...LookedUp, args: { currency: 'USD' } };

/** Too few digits: the field says so and takes the focus. */
export const TooFewDigits: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement, '4111');
    await says(element(canvasElement), /at least 6 digits/);
  },
};

/** A whole card number was pasted: the field keeps eight digits of it. */
export const WholeNumber: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement, '4111 1111 1111 1111');
    await says(element(canvasElement), /Only the first 8 digits/);
  },
};

/** Cards are being looked up. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    office({ faults: [{ place: 'bin-lookup.getCostEstimate', fault: { kind: 'delay', ms: 3_600_000 } }] }),
  ],
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement, '411111');
    await inState(element(canvasElement), 'busy');
  },
};

/** The platform did not say what a payment costs. The rest is shown. */
export const FactsMissing: Story = {
  tags: ['state:ready'],
  loaders: [office({ faults: [{ place: 'bin-lookup.getCostEstimate', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement, '411111');
    await says(element(canvasElement), /Some facts are missing/);
  },
};

/** The session is a shopper's, who may not look cards up. */
export const NotAllowed: Story = {
  tags: ['state:ready'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement, '411111');
    await says(element(canvasElement), /not signed in/);
  },
};

/** The person is an approver, who may not look cards up: the element is closed, and says why. */
export const AnotherRole: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ isApprover: true })],
  play: ({ canvasElement }) => isClosedTo(element(canvasElement), 'an approver'),
};

/** The form is on its way. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [office({ proxyAnswers: 'silent' })],
};

/** The proxy has a problem. */
export const Broken: Story = {
  tags: ['state:error'],
  loaders: [office(BROKEN)],
};

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [office({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  ...LookedUp,
  render: (args, context) => narrowPage(context as unknown as InShop, lookup(args)),
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement, '411111\n555555');
    await shows(canvasElement, 2);
    fitsNarrow(canvasElement);
  },
};
