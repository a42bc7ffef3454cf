import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { findings } from './axe.js';
import { newShopper } from './browser.js';
import { openShop, type OwnShop } from './shop.js';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('payment links in the back office', () => {
  let shop: OwnShop;
  before(async () => {
    // Its own: the clock goes a day on.
    shop = await openShop();
  });
  after(() => shop?.close());

  const visit = async (look = '', options?: Parameters<typeof newShopper>[1]) => {
    const operator = await newShopper(shop.browser, options);
    await operator.page.goto(`${shop.address}/office.html${look}`);
    return operator;
  };

  /** Makes a link with the button, and gives its line in the list. */
  async function make(page: Page, what: string, { amount = '25.00', hours = '24' } = {}) {
    const section = page.locator('#links');
    await section.getByLabel('What it is for').fill(what);
    await section.getByLabel('Amount in euros').fill(amount);
    await section.getByLabel('Expires after').selectOption(hours);
    await section.getByRole('button', { name: 'Make a payment link' }).click();
    const line = section.getByRole('listitem').filter({ hasText: what });
    await line.waitFor();
    return line;
  }

  async function payAt(url: string) {
    const { page, context } = await newShopper(shop.browser);
    await page.goto(url);
    const [card = ''] = await page
      .getByLabel('Test card')
      .locator('option', { hasText: '4111 1111' })
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await page.getByLabel('Test card').selectOption(card);
    await page.getByRole('button', { name: 'Pay €25.00' }).click();
    return { page, context };
  }

  it('is made with a button, shows when it expires, is paid on its own page, and says so', async () => {
    const { page, complaints, context } = await visit();
    const line = await make(page, 'Repair of a lamp');
    await line.getByText(/Not paid yet · expires .*\d:\d\d/).waitFor();
    const url = (await line.getByRole('link').getAttribute('href')) ?? '';
    const shopper = await payAt(url);
    await title(shopper.page, 'Paid');
    await page.getByRole('button', { name: 'Look at the links again' }).click();
    await line.getByText('Paid', { exact: true }).waitFor();
    assert.equal(await line.getByRole('button').count(), 0);
    await shopper.page.getByRole('link', { name: 'Continue' }).click();
    await shopper.page.waitForURL(`${shop.address}/`);
    assert.deepEqual(complaints, []);
    await Promise.all([context.close(), shopper.context.close()]);
  });

  it('is ended with a button, stays ended after a reload, and takes nothing', async () => {
    const { page, context } = await visit();
    const line = await make(page, 'A chair');
    const url = (await line.getByRole('link').getAttribute('href')) ?? '';
    await line.getByRole('button', { name: 'End link: A chair' }).click();
    await page.getByText('The payment link has ended.').waitFor();
    await line.getByText('Expired').waitFor();
    await page.reload();
    await line.getByText('Expired').waitFor();
    const shopper = await newShopper(shop.browser);
    await shopper.page.goto(url);
    await title(shopper.page, 'This payment link has expired');
    await Promise.all([context.close(), shopper.context.close()]);
  });

  it('expires by the platform’s clock, whichever time the browser has', async () => {
    const { page, context } = await visit();
    const advance = () => page.request.post(`${shop.address}/shop/clock`, { data: { by: 2 * 3_600_000 } });
    await advance();
    const line = await make(page, 'An hour', { hours: '1' });
    await line.getByText('Not paid yet').waitFor();
    await advance();
    await page.getByRole('button', { name: 'Look at the links again' }).click();
    await line.getByText('Expired').waitFor();
    await context.close();
  });

  it('is not made without an amount, and made once where its answer was lost', async () => {
    const { page, context } = await visit();
    const made: string[] = [];
    await page.route('**/florin/checkout/paymentLinks', async (route) => {
      const response = await route.fetch();
      made.push(((await response.json()) as { id: string }).id);
      return made.length > 1 ? route.fulfill({ response }) : route.abort();
    });
    const section = page.locator('#links');
    const button = section.getByRole('button', { name: 'Make a payment link' });
    await section.getByLabel('What it is for').fill('A table');
    await section.getByLabel('Amount in euros').fill('nothing');
    await button.click();
    await page.getByText('Enter an amount in euros').waitFor();
    assert.deepEqual(made, []);
    await section.getByLabel('Amount in euros').fill('25.00');
    await button.click();
    await page.getByText('We do not know whether the payment link was made.').waitFor();
    await button.click();
    await section.getByRole('listitem').filter({ hasText: 'A table' }).waitFor();
    assert.equal(made.length, 2);
    assert.equal(made[0], made[1]);
    await context.close();
  });

  for (const [colorScheme, look] of [
    ['light', ''],
    ['dark', '?lang=ar&dir=rtl'],
  ] as const)
    it(`axe finds nothing, and nothing is wider than 320 pixels, when it is ${colorScheme}`, async () => {
      const { page, context } = await visit(look, { colorScheme, viewport: { width: 320, height: 900 } });
      await make(page, 'A lamp', { amount: '25' });
      const widths = () =>
        page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      const [content = 0, room = 0] = await widths();
      assert.ok(content <= room, `${content} px`);
      assert.deepEqual(await findings(page, page.mainFrame()), []);
      await context.close();
    });
});
