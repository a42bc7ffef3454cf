import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

/** What has the focus, however deep in shadow trees it is: its words, or what it is labelled with. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    // Nothing has the focus: the text of the whole page is not what is meant.
    if (element === document.body) return '';
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '')
      .replaceAll(/[\u2068\u2069]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });

/**
 * Goes on by Tab until it is there, as a person without a mouse does: by Shift+Tab to what was passed. A part of a long
 * page is opened by its own address first, `office/disputes.html#main`: Tab goes on from that heading, whatever loads above it.
 */
export async function tabTo(page: Page, what: RegExp, most = 60, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < most; steps++) {
    if (what.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} never comes to ${what}`);
}

/** Goes there and presses Enter. */
export async function pressOn(page: Page, what: RegExp, most?: number, key?: string): Promise<void> {
  await tabTo(page, what, most, key);
  await page.keyboard.press('Enter');
}
