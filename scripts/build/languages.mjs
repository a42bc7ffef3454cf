import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';

import { catalogues } from '../words/catalogues.mjs';
import { isReadBy, isSpokenTo, READERS, roomOf } from '../words/readers.mjs';

/** Where the languages stand once, for bundlers and for pages without one. A folder with these pages is copied whole. */
const FOLDER = 'cdn/words';

/** The elements of `checkout.<locale>.js`, which has one language. */
export const ELEMENTS_OF_SCRIPT = ['provider', 'checkout', 'card-fields', 'payment-result'];

/** Whether a group of words may be in that script: those of its elements, and of parts that shoppers meet. */
export const isInScript = (group) =>
  ['base', ...ELEMENTS_OF_SCRIPT].includes(roomOf(group)) ||
  (group.startsWith('parts/') && isReadBy('shopper', group));

/** Every language but English that a reader has. */
export function spokenLanguages() {
  const { en: _, ...others } = catalogues();
  return READERS.flatMap((reader) =>
    Object.keys(others)
      .filter((locale) => isSpokenTo(reader, others[locale]))
      .map((locale) => ({ reader, locale, name: `words/${reader}.${locale}.js` })),
  );
}

/** The file that an import of a language stands for, by the module that imports it; the module of another import has none. */
export function languageFile(path, importer) {
  const reader = /\/words\/compiled\/(\w+)\/files\.\w+$/.exec(importer?.replaceAll('\\', '/') ?? '')?.[1];
  const locale = /^\.\/([\w-]+)\.js$/.exec(path)?.[1];
  return reader && locale && `words/${reader}.${locale}.js`;
}

/** Leaves each language to its file. A module of the built library stands four folders deep. */
export const languagesApart = {
  name: 'florin-languages-apart',
  enforce: 'pre',
  resolveId(path, importer) {
    const file = languageFile(path, importer);
    return file && { id: `../../../cdn/${file}`, external: true };
  },
};

/** Writes each language as a script that stands alone, the few lines that count and date with it. */
export async function writeLanguages({ root, dist }) {
  const languages = spokenLanguages();
  rmSync(join(dist, FOLDER), { recursive: true, force: true });
  mkdirSync(join(dist, FOLDER), { recursive: true });
  const { outputFiles } = await esbuild({
    entryPoints: languages.map(({ reader, locale }) => ({
      in: join(root, 'src/words/compiled', reader, `${locale}.ts`),
      out: `${reader}.${locale}`,
    })),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    outdir: join(dist, FOLDER),
    write: false,
    logLevel: 'silent',
  });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  // What merchants look keys up in: without the spaces of the source, which are 2 kB of the package.
  const keys = JSON.parse(readFileSync(join(root, 'src/words/en.json'), 'utf8'));
  mkdirSync(join(dist, 'words'), { recursive: true });
  writeFileSync(join(dist, 'words/en.json'), JSON.stringify(keys));
}
