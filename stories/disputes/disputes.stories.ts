import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import {
  BROKEN,
  compactPage,
  type InShop,
  narrowPage,
  page,
  shop,
  SIGNED_OUT,
} from '../../.storybook/shop.js';
import { DAY } from '../../src/facts/instant.js';

interface Args {
  readonly dispute: string;
}

const disputes = ({ dispute }: Args) =>
  html`<florin-disputes no-address dispute=${dispute}></florin-disputes>`;

const meta: Meta<Args> = {
  title: 'Operator/Disputes',
  component: 'florin-disputes',
  args: { dispute: '' },
  render: (args, context) => page(context, disputes(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-disputes');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

const HOUR = 3_600_000;

/** A dispute as the proxy tells it. */
const dispute = (state: string, at: number, left: number | undefined, changes: object = {}) => ({
  pspReference: `FLORIN00000${String(at).padStart(5, '0')}`,
  paymentReference: `FLORIN10000${String(at).padStart(5, '0')}`,
  reference: `sale-${1000 + at}`,
  order: `2026-${1000 + at}`,
  brand: 'visa',
  lastFour: '1111',
  merchantAccount: 'FlorinShop',
  amount: { value: 1000 * at + 990, currency: 'EUR' },
  state,
  openedAt: new Date(Date.now() - 4 * DAY).toISOString(),
  changedAt: new Date(Date.now() - HOUR).toISOString(),
  isOwn: false,
  told: {
    reason: '13.1',
    scheme: 'visa',
    status: 'Undefended',
    ...(left !== undefined && { respondBefore: new Date(Date.now() + left).toISOString() }),
  },
  ...changes,
});

const REASONS = [
  {
    defenseReasonCode: 'MerchandiseReceived',
    satisfied: false,
    defenseDocumentTypes: [
      { defenseDocumentTypeCode: 'ProofOfDelivery', requirementLevel: 'Required', available: true },
      { defenseDocumentTypeCode: 'SignedDeliveryNote', requirementLevel: 'OneOrMore', available: false },
      { defenseDocumentTypeCode: 'ShopperCorrespondence', requirementLevel: 'OneOrMore', available: false },
      { defenseDocumentTypeCode: 'Invoice', requirementLevel: 'Optional', available: false },
      {
        defenseDocumentTypeCode: 'DeclarationOfMerchant',
        requirementLevel: 'AlternativeRequired',
        available: false,
      },
    ],
  },
  {
    defenseReasonCode: 'CreditOrReversalProcessed',
    satisfied: true,
    defenseDocumentTypes: [
      { defenseDocumentTypeCode: 'ProofOfRefund', requirementLevel: 'Required', available: true },
    ],
  },
];

/** The proxy answers everything with these disputes, and with its public configuration. */
function told(disputes: readonly object[], result: object = { success: true }) {
  const [first = {}] = disputes;
  const history = [
    {
      kind: 'NOTIFICATION_OF_CHARGEBACK',
      state: 'reported',
      at: new Date(Date.now() - 4 * DAY).toISOString(),
    },
    {
      kind: 'CHARGEBACK',
      state: 'reported',
      at: new Date(Date.now() - 3 * DAY).toISOString(),
      amount: { value: 1990, currency: 'EUR' },
    },
  ];
  const body = JSON.stringify({
    ...first,
    history,
    disputes,
    disputeServiceResult: result,
    defenseReasons: REASONS,
    environment: 'sandbox',
    serverTime: String(Date.now()),
  });
  return office({ proxyAnswers: { status: 200, body, silentTo: '/acceptDispute' } });
}

const OPEN = [
  dispute('open', 1, 5 * HOUR, { amount: { value: 125_050, currency: 'EUR' } }),
  dispute('open', 2, 6 * DAY, {
    amount: { value: 12_000, currency: 'JPY' },
    told: { reason: '4853', scheme: 'mc', respondBefore: new Date(Date.now() + 6 * DAY).toISOString() },
  }),
  dispute('open', 3, 17 * DAY, {
    amount: { value: 1_234_567, currency: 'KWD' },
    told: { reason: '10.4', scheme: 'visa', respondBefore: new Date(Date.now() + 17 * DAY).toISOString() },
  }),
];

const open = { tags: ['state:ready'], args: { dispute: 'FLORIN0000000001' } };

async function press(canvas: HTMLElement, part: string): Promise<void> {
  (await inside(element(canvas), `[part~=${part}]`)).click();
}

/** What is to be answered, the most urgent first: in hours, in days, later. */
export const Ready: Story = { tags: ['state:ready'], loaders: [told(OPEN)] };

/** The same rows, closer to each other. */
export const Compact: Story = {
  ...Ready,
  render: (args, context) => compactPage(context as unknown as InShop, disputes(args)),
};

/** A deadline that was not told, one that is over, and a code that is new. */
export const Deadlines: Story = {
  tags: ['state:ready'],
  loaders: [
    told([
      dispute('open', 1, undefined),
      dispute('open', 2, -HOUR),
      dispute('unknown', 3, DAY),
      dispute('frozen', 4, DAY, { told: { reason: 'X-99' } }),
    ]),
  ],
};

/** What is over. */
export const Closed: Story = {
  tags: ['state:ready'],
  loaders: [told(['won', 'lost', 'accepted', 'expired'].map((state, at) => dispute(state, at, -DAY)))],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'filtered-empty');
    element(canvasElement).shadowRoot!.querySelectorAll<HTMLElement>('[part=tab]')[2]!.click();
    await says(element(canvasElement), /Won/);
  },
};

/** Another reason than the one whose documents are all there. */
async function chooseFirst(canvas: HTMLElement): Promise<void> {
  (await inside(element(canvas), '[part=reasons] input')).click();
}

/** One dispute: what is known, what each reason needs, and the two answers. */
export const Open: Story = {
  ...open,
  loaders: [told(OPEN)],
  play: async ({ canvasElement }) => {
    await chooseFirst(canvasElement);
    await says(element(canvasElement), /Proof of delivery/);
  },
};

/** The scheme's own limits: Mastercard takes 19 pages. */
export const Limits: Story = {
  ...open,
  args: { dispute: 'FLORIN0000000002' },
  loaders: [told([OPEN[1]!])],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /at most 19 pages/);
  },
};

