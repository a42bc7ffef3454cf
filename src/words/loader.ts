import { groupsOf, type Catalogue, type Languages } from './catalogue.js';

/** A file of each language, by its BCP 47 tag. */
export type Files = Readonly<
  Record<string, () => Promise<{ readonly words: Readonly<Record<string, Catalogue>> }>>
>;

/** Countries that write the Spanish of Spain. Everywhere else it is that of Latin America, as CLDR has it. */
const SPAIN = ['EA', 'ES', 'GQ', 'IC', 'PH'];

/** Tags of files that may serve for a language, the closest first: `zh-Hant` for `zh-TW`, `es-419` for `es-MX`. */
function tagsOf(asked: string): string[] {
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

/** Finds words in the files of a reader. */
export const loader =
  (files: Files): Languages['load'] =>
  async (language, english) => {
    const [group = ''] = groupsOf(english).split(' ');
    const tag = tagsOf(language).find((each) => Object.hasOwn(files, each));
    return tag === undefined ? undefined : (await files[tag]!()).words[group];
  };
