import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { ROOT } from '../house/files.js';
import { newShopper, openBrowser, until } from './browser.js';
import { cardFrame, CARDS, pay, received } from './card.js';
import { checkoutPage, openSite, pageWith, type Site } from './site.js';

const FRAME = '/florin/card-frame/1/frame.html';

/** Answers whatever frame says hello, as a page that wants its inputs would. */
const OPENER = `
  const heard = (globalThis.heard = []);
  addEventListener('message', ({ data, source }) => {
    heard.push(data);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => heard.push(event.data);
    const init = { florin: 1, type: 'init', nonce: 'abcdefghijklmnopqrstuvwxyz', serverTime: Date.now(), settings: {} };
    source.postMessage(init, '*', [port2]);
  });`;

const withoutSandbox = (response: Response): Response => {
  const policy = response.headers.get('content-security-policy') ?? '';
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', policy.replace(/;?\s*sandbox[^;]*/, ''));
  return new Response(response.body, { status: response.status, headers });
};

interface Heard {
  readonly heard: readonly { readonly type: string; readonly closed?: string; readonly reason?: string }[];
}

describe('the card frame’s isolation', () => {
  let browser: Browser;
  let site: Site;
  before(async () => {
    browser = await openBrowser();
    site = await openSite({ folders: [join(ROOT, 'dist/cdn')] });
    site.files.set('/opener.js', OPENER);
    site.files.set('/checkout.html', checkoutPage('ONE'));
    site.files.set(
      '/bare.html',
      pageWith(`<iframe src="${FRAME}"></iframe>`, '<script src="/opener.js"></script>'),
    );
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  const strip = () => {
    site.intercept = (request) =>
      new URL(request.url).pathname === FRAME ? site.proxy(request).then(withoutSandbox) : undefined;
  };

  async function visit(path: string): Promise<Page> {
    const { page } = await newShopper(browser);
    await page.goto(site.address + path);
    return page;
  }

  const inputs = (page: Page) => page.frameLocator('iframe').locator('input').count();
  const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as Heard).heard);

  it('a page that forgot the sandbox attribute cannot look inside, because the answer carries it too', async () => {
    site.intercept = undefined;
    const page = await visit('/bare.html');
    await until(async () => (await heard(page)).length > 0, 'the frame says hello');
    assert.equal(await page.evaluate(() => document.querySelector('iframe')?.contentDocument), null);
    assert.equal(await inputs(page), 0);
  });

  it('where the answer lost it, the element’s own attribute isolates the frame', async () => {
    strip();
    const page = await visit('/checkout.html');
    const body = cardFrame(page).locator('body');
    assert.equal(await body.evaluate(() => self.origin), 'null');
    await pay(page, CARDS.paid);
    await received(page);
  });

  it('without both it is closed: no input, and both sides are told', async () => {
    strip();
    const page = await visit('/bare.html');
    await until(async () => (await heard(page)).length > 1, 'the frame says hello and that it is closed');
    const [hello, closed] = await heard(page);
    assert.equal(hello?.closed, 'not-isolated');
    assert.deepEqual(closed, { type: 'closed', reason: 'not-isolated' });
    assert.equal(await inputs(page), 0);
    await page.frameLocator('iframe').getByText('closed: not-isolated').waitFor();
  });
});
