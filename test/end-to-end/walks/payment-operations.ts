import type { Page } from 'playwright-core';

import { walkOf, type Walk } from './walk.js';

/** From the heading of the back office's payments to a refund: filter, open a payment, review, and what became of it. */
export async function walkPaymentOperations(page: Page, order: string): Promise<Walk> {
  const element = page.locator('florin-payment-operations');
  await element.locator('[part~=payment]').first().waitFor();
  const walk = await walkOf(page);
  walk.part('Find a payment');
  await walk.go(element.getByLabel(/start of an order number/i));
  await walk.type(order, { says: /: 1"$/ });
  walk.part('Open it');
  await walk.go(element.getByRole('link', { name: new RegExp(order) }));
  await walk.press('Enter', { shown: element.locator('[part~=facts]') });
  walk.part('Capture it');
  await walk.go(element.getByRole('button', { name: 'Capture', exact: true }));
  await walk.press('Enter', { shown: element.locator('#amount') });
  await walk.go(element.getByRole('button', { name: 'Continue' }));
  await walk.press('Enter', { shown: element.getByRole('button', { name: /^Capture .*€/ }) });
  await walk.go(element.getByRole('button', { name: /^Capture .*€/ }));
  await walk.press('Enter', { says: /\S/ });
  walk.part('Refund it');
  await walk.go(element.getByRole('button', { name: 'Refund', exact: true }));
  await walk.press('Enter', { shown: element.locator('#amount') });
  await walk.go(element.getByRole('button', { name: 'Continue' }));
  await walk.press('Enter', { shown: element.getByRole('button', { name: /^Refund .*€/ }) });
  await walk.go(element.getByRole('button', { name: /^Refund .*€/ }));
  await walk.press('Enter', { says: /\S/ });
  return walk;
}
