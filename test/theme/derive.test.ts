import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { bothOf } from '../../scripts/docs/both-of.mjs';
import { readTokens } from '../../scripts/docs/tokens.mjs';
import { deriveTheme, type Theme, type ThemeOptions } from '../../src/theme/derive.js';
import { distance } from '../../src/theme/oklch.js';
import { readColour } from '../../src/theme/read-colour.js';
import { weakPairs } from './weak-pairs.js';

const none: string[] = [];

const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const reader =
  ({ tokens }: Theme) =>
  (name: string): string =>
    tokens[`--florin-color-${name}`] ?? '';

const turn = (one: number, other: number): number => {
  const apart = Math.abs(one - other);
  return Math.min(apart, 360 - apart);
};

/** Runs 2,000 times; the seed stands still, so that a red run is red again. */
const forColours = (holds: (color: string) => void): void =>
  fc.assert(fc.property(colours, holds), { numRuns: 2000, seed: 71 });

describe('a theme from one colour', () => {
  it('has its contrast in every pair that meets, in light and dark, whatever the colour', () => {
    forColours((color) => assert.deepEqual(weakPairs(reader(deriveTheme({ color }))), none));
  });

  it('keeps the hue of the colour within 3 degrees, 15 of a yellow, where it is not grey', () => {
    forColours((color) => {
      const [, chroma, hue] = readColour(color);
      if (chroma < 0.04) return;
      for (const accent of bothOf(reader(deriveTheme({ color }))('accent'))) {
        const [, , found] = readColour(accent ?? '');
        const most = turn(hue, 100) < 20 ? 15 : 3;
        assert.ok(turn(hue, found) <= most, `${color} became ${accent}`);
      }
    });
  });

  it('keeps danger, warning and success apart from the accent and from each other', () => {
    forColours((color) => {
      const value = reader(deriveTheme({ color }));
      const names = ['accent', 'danger', 'warning', 'success'];
      for (const at of [0, 1])
        for (const [place, name] of names.entries())
          for (const other of names.slice(place + 1)) {
            const [one, two] = [name, other].map((each) => readColour(bothOf(value(each))[at] ?? ''));
            assert.ok(distance(one!, two!) >= 0.075, `${color}: ${name} and ${other}`);
          }
    });
  });

  it('sets every colour that there is, but for the veil behind a dialog', () => {
    const all = readTokens().flatMap(([name]) => (name.startsWith('color-') ? [`--florin-${name}`] : []));
    const { tokens } = deriveTheme({ color: '#7a3b12' });
    assert.deepEqual(
      all.filter((name) => name !== '--florin-color-backdrop').toSorted(),
      Object.keys(tokens).toSorted(),
    );
  });

  it('leaves a colour with enough contrast as it is, and says what it changed of another', () => {
    const { tokens, corrections } = deriveTheme({ color: '#7a3b12' });
    assert.match(tokens['--florin-color-accent'] ?? '', /^light-dark\(#7a3b12, #/);
    assert.deepEqual(
      corrections.map(({ scheme, from }) => [scheme, from]),
      [['dark', '#7a3b12']],
    );
    const [yellow] = deriveTheme({ color: '#ffd400' }).corrections;
    assert.ok(yellow);
    assert.deepEqual(
      [yellow.scheme, yellow.pair, yellow.least],
      ['light', ['accent', 'accent-surface'], 4.5],
    );
    assert.ok(yellow.before < 1.5 && yellow.after >= 4.5);
    assert.deepEqual(deriveTheme({ color: '#ffd400' }).corrections.length, 1);
  });

  it('is drawn for one scheme where a site has one alone', () => {
    const { tokens, css, corrections } = deriveTheme({ color: '#0b1f4b', scheme: 'light' });
    assert.equal(tokens['--florin-color-accent'], '#0b1f4b');
    assert.match(css, /color-scheme: light;/);
    assert.deepEqual(corrections, []);
    assert.doesNotMatch(deriveTheme({ color: '#0b1f4b' }).css, /color-scheme/);
  });

  it('takes fonts and corners, and gives small and large corners in proportion', () => {
    const options = {
      color: '#000',
      fontFamily: "'Source Sans 3', sans-serif",
      headingFamily: 'Georgia, serif',
    };
    const { tokens } = deriveTheme({ ...options, radius: '4px' });
    const found = Object.entries(tokens).filter(([name]) => !name.includes('-color-'));
    assert.deepEqual(Object.fromEntries(found), {
      '--florin-radius-s': '2px',
      '--florin-radius': '4px',
      '--florin-radius-l': '6px',
      '--florin-font-family': "'Source Sans 3', sans-serif",
      '--florin-font-family-heading': 'Georgia, serif',
    });
    assert.equal(deriveTheme({ color: '#000', radius: '0' }).tokens['--florin-radius-l'], '0px');
  });

  for (const [option, wrong] of [
    ['color', { color: 'nothing' }],
    ['color', { color: '#12345' }],
    ['color', { color: 'rgb(0 0 0 / 50%)' }],
    ['fontFamily', { color: '#000', fontFamily: 'serif; } body { display: none' }],
    ['fontFamily', { color: '#000', fontFamily: "'</style>'" }],
    ['headingFamily', { color: '#000', headingFamily: 'url(a.css)' }],
    ['headingFamily', { color: '#000', headingFamily: '' }],
    ['radius', { color: '#000', radius: '-1px' }],
    ['radius', { color: '#000', radius: '1px; color: red' }],
    ['scheme', { color: '#000', scheme: 'dim' as never }],
  ] as const satisfies readonly (readonly [string, ThemeOptions])[])
    it(`names ${option} where it is ${JSON.stringify(wrong[option as keyof typeof wrong])}`, () => {
      assert.throws(() => deriveTheme(wrong), {
        name: 'TypeError',
        message: new RegExp(`^${option} `),
      });
    });
});
