import { join } from 'node:path';

import { build } from 'esbuild';

/** The scripts of a page that a bench opens, by their paths: `/rows-page.js` of `bench/rows-page.mjs`. */
export async function scriptsOf(root, name) {
  const { outputFiles } = await build({
    entryPoints: [join(root, `bench/${name}.mjs`)],
    bundle: true,
    splitting: true,
    minify: true,
    // The package's own list of modules with effects is about the library; these pages are all effects.
    ignoreAnnotations: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/out',
    write: false,
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replace('/out', ''), text]));
}
