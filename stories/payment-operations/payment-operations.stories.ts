import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, inside, inState, says, fitsNarrow } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, shopOf } from '../../.storybook/shop.js';
import { payAndLeave, storeCard } from '../../.storybook/shopper.js';

interface Args {
  readonly capturedAtOnce: boolean;
}

const operations = ({ capturedAtOnce }: Args) => html`
  <florin-payment-operations ?captured-at-once=${capturedAtOnce}>
    <p slot="unauthorised">Please <a href="#sign-in">sign in</a> to the back office.</p>
  </florin-payment-operations>
`;

const meta: Meta<Args> = {
  title: 'Operator/Payment operations',
  component: 'florin-payment-operations',
  args: { capturedAtOnce: false },
  render: (args, context) => page(context, operations(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-payment-operations');

/** Shoppers have paid, one of them in vain. Then an operator opens the back office. */
const office = (changed: SandboxSettings = {}) =>
  shop({ shopperReference: 'shopper-1' }, async (opened) => {
    for (const card of ['paid-visa', 'paid-mc']) await storeCard(opened, card);
    await payAndLeave(opened, 'refused-balance');
    await opened.change({ isOperator: true, ...changed });
  });

async function press(canvas: HTMLElement, words: RegExp): Promise<void> {
  const { shadowRoot } = element(canvas);
  const button = await eventually(`a button ${words}`, () =>
    [...shadowRoot.querySelectorAll<HTMLElement>('button, tbody tr')].find(({ textContent }) =>
      words.test(textContent ?? ''),
    ),
  );
  button.focus();
  button.click();
}

/** Opens the payment with the card that was stored first. */
async function openOne(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  await press(canvas, /earlier-paid-visa/);
  await inside(element(canvas), '[part=facts]');
}

/** Captures the whole of that payment. */
async function captureOne(canvas: HTMLElement): Promise<void> {
  await openOne(canvas);
  await press(canvas, /^\s*Capture\s*$/);
  await press(canvas, /Continue/);
  await press(canvas, /Capture .*49\.90/);
  await says(element(canvas), /accepted it\. It is not booked yet/);
}

/** Latest first; found by order, reference or the platform’s reference. */
export const Ready: Story = { tags: ['state:ready'], loaders: [office()] };

/** Who paid what, where the money is, and what can be done about it. */
export const OnePayment: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: ({ canvasElement }) => openOne(canvasElement),
};

/** The proxy finds those that were refused, and adds them up. */
export const Narrowed: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    const field = (await inside(element(canvasElement), 'select[part=field]')) as HTMLSelectElement;
    field.value = 'refused';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await says(element(canvasElement), /EUR: 1 payment/);
  },
};

/** Why money goes back is said in the platform’s words, or not at all. */
export const RefundReason: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await captureOne(canvasElement);
    await press(canvasElement, /^\s*Refund\s*$/);
    await inside(element(canvasElement), '[part=reason]');
  },
};

/** The rest is said while an amount is typed. */
export const ChoosingAnAmount: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await openOne(canvasElement);
    await press(canvasElement, /^\s*Capture\s*$/);
    await says(element(canvasElement), /At most €49\.90/);
  },
};

/** Nothing is sent before the operator has read what will happen. */
export const Confirming: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await openOne(canvasElement);
    await press(canvasElement, /^\s*Cancel\s*$/);
    await says(element(canvasElement), /The authorisation of €49\.90 will be released/);
  },
};

/** Taken on by the platform, which books it later. */
export const Captured: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: ({ canvasElement }) => captureOne(canvasElement),
};

/** The account captures by itself, so everything can be given back. */
export const CapturedAtOnce: Story = {
  tags: ['state:ready'],
  args: { capturedAtOnce: true },
  loaders: [office()],
  play: ({ canvasElement }) => openOne(canvasElement),
};

/** The platform’s answer was lost. The operator says what to do; sent again, it is still done once. */
export const NotConfirmed: Story = {
  tags: ['state:ready'],
  loaders: [office({ faults: [{ place: 'checkout.cancelPayment', fault: 'drop-after' }] })],
  play: async ({ canvasElement }) => {
    await openOne(canvasElement);
    await press(canvasElement, /^\s*Cancel\s*$/);
    await press(canvasElement, /Cancel the payment/);
    await inside(element(canvasElement), '[part=doubt]');
  },
};

/** One payment is settled; the shopper of the other has left for the bank. */
const unsettledOffice = () =>
  shop({ shopperReference: 'shopper-1' }, async (opened) => {
    await storeCard(opened, 'paid-visa');
    await payAndLeave(opened, 'redirect');
    await opened.change({ isOperator: true });
  });

