import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

import { build } from 'esbuild';

import { ROOT } from '../processes.mjs';

const addressOf = (path) => `/${relative(ROOT, path).replaceAll('\\', '/')}`;

/** `waitUntil` gives up after a second, which is less than a busy machine takes at times; a test has ten. */
const patience = {
  name: 'patience',
  setup({ onLoad }) {
    onLoad({ filter: /@open-wc[\\/]testing-helpers[\\/]src[\\/]helpers\.js$/ }, async ({ path }) => {
      const body = await readFile(path, 'utf8');
      if (!body.includes('timeout = 1000')) throw new Error('waitUntil has another default than it had.');
      return { contents: body.replace('timeout = 1000', 'timeout = 8000') };
    });
  },
};

/**
 * Plugin for web-test-runner: serves each test file as a bundle that shares its chunks with the others. A page that loads
 * the sources one by one asks for some six hundred modules, which takes longer than most of the tests.
 *
 * @param {string[]} files paths from the root, or patterns of them
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
    external: ['@electric-sql/pglite', '@electric-sql/pglite/*', 'node:*'],
    // A module with effects is not left out because its package says that it has none.
    ignoreAnnotations: true,
    plugins: [patience],
    logLevel: 'warning',
    write: false,
  });
  const outputs = new Map(outputFiles.map((file) => [addressOf(file.path), file]));
  return {
    name: 'bundled-tests',
    serve({ path }) {
      const output = outputs.get(path.replace(/\.browser\.test\.ts$/, '.browser.test.js'));
      return output && { body: output.text, type: path.endsWith('.map') ? 'json' : 'js' };
    },
  };
}
