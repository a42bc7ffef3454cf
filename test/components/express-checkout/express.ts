import { fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import type { FlorinExpressCheckout } from '../../../src/components/express-checkout/express-checkout.js';
import '../../../src/components/express-checkout/define.js';
import '../../../src/components/provider/define.js';
import type { Stage } from '../../stage.js';
import { newOrder, textOf } from '../checkout/till-keys.js';
import { sheet } from '../parts/wallet/delivered.js';

export interface Express {
  readonly element: FlorinExpressCheckout;
  /** Names of the public events, in order, with their details. */
  readonly events: [name: string, detail: unknown][];
  /** Details of the events of this name. */
  told(name: string): unknown[];
  /** What a shopper reads. */
  text(): string;
  find<T extends HTMLElement = HTMLElement>(selector: string): T | null;
  buttons(): HTMLButtonElement[];
  button(wallet: string): HTMLButtonElement;
  /** Resolves once `:state(name)` matches. */
  until(state: string): Promise<void>;
  settled(outcome: string): Promise<void>;
}

const EVENTS = [
  'florin-before-order-pay',
  'florin-payment-settled',
  'florin-express-checkout-failed',
  'florin-wallets-changed',
] as const;

function watch(element: FlorinExpressCheckout): Express {
  const events: [string, unknown][] = [];
  for (const name of EVENTS)
    element.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  const root = element.shadowRoot;
  if (!root) throw new Error('no shadow root');
  const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector);
  const text = () => textOf(root);
  const until = async (isSo: () => unknown, what: string): Promise<void> =>
    waitUntil(isSo).catch(() => {
      throw new Error(`never ${what}: ${text()}`);
    });
  return {
    element,
    events,
    find,
    text,
    told: (name) => events.filter(([each]) => each === name).map(([, detail]) => detail),
    buttons: () => [...root.querySelectorAll<HTMLButtonElement>('[part~=wallet-button]')],
    button(wallet) {
      const button = find<HTMLButtonElement>(`[data-wallet=${wallet}] button`);
      if (!button) throw new Error(`no ${wallet}: ${text()}`);
      return button;
    },
    until: (state) => until(() => element.matches(`:state(${state})`), state),
    settled: (outcome) => until(() => element.outcome === outcome, outcome),
  };
}

/** Shows the element on the stage, for a new order in the Netherlands unless told otherwise. */
export async function express(
  stage: Stage,
  attributes: Partial<FlorinExpressCheckout> = {},
  state = 'ready',
): Promise<Express> {
  const page = await fixture<HTMLElement>(
    html`<florin-provider proxy="/florin" .fetch=${stage.fetch}></florin-provider>`,
  );
  const element = document.createElement('florin-express-checkout');
  Object.assign(element, { order: newOrder(), countryCode: 'NL', ...attributes });
  page.append(element);
  // An answer may come before the first render.
  const shown = watch(element);
  await element.updateComplete;
  if (state) await shown.until(state);
  return shown;
}

/** Opens a wallet’s sheet by the keyboard: a browser opens one for a shopper’s own hand alone. */
export async function press(shown: Express, wallet: string): Promise<void> {
  shown.button(wallet).focus();
  await sendKeys({ press: 'Enter' });
  await waitUntil(() => sheet()?.querySelector('button')).catch(() => {
    throw new Error(`no sheet: ${shown.text()} ${JSON.stringify(shown.events)}`);
  });
}

export const sent = (stage: Stage): number =>
  stage.asked.filter((each) => each === 'POST /checkout/payments').length;
