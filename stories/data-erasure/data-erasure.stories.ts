import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, isClosedTo, says } from '../../.storybook/play.js';
import type { SandboxFault, SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop } from '../../.storybook/shop.js';

interface Args {
  readonly reference: string;
}

const REFERENCE = '993617895204576J';

const erasure = ({ reference }: Args) =>
  html`<florin-data-erasure reference=${reference}></florin-data-erasure>`;

const meta: Meta<Args> = {
  title: 'Operator/Data erasure',
  component: 'florin-data-erasure',
  args: { reference: REFERENCE },
  render: (args, context) => page(context, erasure(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-data-erasure');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

/** The platform answers with this result, each time it is asked. */
const answering = (result: string) => {
  const fault: SandboxFault = {
    place: 'data-protection.requestErasure',
    fault: { kind: 'change', fields: { result } },
  };
  return office({ faults: [fault, fault, fault] });
};

async function review(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  (await inside(element(canvas), '[part=submit]')).click();
  await inside(element(canvas), '[part=confirmation]');
}

async function erase(canvas: HTMLElement): Promise<void> {
  await review(canvas);
  const field = (await inside(element(canvas), '[part=confirmation]')) as HTMLInputElement;
  field.value = REFERENCE.slice(-6);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  (await inside(element(canvas), '[part=erase]')).click();
}

/** The form, with the reference that a link brought. */
export const Ready: Story = { tags: ['state:ready'], loaders: [office()] };

/** What goes and what stays; the end of the reference is typed before anything is erased. */
export const Review: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: ({ canvasElement }) => review(canvasElement),
};

/** The end of the reference is wrong: the field says so and takes the focus. */
export const NotConfirmed: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await review(canvasElement);
    (await inside(element(canvasElement), '[part=erase]')).click();
    await says(element(canvasElement), /Type the last 6 characters of the reference\./);
  },
};

/** The platform has accepted three requests. */
export const Accepted: Story = {
  tags: ['state:ready'],
  args: { reference: `${REFERENCE}\n8835511210681324\nKHQC5N7G84BLNK43` },
  loaders: [answering('SUCCESS')],
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await says(element(canvasElement), /3 payments[^]*Accepted/);
  },
};

/** The shopper has stored payment details: nothing is erased, and a second step would. */
export const InUse: Story = {
  tags: ['state:ready'],
  loaders: [answering('ACTIVE_RECURRING_TOKEN_EXISTS')],
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await says(element(canvasElement), /still in use/);
  },
};

/** No payment of this merchant has the reference. */
export const NotFound: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await says(element(canvasElement), /Nothing was erased/);
  },
};

/** Below the form stand the erasures that were asked for earlier, with their answers. */
export const PastErasures: Story = {
  tags: ['state:ready'],
  loaders: [answering('SUCCESS')],
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await says(element(canvasElement), /Past erasures[^]*Accepted[^]*Asked on/);
  },
};

/** The platform is being asked. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    office({
      faults: [{ place: 'data-protection.requestErasure', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await inState(element(canvasElement), 'busy');
  },
};

/** There was no answer: it is not known whether anything was erased. */
export const NoAnswer: Story = {
  tags: ['state:ready'],
  loaders: [office({ faults: [{ place: 'data-protection.requestErasure', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await says(element(canvasElement), /We do not know whether the data is erased/);
  },
};

/** The session is a shopper's, who may not erase anything. */
export const NotAllowed: Story = {
  tags: ['state:ready'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
  play: async ({ canvasElement }) => {
    await erase(canvasElement);
    await says(element(canvasElement), /not signed in/);
  },
};

/** The person is an approver, who may not erase anything: the element is closed, and says why. */
export const AnotherRole: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ isApprover: true })],
  play: ({ canvasElement }) => isClosedTo(element(canvasElement), 'an approver'),
};

/** The form is on its way. */
export const Loading: Story = { tags: ['state:loading'], loaders: [office({ proxyAnswers: 'silent' })] };

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
  tags: ['state:ready'],
  loaders: [office()],
  render: (args, context) => narrowPage(context as unknown as InShop, erasure(args)),
  play: async ({ canvasElement }) => {
    await review(canvasElement);
    fitsNarrow(canvasElement);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${erasure(args)}</div>`),
  play: ({ canvasElement }) => review(canvasElement),
};
