import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';
import { DAY } from '../../src/facts/instant.js';

interface Args {
  readonly audience: 'operator' | 'approver' | 'seller';
  readonly blocks?: string;
  readonly accountHolder?: string;
}

const overview = ({ audience, blocks = '', accountHolder = 'AH1' }: Args) =>
  html`<florin-overview
    audience=${audience}
    blocks=${blocks}
    account-holder=${accountHolder}
    time-zone="Europe/Amsterdam"
    .addressOf=${({ element }: { readonly element: string }) => `#${element}`}
  ></florin-overview>`;

const meta: Meta<Args> = {
  title: 'Operator/Overview',
  component: 'florin-overview',
  args: { audience: 'operator' },
  argTypes: { audience: { control: 'inline-radio', options: ['operator', 'approver', 'seller'] } },
  render: (args, context) => page(context, overview(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-overview');
const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

const at = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
const sum = (value: number, currency = 'EUR') => ({ value, currency });

const task = (kind: string, count: number, changes: object = {}) => ({
  kind,
  count,
  isMore: false,
  sums: [],
  isTold: false,
  ...changes,
});

const figure = (kind: string, count: number, ...sums: readonly object[]) => ({ kind, count, sums });

const OFFICE = {
  audience: 'operator',
  tasks: [
    task('disputes-to-answer', 2, { sums: [sum(24_000)], since: at(-9), until: at(0.8), isTold: true }),
    task('payouts-to-review', 14, {
      sums: [sum(1_250_050), sum(120_000, 'JPY'), sum(1_234_567, 'KWD')],
      since: at(-5),
      until: at(2.5),
    }),
    task('payments-unsettled', 1, { sums: [sum(4995)], since: at(-1), reference: 'ORDER-1042' }),
    task('writes-unknown', 1, { row: 'checkout.refundPayment', sums: [sum(1500)], since: at(-0.5) }),
  ],
  figures: [
    figure('paid', 1284, sum(8_412_390), sum(1_204_000, 'JPY')),
    figure('tried', 1391, sum(9_120_010), sum(1_300_000, 'JPY')),
    figure('captured', 1201, sum(7_988_120)),
    figure('refunded', 31, sum(112_450)),
    figure('taken-back', 2, sum(24_000)),
  ],
};

const SELLER = {
  audience: 'seller',
  tasks: [
    task('verification', 2, { until: at(12), reference: 'AH1' }),
    task('sweeps-stopped', 1, { reference: 'BA1' }),
    task('balances-below-zero', 1, { sums: [sum(-4200, 'USD')], reference: 'BA2' }),
  ],
  figures: [
    figure('available', 2, sum(81_240), sum(-4200, 'USD')),
    figure('pending', 2, sum(45_000), sum(0, 'USD')),
    figure('reserved', 2, sum(3000), sum(0, 'USD')),
  ],
};

/** Thirty days of captures and refunds, in two currencies. */
const DAILY = {
  timeZone: 'Europe/Amsterdam',
  first: at(-29).slice(0, 10),
  last: at(0).slice(0, 10),
  sums: Array.from({ length: 30 }, (_, index) => {
    const day = at(index - 29).slice(0, 10);
    const of = (kind: string, value: number, currency = 'EUR') => ({ day, kind, currency, count: 1, value });
    return [
      of('captured', 140_000 + ((index * 73_001) % 160_000)),
      ...(index % 4 === 1 ? [of('refunded', 9000 + ((index * 7919) % 30_000))] : []),
      ...(index % 7 === 0 ? [of('captured', 4800 + index * 100, 'JPY')] : []),
    ];
  }).flat(),
};

const dispute = (order: string, value: number, respondBefore: string | undefined, reason: string) => ({
  pspReference: `PSP-${order}`,
  reference: order,
  order,
  brand: 'visa',
  amount: sum(value),
  state: 'open',
  openedAt: at(-9),
  changedAt: at(-9),
  isOwn: false,
  told: { reason, scheme: 'visa', respondBefore },
});

const payout = (reference: string, days: number, amount: object) => ({
  reference,
  pspReference: `PSP-${reference}`,
  amount,
  initials: 'A. K.',
  lastFour: '4300',
  submittedAt: at(-days),
  submittedBy: 'olga@shop.example',
  isOwn: false,
  state: 'waiting',
});

/** Disputes without an answer, and payouts that wait for a review. */
const WAITING = {
  disputes: [
    dispute('ORDER-1031', 9000, at(12.4), '13.1'),
    dispute('ORDER-1017', 15_000, at(0.8), '10.4'),
    dispute('ORDER-0988', 4200, undefined, '12.5'),
  ],
  payouts: Array.from({ length: 7 }, (_, index) =>
    payout(
      `PAYOUT-${210 - index}`,
      0.6 + index * 0.7,
      index === 2 ? sum(120_000, 'JPY') : sum(89_050 + index),
    ),
  ),
};

const deed = (entry: number, row: string, changes: object = {}) => ({
  entry: String(entry),
  row,
  kind: 'money',
  state: 'done',
  subject: [`PSP-${entry}`],
  audience: 'operator',
  by: 'olga@shop.example',
  isOwn: entry % 3 === 0,
  askedAt: at((entry - 210) / 8),
  changedAt: at((entry - 210) / 8),
  ...changes,
});

/** What staff and sellers asked for, the latest first. */
const DEEDS = {
  deeds: [
    deed(209, 'checkout.refundPayment', { amount: sum(4995) }),
    deed(208, 'payout.confirmPayout', { by: 'anna@shop.example', audience: 'approver', isOwn: false }),
    deed(207, 'transfers.createTransfer', { state: 'unknown', amount: sum(120_000, 'JPY') }),
    deed(206, 'listings.updateListing', { audience: 'seller', by: undefined, kind: 'other' }),
    deed(205, 'checkout.capturePayment', { state: 'refused', amount: sum(1_250_050) }),
    deed(204, 'workspace.createMock', { state: 'asked', kind: 'workspace' }),
    ...Array.from({ length: 4 }, (_, index) =>
      deed(203 - index, 'checkout.capturePayment', { amount: sum(9900 + index) }),
    ),
  ],
};

/** What keeps the proxy from its work: nothing, and the platform has just reported something. */
const HEALTH = {
  closed: [] as object[],
  notifications: { lastAt: at(0) },
  workspace: { limit: 300, left: 288 },
};

/** A seller's account, its sweep to the bank, and what was sold. */
const MARKET = {
  id: 'BA1',
  accountHolderId: 'AH1',
  legalEntityId: 'LE1',
  type: 'individual',
  timeZone: 'Europe/Amsterdam',
  hasNext: false,
  hasPrevious: false,
  balanceAccounts: [{ id: 'BA1', accountHolderId: 'AH1' }],
  balances: [{ currency: 'EUR', available: 81_240, balance: 84_240, pending: 45_000, reserved: 3000 }],
  sweeps: [
    {
      id: 'SW1',
      type: 'push',
      status: 'active',
      currency: 'EUR',
      counterparty: { transferInstrumentId: 'SE1' },
      schedule: { type: 'weekly' },
    },
  ],
  transferInstruments: [{ id: 'SE1', accountIdentifier: 'NL91****4300' }],
  sales: Array.from({ length: 48 }, (_, index) => {
    const price = { value: 1900 + ((index * 2311) % 9000), currency: index % 9 === 8 ? 'JPY' : 'EUR' };
    const [listingId, title] = [
      `L${index % 4}`,
      ['Brass lamp', 'Wool rug', 'Old map', 'Oak stool'][index % 4],
    ];
    return {
      number: `FL-${1048 - index}`,
      status: index < 3 ? 'paid' : 'delivered',
      statusHistory: [],
      lines: [{ listingId, title, quantity: 1, unitPrice: price, total: price }],
      total: price,
      buyer: 'a•••@mail.example',
      createdAt: at(-1.2 * index - 0.1),
      updatedAt: at(-1.2 * index - 0.1),
    };
  }),
};

/** The proxy answers everything with this summary. */
const told = (summary: object = OFFICE) =>
  office({
    proxyAnswers: {
      status: 200,
      body: JSON.stringify({
        takenAt: at(0),
        days: 7,
        missing: [],
        ...DAILY,
        ...MARKET,
        ...WAITING,
        ...DEEDS,
        ...HEALTH,
        ...summary,
        environment: 'sandbox',
        serverTime: String(Date.now()),
      }),
    },
  });

/** What needs an operator, the most urgent first, then the figures of the last days. */
export const Ready: Story = { tags: ['state:ready'], loaders: [told()] };

/** What waits for an approver: never their own payouts. */
export const Approver: Story = {
  tags: ['state:ready'],
  args: { audience: 'approver' },
  loaders: [
    told({ audience: 'approver', tasks: OFFICE.tasks.slice(1, 2), figures: [figure('reviewed', 12)] }),
  ],
};

/** No payout waits for an approver. */
export const ApproverWithoutPayouts: Story = {
  tags: ['state:empty'],
  args: { audience: 'approver' },
  loaders: [told({ audience: 'approver', tasks: [], figures: [figure('reviewed', 12)], payouts: [] })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /No payouts wait for review/);
  },
};

/** An approver’s payouts on a screen of 320 pixels, from right to left. */
export const ApproverNarrow: Story = {
  tags: ['state:ready'],
  args: { audience: 'approver' },
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [
    told({ audience: 'approver', tasks: OFFICE.tasks.slice(1, 2), figures: [figure('reviewed', 12)] }),
  ],
  render: (args, context: InShop) => narrowPage(context, overview(args)),
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /PAYOUT-204/);
    fitsNarrow(canvasElement);
  },
};

/** The blocks that the page chooses, in its order. */
export const Chosen: Story = {
  tags: ['state:ready'],
  args: { blocks: 'disputes tasks' },
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Disputes to answer.*Needs you/s);
  },
};

/** The disputes and the payouts are not loaded, and the rest stays. */
export const WaitingFails: Story = {
  tags: ['state:ready'],
  args: { blocks: 'tasks disputes payouts' },
  loaders: [told({ ...OFFICE, disputes: 'none', payouts: 'none' })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /did not answer/);
  },
};

/** The last ten requests of staff and sellers. */
export const Journal: Story = {
  tags: ['state:ready'],
  args: { blocks: 'journal' },
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Latest requests.*Refund a payment/s);
  },
};

/** An approver has asked for nothing yet. */
export const JournalEmpty: Story = {
  tags: ['state:ready'],
  args: { audience: 'approver', blocks: 'journal' },
  loaders: [told({ audience: 'approver', tasks: OFFICE.tasks.slice(1, 2), figures: [], deeds: [] })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /No requests yet/);
  },
};

/** The requests are not loaded, and the rest stays. */
export const JournalFails: Story = {
  tags: ['state:ready'],
  args: { blocks: 'tasks journal' },
  loaders: [told({ ...OFFICE, deeds: 'none' })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /did not answer/);
  },
};

/** What the platform's own accounts hold, and its next sweep. */
export const Balances: Story = {
  tags: ['state:ready'],
  args: { blocks: 'balances' },
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Balances of the platform.*Next sweep/s);
  },
};

/** No sweep moves the platform's money. */
export const BalancesWithoutSweep: Story = {
  tags: ['state:ready'],
  args: { blocks: 'balances' },
  loaders: [told({ ...OFFICE, sweeps: [] })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /No sweep is set up/);
  },
};

/** The balances are not loaded, and the rest stays. */
export const BalancesFail: Story = {
  tags: ['state:ready'],
  args: { blocks: 'tasks balances' },
  loaders: [told({ ...OFFICE, balanceAccounts: 'none' })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /did not answer/);
  },
};

/** The health of the proxy. */
export const Health: Story = {
  tags: ['state:ready'],
  args: { blocks: 'health' },
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /All have their credentials.*288 of 300 calls left this minute/s);
  },
};

/** Interfaces lack their credentials, and no notifications arrive. */
export const HealthWarns: Story = {
  tags: ['state:ready'],
  args: { blocks: 'health' },
  loaders: [
    told({
      ...OFFICE,
      closed: [
        { interface: 'payout', missing: ['credentials.payout-store', 'credentials.payout-review'] },
        { interface: 'terminal-management', missing: ['credentials.terminal-management'] },
      ],
      notifications: undefined,
      workspace: undefined,
    }),
  ],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /credentials\.payout-review.*Not set up/s);
  },
};

/** The health is not loaded, and the rest stays. */
export const HealthFails: Story = {
  tags: ['state:ready'],
  args: { blocks: 'tasks health' },
  loaders: [told({ ...OFFICE, closed: 'none' })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /did not answer/);
  },
};

/** What a seller has to see to, and what their accounts hold. */
export const Seller: Story = {
  tags: ['state:ready'],
  args: { audience: 'seller' },
  loaders: [told(SELLER)],
};

/** More than were counted, a deadline that is over, and a kind that is newer than this library. */
export const Unusual: Story = {
  tags: ['state:ready'],
  loaders: [
    told({
      ...OFFICE,
      tasks: [
        task('disputes-to-answer', 1000, { isMore: true, until: at(-0.1), isTold: true }),
        task('payouts-failed', 3, { sums: [sum(9900)], since: at(-3) }),
        task('grants-to-sign', 2),
      ],
      figures: [...OFFICE.figures, figure('approval-rate', 93)],
    }),
  ],
};

/** The platform did not answer: what is known is shown, and what is missing is said. */
export const Missing: Story = {
  tags: ['state:ready'],
  args: { audience: 'seller' },
  loaders: [
    told({
      ...SELLER,
      tasks: [task('writes-unknown', 1, { row: 'transfers.createTransfer' })],
      figures: [],
      missing: ['accounts'],
    }),
  ],
};

/** Nothing waits: one quiet line, then the figures. */
export const Empty: Story = { tags: ['state:empty'], loaders: [told({ ...OFFICE, tasks: [] })] };

/** The sandbox's own shop, in which nothing has happened yet. */
export const FirstDay: Story = { tags: ['state:empty'], loaders: [office()] };

/** Nothing was captured or refunded in thirty days. */
export const NoMoney: Story = {
  tags: ['state:ready'],
  loaders: [told({ ...OFFICE, sums: [] })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Nothing was captured or refunded/);
  },
};

/** One block fails, and the rest stays. */
export const BlockFails: Story = {
  tags: ['state:ready'],
  loaders: [told({ ...OFFICE, sums: 'none' })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /did not answer/);
  },
};

/** A seller with nothing sold and no payout set up. */
export const SellerAtTheStart: Story = {
  tags: ['state:empty'],
  args: { audience: 'seller' },
  loaders: [told({ ...SELLER, tasks: [], sales: [], sweeps: [] })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /No payout to a bank account is scheduled/);
    await says(element(canvasElement), /No paid sales in the last 60 days/);
  },
};

/** A seller’s blocks on a screen of 320 pixels. */
export const SellerNarrow: Story = {
  tags: ['state:ready'],
  args: { audience: 'seller' },
  loaders: [told(SELLER)],
  render: (args, context: InShop) => narrowPage(context, overview(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await says(element(canvasElement), /Best sellers/);
    fitsNarrow(canvasElement);
  },
};

/** On a screen of 320 pixels. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  render: (args, context: InShop) => narrowPage(context, overview(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [told()],
};

/** The session is a shopper’s: to it there is no overview. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** The overview is on its way. */
export const Loading: Story = { tags: ['state:loading'], loaders: [office({ proxyAnswers: 'silent' })] };

/** The proxy has a problem. */
export const Broken: Story = {
  tags: ['state:error'],
  loaders: [office(BROKEN)],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /did not answer/);
  },
};

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [office({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};
