import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import { DAY } from '../../src/facts/instant.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';

interface Args {
  readonly readOnly: boolean;
}

const balances = ({ readOnly }: Args) =>
  html`<florin-balances account-holder="AH1" ?read-only=${readOnly}></florin-balances>`;

const meta: Meta<Args> = {
  title: 'Seller/Balances',
  component: 'florin-balances',
  args: { readOnly: false },
  render: (args, context) => page(context, balances(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-balances');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

const EUR = (value: number) => ({ value, currency: 'EUR' });

const balance = (currency: string, available: number, changes: object = {}) => ({
  currency,
  available,
  balance: available + 3000,
  pending: 45_000,
  reserved: 3000,
  ...changes,
});

const sweep = (id: string, changes: object = {}) => ({
  id,
  type: 'push',
  status: 'active',
  category: 'bank',
  currency: 'EUR',
  counterparty: { transferInstrumentId: 'SE1' },
  schedule: { type: 'weekly' },
  ...changes,
});

interface Told {
  readonly balances?: readonly object[];
  readonly sweeps?: readonly object[];
  readonly account?: object;
  /** What was booked on it. */
  readonly booked?: readonly object[];
  /** The end of the path to which no answer comes. */
  readonly silentTo?: string;
}

/** The proxy answers everything with one account, its sweeps, and who owns it. */
function told({
  balances = [balance('EUR', 81_240)],
  sweeps = [],
  account = {},
  booked = [],
  silentTo = '/SWPC0',
}: Told = {}) {
  const first = {
    id: 'BA1',
    accountHolderId: 'AH1',
    description: 'Pottery, daily takings',
    timeZone: 'Pacific/Chatham',
    status: 'active',
    ...account,
  };
  const body = JSON.stringify({
    ...first,
    balances,
    balanceAccounts: [first],
    sweeps,
    data: booked,
    hasNext: false,
    hasPrevious: false,
    legalEntityId: 'LE1',
    transferInstruments: [{ id: 'SE1', accountIdentifier: 'NL91****4300' }],
    type: 'organization',
    environment: 'sandbox',
    serverTime: String(Date.now()),
  });
  return office({ proxyAnswers: { status: 200, body, silentTo } });
}

/** What was booked so many days ago. */
const booked = (days: number, value: number) => {
  const time = new Date(Date.now() - days * DAY).toISOString();
  return {
    id: `TX${days}`,
    accountHolder: { id: 'AH1' },
    amount: EUR(value),
    balanceAccount: { id: 'BA1' },
    balancePlatform: 'FlorinPlatform',
    bookingDate: time,
    creationDate: time,
    valueDate: time,
    status: 'booked',
  };
};

/** For some days, the account held less than nothing. */
const MONTH = [booked(20, 44_240), booked(5, -60_000), booked(2, 100_000)];

async function openHistory(canvas: HTMLElement): Promise<void> {
  (await inside(element(canvas), '[part=history] summary')).click();
  await inside(element(canvas), '[part=chart]');
}

const WEEKLY = sweep('SWPC1', { targetAmount: EUR(10_000), description: 'Weekly payout' });

async function press(canvas: HTMLElement, part: string): Promise<void> {
  (await inside(element(canvas), `[part~=${part}]`)).click();
}

async function choose(canvas: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) {
    const field = (await inside(element(canvas), `[id="${id}"]`)) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input'));
    await element(canvas).updateComplete;
  }
}

const WHOLE = {
  counterparty: 'transferInstrumentId:SE1',
  'schedule.type': 'cron',
  'schedule.cronExpression': '30 17 * * FRI',
  amount: 'targetAmount',
  targetAmount: '100',
};

/** What an account holds, and its payout schedule with what it would send today. */
export const Ready: Story = { tags: ['state:ready'], loaders: [told({ sweeps: [WEEKLY] })] };

/** The balance at the end of each of the last 30 days, some of them below zero. */
export const BalanceOverTime: Story = {
  tags: ['state:ready'],
  loaders: [told({ booked: MONTH })],
  play: async ({ canvasElement }) => {
    await openHistory(canvasElement);
    (await inside(element(canvasElement), '[part=chart-table] summary')).click();
  },
};

/** The balance over time on a screen of 320 pixels. */
export const NarrowBalanceOverTime: Story = {
  tags: ['state:ready'],
  loaders: [told({ booked: MONTH })],
  render: (args, context: InShop) => narrowPage(context, balances(args)),
  play: async ({ canvasElement }) => {
    await openHistory(canvasElement);
    fitsNarrow(canvasElement);
  },
};

/** Currencies without minor units, and with three. */
export const Currencies: Story = {
  tags: ['state:ready'],
  loaders: [told({ balances: [balance('EUR', 81_240), balance('JPY', 120_000), balance('KWD', 1_234_567)] })],
};

/** Every schedule in words; a schedule that is new by the platform’s own word. */
export const Schedules: Story = {
  tags: ['state:ready'],
  loaders: [
    told({
      sweeps: [
        ...['daily', 'monthly', 'balance', 'fortnightly'].map((type, at) =>
          sweep(`SWPC${at + 1}`, { schedule: { type } }),
        ),
        ...['0 12 * * MON-FRI', '45 6 L * *', '15,45 9 * * FRI#2'].map((cronExpression, at) =>
          sweep(`SWPC${at + 5}`, { schedule: { type: 'cron', cronExpression }, sweepAmount: EUR(25_000) }),
        ),
        sweep('SWPC8', {
          type: 'pull',
          counterparty: { balanceAccountId: 'BA1' },
          schedule: { type: 'balance' },
          triggerAmount: EUR(100_000),
          targetAmount: EUR(200_000),
        }),
      ],
    }),
  ],
};

/** Switched off by the platform: why, and what helps. */
export const SwitchedOff: Story = {
  tags: ['state:ready'],
  loaders: [
    told({
      sweeps: ['counterpartyAccountClosed', 'counterpartyBankUnavailable', 'newReason'].map((reason, at) =>
        sweep(`SWPC${at + 1}`, { status: 'inactive', reason }),
      ),
    }),
  ],
};

/** Paused by a person: no reason, and no next run. */
export const Paused: Story = {
  tags: ['state:ready'],
  loaders: [told({ sweeps: [{ ...WEEKLY, status: 'inactive' }] })],
};

/** Below zero the schedule still stands, and says why nothing leaves. */
export const BelowZero: Story = {
  tags: ['state:ready'],
  loaders: [
    told({
      balances: [balance('EUR', -12_550, { balance: -9550 })],
      sweeps: [WEEKLY, sweep('SWPC2', { reason: 'notEnoughBalance', sweepAmount: EUR(5000) })],
    }),
  ],
};

/** The account is suspended: nothing moves. */
export const Suspended: Story = {
  tags: ['state:ready'],
  loaders: [told({ account: { status: 'suspended' }, sweeps: [WEEKLY] })],
};

/** Where people may see and not change. */
export const ReadOnly: Story = {
  tags: ['state:ready'],
  args: { readOnly: true },
  loaders: [told({ sweeps: [WEEKLY] })],
};

/** The form for a sweep. */
export const Editing: Story = {
  tags: ['state:editing'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'add');
    await choose(canvasElement, { ...WHOLE, targetAmount: '' });
    await press(canvasElement, 'save');
    await says(element(canvasElement), /Check these fields/);
  },
};

async function review(canvas: HTMLElement): Promise<void> {
  await press(canvas, 'add');
  await choose(canvas, WHOLE);
  await choose(canvas, { priorities: 'instant' });
  await choose(canvas, { priorities: 'regular' });
  await press(canvas, 'save');
  await inside(element(canvas), '[part=review]');
}

/** The second look, before it moves money by itself. */
export const Review: Story = {
  tags: ['state:editing'],
  loaders: [told()],
  play: ({ canvasElement }) => review(canvasElement),
};

/** The answer was lost: it is unknown whether the sweep was set up. */
export const Unknown: Story = {
  tags: ['state:editing'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await review(canvasElement);
    // What it is answered with is no sweep.
    await press(canvasElement, 'confirm');
    await inside(element(canvasElement), '[part=doubt]');
    sessionStorage.clear();
  },
};

/** A question comes before a sweep is paused. */
export const Pausing: Story = {
  tags: ['state:ready'],
  loaders: [told({ sweeps: [WEEKLY] })],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'pause');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** A sweep is being paused. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [told({ sweeps: [WEEKLY], silentTo: '/SWPC1' })],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'pause');
    await inside(element(canvasElement), 'dialog[open]');
    await press(canvasElement, 'confirm');
    await inState(element(canvasElement), 'busy');
  },
};

/** On a screen of 320 pixels. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [told({ sweeps: [WEEKLY] })],
  render: (args, context: InShop) => narrowPage(context, balances(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [told({ sweeps: [WEEKLY, sweep('SWPC2', { status: 'inactive', reason: 'declined' })] })],
};

/** The first account is being set up. */
export const Empty: Story = {
  tags: ['state:empty'],
  loaders: [
    office({
      proxyAnswers: {
        status: 200,
        body: '{"balanceAccounts":[],"hasNext":false,"hasPrevious":false,"environment":"sandbox","serverTime":"0"}',
      },
    }),
  ],
};

/** The session is a shopper’s: to it there are no balances. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** Balances are on their way. */
export const Loading: Story = { tags: ['state:loading'], loaders: [office({ proxyAnswers: 'silent' })] };

/** The proxy has a problem. */
export const Broken: Story = { tags: ['state:error'], loaders: [office(BROKEN)] };

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [office({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};
