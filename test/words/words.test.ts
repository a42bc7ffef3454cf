import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';

import { catalogues } from '../../scripts/words/catalogues.mjs';
import { faultsOf } from '../../scripts/words/faults.mjs';
import { groupModule, modulesOf } from '../../scripts/words/modules.mjs';
import { fill, type Catalogue, type Languages, type Values } from '../../src/words/catalogue.js';
import { loadModule } from '../bundled-module.js';
import { ROOT } from '../house/files.js';

type Messages = Record<string, Record<string, string>>;

mkdirSync(join(ROOT, '.florin'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.florin/words-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;

/** Writes modules into a folder of their own, and loads one of them. */
async function load<Module>(modules: Readonly<Record<string, string>>, path: string): Promise<Module> {
  const below = join(folder, `set-${made++}`);
  for (const name of ['catalogue', 'loader', 'speech']) {
    mkdirSync(below, { recursive: true });
    writeFileSync(join(below, `${name}.ts`), `export * from '../../../src/words/${name}.js';\n`);
  }
  for (const [file, code] of Object.entries(modules)) {
    const target = join(below, 'compiled', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  return loadModule<Module>(join(below, 'compiled', path));
}

const english = async (group: string, messages: Record<string, string>, groups = {}) =>
  (await load<{ words: Catalogue }>(modulesOf({ en: { [group]: messages } }, groups), `${group}/en.ts`))
    .words;

async function say(locale: string, text: string, values: Values, language = locale): Promise<string> {
  const modules = { [`said/${locale}.ts`]: groupModule('said', locale, { text }) };
  const { words } = await load<{ words: Catalogue }>(modules, `said/${locale}.ts`);
  return fill(words['text']!, language, values);
}

/** Finds words in languages that only a test has, for a page with the English words of these or of other ones. */
async function finder(languages: Readonly<Record<string, Messages>>, groups = {}, page = languages) {
  const { load: find } = await load<Pick<Languages, 'load'>>(
    modulesOf(languages, groups),
    'shopper/files.ts',
  );
  return async (language: string, group: string) => {
    const { words } = await load<{ words: Catalogue }>(modulesOf(page, groups), `${group}/en.ts`);
    return find(language, words);
  };
}

describe('a message', () => {
  it('without plurals stays text, so that a page loads no code for it', async () => {
    const words = await english('plain', { pay: 'Pay {amount}' });
    assert.deepEqual(words, { '': 'plain', pay: 'Pay {amount}' });
    assert.equal(fill(words['pay']!, 'en', { amount: '€ 5' }), 'Pay € 5');
    assert.equal(fill(words['pay']!, 'en', {}), 'Pay ');
    assert.equal(fill(words['pay']!, 'en', { amount: '{amount}' }), 'Pay {amount}');
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
    await assert.rejects(english('cart', { bad: '{count, plural, one {x}}' }), /en\.json, cart, bad/);
  });
});

describe('the words of a reader', () => {
  const groups = { cart: ['parts/resource'] };
  const spoken = (text: string): Messages => ({
    'parts/resource': { loading: `${text} loading`, empty: text },
    cart: { empty: `${text} cart` },
    'order-history/detail': { back: `${text} back` },
  });
  const both = { en: spoken('en'), de: spoken('de') };

  it('hold the words of the parts that a group includes, and say some of them in their own way', async () => {
    const { words } = await load<{ words: Catalogue }>(modulesOf(both, groups), 'cart/en.ts');
    assert.deepEqual(words, { '': 'cart parts/resource', loading: 'en loading', empty: 'en cart' });
  });

  it('stand in one file of each language, which is loaded for any of the groups', async () => {
    const find = await finder(both, groups);
    assert.deepEqual(await find('de-AT', 'cart'), {
      '': 'cart parts/resource',
      loading: 'de loading',
      empty: 'de cart',
    });
    assert.deepEqual(await find('de', 'order-history/detail'), {
      '': 'order-history/detail',
      back: 'de back',
    });
    assert.equal(await find('da', 'cart'), undefined);
  });

  it('keep the words of several parts apart from those that the group has of its own', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const part = (text: string, all: readonly string[]) =>
      Object.fromEntries(all.map((name) => [name, `${text} ${name}`]));
    const said = (text: string): Messages => ({
      'parts/resource': part(`${text} resource`, names),
      'parts/marks': part(`${text} marks`, ['e', 'f']),
      cart: part(`${text} cart`, ['z', 'c', 'a1', '7']),
    });
    const find = await finder(
      { en: said('en'), de: said('de') },
      { cart: ['parts/resource', 'parts/marks'] },
    );
    assert.deepEqual(await find('de', 'cart'), {
      '': 'cart parts/resource parts/marks',
      ...part('de resource', ['a', 'b', 'd']),
      ...part('de marks', ['e', 'f']),
      ...part('de cart', ['z', 'c', 'a1', '7']),
    });
  });

  it('stay English where the file is of another release, which may have other names in another order', async () => {
    const now = {
      en: { cart: { pay: 'Pay', cancel: 'Cancel' } },
      de: { cart: { pay: 'Zahlen', cancel: 'Nein' } },
    };
    const others: Record<string, string>[] = [
      { cancel: 'Cancel', pay: 'Pay' },
      { pay: 'Pay', close: 'Close' },
      { pay: 'Pay' },
      { pay: 'Pay', cancel: 'Cancel', more: 'More' },
    ];
    for (const cart of others)
      assert.equal(await (await finder(now, {}, { en: { cart } }))('de', 'cart'), undefined);
    assert.deepEqual(await (await finder(now))('de', 'cart'), { '': 'cart', pay: 'Zahlen', cancel: 'Nein' });
  });

  it('are those of the closest language', async () => {
    const tags = ['en', 'es', 'es-419', 'fr', 'fr-CA', 'nb', 'pt', 'pt-BR', 'zh-Hans', 'zh-Hant'];
    const find = await finder(Object.fromEntries(tags.map((tag) => [tag, { cart: { empty: tag } }])));
    for (const [language, tag] of [
      ['es-ES', 'es'],
      ['es-GQ', 'es'],
      ['es-mx', 'es-419'],
      ['fr-BE', 'fr'],
      ['fr-CA', 'fr-CA'],
      ['no', 'nb'],
      ['pt', 'pt'],
      ['pt-AO', 'pt'],
      ['pt-br', 'pt-BR'],
      ['zh', 'zh-Hans'],
      ['zh-SG', 'zh-Hans'],
      ['zh-TW', 'zh-Hant'],
      ['zh-Hant-HK', 'zh-Hant'],
    ] as const)
      assert.equal((await find(language, 'cart'))?.['empty'], tag, language);
  });

  it('are left out for a reader who is not spoken to in that language', () => {
    const words = { cart: { empty: 'x' }, 'listing-form': { save: 'x' } };
    const modules = modulesOf({ en: words, pl: { cart: { empty: 'y' } }, de: words }, {});
    const files = Object.keys(modules).filter((path) => /^(?:shopper|seller)\/\w\w\.ts$/.test(path));
    assert.deepEqual(files.toSorted(), ['seller/de.ts', 'shopper/de.ts', 'shopper/pl.ts']);
    assert.match(modules['readers.ts']!, /shopper = \["en","pl","de"\];\nconst seller = \["en","de"\];/);
  });

  it('are one group of an element where the others are for another reader', () => {
    const own = { 'account-holders/tax': { load: 'x' }, sales: { empty: 'x' } };
    const all = { ...own, 'account-holders': { empty: 'x' } };
    const modules = modulesOf({ en: all, de: all, sv: own }, {});
    const files = Object.keys(modules).filter((path) => /^(?:operator|seller)\/\w\w\.ts$/.test(path));
    assert.deepEqual(files.toSorted(), ['operator/de.ts', 'seller/de.ts', 'seller/sv.ts']);
    assert.match(
      modules['seller/de.ts']!,
      /words: Listed = \{\n {2}"account-holders\/tax": [^\n]+\n {2}"sales"/,
    );
    assert.match(modules['operator/de.ts']!, /"account-holders\/tax": [^\n]+\n {2}"account-holders": /);
    assert.match(
      modules['readers.ts']!,
      /"account-holders": operator,\n.*\n? *"account-holders\/tax": seller/,
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

  it('finds French signs that could begin a line, as each country sets them', () => {
    const inFrench = (text: string, locale = 'fr') => faults(text, text, locale).slice(0, 1).join('');
    const right = 'Code\u00a0: {code}. Le supprimer\u202f? «\u00a0{name}\u00a0» à 10:30, https://{site}';
    assert.equal(inFrench(right), '');
    assert.match(inFrench('Code : {code}'), /^fr\.json, cart, count has no U\+00A0 before a colon$/);
    assert.match(inFrench('{name}: {code}'), /before a colon/);
    assert.match(inFrench('« {name}\u00a0»'), /no U\+00A0 inside « and »/);
    for (const text of [
      'Supprimer ?',
      'Supprimer?',
      'Supprimer\u00a0?',
      '{count, select, x {Un !} other {Deux}}',
    ])
      assert.match(inFrench(text), /no U\+202F before ; ! or \?/, text);
    assert.equal(inFrench('Supprimer? Code\u00a0: {code}', 'fr-CA'), '');
    assert.match(inFrench('Supprimer\u202f?', 'fr-CA'), /a space before ; ! or \?/);
    assert.equal(inFrench('Wirklich? Ja: {code}', 'de'), '');
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
  const compiled = <Module>(path: string) =>
    loadModule<Module>(join(ROOT, 'src/words/compiled', `${path}.ts`));
  const wordsOf = async (locale: string, reader: string, group: string): Promise<Catalogue> => {
    const { words: english } = await compiled<{ words: Catalogue }>(`${group}/en`);
    const { load: find } = await compiled<Pick<Languages, 'load'>>(`${reader}/files`);
    return locale === 'en' ? english : (await find(locale, english))!;
  };

  it('are complete in every language, with the same places, the plurals of that language, and no HTML', () => {
    assert.deepEqual(faultsOf(catalogues()), []);
  });

  it('are all that the file of a language holds, where a country speaks to more readers than its language too', () => {
    for (const [locale, words] of Object.entries<Messages>(catalogues())) {
      const file = JSON.parse(readFileSync(join(ROOT, `src/words/${locale}.json`), 'utf8')) as Messages;
      assert.deepEqual(
        Object.keys(file).filter((group) => !words[group]),
        [],
        locale,
      );
    }
  });

  it('say one picture and two in the grammar and the digits of each language', async () => {
    const said = async (locale: string, language = locale) => {
      const words = await wordsOf(locale, 'seller', 'listing-form/conflict');
      return [0, 1, 2].map((count) => fill(words['pictures']!, language, { count }));
    };
    assert.deepEqual(await said('en'), ['No pictures', '1 picture', '2 pictures']);
    assert.deepEqual(await said('de'), ['Keine Bilder', '1 Bild', '2 Bilder']);
    assert.deepEqual(await said('nl'), ['Geen afbeeldingen', '1 afbeelding', '2 afbeeldingen']);
    assert.deepEqual(await said('fr'), ['Aucune image', '1 image', '2 images']);
    assert.deepEqual(await said('it'), ['Nessuna immagine', '1 immagine', '2 immagini']);
    assert.deepEqual(await said('pt-BR'), ['Nenhuma imagem', '1 imagem', '2 imagens']);
    assert.deepEqual(await said('pl'), ['Brak zdjęć', '1 zdjęcie', '2 zdjęcia']);
    assert.deepEqual(await said('ar'), ['لا صور', 'صورة واحدة', 'صورتان']);
    const words = await wordsOf('ar', 'shopper', 'listing-details');
    assert.equal(fill(words['picture']!, 'ar-EG', { number: 3, count: 12 }), 'الصورة ٣ من ١٢');
  });
});
