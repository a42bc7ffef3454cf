import { posix } from 'node:path';

import { messageCode } from './message-code.mjs';
import { read } from './message.mjs';
import { markOf } from './names-mark.mjs';
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

/** The names of a group in the order in which its English module holds them: those of its parts, then its own. */
function namesOf(group, english, groups) {
  const parts = (groups[group] ?? []).flatMap((part) => namesOf(part, english, groups));
  return Object.keys(Object.fromEntries([...parts, ...Object.keys(english[group])].map((name) => [name])));
}

/** Messages that stand in a row in the list of a part, as a piece of it. */
const piece = ({ part, names, from, to }) =>
  to - from === names.length ? `...${camelCase(part)}` : `...${camelCase(part)}.slice(${from}, ${to})`;

/** The messages of a group in the order of its names: those of a part are the part's, where the group has none of its own. */
function itemsOf(group, locale, words, { english, groups }, helpers) {
  const lists = (groups[group] ?? []).map((part) => ({ part, names: namesOf(part, english, groups) }));
  const items = [];
  for (const name of namesOf(group, english, groups)) {
    const own = words[group][name];
    const list = lists.findLast(({ names }) => names.includes(name));
    if (own !== undefined) items.push(messageCode(read(own, `${locale}.json, ${group}, ${name}`), helpers));
    else if (list) {
      const at = list.names.indexOf(name);
      const last = items.at(-1);
      if (last?.part === list.part && last.to === at) last.to += 1;
      else items.push({ ...list, from: at, to: at + 1 });
    } else items.push('');
  }
  return items.map((item) => `  ${item.part ? piece(item) : item},\n`).join('');
}

/**
 * One language, with all that one reader meets: a page in it loads one file, whatever is shown. The names are those of the
 * English words, which a page has, so that they are not written again.
 */
function languageModule(reader, locale, words, all) {
  const helpers = new Set();
  const names = groupsFor(reader, Object.keys(words), all.groups);
  const parts = names.map(
    (group) =>
      `const ${camelCase(group)}: readonly Message[] = [\n${itemsOf(group, locale, words, all, helpers)}];\n`,
  );
  const exported = names.filter((group) => isReadBy(reader, group));
  const lines = exported.map((group) => {
    const mark = markOf(namesOf(group, all.english, all.groups));
    return `  ${JSON.stringify(group)}: [${mark}, ${camelCase(group)}],\n`;
  });
  return `${MARK}${helperImport(reader, helpers)}import type { Listed, Message } from '${way(reader, 'catalogue.js')}';

${parts.join('')}
export const words: Listed = {\n${lines.join('')}};\n`;
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
    .map((locale) => `import { words as ${camelCase(locale)} } from './${locale}.js';\n`)
    .join('')}\nexport const languages = { ${['en', ...locales]
    .map((locale) => `${JSON.stringify(locale)}: ${camelCase(locale)}`)
    .join(', ')} };\n`,
});

/** The words of each group, as a type. */
const typesModule = (names) =>
  `${MARK}\nexport interface Words {\n${names
    .map((group) => `  readonly ${JSON.stringify(group)}: import('./${group}/en.js').Word;\n`)
    .join('')}}\n`;

/** In which languages the words of an element or part are: with `no`, which many pages say and mean Norwegian Bokmål. */
function readersModule(names, spoken) {
  const readerOf = (group) => READERS.find((each) => isReadBy(each, group));
  // A group with more languages than its room has a line of its own.
  const apart = names.filter((group) => readerOf(group) !== readerOf(roomOf(group)));
  const lines = [...new Set([...names.map(roomOf), ...apart])].flatMap((name) => {
    const reader = readerOf(name);
    return reader ? [`  ${JSON.stringify(name)}: ${reader},\n`] : [];
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
      modules[`${reader}/${locale}.ts`] = languageModule(reader, locale, others[locale], { english, groups });
    modules[`${reader}/files.ts`] = filesModule(reader, spoken[reader]);
  }
  const hosted = Object.keys(others).filter((locale) => others[locale][HOSTED]);
  if (english[HOSTED]) Object.assign(modules, hostedModules(hosted, catalogues, groups));
  modules['readers.ts'] = readersModule(names, spoken);
  modules['words.ts'] = typesModule(names.filter((group) => group !== HOSTED));
  return modules;
}
