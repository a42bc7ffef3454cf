import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import { catalogues } from '../../scripts/words/catalogues.mjs';
import { faultsOf } from '../../scripts/words/faults.mjs';
import { modulesOf } from '../../scripts/words/modules.mjs';
import { fill, type Catalogue, type Values } from '../../src/words/catalogue.js';
import { ROOT } from '../house/sources.js';

type Messages = Record<string, Record<string, string>>;

mkdirSync(join(ROOT, '.florin'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.florin/words-'));
after(() => rmSync(folder, { recursive: true, force: true }));
for (const name of ['catalogue', 'speech'])
  writeFileSync(join(folder, `${name}.ts`), `export * from '../../src/words/${name}.js';\n`);

/** Compiles catalogues as the build does, and loads one of the modules. */
async function load(catalogues: Record<string, Messages>, path: string, groups = {}) {
  for (const [file, code] of Object.entries(modulesOf(catalogues as { en: Messages }, groups))) {
    const target = join(folder, 'compiled', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  const href = pathToFileURL(join(folder, 'compiled', path)).href;
  return (await import(href)) as Record<string, Catalogue> & {
    languages: Record<string, () => Promise<{ words: Catalogue; extra: Catalogue }>>;
  };
}

let made = 0;
async function say(locale: string, text: string, values: Values, language = locale): Promise<string> {
  const group = `said-${made++}`;
  const { words } = await load(
    { en: { [group]: { text: 'x' } }, [locale]: { [group]: { text } } },
    `${group}/${locale}.ts`,
  );
  return fill(words!['text']!, language, values);
}

describe('a message', () => {
  it('without plurals stays text, so that a page loads no code for it', async () => {
    const { words } = await load({ en: { plain: { pay: 'Pay {amount}' } } }, 'plain/en.ts');
    assert.deepEqual(words, { '': 'plain', pay: 'Pay {amount}' });
    assert.equal(fill(words!['pay']!, 'en', { amount: '€ 5' }), 'Pay € 5');
    assert.equal(fill(words!['pay']!, 'en', {}), 'Pay ');
    assert.equal(fill(words!['pay']!, 'en', { amount: '{amount}' }), 'Pay {amount}');
  });

  it('says one and many as its language does', async () => {
    const english = '{count, plural, =0 {No results} one {# result} other {# results}}';
    for (const [count, text] of [
      [0, 'No results'],
      [1, '1 result'],
      [1234, '1,234 results'],
    ] as const)
      assert.equal(await say('en', english, { count }), text);
    const arabic =
      '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}';
    assert.equal(await say('ar', arabic, { count: 2 }), 'صورتان');
    assert.equal(await say('ar', arabic, { count: 3 }, 'ar-EG'), '٣ صور');
  });

  it('writes numbers and dates in the language and country that are shown', async () => {
    const values = { rate: 0.125, day: new Date(Date.UTC(2026, 2, 9, 12)) };
    const text = '{rate, number, ::percent .0} on {day, date, ::yyyyMMMd}';
    assert.equal(await say('en', text, values), '12.5% on Mar 9, 2026');
    assert.equal(
      await say('de', text, values, 'de-AT').then((said) => said.replace(/\s%/, ' %')),
      '12,5 % on 9. März 2026',
    );
  });

  it('chooses by a word, and orders by ordinals', async () => {
    const text =
      '{who, select, me {You} other {{name}}} came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    assert.equal(await say('en', text, { who: 'me', name: 'Ada', place: 22 }), 'You came 22nd');
    assert.equal(await say('en', text, { who: 'her', name: 'Ada', place: 11 }), 'Ada came 11th');
  });

  it('keeps signs that mean something in code or in ICU', async () => {
    assert.equal(await say('en', 'a`${x}\\ {n, number}', { n: 1, x: 'b' }), 'a`$b\\ 1');
    assert.equal(await say('en', "'{'{n}'}'", { n: 1 }), '{1}');
  });

  it('that cannot be read stops the build, with its place', async () => {
    await assert.rejects(
      load({ en: { cart: { bad: '{count, plural, one {x}}' } } }, ''),
      /en\.json, cart, bad/,
    );
  });
});

describe('a catalogue', () => {
  const groups = { shop: { includes: ['parts/list'], brings: { extra: 'parts/more' } } };
  const part = (text: string): Messages => ({
    'parts/list': { loading: `${text} list`, empty: text },
    'parts/more': { more: text },
    shop: { empty: `${text} own` },
  });
  const all = { en: part('en'), de: part('de') };

  it('holds the words of the parts it includes, and says some of them in its own way', async () => {
    const { words } = await load(all, 'shop/en.ts', groups);
    assert.deepEqual(words, { '': 'shop parts/list', loading: 'en list', empty: 'en own' });
  });

  it('brings the words of other parts along in the same file', async () => {
    const { languages } = await load(all, 'shop/languages.ts', groups);
    assert.deepEqual(Object.keys(languages), ['de']);
    const german = await languages['de']!();
    assert.deepEqual(
      [german.words, german.extra],
      [
        { '': 'shop parts/list', loading: 'de list', empty: 'de own' },
        { '': 'parts/more', more: 'de' },
      ],
    );
  });
});

describe('the check of words', () => {
  const faults = (english: string, other: string, locale = 'de') =>
    faultsOf({ en: { cart: { count: english } }, [locale]: { cart: { count: other } } });
  const items = '{count, plural, one {# item} other {# items}}';

  it('finds nothing in a complete language', () => {
    assert.deepEqual(faults(items, '{count, plural, one {# Artikel} other {# Artikel}}'), []);
    assert.deepEqual(faults('Items: {count, number}', items), []);
  });

  it('finds a word that is missing, too many, or empty', () => {
    const found = faultsOf({
      en: { cart: { a: 'x', b: 'y' } },
      de: { cart: { b: '', c: 'z' }, shop: { d: 'w' } },
    });
    assert.deepEqual(found, [
      'de.json, cart, a is missing',
      'de.json, cart, b is missing',
      'de.json, cart, c is not in en.json',
      'de.json, shop, d is not in en.json',
    ]);
  });

  it('finds places that English does not have, and kinds that differ', () => {
    assert.match(faults('For {name}', 'Für {nam}')[0]!, /nam \(text\) where English has name \(text\)/);
    assert.match(faults('For {name}', 'Für {name, number}')[0]!, /name \(number\)/);
    assert.match(
      faults('{a, select, x {1} other {2}}', '{a, select, y {1} other {2}}')[0]!,
      /select other\|y/,
    );
  });

  it('finds plural categories that the language does not have, and those that are forgotten', () => {
    assert.match(faults(items, items, 'fr')[0]!, /one, other where the language has many, one, other/);
    assert.match(faults(items, items, 'ar')[0]!, /few, many, one, other, two, zero/);
    assert.match(
      faults('{count, plural, one {#} few {#} other {#}}', items)[0]!,
      /^en\.json.* one, few, other/,
    );
  });

  it('finds English that is not plain', () => {
    for (const text of [
      'Whoever runs this site has to mend that',
      'Please pay',
      'There is no order',
      'E-mail',
    ])
      assert.match(
        faults(text, 'x')[0]!,
        /^en\.json, cart, count says “.+”: write it in plain English$/,
        text,
      );
    assert.deepEqual(faults('One moment, please…', 'Einen Moment bitte …'), []);
  });

  it('finds texts for shoppers that are too hard to read, and leaves labels and sellers alone', () => {
    const hard =
      'The authorisation of your transaction could not be established, because identification was unsuccessful.';
    assert.match(
      faults(hard, hard)[0]!,
      /^en\.json, cart, count is for readers of grade \d\d\.\d, at most 8: use shorter sentences and words$/,
    );
    const plain = 'Your bank did not allow the payment. Ask your bank or pay with another card.';
    for (const text of [plain, 'Authorisation unsuccessful', 'Items: {count, number}'])
      assert.deepEqual(faults(text, text), [], text);
    const choice = '{count, plural, one {One item.} other {HARD}}'.replace('HARD', hard);
    assert.match(faults(choice, choice)[0]!, /readers of grade/);
    assert.deepEqual(
      faultsOf({ en: { 'legal-entity-form/form': { exempt: hard } } } as Parameters<typeof faultsOf>[0]),
      [],
    );
  });

  it('finds HTML, straight apostrophes, and spaces around a text', () => {
    for (const text of ['Read <b>this</b>', 'Salt &amp; pepper', "Don't", ' Pay', 'Pay '])
      assert.equal(faults(text, 'x').filter((fault) => fault.startsWith('en.json')).length, 1, text);
  });

  it('finds texts that are far longer or shorter than the English', () => {
    assert.match(faults('Pay', 'Bezahlen Sie jetzt bitte Ihre Bestellung')[0]!, /characters long, English 3/);
    assert.match(
      faults('Your payment did not go through. Kindly use another card.', 'Nein')[0]!,
      /characters short/,
    );
  });
});

describe('the words of the elements', () => {
  it('are complete in every language, with the same places, the plurals of that language, and no HTML', () => {
    assert.deepEqual(faultsOf(catalogues()), []);
  });

  it('say one picture and two in the grammar and the digits of each language', async () => {
    const said = async (locale: string, language = locale) => {
      const { words } = await load(catalogues(), `listing-form/conflict/${locale}.ts`);
      return [0, 1, 2].map((count) => fill(words!['pictures']!, language, { count }));
    };
    assert.deepEqual(await said('en'), ['No pictures', '1 picture', '2 pictures']);
    assert.deepEqual(await said('de'), ['Keine Bilder', '1 Bild', '2 Bilder']);
    assert.deepEqual(await said('nl'), ['Geen afbeeldingen', '1 afbeelding', '2 afbeeldingen']);
    assert.deepEqual(await said('fr'), ['Aucune image', '1 image', '2 images']);
    assert.deepEqual(await said('ar'), ['لا صور', 'صورة واحدة', 'صورتان']);
    const { words } = await load(catalogues(), 'listing-details/ar.ts');
    assert.equal(fill(words!['picture']!, 'ar-EG', { number: 3, count: 12 }), 'الصورة ٣ من ١٢');
  });
});
