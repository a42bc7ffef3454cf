import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, isClosedTo, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop } from '../../.storybook/shop.js';

type Tab = 'session' | 'result' | 'older' | 'keys' | 'paypal' | 'closed';

const sessions = (tab: Tab = 'session') =>
  html`<florin-checkout-sessions
    no-address
    tab=${tab}
    return-url="https://shop.example/return"
  ></florin-checkout-sessions>`;

const meta: Meta = {
  title: 'Operator/Checkout sessions',
  component: 'florin-checkout-sessions',
  render: (_, context) => page(context, sessions()),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-checkout-sessions');
const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await inside(element(canvas), selector)).click();
}

async function fill(canvas: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) {
    const field = (await inside(element(canvas), `[id="${id}"]`)) as HTMLInputElement;
    field.value = value;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

const LAMP = { reference: 'lamp-1', amount: '25.00' };

/** The form, and the code that does the same on a server. */
export const Ready: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => fill(canvasElement, LAMP),
};

/** The session has a page of the platform. */
export const Hosted: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, LAMP);
    await press(canvasElement, '[part=continue]');
    await inside(element(canvasElement), '[part=address]');
  },
};

/** The session is for the platform’s script, whose data are shown once. */
export const Embedded: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { ...LAMP, mode: 'embedded' });
    await press(canvasElement, '[part=continue]');
    await inside(element(canvasElement), '[part=session-data]');
  },
};

/** What is missing is named, and stands beside its field. */
export const Missing: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=continue]');
    await says(element(canvasElement), /Check these fields/);
  },
};

/** The answer was lost: the same can be sent again. */
export const UnknownEnd: Story = {
  tags: ['state:ready'],
  loaders: [office({ faults: [{ place: 'checkout.createSession', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, LAMP);
    await press(canvasElement, '[part=continue]');
    await says(element(canvasElement), /We do not know yet/);
  },
};

/** A session is being sent for. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    office({ faults: [{ place: 'checkout.createSession', fault: { kind: 'delay', ms: 3_600_000 } }] }),
  ],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, LAMP);
    await press(canvasElement, '[part=continue]');
    await inState(element(canvasElement), 'busy');
  },
};

/** The proxy answers everything with a session that stands so. */
const ended = (status: string) =>
  office({
    proxyAnswers: {
      status: 200,
      body: JSON.stringify({
        id: 'CS123456789',
        status,
        environment: 'sandbox',
        serverTime: String(Date.now()),
      }),
      contentType: 'application/json',
    },
  });

async function readResult(canvas: HTMLElement): Promise<void> {
  await fill(canvas, { sessionId: 'CS123456789', sessionResult: 'Ab02b4c0' });
  await press(canvas, '[part=continue]');
}

/** How a session ended. */
export const Result: Story = {
  tags: ['state:ready'],
  loaders: [ended('paymentPending')],
  render: (_, context) => page(context, sessions('result')),
  play: async ({ canvasElement }) => {
    await readResult(canvasElement);
    await says(element(canvasElement), /Payment pending/);
  },
};

/** A status that is newer than this version: neither paid nor unpaid. */
export const ResultNewStatus: Story = {
  tags: ['state:ready'],
  loaders: [ended('onHold')],
  render: (_, context) => page(context, sessions('result')),
  play: async ({ canvasElement }) => {
    await readResult(canvasElement);
    await says(element(canvasElement), /onHold/);
  },
};

/** What the address that a shopper came back to does not have. */
export const ResultMissing: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => page(context, sessions('result')),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { address: 'https://shop.example/return?sessionId=CS1' });
    await press(canvasElement, '[part=continue]');
    await says(element(canvasElement), /no sessionId and sessionResult/);
  },
};

/** Kits that are older than sessions. */
export const OlderKits: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => page(context, sessions('older')),
};

/** Origins with their keys. */
export const Keys: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => page(context, sessions('keys')),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { origins: 'https://shop.example\nhttps://www.shop.example' });
    await press(canvasElement, '[part=continue]');
    await inside(element(canvasElement), '[part=keys]');
  },
};

/** Another amount for an order at PayPal. */
export const PayPal: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => page(context, sessions('paypal')),
};

/** Calls that no page is offered. */
export const Closed: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => page(context, sessions('closed')),
};

/** The session is a shopper’s: to it there is nothing to send to. */
export const ClosedByPolicy: Story = {
  tags: ['state:ready'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, LAMP);
    await press(canvasElement, '[part=continue]');
    await inside(element(canvasElement), 'p[part=error]');
  },
};

/** The element is on its way. */
export const Loading: Story = { tags: ['state:loading'], loaders: [office({ proxyAnswers: 'silent' })] };

/** The proxy has a problem. */
export const Broken: Story = { tags: ['state:error'], loaders: [office(BROKEN)] };

/** The person is an approver, who may not make sessions: the element is closed, and says why. */
export const AnotherRole: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ isApprover: true })],
  play: ({ canvasElement }) => isClosedTo(element(canvasElement), 'an approver'),
};

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [office({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => page(context, html`<div dir="rtl" lang="ar">${sessions()}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => narrowPage(context as unknown as InShop, sessions()),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, LAMP);
    fitsNarrow(canvasElement);
    for (const at of [2, 3, 4, 5, 6]) {
      await press(canvasElement, `[part=tab]:nth-child(${at})`);
      await inside(element(canvasElement), at === 6 ? '[part=closed]' : '[part=form]');
      fitsNarrow(canvasElement);
    }
  },
};
