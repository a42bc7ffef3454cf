import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PACKAGE_ROOT } from '../package-root.js';

const FOLDER = join(PACKAGE_ROOT, 'dist/cdn');

const LANGUAGE_FILE = /^shopper\.([\w-]+)\.js$/;

/** Words stand before the code, as the value of a name that the code reads. */
const WORDS = /^(const [\w$]+=)([^]*?);\/\*words\*\//;

/** What a language exports, and the code that makes it. */
const EXPORTED = /^([^]*)export\{([\w$]+) as words\};\n$/;

/** Locales that `checkoutScript` knows, in alphabetical order. */
export async function scriptLanguages(): Promise<readonly string[]> {
  const files = await readdir(join(FOLDER, 'words'));
  return ['en', ...files.flatMap((name) => LANGUAGE_FILE.exec(name)?.[1] ?? [])].sort();
}

type Names = Record<string, readonly string[]>;

/** By group, what stands under the empty name of the English words in a script, and their other names. */
async function namesOf(english: string): Promise<Names> {
  const [, , code = ''] = WORDS.exec(english) ?? [];
  const address = `data:text/javascript,${encodeURIComponent(`export default ${code}`)}`;
  const { default: words } = (await import(address)) as { default: Record<string, Record<string, string>> };
  return Object.fromEntries(
    Object.entries(words).map(([group, { '': groups = group, ...named }]) => [
      group,
      [groups, ...Object.keys(named)],
    ]),
  );
}

/** What the file of a language exports: by group, a mark of its names, and its messages in their order. */
type Listed = Record<string, readonly [mark: number, messages: readonly unknown[]]>;

/** Gives the messages of a language their names. It becomes part of the script. */
const named = (language: Listed, names: Names): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(names).map(([group, [groups, ...own]]) => [
      group,
      Object.fromEntries([['', groups], ...own.map((name, at) => [name, language[group]![1][at]])]),
    ]),
  );

/**
 * `checkout.<locale>.js`: the English one of the package with the words of another language in their place. Undefined where
 * there is no such language.
 */
export async function checkoutScript(locale: string): Promise<string | undefined> {
  if (!(await scriptLanguages()).includes(locale)) return undefined;
  const english = await readFile(join(FOLDER, 'checkout.en.js'), 'utf8');
  if (locale === 'en') return english;
  const language = await readFile(join(FOLDER, 'words', `shopper.${locale}.js`), 'utf8');
  const [, code = '', words = ''] = EXPORTED.exec(language) ?? [];
  const names = JSON.stringify(await namesOf(english));
  // A dollar sign in the words is no more than that.
  return english.replace(
    WORDS,
    (_, name: string) => `${name}(()=>{${code}return(${String(named)})(${words},${names})})();/*words*/`,
  );
}
