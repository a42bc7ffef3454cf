import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import type { Frame, Page } from 'playwright-core';

import { Harness, VISA } from './harness.js';

let harness: Harness;
before(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.tidy());
after(() => harness.stop());

const value = (frame: Frame, field: string) => frame.locator(`#${field}`).inputValue();
const error = async (frame: Frame, field: string) => frame.locator(`#${field}error`).textContent();
const state = async (page: Page) => {
  await settle(page);
  return page.evaluate(() => window.host.last('state')?.state);
};
const send = (page: Page, message: object) => page.evaluate((it) => window.host.send(it), message);
/** Until the page has heard of the last change: a little over one tick of the frame. */
const settle = (page: Page) => page.waitForTimeout(300);

async function typeCard(page: Page, frame: Frame, number = VISA, expiry = '1230', code = '737') {
  await frame.locator('#number').focus();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type(expiry);
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
}

describe('typing into the card frame', () => {
  it('a shopper types a card with the keyboard alone, and the page gets it sealed', async () => {
    const [page, frame] = await harness.open();
    await typeCard(page, frame);
    assert.equal(await value(frame, 'number'), '4111 1111 1111 1111');
    assert.equal(await value(frame, 'expiry'), '12/30');
    assert.deepEqual(await state(page), {
      fields: { number: 'valid', expiry: 'valid', securityCode: 'valid' },
      complete: true,
      brand: 'visa',
      brands: ['visa', 'cartebancaire'],
      lastFour: '1111',
    });
    const sealed = await page.evaluate(() => window.host.seal('one'));
    assert.ok(sealed.type === 'sealed');
    assert.deepEqual(sealed.brands, ['visa', 'cartebancaire']);
    const { clear } = await harness.decrypt(sealed.envelopes.encryptedCardNumber ?? '');
    assert.equal(Reflect.get(clear, 'number'), VISA);
    assert.match(String(Reflect.get(clear, 'generationtime')), /^2026-11-21T00:00:\d\d\.\d{3}Z$/);
  });

  it('Tab and Shift+Tab go through page and frame in order and lose no key', async () => {
    const [page, frame] = await harness.open();
    await page.locator('#before').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('4111');
    for (const [field, text] of [
      ['number', '4111'],
      ['expiry', ''],
      ['securityCode', ''],
    ] as const) {
      assert.equal(await frame.evaluate(() => document.activeElement?.id), field);
      assert.equal(await value(frame, field), text);
      await page.keyboard.press('Tab');
    }
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'after');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await frame.evaluate(() => document.activeElement?.id), 'securityCode');
  });

  it('the caret stays where it is while a digit in the middle is corrected', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#number').focus();
    await page.keyboard.type('41111111');
    for (let left = 0; left < 4; left++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    assert.equal(await value(frame, 'number'), '4112 1111');
    await page.keyboard.type('3');
    assert.equal(await value(frame, 'number'), '4112 3111 1');
  });

  it('C1-28: a number pasted with spaces, dashes, full-width digits or marks of direction is read as it is meant', async () => {
    const [page, frame] = await harness.open();
    for (const text of [
      '4111 1111 1111 1111',
      '4111-1111-1111-1111',
      '４１１１１１１１１１１１１１１１',
      '\u200f4111 1111 1111 1111\u200e',
    ]) {
      await frame.locator('#number').fill('');
      await frame.locator('#number').focus();
      await page.keyboard.insertText(text);
      assert.equal(await value(frame, 'number'), '4111 1111 1111 1111');
    }
    assert.ok(!JSON.stringify(await page.evaluate(() => window.host.messages)).includes('41111'));
  });

  it('an expiry date is taken as autofill writes it', async () => {
    const [, frame] = await harness.open();
    for (const [written, shown] of [
      ['12/2030', '12/2030'],
      ['2030-12', '12/30'],
      ['1/30', '01/30'],
      ['12 / 30', '12/30'],
    ] as const) {
      await frame.locator('#expiry').fill(written);
      assert.equal(await value(frame, 'expiry'), shown);
    }
  });

  it('C1-31: 100 kB of paste, emoji and a running composition neither hang the frame nor lose what is typed after', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#number').focus();
    await page.keyboard.insertText('4 '.repeat(50_000));
    assert.ok((await value(frame, 'number')).length <= 64);
    await frame.locator('#number').fill('');
    await page.keyboard.insertText('💳4111👍');
    assert.equal(await value(frame, 'number'), '4111');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: '１', selectionStart: 1, selectionEnd: 1 });
    assert.equal(await value(frame, 'number'), '4111１');
    await session.send('Input.insertText', { text: '１' });
    assert.equal(await value(frame, 'number'), '4111 1');
  });
});

