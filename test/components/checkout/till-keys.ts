import { fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import type { FlorinCheckout } from '../../../src/components/checkout/checkout.js';
import '../../../src/components/checkout/define.js';
import '../../../src/components/provider/define.js';
import type { Stage } from '../../stage.js';
import { typeKeys } from '../../type-keys.js';

let orders = 0;

export interface Shown {
  readonly element: FlorinCheckout;
  /** Names of the public events, in order, with their details. */
  readonly events: [name: string, detail: unknown][];
  outcomes(): unknown[];
  /** What a shopper reads, less what is in the frame. */
  text(): string;
  find<T extends HTMLElement = HTMLElement>(selector: string): T | null;
  pay(): HTMLElement;
  /** Resolves once `:state(name)` matches. */
  until(state: string): Promise<void>;
}

const EVENTS = [
  'florin-before-order-pay',
  'florin-payment-settled',
  'florin-checkout-failed',
  'florin-card-changed',
] as const;

/** Everything a shopper reads of an element, hidden parts left out. */
export function textOf(root: ShadowRoot): string {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof HTMLElement && getComputedStyle(node).display === 'none') return;
    if (node instanceof Text) texts.push(node.data);
    for (const child of node.childNodes) walk(child);
  };
  walk(root);
  return texts
    .join(' ')
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function watch(element: FlorinCheckout): Shown {
  const events: [string, unknown][] = [];
  for (const name of EVENTS)
    element.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  const root = element.shadowRoot;
  if (!root) throw new Error('no shadow root');
  const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector);
  return {
    element,
    events,
    find,
    outcomes: () =>
      events
        .filter(([name]) => name === 'florin-payment-settled')
        .map(([, detail]) => (detail as { outcome: string }).outcome),
    text: () => textOf(root),
    pay: () => find('[part=pay-button]') ?? root.host.appendChild(document.createElement('i')),
    until: async (state) => {
      const isSo = () => element.matches(`:state(${state})`);
      await waitUntil(isSo).catch(() => {
        throw new Error(`never ${state}: ${textOf(root)}`);
      });
    },
  };
}

export const newOrder = (): string => `order-${Date.now()}-${orders++}`;

/** Shows a checkout on the stage, ready to be typed in unless told otherwise. */
export async function show(
  stage: Stage,
  attributes: Partial<FlorinCheckout> = {},
  state = 'ready',
): Promise<Shown> {
  const page = await fixture<HTMLElement>(
    html`<florin-provider proxy="/florin" .fetch=${stage.fetch}></florin-provider>`,
  );
  const element = document.createElement('florin-checkout');
  Object.assign(element, { order: newOrder(), sandboxKey: stage.sandbox.publicKey, ...attributes });
  page.append(element);
  // An answer may come before the first render.
  const shown = watch(element);
  await element.updateComplete;
  if (state) await shown.until(state);
  if (state === 'ready') await waitUntil(() => shown.find('.card-frame.ready'), 'the frame never opened');
  return shown;
}

/** Tabs into the card's first field, from a button before the element: WebKit's driver types only where a key has led. */
export async function focusCard({ element }: Shown): Promise<void> {
  const before = document.createElement('button');
  element.before(before);
  before.focus();
  const inside = () => element.shadowRoot?.activeElement;
  for (let tab = 0; tab < 4 && inside()?.localName !== 'iframe'; tab++) {
    const last = inside();
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => inside() !== last);
  }
  before.remove();
}

const saysComplete = ([name, detail]: Shown['events'][number]): boolean =>
  name === 'florin-card-changed' && (detail as { complete?: boolean }).complete === true;

/** Milliseconds in which a card that was typed whole is complete, also on a busy machine. */
const PATIENCE = 10_000;

/** Types as a shopper would, from field to field; once more where a driver on a busy machine has dropped a key. */
export async function type(shown: Shown, number = '4111111111111111', code = '737'): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const from = shown.events.length;
    await focusCard(shown);
    await typeKeys(number);
    await sendKeys({ press: 'Tab' });
    await typeKeys('0330');
    await sendKeys({ press: 'Tab' });
    await typeKeys(code);
    // A listener may pay at once, and a paid card is complete no more.
    const isTyped = () => shown.events.slice(from).some(saysComplete);
    const typed = await waitUntil(isTyped, undefined, { timeout: PATIENCE }).catch((error: unknown) => error);
    if (typed === undefined) return;
    shown.element.reset();
  }
  throw new Error('the card never became complete');
}

/** Resolves once the last that was heard of the card is that it is complete. */
export const isComplete = ({ events }: Shown): Promise<void> =>
  waitUntil(
    () =>
      events
        .filter(([name]) => name === 'florin-card-changed')
        .slice(-1)
        .some(saysComplete),
    'the card never became complete',
  );

export const settled = (shown: Shown, outcome: string): Promise<void> =>
  waitUntil(() => shown.element.outcome === outcome, `never ${outcome}: ${shown.text()}`);

/** The labels of the methods that can be chosen, in their order. */
export const methodLabels = ({ element }: Shown): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=method]') ?? []),
];

/** Chooses a method by its name, also one that waits behind the button for more. */
export async function chooseMethod(shown: Shown, name: string): Promise<void> {
  const label = () => methodLabels(shown).find(({ textContent }) => textContent.trim() === name);
  await waitUntil(() => {
    if (!label()) shown.find('[part=more]')?.click();
    return label();
  }, `no ${name}: ${shown.text()}`);
  label()?.querySelector('input')?.click();
  await shown.element.updateComplete;
}

/** Chooses a method, and waits for what it asks for or says below its name. */
export async function openMethod(shown: Shown, name: string): Promise<void> {
  await chooseMethod(shown, name);
  await waitUntil(
    () => shown.find('[part=method-notice], [part=method-fields], [part~=wallet-button]'),
    shown.text(),
  );
}

/** What the shopper does in an app or at a till, which a page of the sandbox's stands for; `part` is the link that opens it. */
export async function answerElsewhere(
  stage: Stage,
  shown: Shown,
  part: 'open-app' | 'instructions',
  choice: string,
): Promise<void> {
  const url = new URL(shown.find<HTMLAnchorElement>(`[part=${part}]`)?.href ?? '');
  const body = new URLSearchParams({ MD: url.searchParams.get('MD') ?? '', choice });
  await stage.sandbox.fetch(`${url.origin}${url.pathname}-answer`, { method: 'POST', body });
}
