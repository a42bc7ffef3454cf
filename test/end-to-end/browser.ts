import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

import { CHROMIUM_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import { serverPlaces } from './server-places.js';

/** The Chromium that all files of a run share, each with contexts of its own; closing it ends only those. */
export async function openBrowser(): Promise<Browser> {
  const places = await serverPlaces();
  if (places) return chromium.connect(places.browser);
  return chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGUMENTS });
}

/** For a document in which a function of a test runs: the compiler names the functions inside it by this one. */
export const COMPILED = 'globalThis.__name ??= (value) => value';

/** Milliseconds that a key may take: Chromium answers one in thousands never, and Playwright has no limit for it. */
const KEY_LIMIT = 20_000;

/** A key that is never answered fails its test, and does not hold up all that come after it. */
function limitKeys({ keyboard }: Page): void {
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The key ${key} was not answered.`)), KEY_LIMIT);
    });
    await Promise.race([press(key, options), tooLong]).finally(() => clearTimeout(timer));
  };
}

/** A new shopper. What has not come after twenty seconds does not come. */
export async function newShopper(
  browser: Browser,
  options?: Parameters<Browser['newContext']>[0],
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  // High enough for the whole checkout: what Playwright scrolls to and clicks at once, Chromium takes to the frame that stood there.
  const viewport = { width: 1280, height: 1100 };
  const context = await browser.newContext({ viewport, ...options });
  context.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation of ${event.violatedDirective} in ${location.href}: ${event.blockedURI}`),
    ),
  );
  const page = await context.newPage();
  limitKeys(page);
  listen(page, complaints);
  return { context, page, complaints };
}

/** Everything a browser says is wrong with a page, its frames included; policy violations are told as they happen. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // Chromium does not say in the text which answer it was.
    const source = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
    if (message.type() === 'error' || /content security policy|trusted/i.test(text))
      complaints.push(`${text}${source}`);
  });
}

/** Waits until something is so; what a browser tells of its own accord arrives a moment later. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string, most = 100): Promise<void> {
  for (let tries = 0; tries < most; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It never came to pass: ${what}`);
}
