import { waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import type { FlorinCheckout } from '../../../../../src/components/checkout/checkout.js';
import { TEST_GIFT_CARDS } from '../../../../../src/sandbox/index.js';
import { openStage, type Stage } from '../../../../stage.js';
import { chooseMethod, focusCard, show, type Shown } from '../../till-keys.js';
import { typeKeys } from '../../../../type-keys.js';

/** A shop that takes gift cards and bank cards; an order costs € 60.00 unless told otherwise. */
export const openGiftStage = (value = 6000, ...brands: string[]): Promise<Stage> =>
  openStage({
    amount: { value, currency: 'EUR' },
    order: { allowedPaymentMethods: ['scheme', 'giftcard', ...brands] },
  });

/** Shows the room of gift cards, with fields that can be typed in. */
export async function openGift(
  stage: Stage,
  attributes: Partial<FlorinCheckout> = {},
  name = 'Gift card',
): Promise<Shown> {
  const shown = await show(stage, attributes);
  await chooseMethod(shown, name);
  await waitUntil(() => shown.find('.gift .card-frame.ready'), 'no fields of a gift card');
  return shown;
}

export const press = async (shown: Shown, text: string): Promise<void> => {
  const button = () =>
    [...(shown.element.shadowRoot?.querySelectorAll('button') ?? [])].find((each) =>
      each.textContent
        .replaceAll(/[\u2068\u2069]/g, '')
        .trim()
        .startsWith(text),
    );
  await waitUntil(button, `no button ${text}: ${shown.text()}`);
  button()?.click();
};

export const reads = (shown: Shown, text: string): Promise<void> =>
  waitUntil(() => shown.text().includes(text), `never “${text}”: ${shown.text()}`).catch(() => {
    throw new Error(`never “${text}”: ${shown.text()}`);
  });

/** Types a gift card of the sandbox's by its name, and asks what it is worth. */
export async function typeGift(shown: Shown, id: string, pin?: string): Promise<void> {
  const card = TEST_GIFT_CARDS.find((known) => known.id === id);
  const code = pin ?? card?.securityCode;
  if (code === undefined) shown.find('.gift [type=checkbox]')?.click();
  await focusCard(shown);
  await typeKeys(card?.number.replaceAll(' ', '') ?? id);
  if (code !== undefined) {
    await sendKeys({ press: 'Tab' });
    await typeKeys(code);
  }
  await press(shown, 'Check balance');
}

/** Pays a part by a gift card, as far as the page says that it is paid. */
export async function payPart(shown: Shown, id: string, pays: string): Promise<void> {
  await typeGift(shown, id);
  await press(shown, `Use ${pays}`);
  await reads(shown, 'Your gift card was used.');
}
