import type { Page } from 'playwright-core';

/** Chooses a method by its name, also one that waits behind the button for more. */
export async function chooseMethod(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  const more = page.getByRole('button', { name: 'More ways to pay' });
  await radio.or(more).first().waitFor();
  if ((await radio.count()) === 0) await more.click();
  await radio.check();
}
