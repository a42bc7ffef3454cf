import { build } from 'esbuild';

import { PAGES } from './layout.mjs';

const FOLDER = '.florin/pages';

/** Bundles the pages' scripts as any application's bundler would, with what they load later in files of its own. */
export async function bundlePages() {
  await build({
    entryPoints: Object.keys(PAGES).map((name) => `demo/pages/${name}.js`),
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    // The package's own list of modules with effects is about the library; these pages are all effects.
    ignoreAnnotations: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return `./${FOLDER}`;
}
