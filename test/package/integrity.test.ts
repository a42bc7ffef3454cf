import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';

import { filesIn, read } from '../house/sources.js';

interface Entry {
  readonly integrity: string;
  readonly bytes: number;
  readonly locale: string;
  readonly purpose: string;
}

const list = JSON.parse(read('dist/cdn/integrity.json')) as Record<string, Entry>;

/** What the file is made of; other elements come one by one. */
const BUNDLED = /\/components\/(?:checkout|card-fields|payment-result|parts\/(?!resource\/)[\w-]+)\//;

/** One sentence of each language's catalogue that no other language shares. */
const words = async (locale: string): Promise<string[]> => {
  const folders = filesIn('src').filter((path) => path.endsWith(`/words/${locale}.ts`) && BUNDLED.test(path));
  const catalogues = folders.map((path) => import(`../../${path.replace(/\.ts$/, '.js')}`));
  const found = (await Promise.all(catalogues)) as { words: Record<string, string> }[];
  return found.flatMap(({ words: catalogue }) => Object.values(catalogue)).filter((text) => text.length > 20);
};

describe('the files for pages without a build', () => {
  it('there is one for each language, and the list says so', () => {
    const files = filesIn('dist/cdn').map((path) => path.replace('dist/cdn/', ''));
    assert.deepEqual(files.filter((name) => name !== 'integrity.json').sort(), Object.keys(list).sort());
    assert.deepEqual(
      Object.values(list)
        .map(({ locale }) => locale)
        .sort(),
      ['ar', 'de', 'en', 'fr', 'nl'],
    );
  });

  for (const [name, { integrity, bytes, locale }] of Object.entries(list)) {
    const text = read(`dist/cdn/${name}`);

    it(`${name} is what its hash says`, () => {
      assert.equal(integrity, `sha384-${createHash('sha384').update(text).digest('base64')}`);
      assert.equal(bytes, Buffer.byteLength(text));
    });

    it(`${name} loads nothing more`, () => {
      assert.doesNotMatch(text, /(?:^|[;}\s])import[\s{*"']|\bimport\(|\bfrom\s*["']\.{0,2}\//);
      assert.doesNotMatch(text, /sourceMappingURL/);
    });

    it(`${name} speaks its language and no other`, async () => {
      for (const other of ['en', 'de', 'nl', 'fr', 'ar']) {
        const sentences = await words(other);
        const held = sentences.filter((sentence) => text.includes(JSON.stringify(sentence).slice(1, -1)));
        if (other === locale) assert.ok(held.length >= sentences.length * 0.9, `${other}: ${held.length}`);
        else assert.ok(held.length <= sentences.length * 0.1, `${other}: ${held.join(' | ')}`);
      }
    });
  }
});