/** A reason whose documents are missing is not sent. */
export const Missing: Story = {
  ...open,
  loaders: [told(OPEN)],
  play: async ({ canvasElement }) => {
    await chooseFirst(canvasElement);
    await press(canvasElement, 'defend');
    await says(element(canvasElement), /Documents are missing/);
  },
};

/** Before a defense is sent, its amount is typed. */
export const Defending: Story = {
  ...open,
  loaders: [told(OPEN)],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'defend');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** Before money is given up, its amount is typed. */
export const Accepting: Story = {
  ...open,
  loaders: [told(OPEN)],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'accept');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** An answer is being sent. */
export const Busy: Story = {
  ...open,
  tags: ['state:busy'],
  loaders: [told(OPEN)],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'accept');
    const field = (await inside(element(canvasElement), '#confirm-typed')) as HTMLInputElement;
    field.value = '1250.50';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await press(canvasElement, 'confirm');
    await inState(element(canvasElement), 'busy');
  },
};

/** The platform takes no answer any more, and says why. */
export const TooLate: Story = {
  ...open,
  loaders: [told(OPEN, { success: false, errorMessage: 'The time to answer the dispute is over' })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /takes no answer any more/);
  },
};

/** The bank decides. */
export const Defended: Story = {
  ...open,
  loaders: [told([dispute('defended', 1, 3 * DAY, { answeredBy: 'olga@shop.example' })])],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /The shopper’s bank decides/);
  },
};

/** Nothing is to be answered. */
export const NothingWaits: Story = {
  tags: ['state:filtered-empty'],
  loaders: [told([dispute('won', 1, -DAY)])],
};

/** There was no dispute yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [office()] };

/** The session is a shopper’s: to it there are no disputes. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** Disputes are on their way. */
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
  ...open,
  loaders: [told(OPEN)],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${disputes(args)}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  ...open,
  loaders: [told(OPEN)],
  render: (args, context) => narrowPage(context as unknown as InShop, disputes(args)),
  play: async ({ canvasElement }) => {
    await chooseFirst(canvasElement);
    await says(element(canvasElement), /Proof of delivery/);
    fitsNarrow(canvasElement);
  },
};
