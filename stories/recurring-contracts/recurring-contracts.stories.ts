import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';
import { DAY } from '../../src/facts/instant.js';

interface Args {
  readonly shopper: string;
  readonly currency: string;
}

const contracts = ({ shopper, currency }: Args) =>
  html`<florin-recurring-contracts
    no-address
    currency=${currency}
    .shopper=${shopper}
  ></florin-recurring-contracts>`;

const meta: Meta<Args> = {
  title: 'Operator/Recurring contracts',
  component: 'florin-recurring-contracts',
  args: { shopper: 'anna-1042', currency: 'EUR' },
  render: (args, context) => page(context, contracts(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-recurring-contracts');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

const at = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** A card that ends so many days from now. */
function card(id: string, variant: string, number: string, days: number, contractTypes = ['ONECLICK']) {
  const [year = '', month = ''] = at(days).split('-');
  return {
    RecurringDetail: {
      recurringDetailReference: id,
      variant,
      paymentMethodVariant: variant,
      contractTypes,
      card: { number, expiryMonth: String(Number(month)), expiryYear: year, holderName: 'Anna de Vries' },
      creationDate: at(-400),
      networkTxReference: '483920175520118',
      firstPspReference: 'NC6HT9CRT65ZGN82',
    },
  };
}

const ACCOUNT = {
  RecurringDetail: {
    recurringDetailReference: 'D4',
    variant: 'bankTransfer_IBAN',
    contractTypes: ['PAYOUT'],
    bank: { ownerName: 'Anna de Vries', iban: '4300' },
    creationDate: at(-410),
  },
};

const DETAILS = [
  card('D1', 'visa', '1111', 900, ['ONECLICK', 'RECURRING']),
  card('D2', 'mc', '4444', 40, ['RECURRING']),
  card('D3', 'amex', '0002', -60),
  ACCOUNT,
];

const EUR = (value: number) => ({ value, currency: 'EUR' });

const permit = (id: string, partner: string, state: string, changes: object = {}) => ({
  id,
  detail: 'D1',
  partner,
  maxAmount: EUR(50_000),
  singleTransactionLimit: EUR(5000),
  isSingleUse: false,
  until: at(90),
  state,
  askedAt: at(-3),
  by: 'olga@gulden.example',
  ...changes,
});

const PERMITS = [
  permit('P1', 'HotelPartner', 'given'),
  { detail: 'D1', isSingleUse: false, state: 'unknown', askedAt: at(-4), by: 'olga@gulden.example' },
  permit('P2', 'CarRental', 'withdrawn', { withdrawnAt: at(-1), withdrawnBy: 'otto@gulden.example' }),
];

const deed = (row: string, state: string, answer: object, changes: object = {}) => ({
  entry: '1',
  row,
  kind: 'money',
  state,
  subject: ['D1'],
  audience: 'operator',
  by: 'olga@gulden.example',
  isOwn: true,
  askedAt: at(-2),
  changedAt: at(-2),
  answer,
  ...changes,
});

const NOTICES = [
  deed(
    'recurring.notifyShopper',
    'done',
    {
      resultCode: 'Success',
      shopperNotificationReference: 'IA0F7500002462',
      billingDate: at(5).slice(0, 10),
      billingSequenceNumber: '3',
    },
    { reference: 'december', amount: { value: 99_900, currency: 'INR' } },
  ),
  deed(
    'recurring.notifyShopper',
    'done',
    { resultCode: 'InProgress' },
    { reference: 'november', amount: { value: 99_900, currency: 'INR' }, askedAt: at(-30) },
  ),
];

interface Told {
  readonly details?: readonly object[];
  readonly permits?: readonly object[];
  readonly deeds?: readonly object[];
  readonly response?: string;
  /** The end of the path to which no answer comes. */
  readonly silentTo?: string;
}

/** The proxy answers everything with what one shopper has stored. */
function told({
  details = DETAILS,
  permits = PERMITS,
  deeds = NOTICES,
  response = '[detail-successfully-disabled]',
  silentTo = '/none',
}: Told = {}) {
  const body = JSON.stringify({
    details,
    permits,
    deeds,
    response,
    result: 'SUCCESS',
    resultCode: 'Success',
    status: 'disabled',
    pspReference: 'NC6HT9CRT65ZGN82',
    permitResultList: [{ resultKey: 'permit', token: 'K7QX2M9PLD84RTZA' }],
    environment: 'sandbox',
    serverTime: String(Date.now()),
  });
  return office({ proxyAnswers: { status: 200, body, silentTo } });
}

async function press(canvas: HTMLElement, part: string): Promise<void> {
  (await inside(element(canvas), `[part~=${part}]`)).click();
}

async function type(canvas: HTMLElement, id: string, value: string): Promise<void> {
  const field = (await inside(element(canvas), `[id="${id}"]`)) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens the first stored payment method at a tab. */
async function open(canvas: HTMLElement, tab = ''): Promise<void> {
  (await inside(element(canvas), '[data-id="D1"]')).click();
  await inside(element(canvas), '[part=tabs]');
  if (!tab) return;
  const { shadowRoot } = element(canvas);
  const button = await eventually(tab, () =>
    [...shadowRoot.querySelectorAll<HTMLElement>('[part=tab]')].find(
      ({ textContent }) => textContent?.trim() === tab,
    ),
  );
  button.click();
}

async function give(canvas: HTMLElement): Promise<void> {
  await open(canvas, 'Permits');
  await press(canvas, 'new-permit');
  await type(canvas, 'partner', 'HotelPartner');
  await type(canvas, 'total', '500');
}

/** What a shopper has stored: a card that ends soon, one that has ended, a bank account. */
export const Ready: Story = { tags: ['state:ready'], loaders: [told()] };

/** Before a shopper is looked for. */
export const First: Story = { tags: ['state:ready'], args: { shopper: '' }, loaders: [office()] };

/** One stored payment method with its facts; one use can end alone. */
export const Opened: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await says(element(canvasElement), /Disable only for payouts|Disable only for payments/);
  },
};

/** What is disabled is named before it is. */
export const Disable: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press(canvasElement, 'disable');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** All of a shopper takes the end of their reference. */
export const DisableAll: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), 'summary')).click();
    await press(canvasElement, 'disable-all');
    await inside(element(canvasElement), '#confirm-typed');
  },
};

