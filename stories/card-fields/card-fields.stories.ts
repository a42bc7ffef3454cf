import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, inside, inState } from '../../.storybook/play.js';
import { page, shop, shopOf, type InShop } from '../../.storybook/shop.js';

interface Args {
  readonly withHolderName: boolean;
  readonly holderNameRequired: boolean;
  readonly disabled: boolean;
  readonly brands: string;
  readonly cardLayout: 'rows' | 'floating' | 'line';
}

const fields = (args: Args, context: InShop) =>
  html`<florin-card-fields
    brands=${args.brands}
    card-layout=${args.cardLayout}
    ?with-holder-name=${args.withHolderName}
    ?holder-name-required=${args.holderNameRequired}
    ?disabled=${args.disabled}
    .sandboxKey=${shopOf(context).publicKey}
  ></florin-card-fields>`;

const meta: Meta<Args> = {
  title: 'Shopper/Card fields',
  component: 'florin-card-fields',
  args: {
    withHolderName: false,
    holderNameRequired: false,
    disabled: false,
    brands: 'visa mc amex maestro',
    cardLayout: 'rows',
  },
  argTypes: {
    brands: { control: 'text' },
    cardLayout: { control: 'radio', options: ['rows', 'floating', 'line'] },
  },
  render: (args, context) => page(context, fields(args, context)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-card-fields');

/** Number, expiry date and security code, in a frame that the page cannot read. */
export const Default: Story = {
  loaders: [shop()],
  tags: ['state:ready'],
};

export const WithHolderName: Story = {
  loaders: [shop()],
  tags: ['state:ready'],
  args: { withHolderName: true, holderNameRequired: true },
};

/** Labels stand in the fields, and become small once something is typed. */
export const FloatingLabels: Story = {
  loaders: [shop()],
  tags: ['state:ready'],
  args: { cardLayout: 'floating' },
};

/** All fields in one line, where there is room. */
export const InOneLine: Story = {
  loaders: [shop()],
  tags: ['state:ready'],
  args: { cardLayout: 'line' },
};

const inForm: Story['render'] = (args, context) => {
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const entries = [...new FormData(form)].map(
      ([name, value]) => `${name}: ${String(value).slice(0, 12)}… (${String(value).length} characters)`,
    );
    const output = form.querySelector('output');
    if (output) output.textContent = entries.join('\n');
  };
  return page(
    context,
    html`<form novalidate @submit=${onSubmit}>
      ${fields(args, context)}
      <p><button>Send</button></p>
      <output role="status" style="white-space: pre-line"></output>
    </form>`,
  );
};

/**
 * In a form the card goes with the rest of its entries, as four envelopes. Type one of the test cards, for example
 * 4111 1111 1111 1111, 03/30, 737; no script can do it for you.
 */
export const InForm: Story = {
  loaders: [shop()],
  tags: ['state:ready', 'typed'],
  render: inForm,
};

/** The form was sent with nothing filled in: each field says what it lacks. */
export const Errors: Story = {
  loaders: [shop()],
  tags: ['state:ready'],
  render: inForm,
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    canvasElement.querySelector('form')?.requestSubmit();
  },
};

/**
 * A card may carry a national brand beside the international one, and the payer decides. Type 4035 5010 0000 0008: from the
 * sixth digit on there is a choice, which the form sends along.
 */
export const TwoBrands: Story = {
  loaders: [shop()],
  tags: ['state:ready', 'typed'],
  args: { brands: 'visa mc cartebancaire maestro bcmc' },
  render: inForm,
};

/** Nothing can be typed. */
export const Disabled: Story = {
  loaders: [shop()],
  tags: ['state:ready'],
  args: { disabled: true },
};

/** The shop has not said its time yet, without which nothing can be encrypted. */
export const Loading: Story = {
  tags: ['state:loading'],
  loaders: [shop({ proxyAnswers: 'silent' })],
};

/** The shop did not answer, so the card fields cannot be used. */
export const LoadFailed: Story = {
  tags: ['state:error'],
  loaders: [shop({ proxyAnswers: { status: 500 } })],
};

/** It did not answer at first, and does now. */
export const Recovered: Story = {
  tags: ['state:ready'],
  loaders: [shop({ proxyAnswers: { status: 500 } })],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'error');
    await shopOf(context).change({ proxyAnswers: undefined });
    (await inside(element(canvasElement), '[part=retry]')).click();
    await inState(element(canvasElement), 'ready');
  },
};

/** A frame that was built without the platform's key does not open; only the shop can correct that. */
export const WithoutKey: Story = {
  loaders: [shop()],
  tags: ['state:error'],
  render: (_, context) => page(context, html`<florin-card-fields></florin-card-fields>`),
};

/** No network. The fields come by themselves when it is back. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [shop({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

export const Dark: Story = {
  loaders: [shop()],
  tags: ['state:ready'],
  globals: { colorScheme: 'dark' },
};

export const RightToLeft: Story = {
  loaders: [shop()],
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
};
