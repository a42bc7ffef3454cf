import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { build } from 'vite';

import { readTokens } from '../../../../scripts/docs/tokens.mjs';
import { filesIn, read, ROOT } from '../../../house/files.js';
import { weakPairs } from '../../../theme/weak-pairs.js';

const defaults = new Map(readTokens());

const themes = filesIn('src/components/base/theme/presets').map((path) => {
  const sheet = read(path).replace(/\/\*[^]*?\*\//g, '');
  const [, rules = ''] =
    /^\s*@supports \(color: light-dark\(#fff, #000\)\) \{\s*:root \{([^}]*)\}\s*\}\s*$/.exec(sheet) ?? [];
  const values = new Map(
    [...rules.matchAll(/^ +--florin-([\w-]+):\s([^;]+);$/gm)].map(
      ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const,
    ),
  );
  return { name: path.replace(/^.*\/|\.css$/g, ''), sheet, rules, values };
});

/** What an element has of a token in a theme. A default that reads another token reads the theme's. */
function shown(values: ReadonlyMap<string, string>, token: string): string {
  const value = values.get(token) ?? defaults.get(token) ?? '';
  const [, other] = /^var\(--florin-([\w-]+)/.exec(value) ?? [];
  return other === undefined ? value : shown(values, other);
}

const none: string[] = [];

describe('the six themes', () => {
  it('are six, and the plain one sets nothing', () => {
    assert.deepEqual(themes.map(({ name }) => name).toSorted(), [
      'bloom',
      'market',
      'pine',
      'plain',
      'signal',
      'studio',
    ]);
    assert.equal(themes.find(({ name }) => name === 'plain')?.sheet.trim(), '');
  });

  it('set tokens that there are, on the root alone, and nothing else', () => {
    const wrong = themes.flatMap(({ name, sheet, rules, values }) => [
      ...[...values.keys()].filter((token) => !defaults.has(token)).map((token) => `${name}: ${token}`),
      ...(rules === '' && sheet.trim() !== '' ? [`${name}: no single rule of the root`] : []),
      ...(rules.split(';').length - 1 === values.size ? [] : [`${name}: something else than tokens`]),
    ]);
    assert.deepEqual(wrong, none);
  });

  it('ask for no font and no file of another place', () => {
    assert.deepEqual(
      themes.filter(({ sheet }) => /url\(|@import|@font-face/.test(sheet)).map(({ name }) => name),
      none,
    );
  });

  for (const { name, values } of themes)
    it(`${name}: every pair of colours that meets has its contrast, in light and dark`, () => {
      assert.deepEqual(
        weakPairs((colour: string) => shown(values, `color-${colour}`)),
        none,
      );
    });

  it('keep their colours in a bundler that rewrites light-dark() for older browsers', async () => {
    const input = filesIn('src/components/base/theme/presets').map((path) => `${ROOT}${path}`);
    const built = await build({
      root: ROOT,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'chrome111', rolldownOptions: { input } },
    });
    const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
    const sheets = files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
    assert.equal(sheets.filter((sheet) => sheet.includes('light-dark(')).length, 5);
    assert.deepEqual(
      sheets.filter((sheet) => sheet.includes('--lightningcss')),
      none,
    );
  });

  it('have both schemes for every colour that they set', () => {
    const single = themes.flatMap(({ name, values }) =>
      [...values]
        .filter(([token, value]) => token.startsWith('color-') && !value.startsWith('light-dark('))
        .map(([token]) => `${name}: ${token}`),
    );
    assert.deepEqual(single, none);
  });

  it('differ without any colour: no two have the same type, shape and elevation', () => {
    const without = [
      'font-family',
      'font-weight-heading',
      'radius',
      'radius-button',
      'border-width',
      'shadow-raised',
      'field-height',
    ];
    const looks = themes.map(({ values }) => without.map((token) => shown(values, token)));
    const alike = looks.flatMap((one, at) =>
      looks.slice(at + 1).flatMap((other, next) => {
        const same = one.filter((value, token) => value === other[token]).length;
        return same <= 3
          ? []
          : [`${themes[at]?.name} and ${themes[at + 1 + next]?.name}: ${same} of ${without.length}`];
      }),
    );
    assert.deepEqual(alike, none);
  });
});
