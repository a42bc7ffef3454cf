import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import type { Frame, Page } from 'playwright-core';

import { hostPage } from './host-page.mjs';
import { Harness, VISA } from './harness.js';

let harness: Harness;
before(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.tidy());
after(() => harness.stop());

const value = (frame: Frame, field: string) => frame.locator(`#${field}`).inputValue();
const settle = (page: Page) => page.waitForTimeout(80);

async function fill(frame: Frame) {
  await frame.locator('#number').fill(VISA);
  await frame.locator('#expiry').fill('1230');
  await frame.locator('#securityCode').fill('737');
}

describe('ways out of the frame', () => {
  it('C1-22: its name, address and referrer hold nothing, and the nonce is not kept', async () => {
    const [, frame] = await harness.open();
    await fill(frame);
    const { name, hash, search, referrer, html } = await frame.evaluate(() => ({
      name: window.name,
      hash: location.hash,
      search: location.search,
      referrer: document.referrer,
      html: document.documentElement.outerHTML,
    }));
    assert.deepEqual([name, hash, search], ['', '', '']);
    assert.ok(!/[?#]/.test(referrer));
    assert.ok(!html.includes('0123456789abcdef'));
  });

  it('C1-26: peer connections, transports, channels and popups are gone, and a nested frame does not bring them back', async () => {
    const [, frame] = await harness.open();
    const left = await frame.evaluate(() =>
      [
        'RTCPeerConnection',
        'webkitRTCPeerConnection',
        'RTCDataChannel',
        'WebTransport',
        'EventSource',
        'BroadcastChannel',
        'open',
      ].filter((name) => name in window),
    );
    assert.deepEqual(left, []);
    const nested = await frame.evaluate(async () => {
      const inner = document.createElement('iframe');
      document.body.append(inner);
      await new Promise((resolve) => setTimeout(resolve, 50));
      try {
        return typeof Reflect.get(inner.contentWindow as Window, 'RTCPeerConnection');
      } catch (error) {
        return (error as Error).name;
      }
    });
    assert.ok(['SecurityError', 'undefined'].includes(nested), nested);
  });

  it('C1-26: what the frame is made of cannot be changed by anything that runs later', async () => {
    const [, frame] = await harness.open();
    const frozen = await frame.evaluate(() =>
      [
        Array.prototype,
        String.prototype,
        Object.prototype,
        Promise.prototype,
        RegExp.prototype,
        JSON,
        HTMLInputElement.prototype,
        EventTarget.prototype,
        SubtleCrypto.prototype,
        MessagePort.prototype,
      ]
        .filter((one) => !Object.isFrozen(one))
        .map(String),
    );
    assert.deepEqual(frozen, []);
    const after = await frame.evaluate(() => {
      const patch = {
        get() {
          throw new Error('patched');
        },
      };
      const patched = [
        Reflect.defineProperty(HTMLInputElement.prototype, 'value', patch),
        Reflect.defineProperty(String.prototype, 'replace', patch),
      ];
      return [
        (document.querySelector('#number') as HTMLInputElement).value,
        'a'.replace('a', 'b'),
        ...patched,
      ];
    });
    assert.deepEqual(after, ['', 'b', false, false]);
  });

  it('C1-26: requests, images, workers and forms go nowhere', async () => {
    const [page, frame] = await harness.open();
    const errors = await frame.evaluate(async () => {
      const tries = [
        () => fetch('/leak'),
        () =>
          new Promise((resolve, reject) =>
            Object.assign(new Image(), { src: '/leak', onload: resolve, onerror: reject }),
          ),
        () => Promise.resolve(new WebSocket(`ws://${location.host}/leak`)),
        () => Promise.resolve(new Worker('/leak')),
        () => Promise.resolve(navigator.sendBeacon('/leak') || Promise.reject(new Error('refused'))),
      ];
      const form = document.createElement('form');
      form.action = '/leak';
      document.body.append(form);
      form.submit();
      const done = await Promise.allSettled(tries.map(async (attempt) => attempt()));
      return done.filter(({ status }) => status === 'rejected').length;
    });
    await settle(page);
    assert.ok(errors >= 3, String(errors));
    assert.ok(!harness.asked.includes('/leak'));
    assert.ok(frame.url().endsWith('frame.html'));
  });

  it('C1-27: under the page’s own frame-src the frame cannot send itself elsewhere', async () => {
    harness.serve('/strict.html', {
      body: hostPage,
      headers: { 'Content-Security-Policy': "frame-src 'self'" },
    });
    harness.serve('/leak.html', { body: 'leaked' });
    const page = await harness.page('/strict.html');
    const frame = await harness.mount(page);
    await frame
      .evaluate((url) => location.assign(url), harness.url('/leak.html?4111', '127.0.0.1'))
      .catch(() => {});
    await page.waitForTimeout(300);
    assert.ok(!(await (await harness.frameOf(page)).content()).includes('leaked'));
    assert.ok(!harness.asked.includes('/leak.html'));
  });
});

describe('what stays behind', () => {
  it('C1-29: number and code cannot be dragged, copied or cut out; an expiry date can be copied', async () => {
    const [page, frame] = await harness.open();
    await fill(frame);
    const prevented = await frame.evaluate(() =>
      ['number', 'expiry', 'securityCode'].map((id) =>
        ['dragstart', 'copy', 'cut'].map(
          (type) =>
            !(document.querySelector(`#${id}`) as Element).dispatchEvent(
              new Event(type, { bubbles: true, cancelable: true }),
            ),
        ),
      ),
    );
    assert.deepEqual(prevented, [
      [true, true, true],
      [true, false, false],
      [true, true, true],
    ]);
    await frame.locator('#number').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+X');
    assert.equal(await value(frame, 'number'), '4111 1111 1111 1111');
  });

  it('C1-30: what was typed is wiped when the page is left, and not there when one comes back', async () => {
    harness.serve('/elsewhere.html', { body: 'elsewhere' });
    const [page, frame] = await harness.open();
    await fill(frame);
    await frame.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    );
    for (const field of ['number', 'expiry', 'securityCode']) assert.equal(await value(frame, field), '');
    await fill(frame);
    await page.goto(harness.url('/elsewhere.html'));
    await page.goBack();
    await settle(page);
    for (const one of page.frames()) {
      const values = await one.evaluate(() =>
        [...document.querySelectorAll('input')].map((input) => input.value).join(''),
      );
      assert.equal(values, '');
    }
  });

  it('a card is wiped after 15 minutes without use, and the page is told', async () => {
    const page = await harness.page();
    await page.clock.install();
    const frame = await harness.mount(page);
    await fill(frame);
    await page.clock.runFor(14 * 60_000);
    assert.equal(await value(frame, 'securityCode'), '737');
    await page.clock.runFor(61_000);
    assert.equal(await value(frame, 'number'), '');
    assert.equal(await value(frame, 'securityCode'), '');
    await settle(page);
    assert.equal((await page.evaluate(() => window.host.last('state')))?.state.complete, false);
  });

  it('the page can have the code wiped, or all of it', async () => {
    const [page, frame] = await harness.open();
    await fill(frame);
    await page.evaluate(() => window.host.send({ type: 'clear', only: 'securityCode' }));
    await settle(page);
    assert.deepEqual(
      [await value(frame, 'number'), await value(frame, 'securityCode')],
      ['4111 1111 1111 1111', ''],
    );
    await page.evaluate(() => window.host.send({ type: 'clear', only: 'all' }));
    await settle(page);
    assert.equal(await value(frame, 'number'), '');
    assert.equal(await frame.locator('.error:not(:empty)').count(), 0);
  });

  it('C1-32: no attribute mirrors what was typed, in the frame or in the page', async () => {
    const [page, frame] = await harness.open();
    await fill(frame);
    await page.evaluate(() => window.host.seal('mirror'));
    for (const html of [await frame.content(), await page.content()]) {
      const shown = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
      assert.doesNotMatch(shown, /value=|4111|737|12\/30/);
    }
    const restored = await frame.evaluate(() =>
      [...document.querySelectorAll('input')].map((input) => input.defaultValue).join(''),
    );
    assert.equal(restored, '');
  });

  it('the frame writes nothing to the console, and no error escapes it', async () => {
    const page = await harness.page();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const frame = await harness.mount(page);
    await fill(frame);
    await page.evaluate(() => window.host.seal('quiet'));
    assert.deepEqual(said, []);
  });
});
