import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkout } from '../../../src/client/checkout/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { open, submit, type Page } from '../browser.js';
import { EUR, HOUR, merchantAccount, openTill } from '../checkout/till.js';
import { openReceiver } from '../notifications/receiver.js';

const asked = { merchantAccount, amount: EUR(1999), reference: 'invoice-1' };
const returnUrl = 'https://shop.example/return?order=1';
const stored = { shopperReference: 'shopper-1', storePaymentMethodMode: 'askForConsent' as const };

const titleOf = ({ text }: Page): string => /<h1>([^<]*)/.exec(text)?.[1] ?? '';
const noteOf = ({ text }: Page): string => /role="status">([^<]*)/.exec(text)?.[1] ?? '';

/** A platform with links, sessions, and a bank that answers. */
async function openHosted() {
  const till = await openTill();
  const { sandbox } = till;
  const follow = async (page: Page, choice: string): Promise<Page> => {
    const bank = await open(sandbox, page.response.headers.get('location') ?? '');
    const back = await submit(sandbox, bank, { choice });
    return open(sandbox, back.response.headers.get('location') ?? '');
  };
  const link = async (changes: Record<string, unknown> = {}) => {
    const request = { ...asked, reusable: false, ...changes };
    const made = await till.client.call(checkout.createPaymentLink, request, till.key());
    const status = async () => (await till.client.call(checkout.getPaymentLink, { linkId: made.id })).status;
    return { ...made, status };
  };
  const session = async (changes: Record<string, unknown> = {}) => {
    const request = { ...asked, returnUrl, mode: 'hosted' as const, ...changes };
    const { id, url = '', sessionData = '' } = await till.client.call(checkout.createSession, request);
    const status = async () =>
      (await till.client.call(checkout.getSessionResult, { sessionId: id, sessionResult: sessionData }))
        .status;
    return { id, url, sessionData, status };
  };
  return { ...till, follow, link, session };
}

test('a payment link opens a page that takes a test card, and is completed by it', async () => {
  const { sandbox, link } = await openHosted();
  const made = await link({ returnUrl });
  const page = await open(sandbox, made.url);
  assert.equal(page.response.status, 200);
  assert.match(page.text, /Sandbox Checkout.*€19\.99.*FlorinTest.*invoice-1.*Pay €19\.99/s);
  const policy = page.response.headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'.*frame-ancestors 'none'/);
  assert.doesNotMatch(page.text, /<script|<input[^>]*type="text"/);
  const refused = await submit(sandbox, page, { card: 'refused' });
  assert.match(noteOf(refused), /refused this card/);
  assert.equal(await made.status(), 'active');
  const paid = await submit(sandbox, refused, { card: 'paid-visa' });
  assert.equal(titleOf(paid), 'Paid');
  assert.match(paid.text, /<a href="https:\/\/shop\.example\/return\?order=1">Continue/);
  assert.equal(await made.status(), 'completed');
  assert.equal(titleOf(await submit(sandbox, page, { card: 'paid-visa' })), 'Paid');
  assert.equal(sandbox.books().filter(({ charged }) => charged).length, 1);
});

test('two tabs that pay one link at the same moment pay once', async () => {
  const { sandbox, link } = await openHosted();
  const page = await open(sandbox, (await link()).url);
  const both = await Promise.all([1, 2].map(() => submit(sandbox, page, { card: 'paid-visa' })));
  assert.deepEqual(both.map(titleOf), ['Paid', 'Paid']);
  assert.equal(sandbox.books().filter(({ charged }) => charged).length, 1);
});

test('a reusable link is paid again and again, and one that is over says so and takes nothing', async () => {
  const { sandbox, link, wait, client } = await openHosted();
  const [again, ended, timed] = [await link({ reusable: true }), await link(), await link()];
  const page = await open(sandbox, again.url);
  for (const card of ['paid-visa', 'paid-mc'])
    assert.equal(titleOf(await submit(sandbox, page, { card })), 'Paid');
  assert.equal(titleOf(await submit(sandbox, page, { card: 'pending' })), 'Your bank is still deciding');
  assert.equal(sandbox.books().filter(({ charged }) => charged).length, 2);
  await client.call(checkout.updatePaymentLink, { linkId: ended.id, status: 'expired' });
  const before = await open(sandbox, timed.url);
  wait(DAY);
  for (const over of [await open(sandbox, ended.url), await submit(sandbox, before, { card: 'paid-visa' })]) {
    assert.equal(over.response.status, 410);
    assert.equal(titleOf(over), 'This payment link has expired');
  }
  assert.equal((await open(sandbox, `${sandbox.origin}/payByLink/PLNONE`)).response.status, 404);
});

