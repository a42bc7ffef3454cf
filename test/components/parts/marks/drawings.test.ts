import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';

import { contrast } from '../../../../src/theme/contrast.js';
import { brandModules } from '../../../../scripts/marks.mjs';
import type { Drawing } from '../../../../src/components/parts/marks/drawing.js';
import { DRAWINGS } from '../../../../src/components/parts/marks/drawings.js';

const FOLDER = new URL('../../../../src/components/parts/marks/', import.meta.url);
const filesIn = (folder: string) => readdirSync(new URL(folder, FOLDER)).map((name) => `${folder}/${name}`);
const files = [...filesIn('brands'), ...filesIn('own')];
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');

/** `#rrggbb` of `#rgb`, `#rrggbb` or white. */
const inFull = (colour: string): string =>
  colour === 'white' ? '#ffffff' : colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** Two discs that touch, and a letter in four colours: known by their shape, and by the darkest of their colours. */
const strongest = ({ ground = 'white', fills = [] }: Drawing): number =>
  Math.max(...fills.map(([colour]) => contrast(inFull(colour), inFull(ground))));

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
