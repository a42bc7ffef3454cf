import type { Page } from 'playwright-core';

import { cardFrame, CARDS, payButton } from '../card.js';
import { walkOf, type Walk } from './walk.js';

/** From the heading of the checkout to a payment: a method by arrows, an empty form, a refusal, another card. */
export async function walkCheckout(page: Page): Promise<Walk> {
  const number = cardFrame(page).getByLabel('Card number');
  await number.waitFor();
  const walk = await walkOf(page);
  const chosen = (name: RegExp) => page.getByRole('radio', { name, checked: true });
  const typeTheRest = async (): Promise<void> => {
    await walk.press('Tab');
    await walk.type('0330');
    await walk.press('Tab');
    await walk.type('737');
  };
  walk.part('Choose how to pay');
  await walk.go(chosen(/^Card/));
  for (const name of [/^Apple Pay/, /^Google Pay/, /^iDEAL/])
    await walk.press('ArrowDown', { shown: chosen(name) });
  for (const name of [/^Google Pay/, /^Apple Pay/, /^Card/])
    await walk.press('ArrowUp', { shown: chosen(name) });
  walk.part('Pay with an empty form');
  await walk.go(payButton(page));
  await walk.press('Enter', { shown: cardFrame(page).getByText('Enter the security code.') });
  walk.part('Pay with a card that is refused');
  await walk.type(CARDS.refused);
  await typeTheRest();
  await walk.press('Enter', { shown: page.getByRole('heading', { name: 'Payment refused' }) });
  walk.part('Pay with another card');
  await walk.go(number);
  await walk.type(CARDS.paid);
  await typeTheRest();
  await walk.press('Enter', { shown: page.getByRole('heading', { name: 'Payment received' }) });
  await walk.press('Tab');
  return walk;
}
