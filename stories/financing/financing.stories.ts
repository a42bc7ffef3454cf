import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';
import { DAY } from '../../src/facts/instant.js';

interface Args {
  readonly audience: 'seller' | 'operator';
  readonly grantAccount: string;
  readonly grant: string;
  readonly readOnly: boolean;
}

const financing = ({ audience, grantAccount, grant, readOnly }: Args) =>
  html`<florin-financing
    account-holder="AH1"
    audience=${audience}
    grant-account=${grantAccount}
    grant=${grant}
    ?read-only=${readOnly}
  ></florin-financing>`;

const meta: Meta<Args> = {
  title: 'Seller/Financing',
  component: 'florin-financing',
  args: { audience: 'seller', grantAccount: '', grant: '', readOnly: false },
  argTypes: { audience: { control: 'inline-radio', options: ['seller', 'operator'] } },
  render: (args, context) => page(context, financing(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-financing');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

const at = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
const money = (value: number, currency = 'EUR') => ({ value, currency });

const offer = (id: string, changes: object = {}) => ({
  id,
  accountHolderId: 'AH1',
  amount: money(1_000_000),
  contractType: 'cashAdvance',
  fee: { amount: money(100_000) },
  repayment: {
    basisPoints: 1000,
    term: { estimatedDays: 180, maximumDays: 540 },
    threshold: { amount: money(25_000) },
  },
  startsAt: at(-3),
  expiresAt: at(27),
  ...changes,
});

/** A grant of which some is left, in minor units. */
const grant = (id: string, status: string, left: number, changes: object = {}) => ({
  id,
  grantAccountId: 'GA1',
  grantOfferId: `of-${id}`,
  counterparty: { accountHolderId: 'AH1' },
  amount: money(1_000_000),
  fee: { amount: money(100_000) },
  balances: {
    currency: 'EUR',
    fee: Math.max(0, left - 1_000_000),
    principal: Math.min(left, 1_000_000),
    total: left,
  },
  repayment: offer('').repayment,
  status,
  ...changes,
});

const moved = (id: string, days: number, type: string, value: number) => ({
  id,
  type,
  status: 'booked',
  amount: money(value),
  category: 'internal',
  creationDate: at(-days),
});

interface Told {
  readonly offers?: readonly object[];
  readonly grants?: readonly object[];
  readonly transfers?: readonly object[];
  /** The end of the path to which no answer comes. */
  readonly silentTo?: string;
}

/** The proxy answers everything with the offers and grants of one account holder. */
function told({ offers = [], grants = [], transfers = [], silentTo = '/none' }: Told = {}) {
  const body = JSON.stringify({
    ...offers[0],
    ...grants[0],
    grantOffers: offers,
    grants,
    data: transfers,
    balanceAccounts: [
      {
        id: 'BA1',
        accountHolderId: 'AH1',
        description: 'Pottery, daily takings',
        defaultCurrencyCode: 'EUR',
      },
    ],
    hasNext: false,
    hasPrevious: false,
    legalEntityId: 'LE1',
    type: 'organization',
    transferInstruments: [{ id: 'SE1', accountIdentifier: 'NL91****4300' }],
    environment: 'sandbox',
    serverTime: String(Date.now()),
  });
  return office({ proxyAnswers: { status: 200, body, silentTo } });
}

async function press(canvas: HTMLElement, part: string): Promise<void> {
  (await inside(element(canvas), `[part~=${part}]`)).click();
}

async function review(canvas: HTMLElement): Promise<void> {
  localStorage.removeItem('florin-grant GO1');
  await press(canvas, 'take');
  await press(canvas, 'continue');
  await inside(element(canvas), '[part~=review]');
}

async function confirm(canvas: HTMLElement): Promise<void> {
  (await inside(element(canvas), '#agree')).click();
  await press(canvas, 'submit');
  const typed = (await inside(element(canvas), '#confirm-typed')) as HTMLInputElement;
  typed.value = '10000';
  typed.dispatchEvent(new Event('input'));
  await press(canvas, 'confirm');
}

const LOAN = offer('GO2', {
  amount: money(2_500_000),
  contractType: 'loan',
  fee: { amount: money(412_500) },
  repayment: { basisPoints: 1250, threshold: { amount: money(60_000) } },
  expiresAt: at(1.5),
});

const ACTIVE = grant('GR1', 'Active', 780_000);
const REPAYMENTS = [
  moved('T1', 61, 'grant', 1_000_000),
  moved('T2', 40, 'repayment', 120_000),
  moved('T3', 12, 'repayment', 150_000),
  moved('T4', 2, 'repayment', 50_000),
];

/** One offer: what it gives, what it costs, and what pays it back. */
export const Offer: Story = { tags: ['state:ready'], loaders: [told({ offers: [offer('GO1')] })] };

/** Several offers to compare: another contract, another share, no known term. */
export const Offers: Story = { tags: ['state:ready'], loaders: [told({ offers: [offer('GO1'), LOAN] })] };

/** The time of one offer is over, and that of another has not come. */
export const Expired: Story = {
  tags: ['state:ready'],
  loaders: [
    told({
      offers: [
        offer('GO1', { expiresAt: at(-1) }),
        offer('GO2', { startsAt: at(2), amount: money(500_000) }),
      ],
    }),
  ],
};

/** Currencies without minor units, and with three. */
export const Currencies: Story = {
  tags: ['state:ready'],
  loaders: [
    told({
      offers: [
        offer('GO1', {
          amount: money(1_500_000, 'JPY'),
          fee: { amount: money(165_000, 'JPY') },
          repayment: { basisPoints: 825 },
        }),
        offer('GO2', {
          amount: money(2_000_000, 'KWD'),
          fee: { amount: money(199_995, 'KWD') },
          repayment: { basisPoints: 1500 },
        }),
      ],
    }),
  ],
};

/** Where the money goes. */
export const Taking: Story = {
  tags: ['state:taking'],
  loaders: [told({ offers: [offer('GO1')] })],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'take');
    await inside(element(canvasElement), '[part~=form]');
  },
};

/** What is about to be agreed, in sentences. */
export const Review: Story = {
  tags: ['state:taking'],
  loaders: [told({ offers: [offer('GO1')] })],
  play: ({ canvasElement }) => review(canvasElement),
};

/** The marketplace’s own words on the contract, with a link. */
export const OwnTerms: Story = {
  tags: ['state:taking'],
  loaders: [told({ offers: [offer('GO1')] })],
  render: (args, context: InShop) =>
    page(
      context,
      html`<florin-financing account-holder="AH1" audience=${args.audience}>
        <p slot="terms">Money is lent by Example Bank. <a href="/terms">Read the agreement</a> first.</p>
      </florin-financing>`,
    ),
  play: ({ canvasElement }) => review(canvasElement),
};

/** A question comes last: the sum is typed once more. */
export const Confirming: Story = {
  tags: ['state:taking'],
  loaders: [told({ offers: [offer('GO1')] })],
  play: async ({ canvasElement }) => {
    await review(canvasElement);
    (await inside(element(canvasElement), '#agree')).click();
    await press(canvasElement, 'submit');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** The offer is read once more, with where its money can go. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [told({ offers: [offer('GO1')], silentTo: '/balanceAccounts' })],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'take');
    await inState(element(canvasElement), 'busy');
  },
};

