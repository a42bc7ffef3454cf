import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import type { Shop } from '../../.storybook/sandbox.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';

const rules = () =>
  html`<florin-transaction-rules no-address balance-platform="FlorinPlatform"></florin-transaction-rules>`;

const meta: Meta = {
  title: 'Operator/Transaction rules',
  component: 'florin-transaction-rules',
  render: (_, context) => page(context, rules()),
};
export default meta;

type Story = StoryObj;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-transaction-rules');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

const over = (value: number, currency = 'EUR') => ({
  totalAmount: { operation: 'greaterThan', value: { value, currency } },
});

const rule = (description: string, changes: object = {}) => ({
  type: 'blockList',
  description,
  reference: description.toLowerCase().replaceAll(' ', '-'),
  entityKey: { entityType: 'balancePlatform', entityReference: 'FlorinPlatform' },
  requestType: 'authorization',
  outcomeType: 'hardBlock',
  interval: { type: 'perTransaction' },
  ruleRestrictions: over(100_000),
  status: 'inactive',
  ...changes,
});

const MIXED = [
  rule('No large amounts', { status: 'active' }),
  rule('Not at night', {
    interval: { type: 'perTransaction', timeZone: 'Europe/Amsterdam' },
    ruleRestrictions: {
      timeOfDay: { operation: 'equals', value: { startTime: '23:00', endTime: '06:00' } },
      dayOfWeek: { operation: 'anyMatch', value: ['saturday', 'sunday'] },
    },
  }),
  rule('Yen and dinar', { ruleRestrictions: over(1_500_500, 'KWD'), outcomeType: 'scoreBased', score: 40 }),
  rule('Five a day', {
    type: 'velocity',
    interval: { type: 'daily' },
    ruleRestrictions: { matchingTransactions: { operation: 'greaterThan', value: 5 } },
  }),
  rule('From next year', { startDate: '2040-01-01T00:00:00Z' }),
  rule('Casinos and risk', {
    ruleRestrictions: {
      mccs: { operation: 'anyMatch', value: ['7995', '6051'] },
      riskScores: { operation: 'greaterThan', value: { visa: 80 } },
    },
  }),
];

/** Saves rules through the proxy, so that its journal knows of them. */
const made =
  (all: readonly object[]) =>
  async ({ proxy, fetch }: Shop): Promise<void> => {
    for (const [at, body] of all.entries())
      await fetch(`${proxy}/balance-platform/transactionRules`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `story-rule-${at}` },
        body: JSON.stringify(body),
      });
  };

const withRules = (all: readonly object[], changed: SandboxSettings = {}) =>
  shop({ isOperator: true, ...changed }, made(all));

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await inside(element(canvas), selector)).click();
}

async function type(canvas: HTMLElement, selector: string, text: string): Promise<void> {
  const input = (await inside(element(canvas), selector)) as HTMLInputElement;
  input.value = text;
  for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
}

/** What each rule does, and whether it holds. Amounts of currencies with no and with three digits. */
export const Ready: Story = { tags: ['state:ready'], loaders: [withRules(MIXED)] };

/** One rule: as a sentence, with what changes it, and its test. */
export const Opened: Story = {
  tags: ['state:ready'],
  loaders: [withRules(MIXED.slice(1, 2))],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await inside(element(canvasElement), '[part=activate]');
  },
};

/** What a rule would have stopped, with the rows, and what its test cannot judge. */
export const Tried: Story = {
  tags: ['state:ready'],
  loaders: [
    withRules([
      rule('Small and risky', {
        ruleRestrictions: { ...over(100), riskScores: { operation: 'greaterThan', value: { visa: 80 } } },
      }),
    ]),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=try]');
    await inside(element(canvasElement), '[part~=found]');
  },
};

/** On the whole platform the end of the id is typed; an allow list warns that it opens. */
export const Activating: Story = {
  tags: ['state:ready'],
  loaders: [withRules([rule('Only in Europe', { type: 'allowList' })])],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=activate]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** A rule that is about to be deleted can be kept for some seconds. */
