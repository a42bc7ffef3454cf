import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxFault, SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, shopOf, SIGNED_OUT } from '../../.storybook/shop.js';

const transfers = () => html`<florin-transfers no-address time-zone="Europe/Amsterdam"></florin-transfers>`;

const meta: Meta = {
  title: 'Operator/Transfers',
  component: 'florin-transfers',
  render: (_, context) => page(context, transfers()),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-transfers');

/** The money of one account holder, who is paid out to a bank account. */
const ofHolder = (context: unknown) => {
  const { holder } = (context as InShop).loaded;
  return html`<florin-transfers no-address account-holder=${String(holder)}></florin-transfers>`;
};

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

/** The proxy answers everything with these rows, and with its public configuration. */
const listing = (data: readonly object[]): SandboxSettings => ({
  isOperator: true,
  proxyAnswers: {
    status: 200,
    body: JSON.stringify({ data, environment: 'sandbox', serverTime: String(Date.now()) }),
    contentType: 'application/json',
  },
});

async function press(canvas: HTMLElement, part: string): Promise<void> {
  (await inside(element(canvas), `[part~=${part}]`)).click();
}

async function openFirstTransfer(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  (await inside(element(canvas), '[part=tab][aria-pressed=false]')).click();
  await says(element(canvas), /Transfers/);
  (await inside(element(canvas), '.open')).click();
}

/** Two months of money, latest first. */
export const Ready: Story = { tags: ['state:ready'], loaders: [office()] };

/** One transfer with all that happened to it. */
export const Opened: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await openFirstTransfer(canvasElement);
    await says(element(canvasElement), /Back to the list/);
  },
};

/** The form for a new transfer, with what is not right. */
export const NewTransfer: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await press(canvasElement, 'new');
    await press(canvasElement, 'continue');
    await says(element(canvasElement), /Check these fields/);
  },
};

/** An account of an account holder, chosen, and an amount for their own bank account. */
async function review(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  await press(canvas, 'new');
  const fill = async (id: string, choose: (field: HTMLSelectElement) => string): Promise<void> => {
    const field = (await inside(element(canvas), `#${id}`)) as HTMLSelectElement;
    field.value = choose(field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  await inside(element(canvas), '#source option[value^=BA]');
  await fill('source', ({ options }) => options[1]!.value);
  await fill('instrument', ({ options }) => options[1]!.value);
  await fill('amount', () => '12.50');
  await fill('reference', () => 'story-1');
  await press(canvas, 'continue');
  await says(element(canvas), /Check the transfer/);
}

/** Who sends is an operator who looks at that account holder's money. */
const sending = (changed?: SandboxSettings): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [
    async (mounted) => {
      const opened = await office(changed)(mounted);
      const { proxy, fetch } = opened.shop;
      const answer = await fetch(
        `${proxy}/balance-platform/balancePlatforms/FlorinPlatform/accountHolders`,
        {},
      );
      const { accountHolders } = (await answer.json()) as {
        readonly accountHolders: readonly { readonly id: string }[];
      };
      return { ...opened, holder: accountHolders[1]?.id };
    },
  ],
  render: (_, context) => page(context as unknown as InShop, ofHolder(context)),
});

const failing = (fault: SandboxFault['fault']): SandboxSettings => ({
  faults: [{ place: 'transfers.createTransfer', fault }],
});

/** What is sent, with its speeds, before it is. */
export const Review: Story = {
  ...sending(),
  tags: ['state:ready'],
  play: ({ canvasElement }) => review(canvasElement),
};

/** The platform said no: what was typed is still there. */
export const Refused: Story = {
  ...sending(),
  tags: ['state:ready'],
  play: async ({ canvasElement, ...context }) => {
    const { change } = shopOf(context as unknown as InShop);
    await review(canvasElement);
    await change({
      proxyAnswers: { status: 422, body: '{"error":{"code":"platform-refused","platformCode":"30_012"}}' },
    });
    await press(canvasElement, 'submit');
    await says(element(canvasElement), /The platform refused, and nothing was sent/);
    // The story is drawn again in dark, of the same shop.
    await change({ proxyAnswers: undefined });
  },
};

/** The answer was lost: look, or send the same again. */
export const UnknownEnd: Story = {
  ...sending(failing('500-before')),
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    await review(canvasElement);
    await press(canvasElement, 'submit');
    await says(element(canvasElement), /We do not know yet/);
  },
};

/** The account holder is asked to approve it on their device. */
export const Challenge: Story = {
  ...sending(),
  tags: ['state:ready'],
  play: async ({ canvasElement }) => {
    element(canvasElement).authentication = true;
    await review(canvasElement);
    await press(canvasElement, 'submit');
    await says(element(canvasElement), /Approve it on your device/);
  },
};

/** A transfer is on its way to the screen, and stays so. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    office({
      faults: [{ place: 'transfers.getTransaction', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    (await inside(element(canvasElement), '.open')).click();
    await inState(element(canvasElement), 'busy');
  },
};

/** Nothing that was booked holds these words. */
export const NothingMatches: Story = {
  tags: ['state:filtered-empty'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    const search = (await inside(element(canvasElement), '[part=search]')) as HTMLInputElement;
    search.value = 'nothing is called so';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await inState(element(canvasElement), 'filtered-empty');
  },
};

async function openFigures(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  (await inside(element(canvas), '[part=figures] summary')).click();
  await inside(element(canvas), '[part=chart]');
}

/** Money in and money out of two months, in one currency at a time. */
export const MoneyInAndOut: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: ({ canvasElement }) => openFigures(canvasElement),
};

/** Money in and money out on a phone of 320 px. */
export const NarrowMoneyInAndOut: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => narrowPage(context as unknown as InShop, transfers()),
  play: async ({ canvasElement }) => {
    await openFigures(canvasElement);
    fitsNarrow(canvasElement);
  },
};

/** No money has moved yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop(listing([]))] };

/** The session is a shopper’s: to it there is no such money. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** The list is on its way. */
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
  loaders: [office()],
  render: (_, context) => page(context, html`<div dir="rtl" lang="ar">${transfers()}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (_, context) => narrowPage(context as unknown as InShop, transfers()),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};
