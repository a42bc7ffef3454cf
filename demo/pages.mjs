import { readFile, stat, writeFile } from 'node:fs/promises';

import { build } from 'esbuild';

import { PAGES } from './places.mjs';

const FOLDER = '.florin/pages';
/** What the bundles were made of: when each file was last written, by its path. */
const INPUTS = `${FOLDER}/inputs.json`;

const ENTRIES = Object.keys(PAGES).map((name) => `demo/pages/${name}.js`);

const timesOf = async (paths) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await stat(path)).mtimeMs])));

/** Whether the bundles of an earlier start are made of the files that are here now. */
async function areFresh() {
  try {
    const times = JSON.parse(await readFile(INPUTS, 'utf8'));
    const now = await timesOf([...ENTRIES, ...Object.keys(times)]);
    return Object.entries(now).every(([path, time]) => times[path] === time);
  } catch {
    return false;
  }
}

/** Bundles the pages' scripts as any application's bundler would, with what they load later in files of its own. */
export async function bundlePages() {
  if (await areFresh()) return `./${FOLDER}`;
  const { metafile } = await build({
    entryPoints: ENTRIES,
    outdir: FOLDER,
    outbase: 'demo/pages',
    bundle: true,
    splitting: true,
    // The package's own list of modules with effects is about the library; these pages are all effects.
    ignoreAnnotations: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  await writeFile(INPUTS, JSON.stringify(await timesOf(Object.keys(metafile.inputs))));
  return `./${FOLDER}`;
}
