import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { inPlace } from '../in-place.mjs';
import { ROOT } from '../processes.mjs';
import { instrument } from './schemata.mjs';

/**
 * One mutant is awake in a process; which ones the tests reach is noted where a survey asks for it. A loop that a mutant keeps
 * from ending asks again and again whether it is awake, and ends after `FLORIN_MUTANT_LIMIT` milliseconds of the processor.
 */
const BANNER = `globalThis.__mutants ??= (() => {
  const awake = Number(process.env.FLORIN_MUTANT ?? -1);
  const reached = new Set();
  const into = process.env.FLORIN_REACHED;
  const limit = Number(process.env.FLORIN_MUTANT_LIMIT ?? Infinity);
  const spent = () => Object.values(process.cpuUsage()).reduce((sum, each) => sum + each / 1000, 0);
  const write = () =>
    process.getBuiltinModule('node:fs').writeFileSync(into, JSON.stringify({ reached: [...reached], spent: spent() }));
  if (into) process.on('exit', write);
  let calls = 0;
  const isAwake = (id) => {
    if (++calls % 4096 === 0 && spent() > limit) process.exit(1);
    return id === awake;
  };
  return { is: into ? (id) => !reached.add(id) : isAwake };
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
