import { build } from 'vite';

import { ROOT } from '../processes.mjs';
import { compressed, withStatic } from './bundle.mjs';

/*
 * What a page loads as bundlers emit it by themselves: several files, each compressed alone, with the names of those that come
 * later in them.
 */

const PAGE = 'florin-page';

/** What Vite makes of a page's script, in the form of `bundle`. */
export async function bundleByVite(script) {
  const page = {
    name: 'page',
    resolveId: (id) => (id === PAGE ? `\0${PAGE}` : undefined),
    load: (id) => (id === `\0${PAGE}` ? script.replaceAll("'./dist/", `'${ROOT}/dist/`) : undefined),
  };
  const { output } = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [page],
    build: { write: false, target: 'es2022', rolldownOptions: { input: PAGE } },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  return new Map(
    chunks.map(({ fileName, code, moduleIds, imports, isEntry }) => [
      fileName,
      {
        path: fileName,
        entry: isEntry ? 'page.js' : '',
        bytes: compressed(Buffer.from(code)),
        imports: imports.map((path) => ({ path, kind: 'import-statement' })),
        parts: moduleIds.map((module) => [module]),
      },
    ]),
  );
}

/** What a page loads at once of a bundler's outputs, and what it has loaded once it came to the modules that `later` matches. */
export function emitted(outputs, later) {
  const pathsOf = (isAsked) => [...outputs.values()].filter(isAsked).map(({ path }) => path);
  const total = (paths) => {
    const files = withStatic(outputs, paths);
    return { files: files.size, bytes: [...files].reduce((sum, path) => sum + outputs.get(path).bytes, 0) };
  };
  const page = pathsOf(({ entry }) => entry.endsWith('page.js'));
  const rooms = pathsOf(({ parts }) => parts.some(([module]) => later.test(module)));
  return { atOnce: total(page), withRooms: total([...page, ...rooms]) };
}
