import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import { compress } from 'hono/compress';
import { build } from 'vite';

import { writeWhole } from '../scripts/write-whole.mjs';
import { pageOf } from './layout.mjs';
import { addressOf, PAGES } from './places.mjs';

const FOLDER = '.florin/pages';
/** What the bundles were made of: when each file was last written, by its path. */
const INPUTS = `${FOLDER}/inputs.json`;
/** Which file imports which, as Vite writes it down. */
const MANIFEST = `${FOLDER}/manifest.json`;

/** A file with a hash in its name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const entryOf = (name) => `demo/pages/${name}.js`;
const ENTRIES = Object.fromEntries(Object.keys(PAGES).map((name) => [name, entryOf(name)]));

/** What a page needs as soon as its element is there, beside what its script imports. */
const SOON = { index: /\/catalogue-view\.js$/ };

/** A script of a page runs where that page imports it, and nowhere else: only the library's modules may share a file. */
const LIBRARY = /\/(?:dist|node_modules)\//;
/** One file of what most pages use, and few of what some do: on a phone each request costs more than its bytes. */
const CHUNKS = [
  { name: 'shared', minShareCount: 30 },
  { name: 'often', minShareCount: 8, entriesAware: true, entriesAwareMergeThreshold: 3000 },
].map((group) => ({ ...group, test: LIBRARY, tags: ['$initial'] }));

const timesOf = async (paths) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await stat(path)).mtimeMs])));

/** Whether the bundles of an earlier start are made of the files that are here now. */
async function areFresh() {
  try {
    const times = JSON.parse(await readFile(INPUTS, 'utf8'));
    const now = await timesOf([...Object.values(ENTRIES), ...Object.keys(times)]);
    return Object.entries(now).every(([path, time]) => times[path] === time);
  } catch {
    return false;
  }
}

/** The package's own list of modules with effects is about the library; the scripts of these pages are all effects. */
const WITH_EFFECTS = {
  name: 'pages-have-effects',
  transform: {
    filter: { id: /\/demo\/pages\/[^?]+\.js$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: true }),
  },
};

/** Bundles the pages' scripts as any application's bundler would, with what they load later in files of its own. */
async function bundlePages() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: '/scripts/',
    plugins: [WITH_EFFECTS],
    build: {
      write: false,
      manifest: 'manifest.json',
      target: 'es2022',
      rolldownOptions: {
        input: ENTRIES,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
  });
  // Shops that start at once write the same files, while browsers read them.
  await Promise.all(
    output.map(({ fileName, code, source }) => writeWhole(`${FOLDER}/${fileName}`, code ?? source)),
  );
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds.filter((id) => id.startsWith('/')));
  const paths = modules.map((id) => relative('.', id.split('?')[0]));
  await writeWhole(INPUTS, JSON.stringify(await timesOf(['demo/pages.mjs', ...new Set(paths)])));
}

/** The addresses of all that a page's script imports, so that a browser asks for them at once. */
function importsOf(name, manifest) {
  const found = new Set();
  const add = (key) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key].imports?.forEach(add);
  };
  add(entryOf(name));
  const soon = SOON[name];
  if (soon)
    Object.keys(manifest)
      .filter((key) => soon.test(key))
      .forEach(add);
  return [...found].map((key) => `/scripts/${manifest[key].file}`);
}

/** Gives an application the demonstration's pages, and all that they load from it. */
export async function servePages(app, { onVisit }) {
  if (!(await areFresh())) await bundlePages();
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
  app.use('*', compress());
  app.use(
    '/scripts/*',
    serveStatic({
      root: `./${FOLDER}`,
      rewriteRequestPath: (path) => path.replace('/scripts', ''),
      onFound: (path, { header }) => path.includes('/chunks/') && header('cache-control', FOR_EVER),
    }),
  );
  for (const name of Object.keys(PAGES)) {
    const page = pageOf(name, importsOf(name, manifest));
    app.on('GET', name === 'index' ? ['/', '/index.html'] : [addressOf(name)], (context) => {
      onVisit(context);
      return context.html(page);
    });
  }
  app.use('/themes/*', serveStatic({ root: './dist' }));
  app.use('*', serveStatic({ root: './demo/pages' }));
}