/** The answer was lost: it is not known whether the offer was taken. */
export const Unknown: Story = {
  tags: ['state:taking'],
  loaders: [told({ offers: [offer('GO1')] })],
  play: async ({ canvasElement }) => {
    await review(canvasElement);
    // What it is answered with is no grant.
    await confirm(canvasElement);
    await inside(element(canvasElement), '[part~=doubt]');
    localStorage.removeItem('florin-grant GO1');
  },
};

/** A grant that is being paid back: how far, what is left, and what of the next sale goes to it. */
export const Taken: Story = { tags: ['state:ready'], loaders: [told({ grants: [ACTIVE] })] };

/** What was paid back and when, and when the end is expected. */
export const Repayments: Story = {
  tags: ['state:ready'],
  args: { grant: 'GR1' },
  loaders: [told({ grants: [ACTIVE], transfers: REPAYMENTS })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /3 repayments/);
  },
};

/** What was left of a grant over time, until all of it was paid back. */
export const LeftOverTime: Story = {
  tags: ['state:ready'],
  args: { grant: 'GR3' },
  loaders: [
    told({
      grants: [grant('GR3', 'Repaid', 0)],
      transfers: [...REPAYMENTS, moved('T5', 1, 'repayment', 780_000)],
    }),
  ],
  play: async ({ canvasElement }) => {
    await inside(element(canvasElement), '[part=chart]');
    (await inside(element(canvasElement), '[part=chart-table] summary')).click();
    await says(element(canvasElement), /Left to pay back/);
  },
};

