import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { checkout } from '../../src/client/checkout/index.js';
import { createClient } from '../../src/client/index.js';
import { DAY } from '../../src/facts/instant.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { findings } from './axe.js';
import { newShopper, openBrowser } from './browser.js';
import { closeAll, listen, pageWith } from './site.js';

const merchantAccount = 'FlorinTest';
const amount = { value: 1999, currency: 'EUR' };

/** A merchant's server, a page that the shopper comes back to, and a platform whose clock the test moves. */
async function openMerchant() {
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  let ahead = 0;
  let count = 0;
  const platform = await listen((request) => answer(request), '127.0.0.1');
  const home = () =>
    new Response(pageWith('<h1>Back in the shop</h1>'), { headers: { 'content-type': 'text/html' } });
  const shop = await listen(home, 'localhost');
  const sandbox = await createSandbox({ origin: platform.address, now: () => Date.now() + ahead });
  answer = sandbox;
  const client = createClient({
    baseUrl: 'https://checkout.example/v71',
    fetch: sandbox.fetch,
    headers: { 'x-api-key': 'key' },
  });
  const asked = () => ({
    merchantAccount,
    amount,
    reference: `invoice-${++count}`,
    returnUrl: `${shop.address}/return`,
  });
  const { books } = sandbox;
  return {
    client,
    shop: shop.address,
    link: async () => {
      const request = { ...asked(), reusable: false };
      const idempotencyKey = request.reference;
      const { id, url } = await client.call(checkout.createPaymentLink, request, { idempotencyKey });
      const status = async () => (await client.call(checkout.getPaymentLink, { linkId: id })).status;
      const charges = () =>
        books().filter(({ charged, reference }) => charged && reference === request.reference).length;
      return { id, url, status, charges };
    },
    session: async () => {
      const request = { ...asked(), mode: 'hosted' as const };
      return (await client.call(checkout.createSession, request)).url ?? '';
    },
    wait: (milliseconds: number) => void (ahead += milliseconds),
    close: () => closeAll([platform.server, shop.server]),
  };
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at instanceof HTMLSelectElement ? (at.labels[0]?.textContent ?? '') : (at?.textContent ?? '');
  });

/** Goes on by the Tab key until the focus is on what has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    if (name.test((await focused(page)).trim())) return;
  }
  assert.fail(`No Tab leads to ${name}.`);
}

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();

/** Chooses a test card by the first letters of its number, as a shopper without a mouse does, and pays. */
async function payByKeys(page: Page, number: string): Promise<void> {
  await tabTo(page, /^Test card/);
  await page.keyboard.type(number);
  await tabTo(page, /^Pay /);
  await page.keyboard.press('Enter');
}

const VISA = '4111 1111';
const BY_REDIRECT = '4212 3456 7890';
const REFUSED = '4000 0000 0000 0002';

