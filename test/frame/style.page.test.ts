import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import { FRAME, Harness } from './harness.js';

let harness: Harness;
before(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.tidy());
after(() => harness.stop());

describe('what the page may show in the frame', () => {
  for (const bad of [
    'url(//evil.test/a)',
    'red; background: url(//evil.test/a)',
    'red} * { background: url(//evil.test/a) }',
    '@import "//evil.test/a"',
    '</style><script>alert(1)</script>',
    'expression(alert(1))',
    'var(--x, url(//evil.test/a))',
    'attr(value type(*))',
    'env(x, url(//evil.test/a))',
    'image-set("//evil.test/a" 1x)',
    'inherit',
  ])
    it(`C1-23: the style “${bad}” is not taken`, async () => {
      const names = ['color-surface', 'color-text', 'font-family', 'radius', 'space-m', 'x', '</style>'];
      const tokens = Object.fromEntries(names.map((name) => [name, bad]));
      const [, frame] = await harness.open({ settings: { tokens } });
      const style = await frame.evaluate(() => document.documentElement.getAttribute('style'));
      assert.equal(style, 'color-scheme: light;');
    });

  it('C1-23: colours, lengths and names of fonts are taken', async () => {
    const tokens = {
      'color-text': 'oklch(40% 0.1 200)',
      'color-surface': 'light-dark(#fff, rgb(0 0 0 / 50%))',
      'color-line': 'color-mix(in srgb, red, blue)',
      'font-family': '"Noto Sans", ヒラギノ, serif',
      'line-height': '1.4',
      radius: 'calc(2px + 0.5em)',
    };
    const [, frame] = await harness.open({ settings: { tokens } });
    const set = await frame.evaluate(
      (names) => names.map((name) => document.documentElement.style.getPropertyValue(`--${name}`)),
      Object.keys(tokens),
    );
    assert.deepEqual(set, Object.values(tokens));
  });

  it('C1-24: words with markup are shown as the text they are', async () => {
    const number = '<img src=x onerror=alert(1)><b>Number</b>';
    const page = await harness.page();
    await page.evaluate(
      ([src, number]) =>
        window.host.mount(src, {
          init: { settings: window.host.settings({ words: { ...window.host.words, number } }) },
        }),
      [FRAME, number] as const,
    );
    const frame = await harness.frameOf(page);
    assert.equal(await frame.locator('label[for=number]').textContent(), number);
    assert.equal(await frame.locator('img, b').count(), 0);
  });
});
