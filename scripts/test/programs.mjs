import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { inPlace } from '../in-place.mjs';
import { ROOT } from '../processes.mjs';

/** What threads run, and the modules that look for it beside themselves: an engine has to be a program too. */
const ENGINES = ['src/database/pglite-engine.ts', 'src/sandbox/workspace/scripts/script-engine.ts'];
const THREADS = ['src/database/pglite-thread.ts', 'src/sandbox/workspace/scripts/script-thread.ts'];

/** Node gives back what a test took from the clock when the test ends. Other runtimes leave it to the tests that follow. */
const GIVES_BACK_MOCKS = 'afterEach(() => { mock.timers.reset(); mock.reset(); });';

/** A module that holds the tests of all these files; one that does not load fails by its name, and the others run. */
const moduleOf = (files, givesBackMocks) => `import { afterEach, mock, test } from 'node:test';
${givesBackMocks ? GIVES_BACK_MOCKS : ''}
const failsAs = (file) => (error) => test(file, () => { throw error; });
${files.map((file) => `await import(${JSON.stringify(`./${file}`)}).catch(failsAs(${JSON.stringify(file)}));`).join('\n')}
`;

/** Programs that stand for groups of files of tests, in the groups' order. */
const groups = (contents, givesBackMocks) => ({
  name: 'groups',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^group:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'group' }));
    onLoad({ filter: /^/, namespace: 'group' }, ({ path }) => ({
      contents: moduleOf(contents[Number(path)], givesBackMocks),
      resolveDir: ROOT,
      loader: 'js',
    }));
  },
});

/**
 * Bundles groups of files of tests, a program for each. Node starts a program in a moment, where it would ask for each of
 * a thousand modules by itself, and have each translated.
 *
 * @param {string[][]} files paths from the root
 * @param {string[]} [others] programs beside them
 * @param {{ givesBackMocks?: boolean }} [options] whether each test ends with the clock and all mocks given back
 * @returns the folder with them, which the caller removes; the paths of the groups' programs; those of the others
 */
export async function makePrograms(files, others = [], { givesBackMocks = false } = {}) {
  mkdirSync(join(ROOT, '.florin'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.florin/tests-'));
  const numbered = files.map((_, index) => String(index).padStart(3, '0'));
  const beside = [...others, ...ENGINES];
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      ...numbered.map((out, index) => ({ in: `group:${index}`, out: `${out}.test` })),
      ...beside.map((file) => ({ in: file, out: file.replace(/\.ts$/, '') })),
    ],
    outdir: folder,
    chunkNames: 'chunks/[dir]/[name]-[hash]',
    // A module with effects is not left out because the package says that it has none.
    ignoreAnnotations: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [
      inPlace({ placeOf: (file) => (THREADS.includes(file) ? join(folder, file) : undefined) }),
      groups(files, givesBackMocks),
    ],
  }).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  return {
    folder,
    programs: numbered.map((name) => join(folder, `${name}.test.js`)),
    others: others.map((file) => join(folder, file.replace(/\.ts$/, '.js'))),
  };
}
