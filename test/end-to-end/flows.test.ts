import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { until } from './browser.js';
import { cardFrame, challengeFrame, payButton, typeCard } from './card.js';
import { openShop, orderRow, type OwnShop, type Visitor } from './shop.js';
import { closeAll, listen } from './site.js';

const VISA = '4111111111111111';
const CHALLENGE = '4212345678910006';
const FINGERPRINT_AND_CHALLENGE = '4917610000000000';
const REDIRECT = '4212345678901237';
const REDIRECT_BY_POST = '5212345678901234';
const REFUSED = '4000000000000002';

describe('a shopper in the demo shop', () => {
  let shop: OwnShop;
  before(async () => void (shop = await openShop()));
  after(() => shop?.close());

  async function pay(card: string, options: Parameters<OwnShop['visit']>[0] = {}): Promise<Visitor> {
    const visitor = await shop.visit(options);
    await typeCard(visitor.page, { number: card });
    await payButton(visitor.page).click();
    return visitor;
  }

  const outcomeOf = (page: Page) =>
    page.evaluate(
      () =>
        document.querySelector<HTMLElement & { outcome?: string }>('florin-checkout, florin-payment-result')
          ?.outcome,
    );

  async function seesPaid({ page, order, context }: Visitor): Promise<void> {
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    assert.equal(await outcomeOf(page), 'paid');
    await shopSays(context, order, 'paid');
  }

  async function shopSays(context: Visitor['context'], order: string, status: string): Promise<void> {
    for (let tries = 0; tries < 50; tries++) {
      const answer = await (await context.request.get(`${shop.address}/shop/orders/${order}`)).json();
      if (answer.status === status) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.fail(`the shop's own book does not say ${status}`);
  }

  it('pays with a card and sees that the order is paid, here and in the shop’s books', async () => {
    const visitor = await pay(VISA);
    await seesPaid(visitor);
    await visitor.page.goto(`${shop.address}/orders.html`);
    await orderRow(visitor.page, visitor.order).getByText('Paid').waitFor();
    assert.deepEqual(visitor.complaints, []);
  });

  it('answers the bank’s challenge and has paid', async () => {
    const visitor = await pay(CHALLENGE);
    await answerChallenge(visitor.page, '1234');
    await seesPaid(visitor);
  });

  it('is looked at by the bank, then answers its challenge, and has paid', async () => {
    const visitor = await pay(FINGERPRINT_AND_CHALLENGE);
    await answerChallenge(visitor.page, '1234');
    await seesPaid(visitor);
  });

  it('gives the bank a wrong answer and is refused with advice', async () => {
    const visitor = await pay(CHALLENGE);
    await answerChallenge(visitor.page, '9999');
    await payButton(visitor.page).waitFor();
    assert.equal(await outcomeOf(visitor.page), 'refused');
  });

  it('is refused, reads what to do, and pays with another card', async () => {
    const visitor = await pay(REFUSED);
    const { page } = visitor;
    await page
      .locator('florin-checkout')
      .getByText(/another card|your bank/i)
      .filter({ visible: true })
      .first()
      .waitFor();
    await until(async () => (await outcomeOf(page)) === 'refused', 'the page is told that it was refused');
    const card = cardFrame(page);
    await card.getByLabel('Card number').fill(VISA);
    await card.getByLabel('Security code').fill('737');
    await payButton(page).click();
    await seesPaid(visitor);
  });

  for (const [how, card] of [
    ['an address', REDIRECT],
    ['a form', REDIRECT_BY_POST],
  ] as const)
    it(`is sent to the bank’s own page by ${how}, approves there, and has paid`, async () => {
      const visitor = await pay(card);
      await visitor.page.waitForURL(/127\.0\.0\.1/);
      await visitor.page.getByRole('button', { name: /approve/i }).click();
      await visitor.page.waitForURL(/return\.html/);
      await seesPaid(visitor);
      assert.doesNotMatch(visitor.page.url(), /redirectResult|payload/);
    });

  it('pays with a method of the country that has a page of its own, without a card', async () => {
    const visitor = await shop.visit();
    await visitor.page.getByRole('radio', { name: 'iDEAL | Wero' }).check();
    await payButton(visitor.page).click();
    await visitor.page.waitForURL(/127\.0\.0\.1/);
    await visitor.page.getByRole('button', { name: /approve/i }).click();
    await visitor.page.waitForURL(/return\.html/);
    await seesPaid(visitor);
  });

  /** Pays with MB WAY, and answers in the app, which the bank's origin stands for. */
  async function payInApp(choice: RegExp): Promise<Visitor> {
    const visitor = await shop.visit({ look: '&country=PT' });
    const { page } = visitor;
    await page.getByRole('radio', { name: 'MB WAY' }).check();
    await page.getByLabel('Phone number').fill('912 345 678');
    await page.getByLabel('Email').fill('ana@shop.example');
    await payButton(page).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the app' }).click();
    const app = await opened;
    await app.getByRole('button', { name: choice }).click();
    await app.getByText('go back to the shop').waitFor();
    await app.close();
    return visitor;
  }

  it('approves in an app and has paid, without leaving the page', async () => {
    const visitor = await payInApp(/approve/i);
    await seesPaid(visitor);
    assert.deepEqual(visitor.complaints, []);
  });

  it('declines in the app, and pays with a card', async () => {
    const visitor = await payInApp(/decline/i);
    const { page } = visitor;
    await page.getByText('Payment refused').first().waitFor();
    await page.getByRole('radio', { name: 'Card', exact: true }).check();
    await typeCard(page, { number: VISA });
    await payButton(page).click();
    await seesPaid(visitor);
  });

  it('reloads while an app is waited for, and reads the outcome in the page of results', async () => {
    const visitor = await shop.visit({ look: '&country=PT' });
    const { page } = visitor;
    await page.getByRole('radio', { name: 'MB WAY' }).check();
    await page.getByLabel('Phone number').fill('912345678');
    await page.getByLabel('Email').fill('ana@shop.example');
    await payButton(page).click();
    await page
      .getByText(/left to approve/)
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByText(/left to approve/)
      .first()
      .waitFor();
    await page.goto(`${shop.address}/return.html?order=${visitor.order}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the app' }).click();
    await (await opened).getByRole('button', { name: /approve/i }).click();
    await seesPaid(visitor);
  });

  it('leaves for a method, declines there, and can pay with something else', async () => {
    const visitor = await shop.visit();
    await visitor.page.getByRole('radio', { name: 'Klarna' }).check();
    await payButton(visitor.page).click();
    await visitor.page.waitForURL(/127\.0\.0\.1/);
    await visitor.page.getByRole('button', { name: /decline/i }).click();
    await visitor.page.waitForURL(/return\.html/);
    await visitor.page.getByText('Payment refused').first().waitFor();
    await visitor.page.goto(`${shop.address}/checkout.html?order=${visitor.order}`);
    // The method that was used last is chosen.
    await visitor.page.getByRole('radio', { name: 'Card', exact: true }).check();
    await typeCard(visitor.page, { number: VISA });
    await payButton(visitor.page).click();
    await seesPaid(visitor);
  });

  it('closes the challenge: not paid, and not lost', async () => {
    const { page, context, order } = await pay(CHALLENGE);
    await challengeFrame(page).getByLabel(/code/i).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stop' }).click();
    await payButton(page).waitFor();
    assert.notEqual(await outcomeOf(page), 'paid');
    const answer = await (await context.request.get(`${shop.address}/shop/orders/${order}`)).json();
    assert.notEqual(answer.status, 'paid');
  });

  it('reloads while paying and sees the true outcome', async () => {
    const visitor = await shop.visit();
    await typeCard(visitor.page, { number: VISA });
    await visitor.page.route('**/florin/checkout/payments', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await payButton(visitor.page).click();
    await visitor.page.waitForTimeout(500);
    await visitor.page.unroute('**/florin/checkout/payments');
    await visitor.page.reload();
    await seesPaid(visitor);
  });

  it('finds the order paid after the shop was restarted', async () => {
    const visitor = await pay(VISA);
    await seesPaid(visitor);
    await shop.stop();
    await shop.start();
    await visitor.page.reload();
    await seesPaid(visitor);
  });

  it('C1-21: is shown nothing of the checkout by a page that frames it', async () => {
    const { page, order } = await shop.visit();
    const html = `<iframe src="${shop.address}/checkout.html?order=${order}"></iframe>`;
    const headers = { 'content-type': 'text/html' };
    const { address, server } = await listen(() => new Response(html, { headers }), '127.0.0.1');
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(address);
    await refusal;
    await closeAll([server]);
    assert.equal(await page.frameLocator('iframe').locator('florin-checkout').count(), 0);
  });

  async function answerChallenge(page: Page, code: string): Promise<void> {
    const bank = challengeFrame(page);
    await bank.getByLabel(/code/i).fill(code);
    await bank.getByRole('button', { name: /submit|confirm|continue/i }).click();
  }

  it('the form comes by itself where the code for the choice of a method did not load at first', async () => {
    const { page } = await shop.visit({ look: '&country=NL' });
    const code = '**/method-list-*.js';
    await page.route(code, (route) => route.abort());
    await page.reload();
    await page.getByText('The shop cannot be reached').waitFor();
    await page.unroute(code);
    await page.getByRole('radio', { name: 'Card', exact: true }).waitFor();
  });
});
