import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import type { Browser, BrowserContext, Page } from 'playwright-core';

import { TEST_CARDS } from '../../src/sandbox/index.js';
import { CheckoutPage } from '../../src/testing/index.js';
import { ROOT } from '../house/files.js';
import { createApp } from '../package/installed-app.js';
import { newShopper, openBrowser } from './browser.js';
import { snippet } from './readme-blocks.js';
import { openSite, pageWith, type Site } from './site.js';

const cardThat = (happens: RegExp): string => TEST_CARDS.find((card) => happens.test(card.happens))!.number;

describe('a checkout in the tests of a merchant', () => {
  let browser: Browser;
  let site: Site;
  let context: BrowserContext;
  let orders = 0;

  before(async () => {
    browser = await openBrowser();
    site = await openSite({ folders: [`${ROOT}/dist/cdn`] });
  });
  afterEach(() => context?.close());
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(attributes = ''): Promise<[CheckoutPage, Page, string]> {
    const order = `ORDER-${++orders}`;
    const tag = `<florin-checkout proxy="/florin" order="${order}" ${attributes}></florin-checkout>`;
    site.files.set('/', pageWith(`${tag}<script type="module" src="/checkout.en.js"></script>`));
    const shopper = await newShopper(browser);
    ({ context } = shopper);
    await shopper.page.goto(site.address);
    return [new CheckoutPage(shopper.page), shopper.page, order];
  }

  it('types a card, pays and says how it ended', async () => {
    const [checkout, , order] = await open();
    await checkout.typeCard({ number: cardThat(/^Paid at once\.$/) });
    await checkout.pay();
    assert.equal(await checkout.outcome(), 'paid');
    assert.equal(site.settled.get(order), 'paid');
    assert.equal(await checkout.outcome(), 'paid');
  });

  it('answers the bank, right and wrong, in any language, and types the name on the card', async () => {
    const number = cardThat(/asks for a code: 1234 is right/);
    const [right] = await open('with-holder-name locale="de"');
    await right.typeCard({ number, expiry: '03/2030', securityCode: '737', holderName: 'Anna Berg' });
    await right.pay();
    await right.answerChallenge();
    assert.equal(await right.outcome(), 'paid');
    await context.close();
    const [wrong] = await open();
    await wrong.typeCard({ number });
    await wrong.pay();
    await wrong.answerChallenge('9999');
    assert.equal(await wrong.outcome(), 'refused');
  });

  it('chooses another way to pay by what the shopper reads', async () => {
    const [checkout, page] = await open('country-code="NL"');
    await checkout.chooseMethod('iDEAL');
    await page.getByRole('radio', { name: /iDEAL/, checked: true }).waitFor();
  });

  /** Runs a program of the documentation, in an app that has the package. */
  async function runRecipe<Result>(name: string, run: (program: never, page: Page) => Promise<Result>) {
    const folder = createApp('/checkout.en.js');
    try {
      const path = join(folder, 'recipe.mjs');
      writeFileSync(path, snippet(name));
      const tag = '<florin-checkout proxy="/florin" order="ORDER-1001"></florin-checkout>';
      site.files.set(
        '/checkout.html',
        pageWith(`${tag}<script type="module" src="/checkout.en.js"></script>`),
      );
      const shopper = await newShopper(browser, { baseURL: site.address });
      ({ context } = shopper);
      return await run((await import(pathToFileURL(path).href)) as never, shopper.page);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  it('plays a scenario as the documentation shows it', async () => {
    const playing = (recipe: { buyIn(page: Page, name: string): Promise<object> }, page: Page) =>
      recipe.buyIn(page, 'refused-balance');
    const ended = { expected: 'refused', seen: 'refused' };
    assert.deepEqual(await runRecipe('testing-scenario-playwright', playing), ended);
  });

  it('buys as the documentation shows it, from the package', async () => {
    const buying = ({ buy }: { buy(page: Page): Promise<string> }, page: Page) => buy(page);
    assert.equal(await runRecipe('testing-playwright', buying), 'paid');
  });
});
