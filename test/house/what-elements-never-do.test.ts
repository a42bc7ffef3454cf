import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { read } from './files.js';
import { sources } from './sources.js';

const none: string[] = [];

/** What a shopper, seller or operator sees: elements and frames, and not the pages of the sandbox. */
const seen = sources.filter(({ path }) =>
  /^src\/(?:components|frame|secret-frame|action-frame)\//.test(path),
);
const styles = [
  ...seen.map(({ path, code }) => [path, code] as const),
  ['src/frame/frame.css', read('src/frame/frame.css')] as const,
];

/** Rules of a style sheet, as selector and declarations; those of nested rules stand for themselves. */
const rulesOf = (css: string): [selector: string, body: string][] =>
  [...css.matchAll(/([^{};`]+)\{([^{}]*)(?=[{}])/g)].map(([, selector = '', body = '']) => [
    selector.trim(),
    body,
  ]);

/** What a pointer or the focus brings to the screen that was not there; a field’s mark may wait for its label to make room. */
const appears = (css: string): string[] =>
  rulesOf(css)
    .filter(([selector]) => /:(?:hover|focus)/.test(selector) && !selector.includes(':not(:focus)'))
    .filter(([, body]) => /(?:^|[\s;])(?:display|visibility|content|block-size|inset[\w-]*):/.test(body))
    .map(([selector]) => selector);

/** Animations without an end that turn more than once in a second, or go on where the device asks for less motion. */
const restless = (code: string): string[] => {
  const endless = [...code.matchAll(/animation: ([^;]*\binfinite\b[^;]*);/g)].map(([, value = '']) => value);
  const isCalmed = /prefers-reduced-motion: reduce\)[^]*animation: none/.test(code);
  return endless.filter((value) => !isCalmed || parseFloat(/([\d.]+)s/.exec(value)?.[1] ?? '0') < 1);
};

const MOVED =
  /['"@](?:device(?:motion|orientation)|touch(?:start|move|end)|mouse(?:down|up|move)|pointerup)\b|\borientation:/;

/** Words that only a person understands who sees where a thing stands, or which colour it has. */
const SENSORY =
  /\b(?:(?:on|to) the (?:left|right)|in (?:red|green|blue)|(?:red|green|blue|round|square) (?:button|field|box)|button (?:below|above))\b/i;

describe('what elements never do', () => {
  it('show nothing that comes with the pointer or the focus, and no tooltip', () => {
    assert.deepEqual(
      styles.flatMap(([path, css]) => appears(css).map((selector) => `${path}: ${selector}`)),
      none,
    );
    assert.deepEqual(
      seen.filter(({ code }) => /<(?!iframe|svg)[a-z-]+[^>]* title=/.test(code)).map(({ path }) => path),
      none,
    );
  });

  it('flash, or move on where the device asks for less motion', () => {
    assert.deepEqual(
      styles.flatMap(([path, css]) => restless(css).map((value) => `${path}: ${value}`)),
      none,
    );
  });

  it('act when a finger goes down, follow the motion of a device, or ask how it is held', () => {
    assert.deepEqual(
      seen.filter(({ code }) => MOVED.test(code)).map(({ path }) => path),
      none,
    );
  });

  it('name a thing by its place, its shape or its colour alone', () => {
    const words = JSON.parse(read('src/words/en.json')) as Record<string, Record<string, string>>;
    assert.deepEqual(
      Object.entries(words).flatMap(([group, texts]) =>
        Object.entries(texts)
          .filter(([, text]) => SENSORY.test(text))
          .map(([name, text]) => `${group} ${name}: ${text}`),
      ),
      none,
    );
  });

  it('are found where they do', () => {
    assert.deepEqual(appears('.a:hover .tip { display: block; }'), ['.a:hover .tip']);
    assert.deepEqual(appears('.a:hover { color: red; }'), none);
    assert.equal(restless('.a { animation: blink 0.2s infinite; }').length, 1);
    const calm = '@media (prefers-reduced-motion: reduce) { .a { animation: none; } }';
    assert.equal(restless(`.a { animation: blink 0.2s infinite; } ${calm}`).length, 1);
    assert.equal(restless(`.a { animation: turn 1s infinite; } ${calm}`).length, 0);
    assert.match("addEventListener('devicemotion', act)", MOVED);
    assert.match('Press the green button.', SENSORY);
  });
});
