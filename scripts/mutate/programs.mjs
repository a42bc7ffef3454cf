import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { inPlace } from '../in-place.mjs';
import { ROOT } from '../processes.mjs';
import { instrument } from './schemata.mjs';

/** One mutant is awake in a process; which ones the tests reach is noted where a survey asks for it. */
const BANNER = `globalThis.__mutants ??= (() => {
  const awake = Number(process.env.FLORIN_MUTANT ?? -1);
  const reached = new Set();
  const into = process.env.FLORIN_REACHED;
  if (into) process.on('exit', () => process.getBuiltinModule('node:fs').writeFileSync(into, JSON.stringify([...reached])));
  return { is: into ? (id) => !reached.add(id) : (id) => id === awake };
})();`;

function instrumentAll(sources) {
  const mutants = [];
  const codes = new Map();
  for (const file of sources) {
    const made = instrument(file, readFileSync(join(ROOT, file), 'utf8'), mutants.length);
    mutants.push(...made.mutants);
    codes.set(file, made.code);
  }
  return { mutants, codes };
}

/**
 * Bundles each test with all mutants of the sources in it.
 *
 * @returns `{ folder, mutants, programs }`: by the name of a test, `{ path, sources }` of what it loads.
 */
export async function makePrograms(sources, tests) {
  const { mutants, codes } = instrumentAll(sources);
  mkdirSync(join(ROOT, '.florin'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.florin/mutants-'));
  const { metafile } = await build({
    entryPoints: tests.map((file) => join(ROOT, file)),
    outdir: folder,
    outbase: ROOT,
    outExtension: { '.js': '.mjs' },
    banner: { js: BANNER },
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    absWorkingDir: ROOT,
    plugins: [inPlace({ codeOf: (file) => codes.get(file) })],
  });
  const programs = new Map();
  for (const [output, { entryPoint, inputs }] of Object.entries(metafile.outputs))
    programs.set(entryPoint, { path: join(ROOT, output), sources: Object.keys(inputs) });
  return { folder, mutants, programs };
}