/** Payments with an unknown result, the longest without news first. */
export const Unsettled: Story = {
  tags: ['state:ready'],
  loaders: [unsettledOffice()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await press(canvasElement, /Only unsettled/);
    await says(element(canvasElement), /The shopper left for the bank/);
  },
};

async function openUnsettled(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  await press(canvas, /Only unsettled/);
  await press(canvas, /The shopper left for the bank/);
  await inside(element(canvas), '[part=unsettled]');
}

/** An operator who looked the payment up at the platform enters its result, and confirms it before it is recorded. */
export const SettlingByHand: Story = {
  tags: ['state:ready'],
  loaders: [unsettledOffice()],
  play: async ({ canvasElement }) => {
    await openUnsettled(canvasElement);
    await press(canvasElement, /Nothing was charged/);
    await says(element(canvasElement), /can be paid again/);
  },
};

/** Who said so stands in the history. */
export const SettledByHand: Story = {
  tags: ['state:ready'],
  loaders: [unsettledOffice()],
  play: async ({ canvasElement }) => {
    await openUnsettled(canvasElement);
    await press(canvasElement, /Nothing was charged/);
    await press(canvasElement, /Settle as not charged/);
    await says(element(canvasElement), /Settled by hand/);
  },
};

/** The shop's own system did not take what it was told about a payment: it is told again, or put right by hand. */
export const ShopNotTold: Story = {
  tags: ['state:ready'],
  loaders: [
    shop({ shopperReference: 'shopper-1', isShopBroken: true }, async (opened) => {
      await storeCard(opened, 'paid-visa');
      await opened.change({ isOperator: true, isShopBroken: false });
    }),
  ],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await press(canvasElement, /Only unsettled/);
    await press(canvasElement, /did not accept the notification/);
    await press(canvasElement, /Notify the shop again/);
    await press(canvasElement, /Notify again/);
    await says(element(canvasElement), /The shop is being notified again/);
  },
};

/** Good news. */
export const AllSettled: Story = {
  tags: ['state:filtered-empty'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await press(canvasElement, /Only unsettled/);
    await says(element(canvasElement), /All payments are settled/);
  },
};

/** No shopper has paid yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop({ isOperator: true })] };

/** Nothing begins like what was typed. */
export const NothingFound: Story = {
  tags: ['state:filtered-empty'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    const field = (await inside(element(canvasElement), '[part=search]')) as HTMLInputElement;
    field.value = 'nothing';
    field.dispatchEvent(new InputEvent('input'));
    await inState(element(canvasElement), 'filtered-empty');
  },
};

/** The shop’s server takes its time. After a second that is announced. */
export const Loading: Story = { tags: ['state:loading'], loaders: [office({ proxyAnswers: 'silent' })] };

/** The shop’s server has a problem. */
export const Error: Story = {
  tags: ['state:error'],
  loaders: [office(BROKEN)],
};

/** It is back, and the operator tries again. */
export const Retried: Story = {
  tags: ['state:ready'],
  loaders: [office({ proxyAnswers: 'broken' })],
  play: async ({ canvasElement, ...context }) => {
    await inState(element(canvasElement), 'error');
    await shopOf(context as InShop).change({ proxyAnswers: undefined });
    (await inside(element(canvasElement), '[part=retry]')).click();
    await inState(element(canvasElement), 'ready');
  },
};

/** No network, and the browser knows it. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [office({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** A shopper finds no back office. */
export const Unauthorised: Story = {
  tags: ['state:unauthorised'],
  loaders: [office({ isOperator: false })],
};

export const Dark: Story = {
  tags: ['state:ready'],
  globals: { colorScheme: 'dark' },
  loaders: [office()],
  play: ({ canvasElement }) => openOne(canvasElement),
};

export const RightToLeftArabic: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [office()],
  play: ({ canvasElement }) => openOne(canvasElement),
};

export const Narrow320: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (args, context) => narrowPage(context, operations(args)),
  play: async ({ canvasElement }) => {
    await openOne(canvasElement);
    fitsNarrow(canvasElement);
  },
};

/** The system's own colours. A page cannot ask for them: switch on high contrast, or emulate `forced-colors: active`. */
export const ForcedColors: Story = {
  tags: ['state:ready', 'forced-colors'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await openOne(canvasElement);
    await press(canvasElement, /^\s*Cancel\s*$/);
  },
};
