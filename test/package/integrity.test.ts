import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { describe, it } from 'node:test';

import { catalogues } from '../../scripts/words/catalogues.mjs';
import { isReadBy, isSpokenTo, READERS } from '../../scripts/words/readers.mjs';
import { filesIn, read } from '../house/files.js';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const ALL = Object.entries(catalogues() as Readonly<Record<string, Words>>);
/** Languages that a reader's elements are in. */
const localesOf = (reader: string) =>
  ALL.filter(([, words]) => isSpokenTo(reader, words)).map(([locale]) => locale);

interface Entry {
  readonly integrity: string;
  readonly bytes: number;
  readonly locale?: string;
  readonly purpose: string;
}

const list = JSON.parse(read('dist/cdn/integrity.json')) as Record<string, Entry>;

/** What each file registers itself, beside what the selection before it does. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  'checkout.js': ['checkout', 'payment-result', 'provider'],
  'shop.js': ['card-fields', 'cart', 'listing-catalogue', 'listing-details', 'order-history', 'saved-cards'],
};
const WHOLE_CHECKOUT = ['card-fields', 'checkout', 'payment-result', 'provider'];
const WHOLE = 'checkout.en.js';

/** Files that one imports, at once or later, as their names in the list. */
const importsOf = (name: string, later: boolean): string[] =>
  [
    ...read(`dist/cdn/${name}`).matchAll(
      later ? /\bimport\([`"](\.[^`"]+)[`"]\)/g : /\b(?:from|import)"(\.[^"]+)"/g,
    ),
  ].map(([, path]) => posix.join(posix.dirname(name), path ?? ''));

/** A file with all that comes with it before it runs. */
function atOnce(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of importsOf(name, false)) atOnce(other, found);
  return found;
}

/** Sentences of a language that a shopper or another reader has to find. */
const sentencesOf = (locale: string, isMeant: (group: string) => boolean): string[] =>
  Object.entries(Object.fromEntries(ALL)[locale] ?? {})
    .filter(([group]) => isMeant(group))
    .flatMap(([, messages]) => Object.values(messages))
    .filter((message) => message.length > 20 && !message.includes('plural') && !message.includes(', '));

const isInCheckout = (group: string): boolean =>
  /^(?:checkout|payment-result|parts\/(?:actions|card-frame|result-view))(?:\/|$)/.test(group);

describe('the files for pages without a build', () => {
  it('are all in the list', () => {
    const files = filesIn('dist/cdn').map((path) => path.replace('dist/cdn/', ''));
    assert.deepEqual(files.filter((name) => name !== 'integrity.json').sort(), Object.keys(list).sort());
  });

  it('are a whole checkout in English, three selections with parts, and the words of each language', () => {
    const words = READERS.flatMap((reader) =>
      localesOf(reader).flatMap((locale) => (locale === 'en' ? [] : [`words/${reader}.${locale}.js`])),
    );
    assert.deepEqual(
      Object.keys(list)
        .filter((name) => !name.startsWith('parts/'))
        .sort(),
      [WHOLE, 'checkout.js', 'shop.js', 'elements.js', ...words].sort(),
    );
    assert.ok(localesOf('shopper').length >= 40);
  });

  it('lead to files of the list alone, and to each of them', () => {
    const names = Object.keys(list);
    const led = new Set(names.flatMap((name) => [...importsOf(name, false), ...importsOf(name, true)]));
    assert.deepEqual(
      [...led].filter((name) => !(name in list)),
      [],
    );
    assert.deepEqual(
      names.filter((name) => name.includes('/') && !led.has(name)),
      [],
    );
  });

  it('checkout.js is all that a page loads before it runs, and no file leads round to itself', () => {
    assert.deepEqual([...atOnce('checkout.js')], ['checkout.js']);
    for (const name of Object.keys(list))
      assert.deepEqual(
        importsOf(name, false).filter((other) => atOnce(other).has(name)),
        [],
        name,
      );
  });

  it('a page with checkout.js never loads code of the larger selections', () => {
    const reached = new Set<string>();
    const visit = (name: string) => {
      if (reached.has(name)) return;
      reached.add(name);
      for (const other of [...importsOf(name, false), ...importsOf(name, true)]) visit(other);
    };
    visit('checkout.js');
    assert.ok(reached.has('parts/paying.js') && reached.has('words/shopper.de.js'));
    assert.deepEqual(
      [...reached].filter((name) => /^(?:shop|elements|parts\/(?:shop|elements|cart|payouts))\b/.test(name)),
      [],
    );
  });

  for (const [name, { integrity, bytes }] of Object.entries(list)) {
    const text = read(`dist/cdn/${name}`);

    it(`${name} is what its hash says`, () => {
      assert.equal(integrity, `sha384-${createHash('sha384').update(text).digest('base64')}`);
      assert.equal(bytes, Buffer.byteLength(text));
      assert.doesNotMatch(text, /sourceMappingURL/);
    });

    if (name === WHOLE || name.startsWith('words/'))
      it(`${name} loads nothing`, () => {
        assert.doesNotMatch(text, /\bimport\(/);
        assert.doesNotMatch(text, /(?:^|[;}])import[\s{*"']|\bfrom["']\.{0,2}\//);
      });
  }

  for (const name of Object.keys(list).filter((each) => !each.includes('/')))
    it(`${name} registers what it is for`, () => {
      const tags = new Set(
        [...read(`dist/cdn/${name}`).matchAll(/\([`"](florin-[a-z-]+)[`"],(?:[\w$]+\)|class\b)/g)].map(
          ([, tag]) => tag,
        ),
      );
      const every = filesIn('src/components').flatMap(
        (path) => /^src\/components\/(?!base\/)([\w-]+)\/define\.ts$/.exec(path)?.[1] ?? [],
      );
      const smaller = Object.values(TAGS).flat();
      const rest = every.filter((element) => !smaller.includes(element));
      const expected = name === WHOLE ? WHOLE_CHECKOUT : (TAGS[name] ?? rest);
      const registered = every.filter((element) => tags.has(`florin-${element}`));
      assert.deepEqual(registered.sort(), [...expected].sort());
    });

  const holds = (text: string, sentence: string) => text.includes(JSON.stringify(sentence).slice(1, -1));

  it('the whole checkout speaks English', () => {
    const text = read(`dist/cdn/${WHOLE}`);
    const sentences = sentencesOf('en', isInCheckout);
    assert.ok(sentences.length > 20);
    const held = sentences.filter((sentence) => holds(text, sentence));
    assert.ok(held.length >= sentences.length * 0.9, `${held.length}`);
  });

  it('words are those of their language and reader', () => {
    for (const reader of READERS)
      for (const locale of localesOf(reader).filter((each) => each !== 'en')) {
        const text = read(`dist/cdn/words/${reader}.${locale}.js`);
        const sentences = sentencesOf(locale, (group) => isReadBy(reader, group));
        const held = sentences.filter((sentence) => holds(text, sentence));
        assert.ok(held.length >= sentences.length * 0.9, `${reader}, ${locale}: ${held.length}`);
      }
  });
});
