import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import type { Shop } from '../../.storybook/sandbox.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';

interface Args {
  readonly audience: 'operator' | 'seller';
}

const cards = ({ audience }: Args) =>
  html`<florin-issued-cards
    no-address
    audience=${audience}
    balance-platform="FlorinPlatform"
  ></florin-issued-cards>`;

const meta: Meta<Args> = {
  title: 'Operator/Issued cards',
  component: 'florin-issued-cards',
  args: { audience: 'operator' },
  argTypes: { audience: { control: 'inline-radio', options: ['operator', 'seller'] } },
  render: (args, context) => page(context, cards(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-issued-cards');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

const NAMES = ['Mila Visser', 'Sam Jansen', 'Noor Bakker', 'Amina Clarke', 'Jean-Baptiste de la Fontaine'];

const card = (at: number, changes: object = {}, shape: object = {}) => ({
  id: `PI${String(at).padStart(22, '0')}`,
  type: 'card',
  balanceAccountId: 'BA1',
  issuingCountryCode: 'NL',
  description: ['Travel', 'Advertising', 'Office', 'Stock', ''][at % 5],
  reference: `card-${at}`,
  status: 'active',
  card: {
    brand: at % 3 === 0 ? 'mc' : 'visa',
    brandVariant: at % 3 === 0 ? 'mcdebit' : 'visadebit',
    cardholderName: NAMES[at % NAMES.length],
    formFactor: at % 2 === 0 ? 'physical' : 'virtual',
    expiration: { month: '05', year: String(new Date().getFullYear() + 2) },
    lastFour: String(1000 + at),
    number: `************${1000 + at}`,
    ...shape,
  },
  ...changes,
});

const TOKENS = [
  {
    id: 'NT1',
    type: 'wallet',
    status: 'active',
    tokenLastFour: '8210',
    creationDate: '2026-05-04T10:00:00Z',
    device: { deviceName: 'Mila’s phone', osName: 'ios' },
  },
  { id: 'NT2', type: 'cardOnFile', status: 'suspended', tokenLastFour: '1177' },
  { id: 'NT3', type: 'cardOnFile', status: 'closed', tokenLastFour: '4402' },
];

/** Devices, and, because the proxy answers everything alike, items of an order. */
const DEVICES = [
  {
    id: 'DV1',
    name: 'Mila’s phone',
    type: 'ios',
    paymentInstrumentId: `PI${'2'.padStart(22, '0')}`,
    card: { status: 'shipped', trackingNumber: '330112345678' },
    pin: { status: 'delivered' },
    shippingMethod: 'post',
  },
];

/** The proxy answers everything with these cards, on two accounts of one holder. */
const told = (all: readonly object[], changes: object = {}): SandboxSettings => ({
  isOperator: true,
  proxyAnswers: {
    status: 200,
    body: JSON.stringify({
      ...all[0],
      accountHolderId: 'AH1',
      accountHolders: [{ id: 'AH1', legalEntityId: 'LE1', status: 'active' }],
      balanceAccounts: [
        {
          id: 'BA1',
          accountHolderId: 'AH1',
          description: 'Daily takings',
          defaultCurrencyCode: 'EUR',
          status: 'active',
        },
      ],
      paymentInstruments: all,
      networkTokens: TOKENS,
      token: TOKENS[0],
      data: DEVICES,
      pagesTotal: 1,
      deeds: [],
      cardOrders: [{ id: 'CO1', status: 'closed', lockDate: '2026-05-05T00:00:00Z' }],
      hasNext: false,
      hasPrevious: false,
      environment: 'sandbox',
      serverTime: String(Date.now()),
      ...changes,
    }),
    contentType: 'application/json',
  },
});

const soon = () => ({
  expiration: { month: String(new Date().getMonth() + 1), year: String(new Date().getFullYear()) },
});

const MIXED = [
  card(1),
  card(2, { status: 'inactive' }),
  card(3, { status: 'suspended' }),
  card(4, { status: 'closed', statusReason: 'stolen' }),
  card(5, {}, soon()),
  card(6, { status: 'blocked' }),
];

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await inside(element(canvas), selector)).click();
}

async function type(canvas: HTMLElement, selector: string, text: string): Promise<void> {
  const input = (await inside(element(canvas), selector)) as HTMLInputElement;
  input.value = text;
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Where each card stands, and which ends soon. A status that is new is shown by its own word. */
export const Ready: Story = { tags: ['state:ready'], loaders: [shop(told(MIXED))] };

/** One card: what is known of it, and what changes it. */
export const Opened: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await inside(element(canvasElement), '[part=freeze]');
  },
};

/** A card that is closed says why, and has no buttons. */
export const Closed: Story = {
  tags: ['state:ready'],
  loaders: [shop(told([card(4, { status: 'closed', statusReason: 'stolen' })]))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await says(element(canvasElement), /it was stolen/);
  },
};

/** An inactive card can be moved to another account. */
export const Inactive: Story = {
  tags: ['state:ready'],
  loaders: [shop(told([card(2, { status: 'inactive', balanceAccountId: 'BA2' })]))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await inside(element(canvasElement), '[part=move]');
  },
};

