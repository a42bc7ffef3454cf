import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

import { build } from 'esbuild';

import { ROOT } from '../processes.mjs';

const addressOf = (path) => `/${relative(ROOT, path).replaceAll('\\', '/')}`;

/**
 * `waitUntil` gives up after a second, which is less than a busy machine takes at times. It looks every 50
 * milliseconds, by which time what it waits for has been there for 25 on average: with ten waits in a test, a third of its time.
 */
const DEFAULTS = [
  ['timeout = 1000', 'timeout = 40_000'],
  ['interval = 50', 'interval = 10'],
];

const patience = {
  name: 'patience',
  setup({ onLoad }) {
    onLoad({ filter: /@open-wc[\\/]testing-helpers[\\/]src[\\/]helpers\.js$/ }, async ({ path }) => {
      const body = await readFile(path, 'utf8');
      const unknown = DEFAULTS.find(([before]) => !body.includes(before));
      if (unknown) throw new Error(`waitUntil no longer has ${unknown[0]}.`);
      return { contents: DEFAULTS.reduce((text, [before, after]) => text.replace(before, after), body) };
    });
  },
};

/** What the bundles leave to the runner to find: its name stays in them. */
const DATABASE = '@electric-sql/pglite';

/**
 * For web-test-runner: serves each test file as a bundle that shares its chunks with the others. A page that loads the sources
 * one by one asks for some six hundred modules, which takes longer than most of the tests.
 *
 * @param {string[]} files paths from the root, or patterns of them
 * @returns the runner's `middleware`, which serves a bundle as it is and has the browser keep it, because the runner would look
 *   for each of its imports again for each page; and a `plugin` for bundles in which there is a name to find
 */
export async function bundledTests(files) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: files,
    inject: ['test/plain-differences.ts'],
    outbase: ROOT,
    outdir: ROOT,
    chunkNames: 'test/chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'linked',
    conditions: ['development'],
    // The database finds its own files by its own address; what Node alone imports, a browser never comes to.
    external: [DATABASE, `${DATABASE}/*`, 'node:*'],
    // A module with effects is not left out because its package says that it has none.
    ignoreAnnotations: true,
    plugins: [patience],
    logLevel: 'warning',
    write: false,
  });
  const outputs = new Map(outputFiles.map(({ path, text }) => [addressOf(path), text]));
  const whole = new Map([...outputs].filter(([, body]) => !body.includes(DATABASE)));
  const nameOf = (path) => path.replace(/\.browser\.test\.ts$/, '.browser.test.js');
  const typeOf = (path) => (path.endsWith('.map') ? 'json' : 'js');
  return {
    middleware: async (context, next) => {
      const path = nameOf(context.path);
      const body = whole.get(path);
      if (body === undefined) return next();
      context.set('cache-control', 'max-age=3600');
      context.type = typeOf(path);
      context.body = body;
    },
    plugin: {
      name: 'bundled-tests',
      serve({ path }) {
        const body = outputs.get(nameOf(path));
        return body && { body, type: typeOf(path) };
      },
    },
  };
}
