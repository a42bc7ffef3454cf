import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';

import { brandModules } from '../../../../scripts/marks.mjs';
import type { Drawing } from '../../../../src/components/parts/marks/drawing.js';
import { DRAWINGS } from '../../../../src/components/parts/marks/drawings.js';

const FOLDER = new URL('../../../../src/components/parts/marks/', import.meta.url);
const filesIn = (folder: string) => readdirSync(new URL(folder, FOLDER)).map((name) => `${folder}/${name}`);
const files = [...filesIn('brands'), ...filesIn('own')];
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');

/** WCAG's relative luminance of `#rgb`, `#rrggbb` or white. */
function luminance(colour: string): number {
  const digits = colour === 'white' ? 'fff' : colour.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Two discs that touch, and a letter in four colours: known by their shape, and by the darkest of their colours. */
const strongest = ({ ground = 'white', fills = [] }: Drawing): number =>
  Math.max(...fills.map(([colour]) => contrast(colour, ground)));

describe('the marks', () => {
  it('are what the script writes from the set', async () => {
    const written = await brandModules();
    assert.deepEqual(Object.keys(written).toSorted(), readdirSync(new URL('brands', FOLDER)).toSorted());
    for (const [name, code] of Object.entries(written)) assert.equal(read(`brands/${name}`), code, name);
  });

  it('are all in the list that bundlers read', async () => {
    const names = files.map((file) => file.replace(/^.*\/|\.ts$/g, ''));
    assert.deepEqual(Object.keys(DRAWINGS).toSorted(), names.toSorted());
  });

  it('weigh half a kilobyte at most, each', () => {
    for (const file of files) {
      const { code } = transformSync(read(file), { loader: 'ts', minify: true, format: 'esm' });
      assert.ok(brotliCompressSync(code).length <= 500, `${file}: ${brotliCompressSync(code).length} bytes`);
    }
  });

  it('are colours and paths: nothing that runs, and nothing from elsewhere', async () => {
    for (const [name, load] of Object.entries(DRAWINGS)) {
      const { ground, fills = [], lines, ...rest } = (await load()).drawing as Drawing;
      assert.deepEqual(rest, {}, name);
      for (const colour of [ground ?? '#fff', ...fills.map(([colour]) => colour)])
        assert.match(colour, /^#(?:[0-9a-f]{3}){1,2}$/, name);
      for (const path of [lines ?? 'M0 0z', ...fills.map(([, path]) => path)])
        assert.match(path, /^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/, name);
      assert.notEqual(fills.length > 0, lines !== undefined, `${name} is a brand’s or a glyph`);
    }
  });

  it('stand out from their ground', async () => {
    for (const [name, load] of Object.entries(DRAWINGS)) {
      const drawing = (await load()).drawing as Drawing;
      if (!drawing.lines) assert.ok(strongest(drawing) >= 3, `${name}: ${strongest(drawing)}`);
    }
  });
});
