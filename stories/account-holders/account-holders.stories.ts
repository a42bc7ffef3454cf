import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';
import { DAY } from '../../src/facts/instant.js';

interface Args {
  readonly audience: 'operator' | 'seller';
}

const holders = ({ audience }: Args) =>
  html`<florin-account-holders
    no-address
    audience=${audience}
    balance-platform="FlorinPlatform"
  ></florin-account-holders>`;

const meta: Meta<Args> = {
  title: 'Operator/Account holders',
  component: 'florin-account-holders',
  args: { audience: 'operator' },
  argTypes: { audience: { control: 'inline-radio', options: ['operator', 'seller'] } },
  render: (args, context) => page(context, holders(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-account-holders');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

const problems = [
  {
    entity: { id: 'LE00000000000000000000001', type: 'LegalEntity' },
    verificationErrors: [
      {
        code: '2_8036',
        message: 'The proof of identity has expired.',
        type: 'invalidInput',
        remediatingActions: [{ code: '2_115', message: 'Upload a document that is still valid.' }],
      },
    ],
  },
];

const CAPABILITIES = {
  receivePayments: { requested: true, allowed: true, verificationStatus: 'invalid', problems },
  sendToTransferInstrument: { requested: true, allowed: false, verificationStatus: 'pending' },
  receiveFromPlatformPayments: { requested: true, allowed: true, verificationStatus: 'valid' },
  issueCard: { requested: false, allowed: false },
};

const holder = (at: number, changes: object = {}) => ({
  id: `AH${String(at).padStart(22, '0')}`,
  legalEntityId: `LE${String(at).padStart(22, '0')}`,
  balancePlatform: 'FlorinPlatform',
  description: `Stall ${at}`,
  reference: `stall-${at}`,
  status: 'active',
  timeZone: 'Europe/Amsterdam',
  capabilities: { receivePayments: { requested: true, allowed: true, verificationStatus: 'valid' } },
  ...changes,
});

/** The proxy answers everything with these account holders, the first of them with two accounts. */
const told = (all: readonly object[], changes: object = {}): SandboxSettings => ({
  isOperator: true,
  proxyAnswers: {
    status: 200,
    body: JSON.stringify({
      ...all[0],
      accountHolders: all,
      balanceAccounts: [
        {
          id: 'BA1',
          accountHolderId: 'AH1',
          description: 'Daily takings',
          defaultCurrencyCode: 'EUR',
          status: 'active',
        },
        {
          id: 'BA2',
          accountHolderId: 'AH1',
          description: 'Old',
          defaultCurrencyCode: 'JPY',
          status: 'closed',
        },
      ],
      deeds: [],
      sweeps: [],
      hasNext: false,
      hasPrevious: false,
      environment: 'sandbox',
      serverTime: String(Date.now()),
      ...changes,
    }),
    contentType: 'application/json',
  },
});

const MIXED = [
  holder(1, {
    description: 'Pottery by Ann',
    capabilities: CAPABILITIES,
    metadata: { shop: 'Utrecht', tier: 'gold' },
    verificationDeadlines: [
      { capabilities: ['receivePayments'], expiresAt: new Date(Date.now() + 3 * DAY).toISOString() },
    ],
  }),
  holder(2, { status: 'suspended', capabilities: {} }),
  holder(3, { status: 'closed' }),
  holder(4, { status: 'frozen' }),
];

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await inside(element(canvas), selector)).click();
}

async function type(canvas: HTMLElement, selector: string, text: string): Promise<void> {
  const input = (await inside(element(canvas), selector)) as HTMLInputElement;
  input.value = text;
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
}

/** What each may do, what is wrong, and by when. A status that is new is shown by its own word. */
export const Ready: Story = { tags: ['state:ready'], loaders: [shop(told(MIXED))] };

/** One account holder: what it may do and what to do about the rest, its accounts, its tax forms. */
export const Opened: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await says(element(canvasElement), /Upload a document/);
  },
};

/** The form, with an entry that is about to be dropped. */
export const Editing: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=edit]');
    await press(canvasElement, '[part=remove-row]');
    await says(element(canvasElement), /Saving drops these entries/);
  },
};

/** To close is for good, and asks for the end of the ID. */
export const Closing: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=close]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** The answer to a change was lost, and the platform cannot be asked. */
export const UnknownEnd: Story = {
  tags: ['state:ready'],
  loaders: [office({ faults: [{ place: 'balance-platform.updateAccountHolder', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=suspend]');
    await press(canvasElement, '[part=confirm]');
    await says(element(canvasElement), /We do not know yet/);
  },
};

/** A change is being sent. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    office({
      faults: [{ place: 'balance-platform.updateAccountHolder', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=suspend]');
    await press(canvasElement, '[part=confirm]');
    await inState(element(canvasElement), 'busy');
  },
};

/** How many accounts there are could not be read. */
export const Partial: Story = {
  tags: ['state:partial'],
  loaders: [shop(told(MIXED, { balanceAccounts: 'none' }))],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'partial');
  },
};

/** The first step to a new account holder. */
export const NewHolder: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=new]');
    await press(canvasElement, '[part=skip]');
    await says(element(canvasElement), /Enter the ID of its legal entity/);
  },
};

/** A thousand account holders: what is on screen is drawn. */
export const Long: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(Array.from({ length: 1000 }, (_, at) => holder(at + 1))))],
};

/** What a seller sees: their own tax forms. */
export const Seller: Story = {
  tags: ['state:ready'],
  args: { audience: 'seller' },
  loaders: [shop(told([holder(1)]))],
};

/** No account holder matches. */
export const FilteredEmpty: Story = {
  tags: ['state:filtered-empty'],
  loaders: [shop(told(MIXED))],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await type(canvasElement, '[part~=search]', 'no such holder');
  },
};

/** There is no account holder yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [shop(told([]))] };

/** The session is a shopper’s: to it there are none. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** Account holders are on their way. */
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
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${holders(args)}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [shop(told(MIXED))],
  render: (args, context) => narrowPage(context as unknown as InShop, holders(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await press(canvasElement, '.open');
    await says(element(canvasElement), /Upload a document/);
    fitsNarrow(canvasElement);
  },
};
