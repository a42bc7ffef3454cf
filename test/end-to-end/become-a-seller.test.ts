import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { findings } from './axe.js';
import { newShopper, openBrowser, until } from './browser.js';
import { sharedShopServer, type ShopServer } from './shop-server.js';

const PROOF = 'Proof of identity';

describe('a person who wants to sell', () => {
  let shop: ShopServer;
  let browser: Browser;
  before(async () => {
    [shop, browser] = await Promise.all([sharedShopServer(), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await shop?.close();
  });

  /** A new seller on their page, and every link that was made for them. */
  async function join(openIn: 'same-tab' | 'new-tab' | 'popup', look = '') {
    const { context, page, complaints } = await newShopper(browser);
    const links: string[] = [];
    context.on('request', (request) => {
      if (/\/hosted-onboarding\/[\w-]+$/.test(request.url())) links.push(request.url());
    });
    await page.goto(`${shop.address}/become-a-seller.html${look}`);
    await page.locator('#join').click();
    await page.locator('#open-in').selectOption(openIn);
    await stillNeeded(page, 3);
    return { context, page, complaints, links };
  }

  const stillNeeded = (page: Page, count: number): Promise<void> =>
    page.getByRole('heading', { name: `Still needed from you: ${count}` }).waitFor();

  const goButton = (page: Page) => page.locator('[part=go]');

  /** Fills the hosted pages in, as a person does who will upload a document later. */
  async function fill(page: Page, proof: 'later' | 'number' = 'later'): Promise<void> {
    await page.getByRole('heading', { name: PROOF }).waitFor();
    await page.locator(`[value=${proof}]`).check();
    if (proof === 'number') await page.getByLabel('Document number').fill('NX1234567');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Account number (IBAN)').fill('NL91 ABNA 0417 1643 00');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('I accept the terms').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
  }

  const hostOf = (page: Page): string => new URL(page.url()).host;

  it('goes to the provider’s pages and comes back in the same tab: one document is left, said plainly', async () => {
    const { page, complaints, context, links } = await join('same-tab');
    await goButton(page).click();
    await page.getByRole('heading', { name: PROOF }).waitFor();
    assert.notEqual(hostOf(page), new URL(shop.address).host);
    await fill(page);
    await stillNeeded(page, 1);
    assert.equal(page.url(), `${shop.address}/become-a-seller.html`);
    const need = await page.locator('[part=need].seller').innerText();
    assert.match(need, /Proof of identity\s+Upload a picture of a passport/);
    await page.locator('[part=notice]', { hasText: 'Welcome back' }).waitFor();
    const token = links[0]?.split('/').at(-1) ?? assert.fail();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    );
    assert.ok(!kept.includes(token) && !shop.output().includes(token));
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('uploads the document that is left, seen before it is sent, and can be paid out once it is checked', async () => {
    const { page, complaints, context } = await join('same-tab');
    await goButton(page).click();
    await fill(page);
    await stillNeeded(page, 1);
    const documents = page.locator('florin-verification-documents');
    await documents.getByRole('button', { name: `Upload: ${PROOF}` }).click();
    const passport = { name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await documents.locator('.drop input').first().setInputFiles(passport);
    const picture = documents.locator('[part=preview] img');
    await picture.waitFor();
    await until(
      () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
      'the picture is seen under the page’s policy',
    );
    await context.setOffline(true);
    await documents.getByRole('button', { name: /^Send: / }).click();
    await documents.getByText('Your file is still here').first().waitFor();
    await context.setOffline(false);
    await documents.getByRole('button', { name: /^Try again: / }).click();
    await documents.getByText('Being checked').first().waitFor();
    await page.getByRole('heading', { name: 'You are verified' }).waitFor();
    assert.match(await page.locator('[part=ability]', { hasText: 'Get paid out' }).innerText(), /ready/);
    await documents.getByText('Received').first().waitFor();
    const accounts = page.locator('florin-transfer-instruments');
    await accounts.getByText('Confirmed').waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    assert.ok(!/passport|0417164300/.test(kept + shop.output()));
    assert.deepEqual(
      complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED/.test(complaint)),
      [],
    );
    await context.close();
  });

  it('is verified once everything was given and checked', async () => {
    const { page, context } = await join('same-tab');
    await goButton(page).click();
    await fill(page, 'number');
    await page.getByRole('heading', { name: 'We are checking your details' }).waitFor();
    await page.getByRole('heading', { name: 'You are verified' }).waitFor();
    await page.getByText('You can sell now, and be paid out.').waitFor();
    assert.match(await page.locator('[part=ability]', { hasText: 'Get paid out' }).innerText(), /ready/);
    await context.close();
  });

  for (const openIn of ['new-tab', 'popup'] as const)
    it(`C3-78: in a ${openIn} the provider’s pages know nothing of this one, which hears when they are done`, async () => {
      const { page, complaints, context } = await join(openIn);
      const [hosted] = await Promise.all([context.waitForEvent('page'), goButton(page).click()]);
      await hosted.getByRole('heading', { name: PROOF }).waitFor();
      assert.deepEqual(await hosted.evaluate(() => [window.opener, document.referrer]), [null, '']);
      await page.getByText('is open in another window').waitFor();
      await fill(hosted);
      await stillNeeded(page, 1);
      await hosted.getByText('You can close this window').waitFor();
      const closed = hosted.waitForEvent('close');
      // The window can be gone before the click is known to have happened.
      await hosted
        .getByRole('button', { name: 'Close this window' })
        .click()
        .catch(() => undefined);
      await closed;
      assert.deepEqual(complaints, []);
      await context.close();
    });

  it('closes the window half-way, and goes on with a new link where they were', async () => {
    const { page, context, links } = await join('popup');
    const [hosted] = await Promise.all([context.waitForEvent('page'), goButton(page).click()]);
    await hosted.getByRole('heading', { name: PROOF }).waitFor();
    await hosted.locator('[value=later]').check();
    await hosted.getByRole('button', { name: 'Continue' }).click();
    await hosted.getByLabel('Account number (IBAN)').waitFor();
    await hosted.close();
    await page.bringToFront();
    await page.locator('[part=notice]', { hasText: 'You are back' }).waitFor();
    const [again] = await Promise.all([context.waitForEvent('page'), goButton(page).click()]);
    await again.getByRole('heading', { name: PROOF }).waitFor();
    assert.ok(await again.locator('[value=later]').isChecked());
    assert.equal(new Set(links).size, 2);
    await context.close();
  });

  it('C3-79: finds a link where the browser keeps the window closed', async () => {
    const { page, context } = await join('new-tab');
    await page.evaluate(() => void (window.open = () => null));
    await goButton(page).click();
    await page.getByText('blocked the new window').waitFor();
    const [hosted] = await Promise.all([context.waitForEvent('page'), page.locator('[part=link]').click()]);
    await hosted.getByRole('heading', { name: PROOF }).waitFor();
    assert.deepEqual(await hosted.evaluate(() => [window.opener, document.referrer]), [null, '']);
    assert.equal(await page.locator('[part=link]').count(), 0);
    await context.close();
  });

  it('is led home by a link that was used before', async () => {
    const { page, context, links } = await join('same-tab');
    await goButton(page).click();
    await page.getByRole('heading', { name: PROOF }).waitFor();
    await page.goto(links[0] ?? '');
    await page.getByRole('heading', { name: 'This link was already used' }).waitFor();
    await page.getByRole('link', { name: /Return to localhost/ }).click();
    await stillNeeded(page, 3);
    await context.close();
  });

  it('without a network is told so, loses nothing, and tries again', async () => {
    const { page, context } = await join('same-tab');
    await context.setOffline(true);
    await goButton(page).click();
    await page.getByText('The link could not be created. You are offline').first().waitFor();
    assert.equal(await page.locator('florin-onboarding-launcher [part=need]').count(), 3);
    await context.setOffline(false);
    await goButton(page).click();
    await page.getByRole('heading', { name: PROOF }).waitFor();
    await context.close();
  });

  it('is no other seller: another seller’s legal entity does not exist for them', async () => {
    const mine = await join('same-tab');
    const theirs = await join('same-tab');
    const id = await theirs.page.locator('florin-onboarding-launcher').evaluate((element) => {
      return (element as HTMLElement & { legalEntity: string }).legalEntity;
    });
    const paths = [id, 'LE0'].flatMap((who) =>
      ['', '/onboardingLinks', '/checkVerificationErrors'].map((path) => `${who}${path}`),
    );
    const answers: string[] = [];
    for (const path of paths)
      answers.push(
        await mine.page.evaluate(async (asked) => {
          const method = asked.includes('/') ? 'POST' : 'GET';
          const headers = { 'content-type': 'application/json', 'x-demo-role': 'seller' };
          const init = { method, headers, ...(method === 'POST' && { body: '{}' }) };
          const answer = await fetch(`/florin/legal-entity/legalEntities/${asked}`, init);
          return `${answer.status} ${await answer.text()}`;
        }, path),
      );
    assert.ok(answers.every((answer) => answer.startsWith('404 ')));
    assert.deepEqual(answers.slice(0, 3), answers.slice(3));
    await Promise.all([mine.context.close(), theirs.context.close()]);
  });

  it('fills the provider’s pages in by keyboard, and hears what is wrong', async () => {
    const { page, context } = await join('same-tab');
    await goButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: PROOF }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    const errors = page.getByRole('alert');
    await errors.waitFor();
    assert.ok(await errors.evaluate((list) => list === document.activeElement));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    await until(async () => (await focused()) === 'person.proof', 'the field has the focus');
    await context.close();
  });

  it('finds nothing in the way on any page, here or at the provider’s, light and dark, on a narrow screen too', async () => {
    const { page, context } = await join('same-tab');
    const look = async (): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await findings(page, page.mainFrame()), [], `${page.url()} ${colorScheme}`);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= (page.viewportSize()?.width ?? 0), page.url());
    };
    const next = (name = 'Continue') => page.getByRole('button', { name }).click();
    await look();
    await page.setViewportSize({ width: 320, height: 640 });
    await goButton(page).click();
    await page.getByRole('heading', { name: PROOF }).waitFor();
    await look();
    await next();
    await page.getByRole('alert').waitFor();
    await look();
    await page.locator('[value=number]').check();
    await page.getByLabel('Document number').fill('NX1234567');
    await look();
    await next();
    await page.getByLabel('Account number (IBAN)').fill('NL91 ABNA 0417 1643 00');
    await look();
    await next();
    await page.getByLabel('I accept the terms').check();
    await look();
    await next();
    await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    await look();
    await next('Send');
    await page.getByRole('heading', { name: 'You are verified' }).waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    await look();
    await context.close();
  });
});
