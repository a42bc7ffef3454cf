import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PACKAGE_ROOT } from '../package-root.js';

const FOLDER = join(PACKAGE_ROOT, 'dist/cdn');

const LANGUAGE_FILE = /^shopper\.([\w-]+)\.js$/;

/** Words stand before the code, as the value of a name that the code reads. */
const WORDS = /^(const [\w$]+=)[^]*?;\/\*words\*\//;

/** What a language exports, and the code that makes it. */
const EXPORTED = /^([^]*)export\{([\w$]+) as words\};\n$/;

/** Locales that `checkoutScript` knows, in alphabetical order. */
export async function scriptLanguages(): Promise<readonly string[]> {
  const files = await readdir(join(FOLDER, 'words'));
  return ['en', ...files.flatMap((name) => LANGUAGE_FILE.exec(name)?.[1] ?? [])].sort();
}

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
  // A dollar sign in the words is no more than that.
  return english.replace(WORDS, (_, name: string) => `${name}(()=>{${code}return ${words}})();/*words*/`);
}