describe('what the frame says about a card', () => {
  it('says nothing while typing, complains on leaving, and stops as soon as it is corrected', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#number').focus();
    await page.keyboard.type('4111111111111112');
    assert.equal(await error(frame, 'number'), '');
    await page.keyboard.press('Tab');
    assert.equal(await error(frame, 'number'), 'word numberInvalid');
    const input = frame.locator('#number');
    assert.equal(await input.getAttribute('aria-invalid'), 'true');
    assert.match((await input.getAttribute('aria-describedby')) ?? '', /numbererror/);
    assert.equal(await frame.locator('#numbererror').getAttribute('role'), 'alert');
    await input.focus();
    await page.keyboard.press('Backspace');
    assert.equal(await error(frame, 'number'), '');
    assert.equal(await input.getAttribute('aria-invalid'), 'false');
  });

  it('an untouched field is not complained about until it is asked for', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#number').focus();
    for (let field = 0; field < 3; field++) await page.keyboard.press('Tab');
    assert.equal(await frame.locator('.error:not(:empty)').count(), 0);
    const answer = await page.evaluate(() => window.host.seal('early'));
    assert.deepEqual(answer, { type: 'unsealed', id: 'early', reason: 'incomplete' });
    assert.equal(await frame.locator('.error:not(:empty)').count(), 3);
    assert.deepEqual((await state(page))?.fields, {
      number: 'missing',
      expiry: 'missing',
      securityCode: 'missing',
    });
    await page.evaluate(() => window.host.frame.focus());
    await send(page, { type: 'focus', field: 'first-invalid' });
    await settle(page);
    assert.equal(await frame.evaluate(() => document.activeElement?.id), 'number');
  });

  for (const [number, expiry, code, expected] of [
    ['4111', '', '', { number: 'word numberIncomplete' }],
    ['5555555555554444', '', '', { number: 'word numberUnsupported' }],
    ['', '10/26', '', { expiry: 'word expiryExpired' }],
    ['', '12/46', '', { expiry: 'word expiryTooFar' }],
    ['', '00/30', '', { expiry: 'word expiryInvalid' }],
    ['', '12/2', '', { expiry: 'word expiryIncomplete' }],
    ['', '', '73', { securityCode: 'word securityCodeIncomplete' }],
  ] as const)
    it(`“${number || expiry || code}” gets the words ${Object.values(expected).join()}`, async () => {
      const [, frame] = await harness.open({
        settings: { isUnsupported: Object.values(expected).includes('word numberUnsupported') },
      });
      for (const [field, text] of Object.entries({ number, expiry, securityCode: code })) {
        if (!text) continue;
        await frame.locator(`#${field}`).fill(text);
        await frame.locator(`#${field}`).blur();
      }
      for (const [field, words] of Object.entries(expected)) assert.equal(await error(frame, field), words);
      assert.equal(await frame.locator('.error:not(:empty)').count(), 1);
    });

  it('shows the brand, asks American Express for four digits and Bancontact for none', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#number').fill('3714');
    assert.equal(await frame.locator('#numberbadge').textContent(), 'American Express');
    assert.equal(await value(frame, 'number'), '3714');
    assert.equal(await frame.locator('#securityCodehint').textContent(), 'word securityCodeHint4');
    await frame.locator('#number').fill('6703444444444449');
    assert.equal(await frame.locator('#securityCode').isVisible(), false);
    assert.equal(Object.hasOwn((await state(page))?.fields ?? {}, 'securityCode'), false);
    await frame.locator('#number').fill('6771798021000008');
    assert.equal(await frame.locator('label[for=securityCode]').textContent(), 'word securityCodeOptional');
  });

  it('Enter and Escape are intents, told and not acted on', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#number').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await settle(page);
    const intents = await page.evaluate(() => window.host.messages.filter(({ type }) => type === 'intent'));
    assert.deepEqual(intents, [
      { type: 'intent', intent: 'submit' },
      { type: 'intent', intent: 'dismiss' },
    ]);
    assert.equal(frame.url().endsWith('frame.html'), true);
  });

  it('last four digits come when the number is left or can grow no longer, never before', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#number').focus();
    await page.keyboard.type(VISA);
    await settle(page);
    assert.equal((await state(page))?.lastFour, undefined);
    await page.keyboard.press('Tab');
    await settle(page);
    assert.equal((await state(page))?.lastFour, '1111');
  });

  it('no message says more than a code, the brand and the last four digits', async () => {
    const [page, frame] = await harness.open();
    await typeCard(page, frame);
    await settle(page);
    const messages = await page.evaluate(() => window.host.messages);
    const states = messages.filter(({ type }) => type === 'state');
    assert.ok(states.length <= 8, `${states.length} messages for 23 keys would tell their timing`);
    const text = JSON.stringify(messages);
    for (const secret of [VISA, '41111', '737', '1230', '12/30']) assert.ok(!text.includes(secret), secret);
  });
});
