import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { platformKey } from '../serve-frames.mjs';
import { FRAME, Harness, VISA } from './harness.js';

let harness: Harness;
before(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.tidy());
after(() => harness.stop());

const inputs = async (page: Page) => (await harness.frameOf(page)).locator('input').count();
const text = async (page: Page) => (await harness.frameOf(page)).locator('body').textContent();

describe('isolation', () => {
  it('embedding the frame without the sandbox attribute shows no input', async () => {
    const page = await harness.page();
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
      return new Promise((resolve) => (frame.onload = resolve));
    }, FRAME);
    assert.equal(await inputs(page), 0);
  });

  it('without the attribute the header alone isolates it: the page cannot look inside', async () => {
    const page = await harness.page();
    await page.evaluate((src) => window.host.mount(src, { sandbox: null }), FRAME);
    assert.equal(await page.evaluate(() => window.host.hellos[0]?.origin), 'null');
    assert.equal(await page.evaluate(() => window.host.frame.contentDocument), null);
  });

  for (const [why, src, sandbox] of [
    ['neither attribute nor header', '/frames/card/no-sandbox-header.html', null],
    [
      'an attribute that gives the origin back',
      '/frames/card/no-sandbox-header.html',
      'allow-scripts allow-same-origin',
    ],
    ['a static file without the attribute', '/frames/card/static.html', null],
  ] as const)
    it(`with ${why} it stays closed, says why, and shows no input`, async () => {
      const page = await harness.page();
      const answer = await page.evaluate(([src, sandbox]) => window.host.mount(src, { sandbox }), [
        src,
        sandbox,
      ] as const);
      assert.equal(answer, 'closed');
      const [hello] = await page.evaluate(() => window.host.hellos);
      assert.equal(Reflect.get(hello?.data as object, 'closed'), 'not-isolated');
      assert.equal(await inputs(page), 0);
      assert.equal(await text(page), 'Closed: not-isolated');
    });

  it('a static file with the attribute opens, under the policy in its meta element', async () => {
    const [page, frame] = await harness.open({ src: '/frames/card/static.html' });
    assert.equal(await inputs(page), 4);
    const blocked = await frame.evaluate(
      () =>
        fetch === undefined ||
        fetch('/').then(
          () => false,
          () => true,
        ),
    );
    assert.equal(blocked, true);
  });

  it('opened by itself it shows no input', async () => {
    const page = await harness.page();
    await page.goto(harness.url(FRAME));
    assert.equal(await page.locator('input').count(), 0);
    assert.equal(await page.locator('body').textContent(), 'Closed: parent-refused');
  });

  it('on a page without https it stays closed and says why', async () => {
    const page = await harness.page('/', 'shop.test');
    const answer = await page.evaluate((src) => window.host.mount(src), FRAME);
    assert.equal(answer, 'closed');
    assert.deepEqual(await page.evaluate(() => window.host.last('closed')), {
      type: 'closed',
      reason: 'insecure-context',
    });
    assert.equal(await inputs(page), 0);
  });
});

describe('the key of the frame', () => {
  it('C1-15: a key from the page never takes the place of the compiled one', async () => {
    const [page, frame] = await harness.open({ src: '/frames/card/compiled-key.html' });
    assert.equal(await frame.locator('p').textContent(), '');
    await frame.locator('#number').fill(VISA);
    await frame.locator('#expiry').fill('1230');
    await frame.locator('#securityCode').fill('737');
    const answer = await page.evaluate(() => window.host.seal('whose'));
    const envelope = answer.type === 'sealed' ? answer.envelopes.encryptedCardNumber : '';
    await assert.rejects(harness.decrypt(envelope ?? ''));
  });

  it('a key from the page is said on screen', async () => {
    const [, frame] = await harness.open();
    assert.equal(await frame.locator('p').textContent(), 'word sandboxKey');
  });

  it('C1-16: a frame compiled with a weak key stays closed', async () => {
    const page = await harness.page();
    await page.evaluate(() => window.host.mount('/frames/card/weak-key.html'));
    assert.deepEqual(await page.evaluate(() => window.host.last('closed')), {
      type: 'closed',
      reason: 'key-weak',
    });
    assert.equal(await inputs(page), 0);
  });

  it('C1-16: a weak key from the page closes the frame', async () => {
    for (const sandboxKey of [
      platformKey(512).text,
      platformKey(1024).text,
      harness.key.text.replace(/^10001/, '1'),
      'none',
    ]) {
      const page = await harness.page();
      await page.evaluate(([src, sandboxKey]) => window.host.mount(src, { init: { sandboxKey } }), [
        FRAME,
        sandboxKey,
      ] as const);
      assert.deepEqual(await page.evaluate(() => window.host.last('closed')), {
        type: 'closed',
        reason: 'key-weak',
      });
      assert.equal(await inputs(page), 0);
    }
  });

  it('a frame without a key stays closed, whatever the page brings', async () => {
    const page = await harness.page();
    await page.evaluate(() => window.host.mount('/frames/card/no-key.html'));
    assert.deepEqual(await page.evaluate(() => window.host.last('closed')), {
      type: 'closed',
      reason: 'key-missing',
    });
    assert.equal(await inputs(page), 0);
  });

  it('a frame that takes the page’s key stays closed where the page has none', async () => {
    const page = await harness.page();
    await page.evaluate((src) => window.host.mount(src, { init: { sandboxKey: undefined } }), FRAME);
    assert.deepEqual(await page.evaluate(() => window.host.last('closed')), {
      type: 'closed',
      reason: 'key-missing',
    });
  });
});