/** To close is for good: a reason first, then the last four digits. */
export const Closing: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=close]');
    await type(canvasElement, '#reason', 'stolen');
    await press(canvasElement, '[part=continue]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** A reason is missing. */
export const ClosingWithoutReason: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=close]');
    await press(canvasElement, '[part=continue]');
    await says(element(canvasElement), /Check these fields/);
  },
};

/** Where a card is stored: in a wallet, and with merchants. */
export const NetworkTokens: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=tab]:nth-of-type(2)');
    await inside(element(canvasElement), '[part=suspend-token]');
  },
};

/** Devices that approve payments with a card. */
export const Devices: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=tab]:nth-of-type(3)');
    await inside(element(canvasElement), '[part=device]');
  },
};

/** A card of plastic is on its way. */
export const OnItsWay: Story = {
  tags: ['state:ready'],
  loaders: [shop(told([card(2, { status: 'inactive' })]))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=tab]:nth-of-type(4)');
    await says(element(canvasElement), /330112345678/);
  },
};

/** The form for a new card, and where one of plastic is sent. */
export const Issuing: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part~=new]');
    await type(canvasElement, '#form', 'physical');
    await inside(element(canvasElement), '[id="delivery.street"]');
  },
};

/** All of a new card, once more before it is sent. */
export const Reviewing: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part~=new]');
    const values = { account: 'BA1', variant: 'visadebit', country: 'NL', name: 'Mila Visser' };
    for (const [id, value] of Object.entries(values)) await type(canvasElement, `#${id}`, value);
    await press(canvasElement, '[part=continue]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** Issues one card, so that there is something to change. */
async function issueOne({ proxy, fetch }: Shop): Promise<void> {
  const ask = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<Readonly<Record<string, readonly { id: string }[]>>> => {
    const answer = await fetch(`${proxy}/balance-platform${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'story-card' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Readonly<Record<string, readonly { id: string }[]>>;
  };
  const holders = await ask('GET', '/balancePlatforms/FlorinPlatform/accountHolders');
  const [, holder] = holders['accountHolders'] ?? [];
  const accounts = await ask('GET', `/accountHolders/${holder?.id}/balanceAccounts`);
  const [account] = accounts['balanceAccounts'] ?? [];
  const { brand, brandVariant, cardholderName, formFactor } = card(1).card;
  await ask('POST', '/paymentInstruments', {
    type: 'card',
    balanceAccountId: account?.id,
    issuingCountryCode: 'NL',
    card: { brand, brandVariant, cardholderName, formFactor },
  });
}

/** Card payments do not come: cards are shown without what was spent. */
export const Partial: Story = {
  tags: ['state:partial'],
  loaders: [
    shop({ isOperator: true, faults: [{ place: 'transfers.listTransfers', fault: '500-before' }] }, issueOne),
  ],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'partial');
  },
};

/** A change is being sent. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    shop(
      {
        isOperator: true,
        faults: [
          { place: 'balance-platform.updatePaymentInstrument', fault: { kind: 'delay', ms: 3_600_000 } },
        ],
      },
      issueOne,
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=freeze]');
    await inState(element(canvasElement), 'busy');
  },
};

/** A thousand cards: what is on screen is drawn. */
export const Long: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(Array.from({ length: 1000 }, (_, at) => card(at + 1))))],
};

/** What a seller sees: their own cards. */
export const Seller: Story = {
  tags: ['state:ready'],
  args: { audience: 'seller' },
  loaders: [shop(told(MIXED.slice(0, 3)))],
};

/** No card matches. */
export const FilteredEmpty: Story = {
  tags: ['state:filtered-empty'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await type(canvasElement, '[part~=search]', 'no such card');
  },
};

/** There is no card yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop(told([]))] };

/** The session is a shopper’s: to it there are none. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** Cards are on their way. */
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
  loaders: [shop(told(MIXED))],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${cards(args)}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  render: (args, context) => narrowPage(context as unknown as InShop, cards(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await press(canvasElement, '.open');
    await inside(element(canvasElement), '[part=freeze]');
    fitsNarrow(canvasElement);
  },
};

/** A status that is newer than this version: its own word, and what is done to known ones alone is not offered. */
export const NewStatus: Story = {
  tags: ['state:ready'],
  loaders: [shop(told([card(6, { status: 'blocked' })]))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await says(element(canvasElement), /blocked/);
  },
};

/** The answer to a new card was lost: it may be there, and the same can be sent again. */
export const UnknownEnd: Story = {
  tags: ['state:ready'],
  loaders: [office({ faults: [{ place: 'balance-platform.createPaymentInstrument', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part~=new]');
    const values = { account: 'BA1', variant: 'visadebit', country: 'NL', name: 'Mila Visser' };
    for (const [id, value] of Object.entries(values)) await type(canvasElement, `#${id}`, value);
    await press(canvasElement, '[part=continue]');
    await inside(element(canvasElement), 'dialog[open]');
    await press(canvasElement, '[part=confirm]');
    await inside(element(canvasElement), '[part~=doubt]');
  },
};
