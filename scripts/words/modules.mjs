import { posix } from 'node:path';

import { messageCode } from './message-code.mjs';
import { read } from './message.mjs';
import { groupsFor, HOSTED, isReadBy, isSpokenTo, READERS, roomOf } from './readers.mjs';

const MARK = '// Written by `npm run words` from src/words/*.json. Do not edit.\n';
const camelCase = (text) => text.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase());

/** The way from a folder below `compiled/` to a file there or beside it. */
const way = (folder, target) => posix.relative(`compiled/${folder}`, target).replace(/^(?!\.)/, './');

const typeOf = (folder) => `import type { Catalogue } from '${way(folder, 'catalogue.js')}';\n`;

/** Lines of an object with the messages of a group, and of the parts that it holds by their variables. */
function entriesOf(group, locale, messages, includes, helpers) {
  const place = (key) => `${locale}.json, ${group}, ${key}`;
  return [
    ...includes.map((other) => `  ...${camelCase(other)},\n`),
    `  '': ${JSON.stringify([group, ...includes].join(' '))},\n`,
    ...Object.entries(messages).map(
      ([key, text]) => `  ${JSON.stringify(key)}: ${messageCode(read(text, place(key)), helpers)},\n`,
    ),
  ].join('');
}

function helperImport(folder, helpers) {
  const names = [...helpers].sort((one, other) => (one < other ? -1 : 1)).join(', ');
  return names && `import { ${names} } from '${way(folder, 'speech.js')}';\n`;
}

/** A module with the words of one group, and with their names as a type. */
export function groupModule(group, locale, messages, includes = []) {
  const helpers = new Set();
  const entries = entriesOf(group, locale, messages, includes, helpers);
  const keys = [
    ...includes.map((other) => `keyof typeof ${camelCase(other)}`),
    ...Object.keys(messages).map((key) => JSON.stringify(key)),
  ];
  const imports = includes.map(
    (other) => `import { words as ${camelCase(other)} } from '${way(group, `compiled/${other}/en.js`)}';\n`,
  );
  return `${MARK}${helperImport(group, helpers)}${typeOf(group)}${imports.join('')}
export type Word =\n  | ${keys.join('\n  | ')};\n
export const words = {\n${entries}} as Catalogue<Word>;\n`;
}

/** One language, with all that one reader meets: a page in it loads one file, whatever is shown. */
function languageModule(reader, locale, words, groups) {
  const helpers = new Set();
  const names = groupsFor(reader, Object.keys(words), groups);
  const parts = names.map((group) => {
    const entries = entriesOf(group, locale, words[group], groups[group] ?? [], helpers);
    return `const ${camelCase(group)}: Catalogue = {\n${entries}};\n`;
  });
  const exported = names.filter((group) => isReadBy(reader, group));
  const lines = exported.map((group) => `  ${JSON.stringify(group)}: ${camelCase(group)},\n`);
  return `${MARK}${helperImport(reader, helpers)}${typeOf(reader)}
${parts.join('')}
export const words: Readonly<Record<string, Catalogue>> = {\n${lines.join('')}};\n`;
}

/** Loaded with the first language that is not English. */
function filesModule(reader, locales) {
  const files = locales.map((locale) => `  ${JSON.stringify(locale)}: () => import('./${locale}.js'),\n`);
  return `${MARK}import { loader } from '${way(reader, 'loader.js')}';

export const load = loader({\n${files.join('')}});\n`;
}

const hostedModules = (locales, catalogues, groups) => ({
  ...Object.fromEntries(
    locales.map((locale) => {
      const helpers = new Set();
      const entries = entriesOf(HOSTED, locale, catalogues[locale][HOSTED], groups[HOSTED] ?? [], helpers);
      const imports = `${helperImport(HOSTED, helpers)}${typeOf(HOSTED)}import type { Word } from './en.js';\n`;
      return [
        `${HOSTED}/${locale}.ts`,
        `${MARK}${imports}\nexport const words = {\n${entries}} as Catalogue<Word>;\n`,
      ];
    }),
  ),
  [`${HOSTED}/languages.ts`]: `${MARK}${['en', ...locales]
    .map((locale) => `import { words as ${locale} } from './${locale}.js';\n`)
    .join('')}\nexport const languages = { ${['en', ...locales].join(', ')} };\n`,
});

/** The words of each group, as a type. */
const typesModule = (names) =>
  `${MARK}\nexport interface Words {\n${names
    .map((group) => `  readonly ${JSON.stringify(group)}: import('./${group}/en.js').Word;\n`)
    .join('')}}\n`;

/** In which languages the words of an element or part are: with `no`, which many pages say and mean Norwegian Bokmål. */
function readersModule(names, spoken) {
  const rooms = [...new Set(names.map(roomOf))];
  const lines = rooms.flatMap((room) => {
    const reader = READERS.find((each) => isReadBy(each, room));
    return reader ? [`  ${JSON.stringify(room)}: ${reader},\n`] : [];
  });
  const lists = READERS.map((reader) => {
    const codes = new Set(['en', ...spoken[reader].map((locale) => locale.split('-')[0])]);
    if (codes.has('nb')) codes.add('no');
    return `const ${reader} = ${JSON.stringify([...codes])};\n`;
  });
  return `${MARK}${lists.join('')}
/** Codes of the languages that the words of an element or part are in. */
export const SPOKEN: Readonly<Record<string, readonly string[]>> = {\n${lines.join('')}};\n`;
}

/**
 * The modules of all catalogues, as code by path below `compiled/`: English for each group, and for each reader and
 * language one that is loaded by itself.
 *
 * @param {Record<string, Record<string, Record<string, string>>>} catalogues Messages by language, group and key.
 * @param {Record<string, string[]>} groups The parts whose words a group holds beside its own.
 * @returns {Record<string, string>}
 */
export function modulesOf(catalogues, groups) {
  const { en: english, ...others } = catalogues;
  const names = Object.keys(english);
  const modules = {};
  // English is at hand wherever it is shown.
  for (const group of names)
    modules[`${group}/en.ts`] = groupModule(group, 'en', english[group], groups[group]);
  const spoken = {};
  for (const reader of READERS) {
    spoken[reader] = Object.keys(others).filter((locale) => isSpokenTo(reader, others[locale]));
    for (const locale of spoken[reader])
      modules[`${reader}/${locale}.ts`] = languageModule(reader, locale, others[locale], groups);
    modules[`${reader}/files.ts`] = filesModule(reader, spoken[reader]);
  }
  const hosted = Object.keys(others).filter((locale) => others[locale][HOSTED]);
  if (english[HOSTED]) Object.assign(modules, hostedModules(hosted, catalogues, groups));
  modules['readers.ts'] = readersModule(names, spoken);
  modules['words.ts'] = typesModule(names.filter((group) => group !== HOSTED));
  return modules;
}
