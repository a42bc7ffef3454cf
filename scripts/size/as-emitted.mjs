import { basename } from 'node:path';

import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';

import { ROOT } from '../processes.mjs';

/*
 * What a page loads as bundlers emit it by themselves: several files, each compressed alone, with the names of those that come
 * later in them.
 */

const PAGE = 'florin-page';

/** A file that a bundler emits, and those that it imports before it runs. */
const fileOf = ({ name, text, modules, imports, isEntry }) => [name, { text, modules, imports, isEntry }];

async function byVite(script) {
  const page = {
    name: 'page',
    resolveId: (id) => (id === PAGE ? `\0${PAGE}` : undefined),
    load: (id) => (id === `\0${PAGE}` ? script.replaceAll("'./dist/", `'${ROOT}/dist/`) : undefined),
  };
  const { output } = await vite({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [page],
    build: { write: false, target: 'es2022', rolldownOptions: { input: PAGE } },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  return new Map(
    chunks.map(({ fileName, code, moduleIds, imports, isEntry }) =>
      fileOf({ name: fileName, text: code, modules: moduleIds, imports, isEntry }),
    ),
  );
}

async function byEsbuild(script) {
  const { outputFiles, metafile } = await esbuild({
    stdin: { contents: script, resolveDir: ROOT, sourcefile: 'page.js' },
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'size',
    write: false,
    metafile: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const texts = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  return new Map(
    Object.entries(metafile.outputs).map(([path, { inputs, imports, entryPoint }]) =>
      fileOf({
        name: basename(path),
        text: texts.get(basename(path)),
        modules: Object.keys(inputs),
        imports: imports.filter(({ kind }) => kind === 'import-statement').map((each) => basename(each.path)),
        isEntry: entryPoint?.endsWith('page.js') ?? false,
      }),
    ),
  );
}

function withStatic(files, names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    withStatic(files, files.get(name).imports, found);
  }
  return found;
}

/** The bundlers by their names. */
export const BUNDLERS = { Vite: byVite, esbuild: byEsbuild };

/**
 * What a page loads at once as a bundler emits it, and what it has loaded once it came to the modules that `later` matches.
 *
 * @param {(bytes: Uint8Array) => number} compressed
 */
export async function emitted(bundler, script, later, compressed) {
  const files = await BUNDLERS[bundler](script);
  const namesOf = (isAsked) => [...files].filter(([, file]) => isAsked(file)).map(([name]) => name);
  const total = (names) => ({
    files: names.size,
    bytes: [...names].reduce((sum, name) => sum + compressed(Buffer.from(files.get(name).text)), 0),
  });
  const page = namesOf(({ isEntry }) => isEntry);
  const rooms = namesOf(({ modules }) => modules.some((module) => later.test(module)));
  return { atOnce: total(withStatic(files, page)), withRooms: total(withStatic(files, [...page, ...rooms])) };
}
