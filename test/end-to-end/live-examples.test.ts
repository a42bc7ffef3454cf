import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import { buildLive } from '../../scripts/docs/live/build.mjs';
import { EXAMPLES } from '../../scripts/docs/live/page.mjs';
import { siteFiles } from '../../scripts/docs/site.mjs';
import { THEMES } from '../../scripts/themes.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';
import { findings } from './axe.js';
import { newShopper, openBrowser, until } from './browser.js';
import { pay } from './card.js';

describe('the live examples of the documentation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'florin-docs-'));
  let browser: Browser;
  let site: { url: string; close(): void };

  before(async () => {
    for (const [path, content] of siteFiles() as ReadonlyMap<string, string | Buffer>) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    await buildLive(join(folder, 'live'));
    site = (await serveFolder(folder)) as typeof site;
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('show each element at work, in a shop inside the browser', async () => {
    const { page, context, complaints } = await newShopper(browser);
    for (const name of Object.keys(EXAMPLES)) {
      await page.goto(`${site.url}/live/${name}.html`);
      await page.waitForFunction(
        () => document.querySelector('#example *:is(:state(ready), :state(paid))') !== null,
      );
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('take a payment on the page of the checkout, and one more once the markup was changed', async () => {
    const { page, context } = await newShopper(browser);
    await page.goto(`${site.url}/docs/elements/checkout.html`);
    await page.getByRole('link', { name: 'Run the live example' }).click();
    const example = page.frameLocator('iframe[title="Live example"]');
    const card = example.frameLocator('florin-checkout iframe');
    await card.getByLabel('Card number').fill('4111111111111111');
    await card.getByLabel('Expiry').fill('0330');
    await card.getByLabel('Security code').fill('737');
    await example.getByRole('button', { name: /^Pay / }).click();
    await example.getByRole('heading', { name: 'Payment received' }).waitFor();
    await example.getByLabel('Markup').fill('<florin-checkout order="another"></florin-checkout>');
    await example.getByRole('button', { name: 'Run' }).click();
    await example.getByRole('button', { name: /^Pay / }).waitFor();
    await context.close();
  });

  it('are there by themselves on the first page: a checkout in each theme, and the lines for a page', async () => {
    const { page, context, complaints } = await newShopper(browser);
    await page.goto(`${site.url}/index.html`);
    const example = page.frameLocator('iframe[title="Live example"]');
    const button = example.locator('florin-checkout [part=pay-button]');
    await button.waitFor();
    const looks: string[] = [];
    for (const theme of THEMES) {
      await example.getByRole('radio', { name: theme }).check();
      await example.getByText(`/themes/${theme}.css`).waitFor();
      await page.waitForFunction((name) => {
        const { contentDocument } = document.querySelector('iframe')!;
        const { sheet } = contentDocument!.querySelector<HTMLLinkElement>('head > link:last-of-type')!;
        return sheet?.href?.endsWith(`/${name}.css`);
      }, theme);
      looks.push(
        await button.evaluate((each) => {
          const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(each);
          return [backgroundColor, borderRadius, fontFamily].join(' ');
        }),
      );
    }
    assert.equal(new Set(looks).size, THEMES.length, 'each theme looks another way');
    const card = example.frameLocator('florin-checkout iframe');
    await card.getByLabel('Card number').fill('4111111111111111');
    await card.getByLabel('Expiry').fill('0330');
    await card.getByLabel('Security code').fill('737');
    await button.click();
    await example.getByRole('heading', { name: 'Payment received' }).waitFor();
    await page.goto(`${site.url}/live/first.html`);
    await page.locator('florin-checkout [part=pay-button]').waitFor();
    assert.deepEqual(await findings(page, page.mainFrame()), []);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('change the theme of a checkout, measure its contrast, and give the CSS', async () => {
    const { page, context } = await newShopper(browser);
    await page.goto(`${site.url}/live/theme.html`);
    const button = page.locator('florin-checkout [part=pay-button]');
    await button.waitFor();
    const background = () => button.evaluate((each) => getComputedStyle(each).backgroundColor);
    await page.getByText('All pairs of colours have enough contrast.').waitFor();
    assert.deepEqual(await findings(page, page.mainFrame()), []);
    await page.getByLabel('accent, light', { exact: true }).fill('#ff8800');
    await page.waitForFunction(
      (expected) =>
        getComputedStyle(
          document.querySelector('florin-checkout')!.shadowRoot!.querySelector('[part=pay-button]')!,
        ).backgroundColor === expected,
      'rgb(255, 136, 0)',
    );
    // On three surfaces, and below the words of a button.
    await page.getByText('Too weak: 4.').waitFor();
    const css = page.getByLabel('CSS to copy');
    assert.match(await css.inputValue(), /^ {2}--florin-color-accent: light-dark\(#ff8800, #9db4ff\);$/m);
    await page.getByRole('button', { name: 'Back to the defaults' }).click();
    await page.getByText('All pairs of colours have enough contrast.').waitFor();
    await page.getByLabel(/Colour of the brand/).fill('#7a3b12');
    await page.getByText(/^#7a3b12 is too weak in dark: the accent is #/).waitFor();
    assert.match(await css.inputValue(), /^ {2}--florin-color-accent: light-dark\(#7a3b12, #/m);
    assert.match(await css.inputValue(), /^ {2}--florin-color-skeleton: /m);
    await page.getByText('All pairs of colours have enough contrast.').waitFor();
    assert.deepEqual(await findings(page, page.mainFrame()), []);
    await page.getByRole('button', { name: 'Back to the defaults' }).click();
    await until(async () => (await css.inputValue()) === '/* Nothing is changed yet. */', 'it is as it was');
    assert.notEqual(await background(), 'rgb(255, 136, 0)');
    await pay(page, '4111111111111111');
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    await context.close();
  });
});
