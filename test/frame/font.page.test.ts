import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, afterEach, before, describe, it } from 'node:test';

import type { Frame, Page } from 'playwright-core';

import type { CardFont } from '../../src/frame/card-font.js';
import { drawnFont } from './drawn-font.js';
import { FRAME, Harness, VISA } from './harness.js';

const OPEN = { 'Content-Type': 'font/woff2', 'Access-Control-Allow-Origin': '*' };
const DIGITS = [...'0123456789'];

let harness: Harness;
let make: typeof import('../../src/frame/document.js');
before(async () => {
  harness = await Harness.start();
  make = await import('../../src/frame/document.js');
});
afterEach(() => harness.tidy());
after(() => harness.stop());

const { resolve } = createRequire(import.meta.url);
const inter = (weight: number): Buffer =>
  readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`));
/** One digit four times as high as a line, others flat, and some that another font has to lend. */
const uneven = drawnFont({ letters: { 0: 100, 1: 4000, 4: 100 }, ascent: 200, descent: 50 });

/** The address of a frame whose document names these files. */
function frameWith(font: CardFont): string {
  const { html, headers } = make.frameDocument({
    allowPageKey: true,
    frameAncestors: ["'self'"],
    font,
  });
  harness.serve('/frames/card/font.html', { body: html, headers });
  return '/frames/card/font.html';
}

function fileAt(path: string, body: Buffer, headers: Readonly<Record<string, string>> = OPEN): string {
  harness.serve(path, { body, headers });
  return harness.url(path);
}

const timesAsked = (path: string): number => harness.asked.filter((each) => each === path).length;
const families = (frame: Frame): Promise<string> =>
  frame.locator('#number').evaluate((input) => getComputedStyle(input).fontFamily);
const heights = (frame: Frame): Promise<readonly number[]> =>
  frame.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('form > div, div > div, input')].map(
      (element) => element.getBoundingClientRect().height,
    ),
  );
const toldHeights = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    window.host.messages.filter((message) => message.type === 'height').map(({ height }) => height),
  );

describe('the merchant’s font in the frame', () => {
  it('C10-304: a ranged font: each file is asked for once, before an input shows, whatever is typed', async () => {
    const font = {
      400: fileAt('/fonts/once-400.woff2', inter(400)),
      600: fileAt('/fonts/once-600.woff2', inter(600)),
    };
    const page = await harness.page();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const frame = await harness.mount(page, frameWith(font));
    const before = asked.length;
    assert.deepEqual(
      ['/fonts/once-400.woff2', '/fonts/once-600.woff2'].map(timesAsked),
      [1, 1],
      'asked for by now',
    );
    assert.equal(await families(frame), 'card-font, system-ui, sans-serif');
    for (const digits of [...DIGITS, VISA, '370000000000002']) {
      await frame.locator('#number').fill(digits);
      await frame.locator('#securityCode').fill(digits.slice(0, 3));
    }
    await frame.locator('#securityCode').press('Enter');
    await page.evaluate(() => {
      const tokens = { 'font-weight-label': '900', 'font-family': 'serif' };
      window.host.send({ type: 'settings', settings: window.host.settings({ tokens }) });
    });
    await frame.waitForFunction(() => document.documentElement.style.cssText.includes('900'));
    assert.equal(asked.length, before, 'typing made the browser ask');
    const ranges = await frame.evaluate(() =>
      [...document.fonts].map(({ unicodeRange, status }) => `${status} ${unicodeRange}`),
    );
    assert.deepEqual(ranges, Array(2).fill('loaded U+0-10FFFF'));
  });

  it('C10-304: the policy names these files alone, and a file beside one is not loaded', async () => {
    const url = fileAt('/fonts/named.woff2', inter(400));
    fileAt('/fonts/beside.woff2', inter(400));
    const [, frame] = await harness.open({ src: frameWith({ 400: url }) });
    const tried = await frame.evaluate(
      (beside) =>
        new FontFace('beside', `url(${beside})`).load().then(
          () => 'loaded',
          () => 'refused',
        ),
      harness.url('/fonts/beside.woff2'),
    );
    assert.equal(tried, 'refused');
    assert.equal(timesAsked('/fonts/beside.woff2'), 0);
  });

  for (const layout of ['rows', 'floating', 'line'])
    for (const tokens of [
      {},
      { 'line-height': 'normal', 'field-height': 'normal' },
      { 'line-height': 'normal', 'field-height': '1cap' },
    ])
      it(`C10-305: a font with tall digits: no digit changes a height in ${layout}, with ${JSON.stringify(tokens)}`, async () => {
        const url = fileAt('/fonts/uneven.woff2', uneven);
        const [page, frame] = await harness.open({
          src: frameWith({ 400: url }),
          // No word wraps: some are those of a brand.
          mount: { width: '700px' },
          settings: { layout, tokens },
        });
        const empty = await heights(frame);
        await page.waitForFunction(() => window.host.last('height'));
        const told = await toldHeights(page);
        for (const field of ['number', 'expiry', 'securityCode']) {
          for (const digits of [...DIGITS, '1111', VISA, '5', '37']) {
            await frame.locator(`#${field}`).fill(digits);
            assert.deepEqual(await heights(frame), empty, `${digits} in ${field}`);
          }
          // What is left incomplete has an error, which makes room for itself.
          await page.evaluate(() => window.host.send({ type: 'clear', only: 'all' }));
          await frame.waitForFunction(
            (id) => !(document.getElementById(id) as HTMLInputElement).value,
            field,
          );
        }
        assert.deepEqual(await toldHeights(page), told);
      });

  it('C10-307: no token, word or other setting of a page brings a font in, or changes which one it is', async () => {
    const own = fileAt('/fonts/own.woff2', uneven);
    fileAt('/fonts/page.woff2', inter(400));
    const wanted = harness.url('/fonts/page.woff2');
    const src = frameWith({ 400: own });
    const page = await harness.page();
    await page.evaluate((url) => {
      document.fonts.add(new FontFace('of the page', `url(${url})`));
      return document.fonts.load('16px "of the page"');
    }, wanted);
    const before = timesAsked('/fonts/page.woff2');
    for (const [place, name] of [
      [FRAME, 'system-ui, sans-serif'],
      [src, 'card-font, system-ui, sans-serif'],
    ] as const) {
      const frame = await harness.mount(page, place, {
        init: { font: { 400: wanted }, settings: await page.evaluate(() => window.host.settings()) },
      });
      assert.equal(await families(frame), name);
      for (const value of [`url(${wanted})`, `x; src: url(${wanted})`, `"x", url(${wanted}) format("woff2")`])
        await page.evaluate(
          ([value, url]) => {
            const tokens = { 'font-family': value, font: value, src: value };
            const settings = { ...window.host.settings({ tokens }), font: { 400: url } };
            window.host.send({ type: 'settings', settings });
          },
          [value, wanted] as const,
        );
      await page.evaluate(() => {
        const tokens = { 'font-family': '"of the page", serif' };
        window.host.send({ type: 'settings', settings: window.host.settings({ tokens }) });
      });
      await frame.waitForFunction(() => document.documentElement.style.cssText.includes('of the page'));
      assert.equal(await families(frame), name.replace('system-ui, sans-serif', '"of the page", serif'));
      assert.equal(await frame.evaluate(() => document.fonts.size), place === src ? 1 : 0);
      await page.evaluate(() => {
        window.host.frame.remove();
        Reflect.deleteProperty(window.host, 'port');
      });
    }
    assert.equal(timesAsked('/fonts/page.woff2'), before);
  });

  it('shows the theme’s font and says why, where a server does not let the frame read its file', async () => {
    const url = fileAt('/fonts/closed.woff2', inter(400), {
      'Access-Control-Allow-Origin': harness.url('/').slice(0, -1),
    });
    const page = await harness.page();
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
    const frame = await harness.mount(page, frameWith({ 400: url }));
    assert.equal(await families(frame), 'system-ui, sans-serif');
    assert.equal(said.length, 1);
    assert.match(
      said[0]!,
      /^florin: the card frame shows no font of yours: .*Access-Control-Allow-Origin: \*\?$/,
    );
    await frame.locator('#number').fill(VISA);
    await frame.locator('#expiry').fill('1230');
    await frame.locator('#securityCode').fill('737');
    assert.equal((await page.evaluate(() => window.host.seal('themed'))).type, 'sealed');
  });

  it('uses all of its weights or none', async () => {
    const font = {
      400: harness.url('/fonts/missing.woff2'),
      600: fileAt('/fonts/there.woff2', inter(600)),
    };
    const [, frame] = await harness.open({ src: frameWith(font) });
    assert.equal(await families(frame), 'system-ui, sans-serif');
    assert.equal(await frame.evaluate(() => document.fonts.size), 0);
  });

  it('waits for a file, and three seconds later does without it for good', async () => {
    const file = harness.hold('/fonts/late.woff2', { body: inter(400), headers: OPEN });
    const page = await harness.page();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const src = frameWith({ 400: file.url });
    const mounted = harness.mount(page, src);
    await file.asked;
    await page.waitForFunction(() => window.host.hellos.length > 0);
    const waiting = await harness.frameOf(page);
    await page.clock.runFor(2_999);
    assert.equal(await waiting.locator('input').count(), 0);
    assert.deepEqual(await page.evaluate(() => window.host.messages), []);
    await page.clock.runFor(1);
    const frame = await mounted;
    assert.equal(await frame.locator('input:visible').count(), 3);
    file.answer();
    await frame.locator('#number').fill(VISA);
    assert.equal(await families(frame), 'system-ui, sans-serif');
    assert.equal(await frame.evaluate(() => document.fonts.size), 0);
  });

  it('nothing moves when it is there: a frame with it is as high as one without', async () => {
    const [, plain] = await harness.open();
    const themed = await heights(plain);
    await harness.tidy();
    const url = fileAt('/fonts/high.woff2', drawnFont({ letters: { 4: 700 }, ascent: 4000, descent: 2000 }));
    const [, frame] = await harness.open({ src: frameWith({ 400: url }) });
    assert.equal(await families(frame), 'card-font, system-ui, sans-serif');
    assert.deepEqual(await heights(frame), themed);
  });
});
