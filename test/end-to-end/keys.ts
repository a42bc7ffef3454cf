import type { Locator, Page } from 'playwright-core';

/** Whether the keyboard would type into it. */
export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.activeElement === element && document.hasFocus();
  });

/** Tabs on until something has the focus, as a shopper without a mouse does; counts the stops on the way. */
export async function tabTo(page: Page, locator: Locator, key = 'Tab'): Promise<number> {
  await locator.waitFor();
  for (let stops = 1; stops <= 30; stops++) {
    await page.keyboard.press(key);
    if (await isFocused(locator)) return stops;
  }
  throw new Error(`Thirty tabs do not lead to ${locator}`);
}
