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

/** What a program loads: its own sources, and those of the chunks that it shares with others. */
function sourcesOf(output, outputs, seen = new Set()) {
  if (seen.has(output)) return [];
  seen.add(output);
  const { inputs, imports } = outputs[output];
  const chunks = imports.filter(({ external }) => !external);
  return [...Object.keys(inputs), ...chunks.flatMap(({ path }) => sourcesOf(path, outputs, seen))];
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
    // Most tests load the whole proxy: it is written once for all of them.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    absWorkingDir: ROOT,
    plugins: [inPlace({ codeOf: (file) => codes.get(file) })],
  });
  const programs = new Map();
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs))
    if (tests.includes(entryPoint))
      programs.set(entryPoint, { path: join(ROOT, output), sources: sourcesOf(output, metafile.outputs) });
  return { folder, mutants, programs };
}
