import { groupsOf, type Catalogue, type Languages, type Listed } from './catalogue.js';

/** A file of each language, by its BCP 47 tag. */
export type Files = Readonly<Record<string, () => Promise<{ readonly words: Listed }>>>;

/** Countries that write the Spanish of Spain. Everywhere else it is that of Latin America, as CLDR has it. */
const SPAIN = ['EA', 'ES', 'GQ', 'IC', 'PH'];

/** Tags of files that may serve for a language, the closest first: `zh-Hant` for `zh-TW`, `es-419` for `es-MX`. */
export function tagsOf(asked: string): string[] {
  const exact = new Intl.Locale(asked);
  const { language, script, region = '' } = exact.maximize();
  const american = language === 'es' && !SPAIN.includes(region) ? ['es-419'] : [];
  const norwegian = language === 'no' ? ['nb'] : [];
  return [
    exact.baseName,
    `${language}-${region}`,
    `${language}-${script}`,
    ...american,
    ...norwegian,
    language,
  ];
}

/** What `scripts/words/names-mark.mjs` counts when a file is written. */
const markOf = (names: readonly string[]): number =>
  [...names.join()].reduce((mark, letter) => (mark * 31 + letter.charCodeAt(0)) % 65521, 0);

/** Gives the messages of a file the names of the English words. */
function named(english: Catalogue, [mark, messages]: Listed[string]): Catalogue | undefined {
  const names = Object.keys(english).filter((name) => name !== '');
  // A file of another release may hold its messages in another order: English is wrong in language only.
  if (markOf(names) !== mark) return undefined;
  const words = names.map((name, index) => [name, messages[index]]);
  return { '': groupsOf(english), ...Object.fromEntries(words) } as Catalogue;
}

/** Finds words in the files of a reader. */
export const loader =
  (files: Files): Languages['load'] =>
  async (language, english) => {
    const [group = ''] = groupsOf(english).split(' ');
    const tag = tagsOf(language).find((each) => Object.hasOwn(files, each));
    const listed = tag === undefined ? undefined : (await files[tag]!()).words[group];
    return listed && named(english, listed);
  };
