import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, ROOT } from '../processes.mjs';
import { groupsFor, isSpokenTo, READERS } from './readers.mjs';

/** A file for each language. */
const FOLDER = join(ROOT, 'src/words');

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const here = (name) => json(new URL(name, import.meta.url));

/** The languages by their own names, English first. */
export const languageNames = () => here('languages.json');

/** The parts whose words a group holds beside its own. */
export const groups = () => here('groups.json');

function messagesOf(locale) {
  const path = join(FOLDER, `${locale}.json`);
  if (!existsSync(path))
    throw new Failure(
      `scripts/words/languages.json names ${locale}, and there is no src/words/${locale}.json.`,
    );
  return json(path);
}

/** The words of a country, for the readers whom its file speaks to: what it leaves out, its language says everywhere. */
function over(words, own) {
  const spoken = READERS.filter((reader) => isSpokenTo(reader, own));
  const all = Object.keys({ ...words, ...own });
  // A country may speak to readers to whom its language everywhere does not: no group of its file is left out.
  const names = new Set([...spoken.flatMap((reader) => groupsFor(reader, all)), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((group) => [group, { ...words[group], ...own[group] }]));
}

/** The messages by language, group and key. `es-419.json` may hold only what differs from `es.json`. */
export function catalogues() {
  const locales = Object.keys(languageNames());
  const files = Object.fromEntries(locales.map((locale) => [locale, messagesOf(locale)]));
  return Object.fromEntries(
    locales.map((locale) => {
      const [code] = locale.split('-');
      return [locale, code !== locale && files[code] ? over(files[code], files[locale]) : files[locale]];
    }),
  );
}
