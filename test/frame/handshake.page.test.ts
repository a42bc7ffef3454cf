import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { BRANDS } from '../../src/frame/brands.js';
import { FRAME, Harness, VISA } from './harness.js';

let harness: Harness;
before(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.tidy());
after(() => harness.stop());

/** Loads a frame that is not answered, so that a test can answer it in its own way. */
async function unanswered(src = FRAME, options: object = {}): Promise<Page> {
  const page = await harness.page();
  await page.evaluate(([src, options]) => window.host.mount(src, { silent: true, ...options }), [
    src,
    options,
  ] as const);
  return page;
}

const inputs = async (page: Page) => (await harness.frameOf(page)).locator('input').count();
const text = async (page: Page) => (await harness.frameOf(page)).locator('body').textContent();
const pause = (page: Page) => page.waitForTimeout(80);

describe('opening the card frame', () => {
  it('greets with its protocol and build and nothing else, from an opaque origin', async () => {
    const page = await unanswered();
    const hellos = await page.evaluate(() => window.host.hellos);
    assert.equal(hellos.length, 1);
    assert.equal(hellos[0]?.origin, 'null');
    assert.deepEqual(Object.keys(hellos[0]?.data as object).sort(), ['build', 'closed', 'florin', 'type']);
    assert.equal(await inputs(page), 0);
  });

  it('answers the nonce and shows its inputs', async () => {
    const [page] = await harness.open();
    const messages = await page.evaluate(() => window.host.messages);
    assert.deepEqual(messages[0], {
      type: 'ready',
      nonce: '0123456789abcdef',
      brands: BRANDS.map(([name]) => name),
    });
    assert.equal(await inputs(page), 4);
  });

  it('C1-1: a sibling frame that sends an init with a port of its own is ignored', async () => {
    harness.serve('/sibling.html', {
      body: `<script>onmessage = ({ data: init }) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => parent.postMessage(data, '*');
        parent.frames[0].postMessage(init, '*', [port2]);
      }</script>`,
    });
    const page = await unanswered();
    const heard = await page.evaluate(async () => {
      const sibling = document.createElement('iframe');
      sibling.src = '/sibling.html';
      document.body.append(sibling);
      await new Promise((resolve) => (sibling.onload = resolve));
      const heard: unknown[] = [];
      addEventListener(
        'message',
        (event) => event.source === sibling.contentWindow && heard.push(event.data),
      );
      sibling.contentWindow?.postMessage(window.host.init(), '*');
      await new Promise((resolve) => setTimeout(resolve, 200));
      return heard;
    });
    assert.deepEqual(heard, []);
    assert.equal(await inputs(page), 0);
  });

  it('C1-2: another window that holds the frame’s window and sends an init is ignored', async () => {
    const page = await unanswered();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/')),
    ]);
    await popup.waitForLoadState();
    const answered = await popup.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      let answered = false;
      port1.onmessage = () => (answered = true);
      window.opener.frames[0].postMessage(window.host.init(), '*', [port2]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return answered;
    });
    assert.equal(answered, false);
    assert.equal(await inputs(page), 0);
  });

  it('C1-6: a second init after the handshake is ignored, and the first port stays', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#number').fill(VISA);
    const answered = await page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      let answered = false;
      port1.onmessage = () => (answered = true);
      window.host.frame.contentWindow?.postMessage(window.host.init(), '*', [port2]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return answered;
    });
    assert.equal(answered, false);
    assert.equal(await frame.locator('#number').inputValue(), '4111 1111 1111 1111');
    assert.equal((await page.evaluate(() => window.host.seal('first-port'))).type, 'unsealed');
  });

  it('C1-7: an init with no port, with two, or with something else is ignored, and a good one after it opens', async () => {
    const page = await unanswered();
    const answers = await page.evaluate(async () => {
      const target = window.host.frame.contentWindow as Window;
      let answers = 0;
      const channels = [new MessageChannel(), new MessageChannel()];
      for (const { port1 } of channels) port1.onmessage = () => answers++;
      target.postMessage(window.host.init(), '*');
      target.postMessage(
        window.host.init(),
        '*',
        channels.map(({ port2 }) => port2),
      );
      target.postMessage({ ...window.host.init(), port: 1 }, '*', [new ArrayBuffer(8)]);
      await new Promise((resolve) => setTimeout(resolve, 150));
      return answers;
    });
    assert.equal(answers, 0);
    assert.equal(await inputs(page), 0);
    await page.evaluate(() =>
      window.host.frame.contentWindow?.postMessage(window.host.init(), '*', [new MessageChannel().port2]),
    );
    await pause(page);
    assert.equal(await inputs(page), 4);
  });

  it('C1-8: an init of another protocol closes the frame, which says so', async () => {
    const page = await harness.page();
    const answer = await page.evaluate((src) => window.host.mount(src, { init: { florin: 2 } }), FRAME);
    assert.equal(answer, 'closed');
    assert.deepEqual(await page.evaluate(() => window.host.last('closed')), {
      type: 'closed',
      reason: 'protocol',
    });
    assert.equal(await text(page), 'Closed: protocol');
    assert.equal(await inputs(page), 0);
  });

  it('an init with half of the settings closes the frame', async () => {
    const page = await harness.page();
    await page.evaluate(
      (src) => window.host.mount(src, { init: { settings: { fields: ['number'] } } }),
      FRAME,
    );
    assert.deepEqual(await page.evaluate(() => window.host.last('closed')), {
      type: 'closed',
      reason: 'settings',
    });
    assert.equal(await inputs(page), 0);
  });

  it('C1-20: a page whose origin is not on the list cannot embed the frame', async () => {
    const page = await harness.page();
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/frames/card/other-parents.html';
      document.body.append(frame);
      return new Promise((resolve) => (frame.onload = resolve));
    });
    const frame = await harness.frameOf(page);
    assert.equal(await frame.locator('input').count(), 0);
    assert.match(frame.url(), /^chrome-error:/);
  });

  it('C1-20: without the header the frame’s own list refuses the page', async () => {
    const page = await harness.page();
    await page.evaluate(() => window.host.mount('/frames/card/other-parents-no-header.html'));
    assert.deepEqual(await page.evaluate(() => window.host.last('closed')), {
      type: 'closed',
      reason: 'parent-refused',
    });
    assert.equal(await inputs(page), 0);
  });
});
