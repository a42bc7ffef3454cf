import type { Page } from 'playwright-core';

import { payButton } from '../end-to-end/card.js';

/** Answers on a phone or at a till, which a page of the bank's origin stands for. */
async function elsewhere(page: Page, link: string, choice: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.locator(`florin-checkout [part=${link}]`).click();
  const other = await opened;
  await other.locator(`button[value=${choice}]`).click();
  await other.getByRole('status').waitFor();
  await other.close();
}

/** Pays by what stands in the page, and answers where the method leads to. */
export async function answer(page: Page, isDeclined: boolean): Promise<void> {
  const review = page.getByRole('button', { name: 'Continue', exact: true });
  await review.or(payButton(page)).first().click();
  const checked = page.getByRole('heading', { name: 'Check your details' });
  const app = page.locator('florin-checkout [part=waiting]');
  const paper = page.locator('florin-checkout [part=paper]');
  const bank = page.locator('button[value=approve]');
  const end = page.getByRole('heading', { name: /^Payment (?:received|pending|refused)/ });
  const led = app.or(paper).or(bank).or(end);
  await led.or(checked).first().waitFor();
  if (await checked.isVisible()) {
    await payButton(page).click();
    await led.first().waitFor();
  }
  const choice = isDeclined ? 'decline' : 'approve';
  if (await bank.isVisible()) await page.locator(`button[value=${choice}]`).click();
  else if (await app.isVisible()) await elsewhere(page, 'open-app', choice);
  else if (await paper.isVisible()) await elsewhere(page, 'instructions', isDeclined ? 'expire' : 'pay');
}
