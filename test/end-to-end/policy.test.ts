import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';

import { ROOT } from '../house/files.js';
import { newShopper, openBrowser, until } from './browser.js';
import { answerChallenge, cardFrame, CARDS, challengeFrame, pay, received } from './card.js';
import { checkoutPage, openSite, pageWith, STRICT, type Site } from './site.js';

const CDN = join(ROOT, 'dist/cdn');

const returnPage = (order: string) =>
  pageWith(
    `<florin-payment-result proxy="/florin" order="${order}"></florin-payment-result>`,
    '<script type="module" src="/checkout.en.js"></script>',
  );

/** Another library's element with its own copy of Lit, bundled by the merchant's bundler. */
async function neighbour(): Promise<string> {
  const contents = `
    import { html, LitElement } from 'lit';
    class OtherApp extends LitElement {
      static properties = { count: { state: true } };
      constructor() { super(); this.count = 1; }
      render() { return html\`<p>Cart: \${this.count}</p><button @click=\${() => this.count++}>More</button>\`; }
    }
    customElements.define('other-app', OtherApp);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

interface Flow {
  readonly order: string;
  readonly how: string;
  readonly card: string;
  readonly then?: (page: Page) => Promise<void>;
}

async function works({ page }: { page: Page }, site: Site, order: string): Promise<void> {
  await received(page);
  await until(() => site.settled.get(order) === 'paid', 'the merchant’s server is told');
}

describe('under the strictest policy a page can have, with the bank on another origin', () => {
  let browser: Browser;
  let site: Site;
  before(async () => {
    browser = await openBrowser();
    site = await openSite({ folders: [CDN] });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  async function visit(order: string) {
    site.files.set('/', checkoutPage(order));
    site.files.set('/return.html', returnPage(order));
    const shopper = await newShopper(browser);
    await shopper.page.goto(site.address);
    return shopper;
  }

  const FLOWS: readonly Flow[] = [
    { order: 'AT-ONCE', how: 'at once', card: CARDS.paid },
    { order: 'CHALLENGE', how: 'after a challenge', card: CARDS.challenge, then: answerChallenge },
    {
      order: 'BOTH',
      how: 'after a fingerprint and a challenge',
      card: CARDS.fingerprintAndChallenge,
      then: answerChallenge,
    },
    { order: 'REDIRECT', how: 'at the bank’s own page', card: CARDS.redirect, then: approve },
    {
      order: 'POST',
      how: 'at the bank’s own page, reached by a form',
      card: CARDS.redirectByPost,
      then: approve,
    },
  ];

  async function approve(page: Page): Promise<void> {
    await page.getByRole('button', { name: /approve/i }).click();
    await page.waitForURL(/return\.html/);
  }

  for (const { order, how, card, then } of FLOWS)
    it(`a shopper pays ${how}, and nothing violates it`, async () => {
      const shopper = await visit(order);
      await pay(shopper.page, card);
      await then?.(shopper.page);
      await works(shopper, site, order);
      assert.deepEqual(shopper.complaints, []);
    });

  it('a violation would be seen, in the page, in the card frame and in the bank’s pages', async () => {
    const { page, complaints } = await visit('planted');
    await pay(page, CARDS.challenge);
    await challengeFrame(page).getByLabel(/code/i).waitFor();
    const violate = () => document.body.setAttribute('style', 'color: red');
    await page.evaluate(violate);
    await cardFrame(page).locator('body').evaluate(violate);
    await challengeFrame(page).locator('body').evaluate(violate);
    await page.frameLocator('iframe[src*="action-frame"]').locator('body').evaluate(violate);
    const violated = () => complaints.filter((text) => text.startsWith('violation of style-src'));
    await until(() => violated().length === 4, 'four violations are told');
  });
});

describe('beside another app with its own copy of Lit', () => {
  let browser: Browser;
  const sites: Site[] = [];
  before(async () => void (browser = await openBrowser()));
  after(async () => {
    await browser?.close();
    for (const site of sites) await site.close();
  });

  async function visit(policy: string, scripts: readonly string[]) {
    const site = await openSite({ folders: [CDN], policy });
    sites.push(site);
    site.files.set('/other-app.js', await neighbour());
    const page = checkoutPage('one', scripts).replace('<body>', '<body><other-app></other-app>');
    site.files.set('/', page);
    const shopper = await newShopper(browser);
    await shopper.page.goto(site.address);
    return { site, ...shopper };
  }

  for (const scripts of [
    ['/other-app.js', '/checkout.en.js'],
    ['/checkout.en.js', '/other-app.js'],
  ])
    it(`both work with 'allow-duplicates', loaded in the order ${scripts.join(', ')}`, async () => {
      const { site, page, complaints } = await visit(`${STRICT} 'allow-duplicates'`, scripts);
      await pay(page, CARDS.challenge);
      await answerChallenge(page);
      await works({ page }, site, 'one');
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByText('Cart: 2').waitFor();
      assert.deepEqual(complaints, []);
    });

  it('the second copy of Lit is what needs the word', async () => {
    const { page, complaints } = await visit(STRICT, ['/checkout.en.js', '/other-app.js']);
    await cardFrame(page).getByLabel('Card number').waitFor();
    assert.match(complaints.join('\n'), /trusted-types/);
  });
});
