import { THEMES } from '../themes.mjs';
import { accessibility, OF_COLOURS } from './axe.mjs';

/** Has the page take another scheme or theme, as its toolbar would, and waits until the card frame has followed. */
export async function turn(page, globals) {
  await page.emulateMedia({ colorScheme: globals.colorScheme });
  await page.evaluate(
    (globals) =>
      new Promise((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyRendered', resolve);
        channel.emit('updateGlobals', { globals });
      }),
    globals,
  );
  const expected = await page.evaluate(() => {
    const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) =>
      shadowRoot?.querySelector('iframe'),
    );
    return host && getComputedStyle(host).colorScheme === 'light' ? 'light' : 'dark';
  });
  // A frame that has not been opened yet has no scheme at all.
  const isDone = (scheme) => ['', scheme].includes(document.documentElement.style.colorScheme);
  for (const frame of page.frames())
    if (frame.url().includes('/card-frame/')) await frame.waitForFunction(isDone, expected, { polling: 50 });
}

/** Stories that are looked at in every theme: most of what has a look of its own is in one of them. */
export const IN_ALL_THEMES = [
  'shopper-checkout--default',
  'shopper-checkout--many-methods',
  'shopper-checkout--stored-cards',
  'shopper-checkout--proxy-down',
  'shopper-payment-result--paid',
  'shopper-listing-catalogue--filtered',
  'shopper-cart--ready',
  'shopper-order-history--ready',
  'operator-payment-operations--one-payment',
  'operator-payment-operations--confirming',
  'seller-balances--ready',
  'seller-listing-form--ready',
];
/** What axe finds in each theme but the plain one, which every story is seen in. Each step is of the other scheme. */
export async function inAllThemes(page) {
  const found = [];
  for (const theme of THEMES.filter((name) => name !== 'plain'))
    for (const colorScheme of ['light', 'dark']) {
      await turn(page, { theme, colorScheme });
      // Sizes and spaces are those of the theme, in either scheme.
      const rules = colorScheme === 'light' ? undefined : OF_COLOURS;
      found.push(...(await accessibility(page, `${theme}, ${colorScheme}`, rules)));
    }
  return found;
}