test('a hosted session is paid on its page, and its shopper is taken back with the session’s result', async () => {
  const { sandbox, session, client, wait } = await openHosted();
  const made = await session();
  const page = await open(sandbox, made.url);
  const refused = await submit(sandbox, page, { card: 'refused' });
  assert.equal(await made.status(), 'refused');
  const paid = await submit(sandbox, refused, { card: 'paid-visa' });
  const home = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(paid.text)?.[1]?.replaceAll('&amp;', '&');
  const { origin, searchParams } = new URL(home ?? '');
  const told = ['order', 'sessionId', 'sessionResult'].map((name) => searchParams.get(name));
  assert.deepEqual([origin, ...told], ['https://shop.example', '1', made.id, made.sessionData]);
  assert.equal(await made.status(), 'completed');

  const late = await session({ reference: 'b' });
  wait(HOUR);
  assert.equal((await open(sandbox, late.url)).response.status, 410);
  assert.equal(await late.status(), 'expired');
  const embedded = await client.call(checkout.createSession, { ...asked, returnUrl });
  assert.equal(embedded.url, undefined);
  const guessed = await open(sandbox, made.url.replace(made.id, embedded.id));
  assert.equal(guessed.response.status, 404);
});

test('a card that needs the bank goes there and comes back: approved, declined or cancelled', async () => {
  const { sandbox, session, follow } = await openHosted();
  const made = await session();
  const page = await open(sandbox, made.url);
  const pay = () => submit(sandbox, page, { card: 'redirect' });
  const declined = await follow(await pay(), 'decline');
  assert.match(noteOf(declined), /refused this card/);
  const cancelled = await follow(await pay(), 'cancel');
  assert.match(noteOf(cancelled), /cancelled this payment/);
  assert.equal(await made.status(), 'canceled');
  const paid = await follow(await pay(), 'approve');
  assert.equal(titleOf(paid), 'Paid');
  assert.equal(await made.status(), 'completed');
});

test('a try that was left at the bank is not paid beside the one that followed it', async () => {
  const { sandbox, link } = await openHosted();
  const made = await link();
  const page = await open(sandbox, made.url);
  const left = await submit(sandbox, page, { card: 'redirect' });
  const bank = await open(sandbox, left.response.headers.get('location') ?? '');
  assert.equal(titleOf(await submit(sandbox, page, { card: 'paid-visa' })), 'Paid');
  assert.equal((await submit(sandbox, bank, { choice: 'approve' })).response.status, 404);
  assert.equal(sandbox.books().filter(({ charged }) => charged).length, 1);

  const other = await link({ reference: 'invoice-2' });
  const second = await submit(sandbox, await open(sandbox, other.url), { card: 'redirect' });
  const asked = await open(sandbox, second.response.headers.get('location') ?? '');
  const home = (await submit(sandbox, asked, { choice: 'approve' })).response.headers.get('location') ?? '';
  const elsewhere = await open(sandbox, home.replace(other.id, made.id));
  assert.equal(titleOf(elsewhere), 'Paid');
  assert.equal(await other.status(), 'active');
  assert.equal(titleOf(await open(sandbox, home)), 'Paid');
  assert.equal(titleOf(await open(sandbox, home)), 'Paid');
});

test('the page offers the cards that the merchant takes, and keeps one where its shopper agreed', async () => {
  const { sandbox, link, client } = await openHosted();
  const only = await open(sandbox, (await link({ allowedPaymentMethods: ['amex'] })).url);
  const offered = (page: Page) => [...page.text.matchAll(/<option value="([^"]*)"/g)].map(([, id]) => id);
  assert.deepEqual(offered(only), ['paid-amex']);
  const none = await open(sandbox, (await link({ blockedPaymentMethods: ['scheme'] })).url);
  assert.deepEqual(offered(none), []);
  assert.match((await submit(sandbox, only, { card: 'paid-visa' })).text, /Choose a card/);
  const cards = async () => {
    const kept = await client.call(checkout.listStoredPaymentMethods, {
      merchantAccount,
      shopperReference: 'shopper-1',
    });
    return kept.storedPaymentMethods?.length ?? 0;
  };
  const [no, yes] = [await link({ ...stored, reference: 'a' }), await link({ ...stored, reference: 'b' })];
  await submit(sandbox, await open(sandbox, no.url), { card: 'paid-visa', keep: '' });
  assert.equal(await cards(), 0);
  await submit(sandbox, await open(sandbox, yes.url), { card: 'paid-visa', keep: 'yes' });
  assert.equal(await cards(), 1);
});

test('the merchant is notified of a payment on a hosted page as of any other', async () => {
  const { till, received, wait } = await openReceiver();
  const made = await till.client.call(checkout.createPaymentLink, { ...asked, reusable: false }, till.key());
  await submit(till.sandbox, await open(till.sandbox, made.url), { card: 'paid-visa' });
  await wait(HOUR, HOUR);
  const told = received.map(({ eventCode, success, merchantReference }) => [
    eventCode,
    success,
    merchantReference,
  ]);
  assert.deepEqual(told, [['AUTHORISATION', 'true', 'invoice-1']]);
});
