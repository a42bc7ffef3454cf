import { cpSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build as viteBuild } from 'vite';

import { Failure } from '../processes.mjs';
import { entries, isOfServer } from './entries.mjs';
import { isInScript, languagesApart, writeLanguages } from './languages.mjs';
import { joinedOwnersOf } from './owners.mjs';

/** No exports, but loaded by name: the frames' documents, and what threads ask for, by where it stands below `dist/`. */
const NAMED = {
  'action-frame/document': 'src/action-frame/document.ts',
  'frame/document': 'src/frame/document.ts',
  'secret-frame/document': 'src/secret-frame/document.ts',
  'database/pglite-engine': 'src/database/pglite-engine.ts',
  'database/pglite-thread': 'src/database/pglite-thread.ts',
  'sandbox/script-engine': 'src/sandbox/workspace/scripts/script-engine.ts',
};

const bundle = (root, entry, plugins, build) =>
  viteBuild({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [...plugins, languagesApart],
    build: { lib: { entry, formats: ['es'] }, ...build },
  });

const sourceAt = (path, importer) => resolve(dirname(importer), path).replace(/\.js$/, '.ts');

/** What a module passes on and does not use itself: who takes one thing from it is not to load the others. */
function passedOn(ast, id) {
  const sources = (types) =>
    ast.body.flatMap(({ type, source }) =>
      source && types.includes(type) ? sourceAt(source.value, id) : [],
    );
  const used = new Set(sources(['ImportDeclaration']));
  return sources(['ExportNamedDeclaration', 'ExportAllDeclaration']).filter((path) => !used.has(path));
}

/** Notes the modules that a build is made of, those too that nothing of is used, and what is known of each. */
const noteModules = (root, noted) => ({
  name: 'florin-note-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      if (!id.startsWith(join(root, 'src'))) continue;
      const { code, importers, dynamicImporters } = this.getModuleInfo(id);
      noted.set(id, { importers, dynamicImporters, passedOn: passedOn(this.parse(code), id) });
    }
  },
});

const nameOf = (root, source) =>
  relative(join(root, 'src'), source).replaceAll('\\', '/').replace(/\.ts$/, '');

/**
 * Leaves a server's modules that a page may load to the build of the pages, and notes them: two copies of a class would not
 * be each other's instances. Every file of a server stands one folder below `dist/`, so that the way there is the same.
 */
const leaveToPages = (root, ofPages, left) => ({
  name: 'florin-leave-to-pages',
  enforce: 'pre',
  resolveId(path, importer) {
    if (!importer || !path.startsWith('.')) return undefined;
    const source = sourceAt(path, importer);
    if (!ofPages.has(source)) return undefined;
    const name = nameOf(root, source);
    left[name] = source;
    return { id: `../${name}.js`, external: true };
  },
});

/** Servers in few files: no bundler takes them apart, and what is loaded later stays apart. */
function bundleServers(root, entry, plugin) {
  const folderOf = ({ moduleIds, facadeModuleId }) =>
    nameOf(root, moduleIds.at(-1) ?? facadeModuleId).split('/')[0];
  const output = { chunkFileNames: (chunk) => `${folderOf(chunk)}/${chunk.name}.js` };
  return bundle(root, entry, [plugin], { rolldownOptions: { output } });
}

/** Words that are found by their path: English for `florin script`, and lists of languages, which name files beside them. */
function isFoundByPath(id) {
  const words = /\/words\/compiled\/(.+)\/(\w+)\.ts$/.exec(id.replaceAll('\\', '/'));
  return words !== null && (words[2] !== 'en' || isInScript(words[1]));
}

/** Rows of an interface, of which an element calls a few. */
const isRows = (id) => /\/client\/[\w-]+\/rows\//.test(id.replaceAll('\\', '/'));

/** The file of each module of a page: entries, words, rows, what is loaded later and what is only passed on have their own. */
function pageOwners(root, modules, entry) {
  const stays = new Set(Object.values(entry).map((source) => resolve(root, source)));
  const needed = new Map();
  for (const [id, { importers, dynamicImporters, passedOn }] of modules) {
    needed.set(id, new Set(importers));
    for (const path of passedOn) stays.add(path);
    if (dynamicImporters.length > 0 || isFoundByPath(id) || isRows(id)) stays.add(id);
  }
  return joinedOwnersOf(needed, stays);
}

/** Takes out the lines that name a source before its code: a page's own bundler needs none of them. */
const withoutSourceNames = {
  name: 'florin-without-source-names',
  renderChunk: (code) => code.replaceAll(/^\/\/ src\/.+\n/gm, ''),
};

/**
 * Pages as modules that a bundler takes apart and puts together as it likes: one for each source that is imported from
 * several files or loaded later. A source that one file alone imports is part of that file.
 */
function bundlePages(root, entry, modules) {
  const ownerOf = pageOwners(root, modules, entry);
  const files = [...new Set([...modules.keys()].map(ownerOf))].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
  const input = Object.fromEntries(files.map((path) => [nameOf(root, path), path]));
  return bundle(root, input, [withoutSourceNames], {
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        minifyInternalExports: false,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'owner', name: (id) => nameOf(root, ownerOf(id)) }],
        },
      },
    },
  });
}

export async function build({ root, dist }) {
  await writeLanguages({ root, dist });
  // As they are written: a merchant who wants another theme begins with a copy of one.
  cpSync(join(root, 'src/components/base/theme/presets'), join(dist, 'themes'), { recursive: true });
  const all = Object.entries(entries(root));
  const pages = Object.fromEntries(all.filter(([, source]) => !isOfServer(source)));
  const servers = Object.fromEntries(all.filter(([, source]) => isOfServer(source)));
  Object.assign(servers, NAMED);
  const noted = new Map();
  await bundle(root, pages, [noteModules(root, noted)], { write: false });
  const left = {};
  const [{ output }] = await bundleServers(root, servers, leaveToPages(root, noted, left));
  // Modules are noted in the order that they happen to be read in, and the order of entries is that of what is written.
  const entry = Object.fromEntries(
    Object.entries({ ...left, ...pages }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  await bundlePages(root, entry, noted);
  const twice = output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => noted.has(id));
  if (twice.length > 0)
    throw new Failure(`Both a page's build and a server's have these modules:\n${twice.join('\n')}`);
}
