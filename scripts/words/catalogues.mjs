import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, ROOT } from '../processes.mjs';

/** Where the words are: a file for each language, the names of the languages, and what groups hold beside their own. */
const FOLDER = join(ROOT, 'src/words');

const json = (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

/** The languages by their own names, English first. */
export const languageNames = () => json('languages.json');

export const groups = () => json('groups.json');

/** The messages by language, group and key. */
export function catalogues() {
  return Object.fromEntries(
    Object.keys(languageNames()).map((locale) => {
      if (!existsSync(join(FOLDER, `${locale}.json`)))
        throw new Failure(
          `src/words/languages.json names ${locale}, and there is no src/words/${locale}.json.`,
        );
      return [locale, json(`${locale}.json`)];
    }),
  );
}
