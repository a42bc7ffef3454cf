import { waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import type { Delivery } from '../../../../src/client/shopper/deliveries.js';
import { openStage, type Stage } from '../../../stage.js';
import { openMethod, show, type Shown } from '../../checkout/till-keys.js';

const EUR = (value: number) => ({ value, currency: 'EUR' });

/** Post for 3.00 to the Netherlands and 9.00 elsewhere, or a courier for twice as much; nothing goes to Norway. */
function deliver(delivery: Delivery | undefined) {
  const post = delivery?.address.country === 'NL' ? 300 : 900;
  const isServed = delivery?.address.country !== 'NO';
  const ways = [
    { id: 'post', label: 'Post', detail: 'In 3 days', amount: EUR(post) },
    { id: 'courier', label: 'Courier', amount: EUR(2 * post) },
  ];
  const chosen = ways.find(({ id }) => id === delivery?.option) ?? ways[0];
  return {
    shipping: delivery && isServed ? (chosen?.amount.value ?? 0) : 0,
    order: { shippingOptions: isServed ? ways : [] },
  };
}

export const openDelivered = (): Promise<Stage> => openStage({ deliver });

export const sheet = () => document.querySelector('florin-simulated-wallet')?.shadowRoot;

const select = (at: number) => sheet()?.querySelectorAll('select')[at];

export const told = (): string => sheet()?.querySelector('[role=status]')?.textContent ?? '';

export const priced = (text: string): Promise<void> => waitUntil(() => told().includes(text), told());

/** Chooses in the sheet: an address, or a way of delivery. */
export function pick(what: 'address' | 'way', value: string): void {
  const field = select(what === 'address' ? 0 : 1);
  if (!field) throw new Error('The sheet is not open.');
  field.value = value;
  field.dispatchEvent(new Event('change'));
}

export const cards = (): HTMLButtonElement[] =>
  [...(sheet()?.querySelectorAll('button') ?? [])].filter(({ textContent }) => textContent.includes('••••'));

export function choose(text: string): void {
  [...(sheet()?.querySelectorAll('button') ?? [])]
    .find(({ textContent }) => textContent.includes(text))
    ?.click();
}

/** The checkout with this wallet chosen, and its sheet opened by the keyboard. */
export async function opened(stage: Stage, wallet: string): Promise<Shown> {
  const shown = await show(stage, { countryCode: 'NL' }, '');
  await shown.until('ready');
  await openMethod(shown, wallet);
  const button = () => shown.find<HTMLButtonElement>('[part~=wallet-button]');
  await waitUntil(button, shown.text());
  button()?.focus();
  await sendKeys({ press: 'Enter' });
  await waitUntil(() => sheet()?.querySelector('button'), shown.text());
  return shown;
}

/** What was sent with the payment. */
export function paid(stage: Stage): Record<string, unknown> {
  const body = stage.bodies[stage.asked.lastIndexOf('POST /checkout/payments')] ?? '{}';
  return JSON.parse(body) as Record<string, unknown>;
}
