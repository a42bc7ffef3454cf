import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, eventually, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { SandboxFault, SandboxSettings } from '../../.storybook/sandbox-messages.js';
import {
  BROKEN,
  compactPage,
  type InShop,
  narrowPage,
  page,
  shop,
  SIGNED_OUT,
} from '../../.storybook/shop.js';

interface Args {
  readonly store: string;
}

const terminals = ({ store }: Args) => html`<florin-terminals no-address store=${store}></florin-terminals>`;

const meta: Meta<Args> = {
  title: 'Operator/Terminals',
  component: 'florin-terminals',
  args: { store: '' },
  render: (args, context) => page(context, terminals(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-terminals');

const office = (changed: SandboxSettings = {}) => shop({ isOperator: true, ...changed });

/** These fields of each of the first answers of a row are others. */
const changing = (place: SandboxFault['place'], fields: Readonly<Record<string, unknown>>) =>
  office({
    faults: Array.from({ length: 30 }, () => ({ place, fault: { kind: 'change', fields } as const })),
  });

async function press(canvas: HTMLElement, part: string): Promise<void> {
  (await inside(element(canvas), `[part~=${part}]`)).click();
}

/** Narrows the list to a place. */
async function place(canvas: HTMLElement, name: RegExp): Promise<void> {
  await inState(element(canvas), 'ready');
  const { shadowRoot } = element(canvas);
  const button = await eventually(`${name}`, () =>
    [...shadowRoot.querySelectorAll<HTMLElement>('[part=place]')].find(({ textContent }) =>
      name.test(textContent ?? ''),
    ),
  );
  button.click();
}

/** Ticks all terminals of a place, and begins to move them. */
async function move(canvas: HTMLElement, from: RegExp): Promise<void> {
  await place(canvas, from);
  (await inside(element(canvas), 'thead input')).click();
  await press(canvas, 'move');
}

async function choose(canvas: HTMLElement, value: string): Promise<void> {
  const select = (await inside(element(canvas), '#target')) as HTMLSelectElement;
  await eventually(value, () => [...select.options].some((option) => option.value === value));
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

async function ask(canvas: HTMLElement, to: string): Promise<void> {
  await choose(canvas, to);
  await press(canvas, 'continue');
  await inside(element(canvas), 'dialog[open]');
}

const SPARE = /Inventory of/;
const STOCK = 'stock/FlorinStories';

/** Places with their counts, and each terminal as it was last seen. */
export const Ready: Story = { tags: ['state:ready'], loaders: [office()] };

/** The same rows, closer to each other, and the bar of what is ticked. */
export const Compact: Story = {
  ...Ready,
  render: (args, context) => compactPage(context as unknown as InShop, terminals(args)),
  play: async ({ canvasElement }) => (await inside(element(canvasElement), 'thead input')).click(),
};

/** One terminal: where it is, and how it reaches the platform. */
export const Opened: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    (await inside(element(canvasElement), '.open')).click();
    await says(element(canvasElement), /Permanent terminal ID/);
  },
};

/** From where, where to, and what a move does. */
export const Move: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await move(canvasElement, /Utrecht/);
    await choose(canvasElement, STOCK);
    await says(element(canvasElement), /cannot be used until/);
  },
};

/** The emptiest place has the largest effect: the dialog names it, and the number is typed. */
export const ToTheCompany: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await move(canvasElement, /FlorinStories\s/);
    await ask(canvasElement, 'inventory');
    await says(element(canvasElement), /They leave every merchant account/);
  },
};

/** Some have moved, others wait for their restart. */
export const Moved: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await move(canvasElement, /Utrecht/);
    await ask(canvasElement, STOCK);
    await press(canvasElement, 'confirm');
    await says(element(canvasElement), /Waits for its restart/);
  },
};

/** The platform answers with words that are not known: each terminal is read again, and not said to have moved. */
export const UnknownAnswer: Story = {
  tags: ['state:ready'],
  loaders: [changing('terminal-management.assignTerminals', { results: {} })],
  play: async ({ canvasElement }) => {
    await move(canvasElement, SPARE);
    await ask(canvasElement, STOCK);
    await press(canvasElement, 'confirm');
    await says(element(canvasElement), /Moved|Not confirmed/);
  },
};

/** The answer was lost: look, or send the same again. */
export const UnknownEnd: Story = {
  tags: ['state:ready'],
  loaders: [office({ faults: [{ place: 'terminal-management.assignTerminals', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await move(canvasElement, SPARE);
    await ask(canvasElement, STOCK);
    await press(canvasElement, 'confirm');
    await says(element(canvasElement), /We do not know yet whether the terminals move/);
  },
};

/** Terminals are being moved. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [
    office({
      faults: [{ place: 'terminal-management.assignTerminals', fault: { kind: 'delay', ms: 3_600_000 } }],
    }),
  ],
  play: async ({ canvasElement }) => {
    await move(canvasElement, SPARE);
    await ask(canvasElement, STOCK);
    await press(canvasElement, 'confirm');
    await inState(element(canvasElement), 'busy');
  },
};

/** A status that is new, in the platform’s own word. */
export const UnknownStatus: Story = {
  tags: ['state:ready'],
  loaders: [changing('terminal-management.getTerminal', { terminalStatus: 'Hibernating' })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Hibernating/);
  },
};

/** Details of some terminals did not come. */
export const Partial: Story = {
  tags: ['state:partial'],
  loaders: [
    office({
      faults: Array.from({ length: 3 }, () => ({
        place: 'terminal-management.getTerminal' as const,
        fault: '500-before' as const,
      })),
    }),
  ],
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'partial');
  },
};

const MANY = Array.from({ length: 50_000 }, (_, at) => `V400m-${100_000_000 + at}`);

/** Fifty thousand terminals, near the megabyte that the client reads of an answer: what is drawn is what is on screen. */
export const FiftyThousand: Story = {
  tags: ['state:ready'],
  loaders: [
    changing('terminal-management.listTerminals', { inventoryTerminals: MANY, merchantAccounts: [] }),
  ],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /Terminals: 50,000/);
    if (element(canvasElement).shadowRoot.querySelectorAll('tbody tr').length > 200)
      throw new Error('too many rows');
  },
};

/** The company has no terminals. */
export const Empty: Story = {
  tags: ['state:empty'],
  loaders: [changing('terminal-management.listTerminals', { inventoryTerminals: [], merchantAccounts: [] })],
};

/** Nothing in the list is what was typed: the platform may know it. */
export const FilteredEmpty: Story = {
  tags: ['state:filtered-empty'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    const search = (await inside(element(canvasElement), '[part=search]')) as HTMLInputElement;
    search.value = 'V400m-000000000';
    search.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await inside(element(canvasElement), '[part=find]');
  },
};

/** The session is a shopper's: to it there are no terminals. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** Terminals are on their way. */
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
  loaders: [office()],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${terminals(args)}</div>`),
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [office()],
  render: (args, context) => narrowPage(context as unknown as InShop, terminals(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await move(canvasElement, SPARE);
    await choose(canvasElement, STOCK);
    fitsNarrow(canvasElement);
  },
};
