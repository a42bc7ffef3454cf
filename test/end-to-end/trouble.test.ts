import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { ROOT } from '../house/files.js';
import { newShopper, openBrowser, until } from './browser.js';
import { CARDS, payButton, received, typeCard } from './card.js';
import { checkoutPage, openSite, type Site } from './site.js';

type Obstacle = (site: Site, request: Request) => Response | Promise<Response>;

const refusal =
  (status: number, code: string, headers = {}): Obstacle =>
  () =>
    Response.json({ error: { code } }, { status, headers });

/** Certainly nothing was charged: one may pay again at once. */
const REFUSED: readonly [what: string, obstacle: Obstacle, says: RegExp][] = [
  ['401', refusal(401, 'unauthorised'), /session has ended/],
  ['403', refusal(403, 'origin-refused'), /does not accept payments from this page.*Contact the shop/],
  ['422', refusal(422, 'invalid-request'), /could not process the request.*Contact the shop/],
  ['429', refusal(429, 'rate-limited', { 'retry-after': '3' }), /Wait 3 seconds/],
];

/** It may have gone through: the shopper is told not to pay again while the page finds out. */
const IN_DOUBT: readonly [what: string, obstacle: Obstacle, says: RegExp][] = [
  ['500', refusal(500, 'internal'), /server has a problem/],
  [
    'HTML instead of JSON',
    () => new Response('<html>Sign in to our network', { headers: { 'content-type': 'text/html' } }),
    /is not the shop’s answer/,
  ],
  [
    'JSON that breaks off',
    async (site, request) => {
      const { headers, body } = await site.proxy(request);
      return new Response((await new Response(body).text()).slice(0, -3), { headers });
    },
    /connection broke before/,
  ],
];

describe('what goes wrong on the way to the shop has words of its own, and nothing typed is lost', () => {
  let browser: Browser;
  let site: Site;
  let orders = 0;
  const said = new Set<string>();
  before(async () => {
    browser = await openBrowser();
    site = await openSite({ folders: [join(ROOT, 'dist/cdn')] });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  beforeEach(() => {
    site.intercept = undefined;
    site.plugIn();
  });

  async function typed(): Promise<Page> {
    const order = `ORDER-${++orders}`;
    site.files.set('/', checkoutPage(order));
    const { page } = await newShopper(browser);
    await page.goto(site.address);
    await typeCard(page, { number: CARDS.paid });
    return page;
  }

  const isPaying = ({ url }: Request) => /\/checkout\/payments$|\/attempts\//.test(url);

  async function payInto(page: Page, obstacle: Obstacle): Promise<void> {
    site.intercept = (request) => (isPaying(request) ? obstacle(site, request) : undefined);
    await payButton(page).click();
  }

  async function says(page: Page, words: RegExp): Promise<void> {
    const sentence = await page.getByText(words).first().textContent();
    assert.ok(sentence && !said.has(sentence), `not said before: ${sentence}`);
    said.add(sentence);
  }

  async function endsPaid(page: Page): Promise<void> {
    await received(page);
    const charges = site.sandbox
      .books()
      .filter(({ order, charged }) => charged && order === `ORDER-${orders}`);
    assert.equal(charges.length, 1);
    await page.context().close();
  }

  for (const [what, obstacle, words] of REFUSED)
    it(`${what}: nothing was charged, and Pay can be pressed again`, async () => {
      const page = await typed();
      await payInto(page, obstacle);
      await says(page, words);
      site.intercept = undefined;
      await payButton(page).click();
      await endsPaid(page);
    });

  for (const [what, obstacle, words] of IN_DOUBT)
    it(`${what}: the page finds out by itself, and one charge is made`, async () => {
      const page = await typed();
      await payInto(page, obstacle);
      await says(page, words);
      await page
        .getByText(/Do not pay again/i)
        .first()
        .waitFor();
      site.intercept = undefined;
      await endsPaid(page);
    });

  it('the proxy stops in the middle: the page finds out once it is back', async () => {
    const page = await typed();
    await payInto(page, async (_, request) => {
      const answer = await site.proxy(request);
      site.unplug();
      return answer;
    });
    await says(page, /cannot be reached/);
    site.intercept = undefined;
    site.plugIn();
    await endsPaid(page);
  });

  it('the proxy is down when the page opens: it says so, and tries again when asked', async () => {
    site.files.set('/', checkoutPage(`ORDER-${++orders}`));
    const { page } = await newShopper(browser);
    await page.route('**/florin/**', (route) => route.abort());
    await page.goto(site.address);
    await page
      .getByRole('alert')
      .getByText(/cannot be reached/)
      .first()
      .waitFor();
    await page.unroute('**/florin/**');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await until(() => payButton(page).isVisible(), 'the form is there');
    await typeCard(page, { number: CARDS.paid });
    await payButton(page).click();
    await endsPaid(page);
  });

  it('a card key that is too weak opens no field', async () => {
    site.intercept = (request) =>
      request.url.includes('/card-frame/')
        ? site.proxy(request).then(async (answer) => {
            const html = (await answer.text()).replace(/10001\|[0-9A-F]{512}/i, `10001|${'AB'.repeat(128)}`);
            return new Response(html, answer);
          })
        : undefined;
    site.files.set('/', checkoutPage('ORDER-0'));
    const { page } = await newShopper(browser);
    await page.goto(site.address);
    await says(page, /not set up correctly here. Contact the shop/);
    assert.equal(await page.locator('florin-checkout iframe').count(), 0);
  });
});
