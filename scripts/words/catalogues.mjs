import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, ROOT } from '../processes.mjs';

/** A file for each language. */
const FOLDER = join(ROOT, 'src/words');

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const here = (name) => json(new URL(name, import.meta.url));

/** The languages by their own names, English first. */
export const languageNames = () => here('languages.json');

/** What groups hold beside their own words. */
export const groups = () => here('groups.json');

/** The messages by language, group and key. */
export function catalogues() {
  return Object.fromEntries(
    Object.keys(languageNames()).map((locale) => {
      if (!existsSync(join(FOLDER, `${locale}.json`)))
        throw new Failure(
          `scripts/words/languages.json names ${locale}, and there is no src/words/${locale}.json.`,
        );
      return [locale, json(join(FOLDER, `${locale}.json`))];
    }),
  );
}
