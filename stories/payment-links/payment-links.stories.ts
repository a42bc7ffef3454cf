import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';

const links = () => html`<florin-payment-links no-address></florin-payment-links>`;

const meta: Meta = {
  title: 'Operator/Payment links',
  component: 'florin-payment-links',
  render: (_, context) => page(context, links()),
};
export default meta;

type Story = StoryObj;

const HOUR = 3_600_000;
const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-payment-links');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

const link = (at: number, changes: object = {}) => ({
  id: `PL${String(at).padStart(14, '0')}`,
  reference: `invoice-${at}`,
  amount: { value: 2500 * at, currency: 'EUR' },
  isReusable: false,
  expiresAt: new Date(Date.now() + 20 * HOUR).toISOString(),
  state: 'made',
  askedAt: new Date(Date.now() - at * HOUR).toISOString(),
  by: 'olga@shop.example',
  ...changes,
});

/** The proxy answers everything with these links; the platform says of each of them what it says of the first. */
const told = (all: readonly ReturnType<typeof link>[], changes: object = {}): SandboxSettings => ({
  isOperator: true,
  proxyAnswers: {
    status: 200,
    body: JSON.stringify({
      ...all[0],
      description: 'Repair of a lamp',
      status: 'active',
      reusable: false,
      merchantAccount: 'Shop',
      requiredShopperFields: ['shopperName', 'shopperEmail'],
      url: 'https://pay.platform.example/payByLink/PL00000000000001',
      paymentLinks: all,
      environment: 'sandbox',
      serverTime: String(Date.now()),
      ...changes,
    }),
    contentType: 'application/json',
  },
});

const lost = link(3, { id: undefined, state: 'unknown' });
const ended = link(4, { state: 'ended', endedAt: new Date().toISOString(), endedBy: 'arno@shop.example' });
const MIXED = [link(1), link(2, { amount: { value: 2500, currency: 'JPY' } }), lost, ended];

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await inside(element(canvas), selector)).click();
}

async function type(canvas: HTMLElement, selector: string, text: string): Promise<void> {
  const input = (await inside(element(canvas), selector)) as HTMLInputElement;
  input.value = text;
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
}

async function fill(canvas: HTMLElement): Promise<void> {
  await press(canvas, '[part=new]');
  await type(canvas, '#reference', 'lamp-1');
  await type(canvas, '#amount', '25.00');
}

/** Where each stands, one of which it is not certain that there is one. */
export const Ready: Story = { tags: ['state:ready'], loaders: [shop(told(MIXED))] };

/** One link: its address, a message to send, and a code to print. */
export const Opened: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await inside(element(canvasElement), '[part=code]');
  },
};

/** A status that this version does not know stands in the platform's own word, and the link cannot be ended. */
export const UnknownStatus: Story = {
  tags: ['state:ready'],
  loaders: [shop(told([link(1)], { status: 'frozen' }))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await says(element(canvasElement), /Unknown status: .*frozen/);
  },
};

/** To end a link asks first. */
export const EndingOne: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=end]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** Another amount: the open link ends for a new one, after a question. */
export const Replacing: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=replace]');
    await inside(element(canvasElement), '[part~=replacing]');
  },
};

/** The form, with what is missing. */
export const NewLink: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=new]');
    await press(canvasElement, '[part=continue]');
    await says(element(canvasElement), /Check these fields/);
  },
};

/** The answer was lost: the same can be sent again. */
export const UnknownEnd: Story = {
  tags: ['state:ready'],
  loaders: [office({ faults: [{ place: 'checkout.createPaymentLink', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'empty');
    await fill(canvasElement);
    await press(canvasElement, '[part=continue]');
    await says(element(canvasElement), /We do not know yet/);
  },
};

/** A new link is being sent for. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    office({
      faults: [{ place: 'checkout.createPaymentLink', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'empty');
    await fill(canvasElement);
    await press(canvasElement, '[part=continue]');
    await inState(element(canvasElement), 'busy');
  },
};

/** How some links stand could not be read. */
export const Partial: Story = {
  tags: ['state:partial'],
  loaders: [shop(told(MIXED, { url: undefined }))],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'partial');
  },
};

/** Five hundred links: what is on screen is drawn, and asked about. */
export const Long: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(Array.from({ length: 500 }, (_, at) => link(at + 1))))],
};

/** No link matches. */
export const FilteredEmpty: Story = {
  tags: ['state:filtered-empty'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await type(canvasElement, '[part~=search]', 'no such link');
  },
};

/** There is no link yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [office()] };

/** The session is a shopper’s: to it there are none. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** Links are on their way. */
export const Loading: Story = { tags: ['state:loading'], loaders: [office({ proxyAnswers: 'silent' })] };

/** The proxy has a problem. */
export const Broken: Story = { tags: ['state:error'], loaders: [office(BROKEN)] };

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [office({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  render: (_, context) => page(context, html`<div dir="rtl" lang="ar">${links()}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  render: (_, context) => narrowPage(context as unknown as InShop, links()),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await press(canvasElement, '.open');
    await inside(element(canvasElement), '[part=code]');
    fitsNarrow(canvasElement);
  },
};
