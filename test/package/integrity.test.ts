import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';

import { languageNames } from '../../scripts/words/catalogues.mjs';
import { filesIn, read } from '../house/sources.js';

const LOCALES = Object.keys(languageNames());

interface Entry {
  readonly integrity: string;
  readonly bytes: number;
  readonly locale: string;
  readonly purpose: string;
}

const list = JSON.parse(read('dist/cdn/integrity.json')) as Record<string, Entry>;

/** What each file registers; the one that is not here, everything. */
const CHECKOUT = ['card-fields', 'checkout', 'payment-result', 'provider'];
const TAGS: Readonly<Record<string, readonly string[]>> = {
  checkout: CHECKOUT,
  shop: [...CHECKOUT, 'cart', 'listing-catalogue', 'listing-details', 'order-history', 'saved-cards'],
};

/** Parts that have words, by the files whose elements show them. */
const PARTS: Readonly<Record<string, RegExp>> = {
  checkout: /^(?:actions|card-frame|result-view)$/,
  shop: /^(?!agreement$|legal-entity$)/,
};

/** Whether a file holds a group of words: those of its elements, and of the parts that these show. */
function holds(file: string, group: string): boolean {
  const [element = '', part = ''] = group.split('/');
  if (element === 'sandbox') return false;
  return element === 'parts' ? (PARTS[file] ?? /^/).test(part) : (TAGS[file]?.includes(element) ?? true);
}

/** Sentences of a language that a file has to have. */
const words = async (file: string, locale: string): Promise<string[]> => {
  const groups = Object.keys(JSON.parse(read('src/words/en.json')) as object).filter((group) =>
    holds(file, group),
  );
  const catalogues = groups.map((group) => import(`../../src/words/compiled/${group}/${locale}.js`));
  const found = (await Promise.all(catalogues)) as { words: Record<string, unknown> }[];
  const messages = found.flatMap(({ words: catalogue }) => Object.values(catalogue));
  return messages.filter((message): message is string => typeof message === 'string' && message.length > 20);
};

describe('the files for pages without a build', () => {
  it('there is one of each for each language, and the list says so', () => {
    const files = filesIn('dist/cdn').map((path) => path.replace('dist/cdn/', ''));
    assert.deepEqual(files.filter((name) => name !== 'integrity.json').sort(), Object.keys(list).sort());
    for (const file of ['checkout', 'shop', 'elements']) {
      const entries = Object.entries(list).filter(([name]) => name.startsWith(`${file}.`));
      const locales = entries.map(([, { locale }]) => locale);
      assert.deepEqual(locales.sort(), LOCALES.toSorted(), file);
    }
    assert.equal(Object.keys(list).length, 3 * LOCALES.length);
  });

  for (const [name, { integrity, bytes, locale }] of Object.entries(list)) {
    const text = read(`dist/cdn/${name}`);

    it(`${name} is what its hash says`, () => {
      assert.equal(integrity, `sha384-${createHash('sha384').update(text).digest('base64')}`);
      assert.equal(bytes, Buffer.byteLength(text));
    });

    it(`${name} registers what it is for`, () => {
      const tags = new Set([...text.matchAll(/"(florin-[a-z-]+)",[\w$]+\)/g)].map(([, tag]) => tag));
      const every = filesIn('src/components').flatMap(
        (path) => /^src\/components\/(?!base\/)([\w-]+)\/define\.ts$/.exec(path)?.[1] ?? [],
      );
      const expected = TAGS[name.split('.')[0] ?? ''] ?? every;
      const registered = every.filter((element) => tags.has(`florin-${element}`));
      assert.deepEqual(registered.sort(), [...expected].sort());
    });

    it(`${name} loads nothing more`, () => {
      assert.doesNotMatch(text, /(?:^|[;}\s])import[\s{*"']|\bimport\(|\bfrom\s*["']\.{0,2}\//);
      assert.doesNotMatch(text, /sourceMappingURL/);
    });

    it(`${name} speaks its language and no other`, async () => {
      for (const other of LOCALES) {
        const sentences = await words(name.split('.')[0] ?? '', other);
        assert.ok(sentences.length > 20);
        const held = sentences.filter((sentence) => text.includes(JSON.stringify(sentence).slice(1, -1)));
        if (other === locale) assert.ok(held.length >= sentences.length * 0.9, `${other}: ${held.length}`);
        else assert.ok(held.length <= sentences.length * 0.1, `${other}: ${held.join(' | ')}`);
      }
    });
  }
});
