import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';

import { renderElements, styleHashes } from '../../src/rendering/index.js';
import { elements } from '../house/entries.js';
import { ROOT } from '../house/files.js';
import { COMPILED, newShopper, openBrowser } from './browser.js';
import { CARDS, pay, received } from './card.js';
import { shiftsOf, sumOf, watchShifts } from './layout-shifts.js';
import { openSite, pageWith, STRICT, type Site } from './site.js';

/** A cart is as high as what is in it, which a server does not know. */
const STEADY = elements.filter((name) => name !== 'cart');

const tagOf = (name: string): string =>
  `<florin-${name} proxy="/florin" order="ORDER-1" listing="LISTING-1"></florin-${name}>`;

/** A module of the library that arrives when the test lets it. */
async function holdScript(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const heightsOf = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main > *')].map((element) => [
        element.localName,
        Math.round(element.getBoundingClientRect().height),
      ]),
    ),
  );

describe('a page with elements that a server rendered', () => {
  let folder: string;
  let browser: Browser;
  let site: Site;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'florin-rendered-'));
    await build({
      stdin: { contents: "import './dist/components/index.js';", resolveDir: ROOT },
      outfile: join(folder, 'elements.js'),
      bundle: true,
      format: 'esm',
      logLevel: 'silent',
    });
    const page = async (body: string) =>
      renderElements(pageWith(`${body}<script type="module" src="/elements.js"></script>`));
    const all = await page(`<main>${STEADY.map(tagOf).join('')}</main>`);
    const checkout = await page(`<label>Note <input id="note"></label><main>${tagOf('checkout')}</main>`);
    const hashes = [...(await styleHashes(all)), ...(await styleHashes(checkout))];
    const policy = STRICT.replace("style-src 'self'", `style-src 'self' ${[...new Set(hashes)].join(' ')}`);
    browser = await openBrowser();
    site = await openSite({ folders: [folder], policy, files: { '/all.html': all, '/pay.html': checkout } });
  });

  after(async () => {
    await browser?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps the height of each element when the code arrives, while the proxy has not answered', async () => {
    const { page, complaints } = await newShopper(browser);
    await page.addInitScript(COMPILED);
    await page.addInitScript(watchShifts);
    const release = await holdScript(page, '/elements.js');
    site.intercept = () => new Promise<Response>(() => undefined);
    try {
      await page.goto(`${site.address}/all.html`, { waitUntil: 'commit' });
      await page.locator('main > :last-child').waitFor({ state: 'attached' });
      const before = await heightsOf(page);
      release();
      await page.waitForFunction(() => {
        const all = [...document.querySelectorAll('main > *')] as unknown as { hasUpdated?: boolean }[];
        return all.every(({ hasUpdated }) => hasUpdated);
      });
      assert.deepEqual(await heightsOf(page), before);
      assert.deepEqual(await shiftsOf(page), []);
      assert.deepEqual(complaints, []);
    } finally {
      site.intercept = undefined;
      await page.close();
    }
  });

  it('can be read before any script, loses nothing that was typed meanwhile, stands still, and pays', async () => {
    const { page, complaints } = await newShopper(browser);
    await page.addInitScript(COMPILED);
    await page.addInitScript(watchShifts);
    const release = await holdScript(page, '/elements.js');
    const frames: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/frame.html')) frames.push(request.url());
    });
    await page.goto(`${site.address}/pay.html`, { waitUntil: 'commit' });
    await page.getByText('Card number').waitFor();
    assert.equal(await page.locator('iframe').count(), 0);
    await page.locator('#note').fill('Leave it at the door');
    release();
    await page.locator('florin-checkout iframe').waitFor();
    assert.equal(await page.locator('#note').inputValue(), 'Leave it at the door');
    assert.equal(await page.locator('#note').evaluate((input) => input === document.activeElement), true);
    await page.getByRole('button', { name: /^Pay / }).waitFor();
    assert.ok(sumOf(await shiftsOf(page)) <= 0.05);
    await pay(page, CARDS.paid);
    await received(page);
    assert.equal(frames.length, 1, 'the card frame is loaded once');
    assert.deepEqual(complaints, []);
    await page.close();
  });

  it('has its styles by a nonce, and is bare where the policy has another', async () => {
    const displayWith = async (nonce: string): Promise<readonly [string, readonly string[]]> => {
      const { page, complaints } = await newShopper(browser);
      const body = await renderElements(pageWith(tagOf('checkout')), { nonce });
      await page.route('**/nonce.html', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: { 'content-security-policy': "default-src 'none'; style-src 'nonce-kept+/1=='" },
          body,
        }),
      );
      await page.goto(`${site.address}/nonce.html`);
      const display = await page
        .locator('florin-checkout')
        .evaluate((host) => getComputedStyle(host).display);
      await page.close();
      return [display, complaints];
    };
    assert.deepEqual(await displayWith('kept+/1=='), ['block', []]);
    const [bare, complaints] = await displayWith('another');
    assert.match(complaints.join(), /style-src/);
    assert.equal(bare, 'inline');
  });
});
