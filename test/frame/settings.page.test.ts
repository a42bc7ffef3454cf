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
const settle = (page: Page) => page.waitForTimeout(60);

async function typeCard(page: Page, frame: Frame, number = VISA, expiry = '1230', code = '737') {
  await frame.locator('#number').focus();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type(expiry);
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
}

describe('settings of a frame that is open', () => {
  it('language, direction, theme and brand change without touching what was typed, the focus or the caret', async () => {
    const [page, frame] = await harness.open();
    await typeCard(page, frame, VISA, '1230', '73');
    await page.evaluate(() => {
      const words = { ...window.host.words, number: 'رقم البطاقة' };
      const tokens = { 'color-text': 'rgb(1, 2, 3)', radius: '3px' };
      const changes = {
        locale: 'ar',
        direction: 'rtl',
        colorScheme: 'dark',
        words,
        tokens,
        brand: 'cartebancaire',
      };
      window.host.send({ type: 'settings', settings: window.host.settings(changes) });
    });
    await settle(page);
    assert.equal(await value(frame, 'number'), '4111 1111 1111 1111');
    assert.equal(await frame.evaluate(() => document.activeElement?.id), 'securityCode');
    await page.keyboard.type('7');
    assert.equal(await value(frame, 'securityCode'), '737');
    assert.equal(await frame.locator('label[for=number]').textContent(), 'رقم البطاقة');
    const root = await frame.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [document.documentElement.dir, document.documentElement.lang, style.color, style.colorScheme];
    });
    assert.deepEqual(root, ['rtl', 'ar', 'rgb(1, 2, 3)', 'dark']);
    const digits = await frame.evaluate(() => {
      const { direction, textAlign } = getComputedStyle(document.querySelector('#number') as Element);
      return [direction, textAlign];
    });
    assert.deepEqual(digits, ['ltr', 'right']);
  });

  it('a token that is taken back has its default again', async () => {
    const [page, frame] = await harness.open({ settings: { tokens: { radius: '3px' } } });
    const radius = () =>
      frame.evaluate(() => getComputedStyle(document.querySelector('div > div') as Element).borderRadius);
    assert.equal(await radius(), '3px');
    await page.evaluate(() => window.host.send({ type: 'settings', settings: window.host.settings() }));
    await settle(page);
    assert.equal(await radius(), '8px');
  });

  it('disabled inputs cannot be typed in, keep what they hold, and seal', async () => {
    const [page, frame] = await harness.open();
    await typeCard(page, frame);
    await page.evaluate(() =>
      window.host.send({ type: 'settings', settings: window.host.settings({ disabled: true }) }),
    );
    await settle(page);
    await page.keyboard.type('9');
    assert.equal(await value(frame, 'securityCode'), '737');
    assert.equal((await page.evaluate(() => window.host.seal('still'))).type, 'sealed');
  });

  it('a stored card asks for its code alone', async () => {
    const [page, frame] = await harness.open({ settings: { fields: ['securityCode'], brand: 'amex' } });
    assert.equal(await frame.locator('input:visible').count(), 1);
    await frame.locator('#securityCode').fill('7373');
    const answer = await page.evaluate(() => window.host.seal('stored'));
    assert.deepEqual(answer.type === 'sealed' && Object.keys(answer.envelopes), ['encryptedSecurityCode']);
  });

  it('a holder’s name is asked for where the page wants one, and goes out in clear only with the envelopes', async () => {
    const fields = ['number', 'expiry', 'securityCode', 'holderName'];
    const [page, frame] = await harness.open({ settings: { fields, holderNameRequired: true } });
    await typeCard(page, frame);
    assert.equal((await page.evaluate(() => window.host.seal('nameless'))).type, 'unsealed');
    assert.equal(await error(frame, 'holderName'), 'word holderNameMissing');
    await frame.locator('#holderName').fill('  Ümit Ö.  ');
    assert.ok(!JSON.stringify(await page.evaluate(() => window.host.messages)).includes('mit'));
    const answer = await page.evaluate(() => window.host.seal('named'));
    assert.equal(answer.type === 'sealed' && answer.holderName, 'Ümit Ö.');
  });

  it('each input has the token its autofill goes by, its keyboard and a label, in one form', async () => {
    const [, frame] = await harness.open({
      settings: { fields: ['number', 'expiry', 'securityCode', 'holderName'] },
    });
    const inputs = await frame.evaluate(() =>
      [...document.querySelectorAll('form input')].map((one) => {
        const { autocomplete, inputMode, labels, spellcheck } = one as HTMLInputElement;
        return [
          autocomplete,
          inputMode,
          labels?.[0]?.textContent,
          spellcheck,
          parseFloat(getComputedStyle(one).fontSize) >= 16,
        ];
      }),
    );
    assert.deepEqual(inputs, [
      ['cc-number', 'numeric', 'word number', false, true],
      ['cc-exp', 'numeric', 'word expiry', false, true],
      ['cc-csc', 'numeric', 'word securityCode', false, true],
      ['cc-name', 'text', 'word holderName', false, true],
    ]);
  });

  it('fits 250 pixels, and its height is told', async () => {
    const [page, frame] = await harness.open({ mount: { width: '250px' } });
    const overflow = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(overflow, 0);
    const tops = await frame.evaluate(() =>
      [...document.querySelectorAll('input')].slice(0, 3).map((one) => one.getBoundingClientRect().top),
    );
    assert.equal(new Set(tops).size, 3);
    await settle(page);
    const told = await page.evaluate(() => window.host.last('height')?.height);
    assert.equal(told, await frame.evaluate(() => document.documentElement.offsetHeight));
  });
});