export const Deleting: Story = {
  tags: ['state:ready'],
  loaders: [withRules(MIXED.slice(1, 2))],
  render: (_, context) =>
    page(
      context,
      html`<florin-transaction-rules
        no-address
        undo-seconds="3600"
        balance-platform="FlorinPlatform"
      ></florin-transaction-rules>`,
    ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=delete]');
    // A rule of the whole platform: the end of its id is typed.
    const field = (await inside(element(canvasElement), '[part=confirmation]')) as HTMLInputElement;
    field.value = field.labels?.[0]?.textContent?.trim().slice(-4) ?? '';
    field.dispatchEvent(new Event('input'));
    await press(canvasElement, '[part=confirm]');
    await inside(element(canvasElement), '[part~=undo]');
  },
};

/** A new rule from a template: the sentence follows what is typed. */
export const Creating: Story = {
  tags: ['state:ready'],
  loaders: [withRules([])],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=template]');
    await says(element(canvasElement), /Time of day is 23:00–06:00/);
  },
};

/** What is missing stands beside its field. */
export const CreatingWithFaults: Story = {
  tags: ['state:ready'],
  loaders: [withRules([])],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part~=new]');
    await press(canvasElement, '[part~=add-row]');
    await press(canvasElement, '[part~=save]');
    await says(element(canvasElement), /Check these fields/);
  },
};

/** The answer was lost: the rule may be there. */
export const Doubt: Story = {
  tags: ['state:ready'],
  loaders: [
    office({
      faults: [{ place: 'balance-platform.createTransactionRule', fault: 'drop-after' }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=template]');
    await press(canvasElement, '[part~=save]');
    await inside(element(canvasElement), '[part~=doubt]');
  },
};

/** A change is being sent. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    withRules(
      [rule('Slow', { entityKey: { entityType: 'balancePlatform', entityReference: 'FlorinPlatform' } })],
      {
        faults: [
          { place: 'balance-platform.updateTransactionRule', fault: { kind: 'delay', ms: 3_600_000 } },
        ],
      },
    ),
  ],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await press(canvasElement, '[part=edit]');
    await type(canvasElement, '#description', 'Slower');
    await press(canvasElement, '[part~=save]');
    await inState(element(canvasElement), 'busy');
  },
};

/** One rule of several could not be read. */
export const Partial: Story = {
  tags: ['state:partial'],
  loaders: [
    office({
      proxyAnswers: {
        status: 200,
        body: JSON.stringify({
          deeds: [
            {
              entry: '1',
              row: 'balance-platform.createTransactionRule',
              kind: 'other',
              state: 'done',
              subject: [],
              audience: 'operator',
              isOwn: true,
              askedAt: '2026-05-04T10:00:00Z',
              changedAt: '2026-05-04T10:00:00Z',
              answer: { id: 'TR1' },
            },
          ],
          environment: 'sandbox',
          serverTime: String(Date.now()),
        }),
        contentType: 'application/json',
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'partial');
  },
};

/** No rule matches. */
export const FilteredEmpty: Story = {
  tags: ['state:filtered-empty'],
  loaders: [withRules(MIXED.slice(0, 2))],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await type(canvasElement, '[part~=search]', 'no such rule');
  },
};

/** There is no rule yet: three templates to begin with. */
export const Empty: Story = { tags: ['state:empty'], loaders: [withRules([])] };

/** The session is a shopper’s: to it there are none. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** Rules are on their way. */
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
  loaders: [withRules(MIXED)],
  render: (_, context) => page(context, html`<div dir="rtl" lang="ar">${rules()}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [withRules(MIXED)],
  render: (_, context) => narrowPage(context as unknown as InShop, rules()),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await press(canvasElement, '.open');
    await inside(element(canvasElement), '[part=edit]');
    fitsNarrow(canvasElement);
    await press(canvasElement, '[part=edit]');
    await inside(element(canvasElement), 'form');
    fitsNarrow(canvasElement);
  },
};

/** The platform answers with a status that is newer than this version. */
const paused = {
  place: 'balance-platform.getTransactionRule',
  fault: {
    kind: 'change',
    fields: { transactionRule: { ...rule('No large amounts'), id: 'TR1', status: 'paused' } },
  },
} as const;

/** A status that this version does not know stands in the platform’s own word. */
export const NewStatus: Story = {
  tags: ['state:ready'],
  loaders: [withRules(MIXED.slice(0, 1), { faults: [paused, paused, paused] })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /paused/);
  },
};