/** The list of repayments does not come to what is paid back: the difference is shown. */
export const Difference: Story = {
  tags: ['state:ready'],
  args: { grant: 'GR1' },
  loaders: [told({ grants: [ACTIVE], transfers: REPAYMENTS.slice(2) })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /is not among these repayments/);
  },
};

/** Every status: on its way, active, paid back, and an unknown one. */
export const Statuses: Story = {
  tags: ['state:ready'],
  loaders: [
    told({
      grants: [
        ACTIVE,
        grant('GR2', 'Pending', 1_100_000),
        grant('GR3', 'Repaid', 0),
        grant('GR4', 'WrittenOff', 240_000),
      ],
    }),
  ],
};

/** Everything is paid back, and there is a new offer. */
export const Repaid: Story = {
  tags: ['state:ready'],
  loaders: [told({ offers: [offer('GO1')], grants: [grant('GR1', 'Repaid', 0)] })],
};

/** What operators watch: one account holder, and the account that lends. */
export const Operator: Story = {
  tags: ['state:ready'],
  args: { audience: 'operator', grantAccount: 'GA1' },
  loaders: [
    office({
      proxyAnswers: {
        status: 200,
        body: JSON.stringify({
          id: 'GA1',
          fundingBalanceAccountId: 'BA9',
          balances: [{ currency: 'EUR', fee: 0, principal: 780_000, total: 780_000 }],
          limits: [{ amount: money(100_000_000) }, { amount: money(50_000_000, 'GBP') }],
          grantOffers: [],
          grants: [ACTIVE],
          environment: 'sandbox',
          serverTime: String(Date.now()),
        }),
      },
    }),
  ],
};

/** Where people may see and not take. */
export const ReadOnly: Story = {
  tags: ['state:ready'],
  args: { readOnly: true },
  loaders: [told({ offers: [offer('GO1')] })],
};

/** On a screen of 320 pixels. */
export const Narrow: Story = {
  tags: ['state:ready'],
  args: { grant: 'GR1' },
  loaders: [told({ offers: [LOAN], grants: [ACTIVE], transfers: REPAYMENTS })],
  render: (args, context: InShop) => narrowPage(context, financing(args)),
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /3 repayments/);
    fitsNarrow(canvasElement);
  },
};

/** The review on a screen of 320 pixels. */
export const NarrowReview: Story = {
  tags: ['state:taking'],
  loaders: [told({ offers: [offer('GO1')] })],
  render: (args, context: InShop) => narrowPage(context, financing(args)),
  play: async ({ canvasElement }) => {
    await review(canvasElement);
    fitsNarrow(canvasElement);
  },
};

/** On a dark page. */
export const Dark: Story = {
  tags: ['state:ready'],
  args: { grant: 'GR1' },
  globals: { colorScheme: 'dark' },
  loaders: [told({ offers: [LOAN], grants: [ACTIVE], transfers: REPAYMENTS })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /3 repayments/);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  args: { grant: 'GR1' },
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: [told({ offers: [offer('GO1')], grants: [ACTIVE], transfers: REPAYMENTS })],
};

/** Nothing is offered, and nothing was taken. */
export const Empty: Story = { tags: ['state:empty'], loaders: [told()] };

/** The session is a shopper’s: to it there is no financing. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** Financing is on its way. */
export const Loading: Story = { tags: ['state:loading'], loaders: [office({ proxyAnswers: 'silent' })] };

/** The proxy has a problem. */
export const Broken: Story = { tags: ['state:error'], loaders: [office(BROKEN)] };

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [office({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};
