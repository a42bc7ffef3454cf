import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';

import { catalogues } from '../../scripts/words/catalogues.mjs';
import { isReadBy, isSpokenTo, READERS } from '../../scripts/words/readers.mjs';
import { filesIn, read } from '../house/sources.js';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const ALL = Object.entries(catalogues() as Readonly<Record<string, Words>>);
/** Languages that a reader's elements are in. */
const localesOf = (reader: string) =>
  ALL.filter(([, words]) => isSpokenTo(reader, words)).map(([locale]) => locale);
/** Languages that there is a whole checkout in. */
const WHOLE = localesOf('operator');

interface Entry {
  readonly integrity: string;
  readonly bytes: number;
  readonly locale?: string;
  readonly purpose: string;
}

const list = JSON.parse(read('dist/cdn/integrity.json')) as Record<string, Entry>;

/** What each file registers; the one that is not here, everything. */
const CHECKOUT = ['card-fields', 'checkout', 'payment-result', 'provider'];
const TAGS: Readonly<Record<string, readonly string[]>> = {
  checkout: CHECKOUT,
  shop: [...CHECKOUT, 'cart', 'listing-catalogue', 'listing-details', 'order-history', 'saved-cards'],
};

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

  it('are a checkout in each language of all readers, all elements, and the words of each language', () => {
    const words = READERS.flatMap((reader) =>
      localesOf(reader).flatMap((locale) => (locale === 'en' ? [] : [`words/${reader}.${locale}.js`])),
    );
    const checkouts = WHOLE.map((locale) => `checkout.${locale}.js`);
    assert.deepEqual(Object.keys(list).sort(), [...checkouts, 'shop.js', 'elements.js', ...words].sort());
    assert.ok(localesOf('shopper').length >= 40);
  });

  for (const [name, { integrity, bytes }] of Object.entries(list)) {
    const text = read(`dist/cdn/${name}`);

    it(`${name} is what its hash says`, () => {
      assert.equal(integrity, `sha384-${createHash('sha384').update(text).digest('base64')}`);
      assert.equal(bytes, Buffer.byteLength(text));
    });

    it(`${name} loads no more than the words of a language`, () => {
      const loaded = [...text.matchAll(/\bimport\(([^)]*)\)/g)].map(([, what]) => what);
      for (const what of loaded) assert.match(what ?? '', /^"\.\/words\/\w+\.[\w-]+\.js"$/);
      assert.equal(loaded.length > 0, name === 'shop.js' || name === 'elements.js');
      assert.doesNotMatch(text, /(?:^|[;}])import[\s{*"']|\bfrom["']\.{0,2}\//);
      assert.doesNotMatch(text, /sourceMappingURL/);
    });
  }

  for (const name of Object.keys(list).filter((each) => !each.includes('/')))
    it(`${name} registers what it is for`, () => {
      const tags = new Set(
        [...read(`dist/cdn/${name}`).matchAll(/"(florin-[a-z-]+)",[\w$]+\)/g)].map(([, tag]) => tag),
      );
      const every = filesIn('src/components').flatMap(
        (path) => /^src\/components\/(?!base\/)([\w-]+)\/define\.ts$/.exec(path)?.[1] ?? [],
      );
      const expected = TAGS[name.split('.')[0] ?? ''] ?? every;
      const registered = every.filter((element) => tags.has(`florin-${element}`));
      assert.deepEqual(registered.sort(), [...expected].sort());
    });

  const holds = (text: string, sentence: string) => text.includes(JSON.stringify(sentence).slice(1, -1));

  for (const locale of WHOLE)
    it(`checkout.${locale}.js speaks its language and no other`, () => {
      const text = read(`dist/cdn/checkout.${locale}.js`);
      for (const other of WHOLE) {
        const sentences = sentencesOf(other, isInCheckout);
        assert.ok(sentences.length > 20);
        const held = sentences.filter((sentence) => holds(text, sentence));
        if (other === locale) assert.ok(held.length >= sentences.length * 0.9, `${other}: ${held.length}`);
        else assert.ok(held.length <= sentences.length * 0.1, `${other}: ${held.join(' | ')}`);
      }
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
