import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, isClosedTo, says } from '../../.storybook/play.js';
import type { Shop } from '../../.storybook/sandbox.js';
import type { SandboxFault, SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';
import { bind, createClient, newIdempotencyKey } from '../../src/client/index.js';
import { proxyRow } from '../../src/components/parts/resource/proxy-row.js';
import { storeDetailAndSubmitPayout } from '../../src/client/payout/index.js';

interface Args {
  readonly audience: 'operator' | 'approver';
}

const payouts = ({ audience }: Args) =>
  html`<florin-payouts no-address audience=${audience}></florin-payouts>`;

const meta: Meta<Args> = {
  title: 'Operator/Payouts',
  component: 'florin-payouts',
  args: { audience: 'approver' },
  argTypes: { audience: { control: 'inline-radio', options: ['operator', 'approver'] } },
  render: (args, context) => page(context, payouts(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-payouts');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

interface Submitted {
  readonly reference: string;
  readonly value: number;
  readonly currency?: string;
}

const SOME: readonly Submitted[] = [
  { reference: 'winnings-1041', value: 125_050 },
  { reference: 'winnings-1042', value: 9900 },
  { reference: 'refund-88', value: 12_000, currency: 'JPY' },
  { reference: 'refund-89', value: 1_234_567, currency: 'KWD' },
];

/** One operator has submitted payouts. Then another person uses the page. */
const queue = (after: SandboxSettings = {}, submitted = SOME) =>
  shop({ isOperator: true, email: 'olga@shop.example' }, async (opened: Shop) => {
    const client = createClient({ baseUrl: opened.proxy, fetch: opened.fetch });
    const { submit } = bind(client, { submit: proxyRow('payout', storeDetailAndSubmitPayout) });
    for (const { reference, value, currency = 'EUR' } of submitted)
      await submit(
        {
          amount: { value, currency },
          reference,
          bank: { iban: 'NL91ABNA0417164300', ownerName: 'Anna Klaassen', countryCode: 'NL' },
          dateOfBirth: '1982-02-01',
          entityType: 'NaturalPerson',
          nationality: 'NL',
          recurring: { contract: 'PAYOUT' },
          shopperEmail: 'anna@example.org',
          shopperReference: 'payee-1',
        },
        { idempotencyKey: newIdempotencyKey() },
      );
    await opened.change({ isOperator: false, isApprover: true, email: 'anna@shop.example', ...after });
  });

/** The proxy answers everything with these payouts, and with its public configuration. */
const listing = (payouts: readonly object[]): SandboxSettings => ({
  isOperator: true,
  proxyAnswers: {
    status: 200,
    body: JSON.stringify({ payouts, environment: 'sandbox', serverTime: String(Date.now()) }),
    contentType: 'application/json',
  },
});

const record = (state: string, at: number, changes: object = {}) => ({
  reference: `winnings-${1000 + at}`,
  pspReference: `FLORIN00000${String(at).padStart(5, '0')}`,
  amount: { value: 100 * at + 99, currency: 'EUR' },
  initials: 'A. K.',
  lastFour: '4300',
  submittedAt: new Date(Date.now() - 3_600_000 * (at + 1)).toISOString(),
  submittedBy: 'olga@shop.example',
  isOwn: false,
  state,
  ...changes,
});

async function press(canvas: HTMLElement, part: string): Promise<void> {
  (await inside(element(canvas), `[part~=${part}]`)).click();
}

async function tickAll(canvas: HTMLElement): Promise<void> {
  await inState(element(canvas), 'ready');
  (await inside(element(canvas), 'thead input')).click();
}

async function type(canvas: HTMLElement, selector: string, text: string): Promise<void> {
  const input = (await inside(element(canvas), selector)) as HTMLInputElement;
  input.value = text;
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
}

/** What waits, the oldest first, with a sum for each currency: of two, three and no digits. */
export const Ready: Story = { tags: ['state:ready'], loaders: [queue()] };

/** A payout of the approver’s own: shown, with why, and without a button. */
export const Own: Story = {
  tags: ['state:ready'],
  loaders: [queue({ email: 'olga@shop.example' })],
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '.open')).click();
    await says(element(canvasElement), /Another approver must review it/);
  },
};

/** Several are confirmed at once: their sums are typed first. */
export const Confirming: Story = {
  tags: ['state:ready'],
  loaders: [queue()],
  play: async ({ canvasElement }) => {
    await tickAll(canvasElement);
    await press(canvasElement, 'confirm-payouts');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** The answer for each. */
export const Declined: Story = {
  tags: ['state:ready'],
  loaders: [queue()],
  play: async ({ canvasElement }) => {
    await tickAll(canvasElement);
    await press(canvasElement, 'decline-payouts');
    await press(canvasElement, 'confirm');
    await says(element(canvasElement), /Declined/);
  },
};

const lost = (fault: SandboxFault['fault']): SandboxSettings => ({
  faults: [{ place: 'payout.declinePayout', fault }],
});

/** The answer was lost: it can be sent again, and is done once. */
export const UnknownEnd: Story = {
  tags: ['state:ready'],
  loaders: [queue(lost('500-before'), SOME.slice(0, 1))],
  play: async ({ canvasElement }) => {
    await tickAll(canvasElement);
    await press(canvasElement, 'decline-payouts');
    await press(canvasElement, 'confirm');
    await says(element(canvasElement), /We do not know yet/);
  },
};

/** A decision is being sent. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [queue(lost({ kind: 'delay', ms: 3_600_000 }), SOME.slice(0, 1))],
  play: async ({ canvasElement }) => {
    await tickAll(canvasElement);
    await press(canvasElement, 'decline-payouts');
    await press(canvasElement, 'confirm');
    await inState(element(canvasElement), 'busy');
  },
};

const STATES = [
  'waiting',
  'confirmed',
  'sent',
  'declined',
  'expired',
  'reversed',
  'failed',
  'refused',
  'unknown',
  'frozen',
];

/** Every state, an unknown end, and one that is new. */
export const States: Story = {
  tags: ['state:ready'],
  args: { audience: 'operator' },
  loaders: [shop(listing(STATES.map((state, at) => record(state, at))))],
};

/** The form for a new payout. */
export const NewPayout: Story = {
  tags: ['state:ready'],
  args: { audience: 'operator' },
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'empty');
    await press(canvasElement, 'new');
    await press(canvasElement, 'continue');
    await says(element(canvasElement), /Check these fields/);
  },
};

/** A new payout before it is sent. */
export const Review: Story = {
  tags: ['state:ready'],
  args: { audience: 'operator' },
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'empty');
    await press(canvasElement, 'new');
    for (const [path, text] of Object.entries({
      way: 'stored',
      selectedRecurringDetailReference: '8415736344864224',
      shopperReference: 'payee-1',
      shopperEmail: 'anna@example.org',
      'amount.currency': 'EUR',
      'amount.value': '99.00',
      reference: 'winnings-1044',
    }))
      await type(canvasElement, `[id="${path}"]`, text);
    await press(canvasElement, 'continue');
    await says(element(canvasElement), /Check the payout/);
  },
};

/** Nothing waits. */
export const NothingWaits: Story = {
  tags: ['state:filtered-empty'],
  loaders: [shop(listing([record('confirmed', 1)]))],
};

/** There was no payout yet. */
export const Empty: Story = { tags: ['state:empty'], args: { audience: 'operator' }, loaders: [office()] };

/** The session is a shopper’s: to it there are no payouts. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The person is a seller, whose role has no access: the element says so. */
export const AnotherRole: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ isSeller: true })],
  play: ({ canvasElement }) => isClosedTo(element(canvasElement), 'a seller'),
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** Payouts are on their way. */
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
  loaders: [queue()],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${payouts(args)}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [queue()],
  render: (args, context) => narrowPage(context as unknown as InShop, payouts(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};
