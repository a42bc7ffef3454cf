import { cpSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build as viteBuild } from 'vite';

import { Failure } from '../processes.mjs';
import { entries, isOfServer } from './entries.mjs';
import { languagesApart, writeLanguages } from './languages.mjs';

/** No exports, but loaded by name: the frames' documents, and the embedded database's thread, which asks for its engine. */
const NAMED = ['action-frame/document', 'frame/document', 'database/pglite-engine', 'database/pglite-thread'];

const bundle = (root, entry, plugin, build) =>
  viteBuild({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [plugin, languagesApart],
    build: { lib: { entry, formats: ['es'] }, ...build },
  });

/** Notes the modules that a build is made of, those too that nothing of is used. */
const noteModules = (root, noted) => ({
  name: 'florin-note-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) if (id.startsWith(join(root, 'src'))) noted.add(id);
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
    const source = resolve(dirname(importer), path).replace(/\.js$/, '.ts');
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
  return bundle(root, entry, plugin, { rolldownOptions: { output } });
}

/** Pages as one module in `dist/` for each in `src/`, so that a bundler sees what is side effect and what is not. */
const bundlePages = (root, entry, plugin, build) =>
  bundle(root, entry, plugin, {
    rolldownOptions: { output: { preserveModules: true, preserveModulesRoot: 'src' } },
    ...build,
  });

export async function build({ root, dist }) {
  await writeLanguages({ root, dist });
  // As they are written: a merchant who wants another theme begins with a copy of one.
  cpSync(join(root, 'src/components/base/theme/presets'), join(dist, 'themes'), { recursive: true });
  const all = Object.entries(entries(root));
  const pages = Object.fromEntries(all.filter(([, source]) => !isOfServer(source)));
  const servers = Object.fromEntries(all.filter(([, source]) => isOfServer(source)));
  for (const name of NAMED) servers[name] = `src/${name}.ts`;
  const ofPages = new Set();
  await bundlePages(root, pages, noteModules(root, ofPages), { write: false });
  const left = {};
  const [{ output }] = await bundleServers(root, servers, leaveToPages(root, ofPages, left));
  const built = new Set();
  // Modules are noted in the order that they happen to be read in, and the order of entries is that of what is written.
  const entry = Object.fromEntries(
    Object.entries({ ...left, ...pages }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  await bundlePages(root, entry, noteModules(root, built));
  const twice = output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => built.has(id));
  if (twice.length > 0)
    throw new Failure(`Both a page's build and a server's have these modules:\n${twice.join('\n')}`);
}
