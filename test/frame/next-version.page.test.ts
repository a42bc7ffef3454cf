import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { FRAME, Harness, VISA } from './harness.js';

let harness: Harness;
before(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.tidy());
after(() => harness.stop());

/** What a page of the next version may say beside what this frame knows: all of it is to be left alone. */
const more = { ofTheNextVersion: { value: [1] } };

/** A page of the next version: its init has fields, words and tokens that are not known yet. */
async function open(page: Page): Promise<unknown> {
  return page.evaluate(
    ([src, more]) => {
      const { host } = window;
      const settings = host.settings({
        ...more,
        words: { ...host.words, newWord: 'new' },
        tokens: { 'new-token': '1px', 'color-text': 'rgb(1, 2, 3)' },
      });
      return host.mount(src, { init: { ...more, settings } });
    },
    [FRAME, more] as const,
  );
}

describe('the card frame in a page of the next version', () => {
  it('opens, whatever fields, words and tokens are new', async () => {
    const page = await harness.page();
    assert.equal(await open(page), 'ready');
    const frame = await harness.frameOf(page);
    assert.equal(await frame.locator('input:visible').count(), 3);
    const colour = await frame.locator('#number').evaluate((input) => getComputedStyle(input).color);
    assert.equal(colour, 'rgb(1, 2, 3)');
  });

  it('keeps what was typed, and seals it, whatever messages, settings and choices are new', async () => {
    const page = await harness.page();
    await open(page);
    const frame = await harness.frameOf(page);
    await frame.locator('#number').pressSequentially(VISA);
    await page.evaluate((more) => {
      const { host } = window;
      for (const message of [
        { type: 'ofTheNextVersion', settings: host.settings() },
        { type: 'settings', settings: host.settings({ ...more, disabled: false }) },
        { type: 'settings', settings: host.settings({ layout: 'ofTheNextVersion' }) },
        { type: 'settings', settings: host.settings({ fields: ['number', 'ofTheNextVersion'] }) },
        { type: 'focus', field: 'ofTheNextVersion' },
        { type: 'clear', only: 'ofTheNextVersion' },
        { florin: 2, type: 'init', nonce: 'fedcba9876543210', settings: host.settings() },
      ])
        host.send(message);
    }, more);
    await frame.locator('#expiry').pressSequentially('0330');
    await frame.locator('#securityCode').pressSequentially('737');
    assert.equal(await frame.locator('#number').inputValue(), '4111 1111 1111 1111');
    assert.equal((await page.evaluate(() => window.host.seal('all'))).type, 'sealed');
  });
});