/** The answer says something that is not known: it is no success. */
export const UnknownEnd: Story = {
  tags: ['state:ready'],
  loaders: [told({ response: '[something-new]' })],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press(canvasElement, 'disable');
    await inside(element(canvasElement), 'dialog[open]');
    await press(canvasElement, 'confirm');
    await says(element(canvasElement), /We do not know yet whether it is disabled/);
  },
};

/** Something is being sent. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [told({ silentTo: '/disable' })],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press(canvasElement, 'disable');
    await inside(element(canvasElement), 'dialog[open]');
    await press(canvasElement, 'confirm');
    await inState(element(canvasElement), 'busy');
  },
};

/** Permits: one that is valid, one without an answer, one that was withdrawn. */
export const Permits: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Permits');
    await says(element(canvasElement), /HotelPartner/);
  },
};

/** Whom a permit is for, and its limits. */
export const NewPermit: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await give(canvasElement);
  },
};

/** The token of a permit is shown once. */
export const Token: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await give(canvasElement);
    await press(canvasElement, 'continue');
    await inside(element(canvasElement), 'dialog[open]');
    await press(canvasElement, 'confirm');
    await inside(element(canvasElement), '[part=token]');
  },
};

/** No permit was given. */
export const NoPermits: Story = {
  tags: ['state:ready'],
  loaders: [told({ permits: [] })],
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Permits');
    await says(element(canvasElement), /No permit was given/);
  },
};

/** What was announced, with the reference that the charge brings; an answer that is not known is no success. */
export const Notices: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Notices');
    await says(element(canvasElement), /IA0F7500002462/);
  },
};

/** When the card schemes were asked. */
export const Updates: Story = {
  tags: ['state:ready'],
  loaders: [told({ deeds: [deed('recurring.scheduleAccountUpdater', 'done', { result: 'SUCCESS' })] })],
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Updates');
    await says(element(canvasElement), /Accepted/);
  },
};

/** All cards that end within 90 days are asked about, one after the other. */
export const Queue: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'update-due');
    await press(canvasElement, 'pause');
    await says(element(canvasElement), /2 of 2 done/);
  },
};

const MANY = Array.from({ length: 1000 }, (_, index) => card(`M${index}`, 'visa', String(1000 + index), 400));

/** A thousand stored payment methods: what is drawn is what is on screen. */
export const Thousand: Story = {
  tags: ['state:ready'],
  loaders: [told({ details: MANY })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /1000 stored payment methods|1,000 stored payment methods/);
    if (element(canvasElement).shadowRoot.querySelectorAll('tbody tr').length > 200)
      throw new Error('too many rows');
  },
};

/** The shopper has stored nothing. */
export const Empty: Story = { tags: ['state:empty'], loaders: [told({ details: [] })] };

/** The session is a shopper's: to it there is no such list. */
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
  loaders: [told()],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${contracts(args)}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [told()],
  render: (args, context) => narrowPage(context as unknown as InShop, contracts(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await give(canvasElement);
    fitsNarrow(canvasElement);
  },
};