describe('a hosted payment page in a browser', () => {
  let browser: Browser;
  let merchant: Awaited<ReturnType<typeof openMerchant>>;
  before(async () => {
    [browser, merchant] = await Promise.all([openBrowser(), openMerchant()]);
  });
  after(async () => {
    await browser?.close();
    await merchant?.close();
  });

  const visit = async (url: string, options?: Parameters<typeof newShopper>[1]) => {
    const shopper = await newShopper(browser, options);
    await shopper.page.goto(url);
    return shopper;
  };

  it('a payment link is paid by keyboard alone, and leads back to the shop', async () => {
    const link = await merchant.link();
    const { page, complaints, context } = await visit(link.url);
    await title(page, 'Pay by card');
    await payByKeys(page, VISA);
    await title(page, 'Paid');
    assert.equal(await link.status(), 'completed');
    await tabTo(page, /^Continue/);
    await page.keyboard.press('Enter');
    await title(page, 'Back in the shop');
    assert.equal(page.url(), `${merchant.shop}/return`);
    assert.equal(link.charges(), 1);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('a card that its bank asks about is paid by keyboard alone, on the bank’s page', async () => {
    const link = await merchant.link();
    const { page, complaints, context } = await visit(link.url);
    await payByKeys(page, BY_REDIRECT);
    await title(page, 'Approve this payment?');
    await tabTo(page, /^Approve/);
    await page.keyboard.press('Enter');
    await title(page, 'Paid');
    assert.deepEqual([await link.status(), link.charges()], ['completed', 1]);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('a payment cancelled at the bank is not charged, and can be tried again', async () => {
    const link = await merchant.link();
    const { page, context } = await visit(link.url);
    await payByKeys(page, BY_REDIRECT);
    await title(page, 'Approve this payment?');
    await tabTo(page, /^Cancel/);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Nothing was charged' }).waitFor();
    assert.deepEqual([await link.status(), link.charges()], ['active', 0]);
    await payByKeys(page, VISA);
    await title(page, 'Paid');
    assert.equal(link.charges(), 1);
    await context.close();
  });

  it('a link that is open in two windows is paid once, and both say so', async () => {
    const link = await merchant.link();
    const [first, second] = await Promise.all([visit(link.url), visit(link.url)]);
    for (const { page } of [first, second]) {
      await payByKeys(page, VISA);
      await title(page, 'Paid');
    }
    await first.page.goto(link.url);
    await title(first.page, 'Paid');
    assert.equal(link.charges(), 1);
    await Promise.all([first.context.close(), second.context.close()]);
  });

  it('a hosted session takes its shopper back to the shop by itself, once it is paid', async () => {
    const { page, complaints, context } = await visit(await merchant.session());
    await payByKeys(page, BY_REDIRECT);
    await title(page, 'Approve this payment?');
    await tabTo(page, /^Approve/);
    await page.keyboard.press('Enter');
    await title(page, 'Back in the shop');
    const { searchParams } = new URL(page.url());
    assert.ok(searchParams.get('sessionId') && searchParams.get('sessionResult'));
    assert.deepEqual(complaints, []);
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`axe finds nothing, and nothing is wider than 320 pixels, when it is ${colorScheme}`, async () => {
      const viewport = { width: 320, height: 640 };
      const link = await merchant.link();
      const { page, context } = await visit(link.url, { colorScheme, viewport });
      const isSound = async (shown: string) => {
        await title(page, shown);
        for (const dir of ['ltr', 'rtl']) {
          await page.evaluate((way) => (document.documentElement.dir = way), dir);
          const [scrollWidth, clientWidth] = await page.evaluate(() => {
            const { scrollWidth: content, clientWidth: room } = document.documentElement;
            return [content, room] as const;
          });
          assert.ok(scrollWidth <= clientWidth, `${shown}, ${dir}: ${scrollWidth} px`);
        }
        assert.deepEqual(await findings(page, page.mainFrame()), []);
      };
      await isSound('Pay by card');
      await payByKeys(page, REFUSED);
      await page.getByRole('status').filter({ hasText: 'The bank refused this card' }).waitFor();
      await isSound('Pay by card');
      await payByKeys(page, BY_REDIRECT);
      await isSound('Approve this payment?');
      await tabTo(page, /^Approve/);
      await page.keyboard.press('Enter');
      await isSound('Paid');
      const ended = await merchant.link();
      await merchant.client.call(checkout.updatePaymentLink, { linkId: ended.id, status: 'expired' });
      await page.goto(ended.url);
      await isSound('This payment link has expired');
      await context.close();
    });

  it('a link that expires while its page is open takes nothing and says so', async () => {
    const link = await merchant.link();
    const { page, context } = await visit(link.url);
    merchant.wait(2 * DAY);
    await payByKeys(page, VISA);
    await title(page, 'This payment link has expired');
    assert.deepEqual([await link.status(), link.charges()], ['expired', 0]);
    await tabTo(page, /^Continue/);
    await context.close();
  });
});
