import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { hexOf } from '../../src/theme/oklch.js';
import { readColour } from '../../src/theme/read-colour.js';

describe('a colour as CSS writes it', () => {
  for (const [text, expected] of [
    ['#7A3B12', '#7a3b12'],
    ['#fc0', '#ffcc00'],
    [' #000 ', '#000000'],
    ['rgb(122, 59, 18)', '#7a3b12'],
    ['rgb(122 59 18 / 100%)', '#7a3b12'],
    ['RGBA(100%, 0%, 40%, 1)', '#ff0066'],
    ['hsl(210 50% 40%)', '#336699'],
    ['hsl(-150deg, 50%, 40%)', '#336699'],
    ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
    ['oklch(62.796% 64.42% 29.234deg)', '#ff0000'],
  ] as const)
    it(`${text} is ${expected}`, () => {
      assert.equal(hexOf(readColour(text)), expected);
    });

  it('loses nothing of a colour on the way to OKLCH and back', () => {
    for (let value = 0; value <= 0xff_ff_ff; value += 4093) {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      assert.equal(hexOf(readColour(hex)), hex);
    }
  });

  for (const text of [
    '',
    'red',
    '#ff',
    '#ff000080',
    'rgb(1 2)',
    'rgb(1 2 x)',
    'rgb(1 2 3 4 5)',
    'oklch(none 0 0)',
  ])
    it(`"${text}" is refused in Node, and what can be written is said`, () => {
      assert.throws(
        () => readColour(text),
        /^TypeError: color .* is not an opaque colour\. Write it as #rrggbb/,
      );
    });
});
