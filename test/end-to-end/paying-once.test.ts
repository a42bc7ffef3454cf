import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { ROOT } from '../house/files.js';
import { newShopper, openBrowser } from './browser.js';
import { CARDS, payButton, received, typeCard } from './card.js';
import { checkoutPage, openSite, pageWith, type Site } from './site.js';

const isPay = ({ url }: Request): boolean => url.endsWith('/checkout/payments');
const isDetails = ({ url }: Request): boolean => url.endsWith('/payments/details');
const dontPayAgain = (page: Page) => page.getByText(/Do not pay again/i).first();

describe('one order is charged once, and every page says so in the end', () => {
  let browser: Browser;
  let site: Site;
  let orders = 0;
  let order = '';
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
    order = `ONCE-${++orders}`;
    site.files.set('/', checkoutPage(order));
    site.files.set(
      '/return.html',
      pageWith(
        `<florin-payment-result proxy="/florin" order="${order}"></florin-payment-result>`,
        '<script type="module" src="/elements.js"></script>',
      ),
    );
  });

  const charges = (of = order): number =>
    site.sandbox.books().filter((entry) => entry.charged && entry.order === of).length;

  async function open(context?: BrowserContext): Promise<Page> {
    const page = context ? await context.newPage() : (await newShopper(browser)).page;
    await page.goto(site.address);
    return page;
  }

  async function typed(context?: BrowserContext, number: string = CARDS.paid): Promise<Page> {
    const page = await open(context);
    await typeCard(page, { number });
    return page;
  }

  /** Waits with the answer to a payment until the test lets it go; the request is carried out, or waits as well. */
  function hold(when: 'before' | 'after'): { release(): void; readonly held: Promise<void> } {
    let release = (): void => undefined;
    let arrived = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const held = new Promise<void>((resolve, reject) => {
      arrived = resolve;
      // A click that sends nothing is a failure to be told, and nothing to wait for without end.
      setTimeout(() => reject(new Error('no payment has arrived for 30 s')), 30_000).unref();
    });
    held.catch(() => undefined);
    site.intercept = (request) => {
      if (!isPay(request)) return undefined;
      site.intercept = undefined;
      if (when === 'before') {
        arrived();
        return gate.then(() => site.proxy(request));
      }
      return site.proxy(request).then(async (answer) => {
        arrived();
        await gate;
        return answer;
      });
    };
    return { release: () => release(), held };
  }

  async function toBank(page: Page): Promise<void> {
    await payButton(page).click();
    await page.getByRole('button', { name: /approve/i }).waitFor();
  }

  it('C7-117: the answer gets lost after the money was taken: the page finds out by itself', async () => {
    const page = await typed();
    await page.route('**/checkout/payments', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await payButton(page).click();
    await received(page);
    assert.equal(charges(), 1);
  });

  for (const when of ['before', 'after'] as const)
    it(`C7-117: reloaded while it is sent, ${when} the shop has it: the new page knows`, async () => {
      const page = await typed();
      const { release, held } = hold(when);
      await payButton(page).click();
      await held;
      await page.reload();
      release();
      await received(page);
      assert.equal(charges(), 1);
    });

  it('C7-117: pressed in two tabs at the same time: one of them pays, and both say so', async () => {
    const first = await typed();
    const second = await typed(first.context());
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    site.intercept = (request) => (isPay(request) ? gate.then(() => site.proxy(request)) : undefined);
    await Promise.all([payButton(first).click(), payButton(second).click()]);
    release();
    await Promise.all([received(first), received(second)]);
    assert.equal(charges(), 1);
  });

  it('C7-117: pressed in a second tab while the first waits for its answer: nothing is sent twice', async () => {
    const first = await typed();
    const second = await typed(first.context());
    const { release, held } = hold('after');
    await payButton(first).click();
    await held;
    await payButton(second).click();
    await received(second);
    release();
    await received(first);
    assert.equal(charges(), 1);
  });

  it('C7-117: paid in one tab: another, in which the card stands typed, says so by itself', async () => {
    const first = await typed();
    const second = await typed(first.context());
    await payButton(first).click();
    await Promise.all([received(first), received(second)]);
    assert.equal(charges(), 1);
  });

  it('C7-117: back from the bank without an answer: it can be gone on with, and not paid beside', async () => {
    const page = await typed(undefined, CARDS.redirect);
    await toBank(page);
    await page.goBack();
    await page.getByRole('button', { name: /continue|go on/i }).waitFor();
    assert.equal(await payButton(page).isVisible(), false);
    assert.equal(charges(), 0);
    await page.getByRole('button', { name: /continue|go on/i }).click();
    await page.getByRole('button', { name: /approve/i }).click();
    await received(page);
    assert.equal(charges(), 1);
  });

  it('C7-118: the return address is opened once more, here and in another tab: the same result, and nothing new', async () => {
    const page = await typed(undefined, CARDS.redirect);
    await toBank(page);
    const returning = page.waitForRequest(/return\.html\?.*redirectResult/);
    await page.getByRole('button', { name: /approve/i }).click();
    const address = (await returning).url();
    await received(page);
    assert.doesNotMatch(page.url(), /redirectResult/);
    const tab = await page.context().newPage();
    for (const again of [page, tab]) {
      await again.goto(address);
      await received(again);
      assert.doesNotMatch(again.url(), /redirectResult/);
    }
    assert.equal(charges(), 1);
  });

  it('C7-118: another shopper’s result changes nothing, for either of the two', async () => {
    const victim = await typed(undefined, CARDS.redirect);
    await toBank(victim);
    const returning = victim.waitForRequest(/return\.html\?.*redirectResult/);
    // The result never gets to the shop: the page is closed with it.
    site.intercept = (request) => (isDetails(request) ? new Promise(() => undefined) : undefined);
    await victim.getByRole('button', { name: /approve/i }).click();
    const stolen = (await returning).url();
    const session = victim.context();
    await victim.close();
    site.intercept = undefined;
    const { page: thief } = await newShopper(browser);
    await thief.goto(site.address);
    await payButton(thief).waitFor();
    await thief.goto(stolen);
    await thief.waitForFunction(
      () => document.querySelector<HTMLElement & { outcome?: string }>('florin-payment-result')?.outcome,
    );
    assert.equal(await thief.getByRole('heading', { name: 'Payment received' }).count(), 0);
    assert.equal(charges(), 0);
    const back = await session.newPage();
    await back.goto(stolen);
    await received(back);
    assert.equal(charges(), 1);
  });

  describe('without a network', () => {
    it('C7-117: before it is sent: nothing is charged, and the same card pays once the network is back', async () => {
      const page = await typed();
      await page.context().setOffline(true);
      await payButton(page).click();
      await dontPayAgain(page).waitFor();
      assert.equal(charges(), 0);
      await page.context().setOffline(false);
      await received(page);
      assert.equal(charges(), 1);
    });

    it('C7-117: while it is sent: the page says what it does not know, and finds out', async () => {
      const page = await typed();
      const { release, held } = hold('after');
      await payButton(page).click();
      await held;
      site.unplug();
      release();
      await dontPayAgain(page).waitFor();
      site.plugIn();
      await received(page);
      assert.equal(charges(), 1);
    });

    it('C7-117: when it comes back from the bank: the result is handed in once the network is there', async () => {
      const page = await typed(undefined, CARDS.redirect);
      await toBank(page);
      let isCut = true;
      await page.route('**/florin/**', (route) =>
        isCut ? route.abort('internetdisconnected') : route.continue(),
      );
      await page.getByRole('button', { name: /approve/i }).click();
      await page.waitForURL(/return\.html/);
      await page.locator('florin-payment-result').waitFor();
      assert.equal(await page.getByRole('heading', { name: 'Payment received' }).count(), 0);
      isCut = false;
      await received(page);
      assert.equal(charges(), 1);
    });
  });

  it('C7-117: the answer to what the bank said gets lost: it is handed in again, and counts once', async () => {
    const page = await typed(undefined, CARDS.redirect);
    await toBank(page);
    let lost = 0;
    site.intercept = (request) =>
      isDetails(request) && lost++ === 0
        ? site.proxy(request).then(() => new Response('{', { status: 502 }))
        : undefined;
    await page.getByRole('button', { name: /approve/i }).click();
    await received(page);
    assert.ok(lost > 0);
    assert.equal(charges(), 1);
  });
});
