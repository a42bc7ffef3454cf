import { posix } from 'node:path';

import { messageCode } from './message-code.mjs';
import { read } from './message.mjs';

const MARK = '// Written by `npm run words` from src/words/*.json. Do not edit.\n';
const camelCase = (group) => group.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase());

/** The way from a group's folder to a file below `compiled/` or beside it. */
const way = (group, target) => posix.relative(`compiled/${group}`, target).replace(/^(?!\.)/, './');

function wordsModule(group, locale, messages, { includes = [], brings = {} }) {
  const helpers = new Set();
  const entries = Object.entries(messages).map(
    ([key, text]) =>
      `  ${JSON.stringify(key)}: ${messageCode(read(text, `${locale}.json, ${group}, ${key}`), helpers)},\n`,
  );
  const isEnglish = locale === 'en';
  const lines = [];
  if (helpers.size > 0)
    lines.push(
      `import { ${[...helpers].sort((one, other) => (one < other ? -1 : 1)).join(', ')} } from '${way(group, 'speech.js')}';`,
    );
  lines.push(`import type { Catalogue } from '${way(group, 'catalogue.js')}';`);
  if (!isEnglish) lines.push(`import type { Word } from './en.js';`);
  for (const other of includes)
    lines.push(
      `import { words as ${camelCase(other)} } from '${way(group, `compiled/${other}/${locale}.js`)}';`,
    );
  if (!isEnglish)
    for (const [name, other] of Object.entries(brings))
      lines.push(`export { words as ${name} } from '${way(group, `compiled/${other}/${locale}.js`)}';`);
  const named = `  '': ${JSON.stringify([group, ...includes].join(' '))},\n`;
  const all = [...includes.map((other) => `  ...${camelCase(other)},\n`), named, ...entries].join('');
  const keys = [
    ...includes.map((other) => `keyof typeof ${camelCase(other)}`),
    ...Object.keys(messages).map((key) => JSON.stringify(key)),
  ];
  const type = isEnglish ? `export type Word =\n  | ${keys.join('\n  | ')};\n\n` : '';
  return `${MARK}${lines.join('\n')}\n\n${type}export const words = {\n${all}} as Catalogue<Word>;\n`;
}

const lazy = (locales) => {
  const others = locales.filter((locale) => locale !== 'en');
  const entries = others.map((locale) => `  ${locale}: () => import('./${locale}.js'),\n`);
  return `${MARK}\nexport const languages = {\n${entries.join('')}};\n`;
};

const atOnce = (locales) => {
  const imports = locales.map((locale) => `import { words as ${locale} } from './${locale}.js';\n`);
  return `${MARK}${imports.join('')}\nexport const languages = { ${locales.join(', ')} };\n`;
};

/** The words of each group, as a type. */
const typesModule = (names) =>
  `${MARK}\nexport interface Words {\n${names
    .map((group) => `  readonly ${JSON.stringify(group)}: import('./${group}/en.js').Word;\n`)
    .join('')}}\n`;

/**
 * The modules of all catalogues, as code by path below `compiled/`: for each group and language one that is loaded by
 * itself, and one that knows the languages.
 *
 * @param {Record<string, Record<string, Record<string, string>>>} catalogues Messages by language, group and key.
 * @param {Record<string, { includes?: string[], brings?: Record<string, string>, atOnce?: boolean }>} groups What a group holds beside its own.
 * @returns {Record<string, string>}
 */
export function modulesOf(catalogues, groups) {
  const modules = {};
  const locales = Object.keys(catalogues);
  for (const group of Object.keys(catalogues.en)) {
    for (const locale of locales)
      modules[`${group}/${locale}.ts`] = wordsModule(
        group,
        locale,
        catalogues[locale][group] ?? {},
        groups[group] ?? {},
      );
    modules[`${group}/languages.ts`] = groups[group]?.atOnce ? atOnce(locales) : lazy(locales);
  }
  modules['locales.ts'] = `${MARK}export const LOCALES: readonly string[] = ${JSON.stringify(locales)};\n`;
  modules['words.ts'] = typesModule(Object.keys(catalogues.en).filter((group) => !groups[group]?.atOnce));
  return modules;
}
