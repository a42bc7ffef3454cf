import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, ROOT, say, seconds } from './processes.mjs';

const DIST = join(ROOT, 'dist');
const STAMPS = join(ROOT, '.florin/built');
/** What a build is made from. */
export const SOURCES = [
  'src',
  'scripts',
  'examples',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];

/** What a build is made of, in the order it has to be made. Each step says which file proves that it is there. */
export const STEPS = {
  frames: { proof: 'frame/compiled-frame.js', load: () => import('./build/frames.mjs') },
  library: { proof: 'client/index.js', load: () => import('./build/library.mjs') },
  cdn: { proof: 'cdn/integrity.json', load: () => import('./build/cdn.mjs') },
  manifest: { proof: 'custom-elements.json', load: () => import('./build/manifest.mjs') },
  declarations: { proof: 'client/index.d.ts', load: () => import('./build/declarations.mjs') },
  templates: { proof: 'command/templates.json', load: () => import('./build/templates.mjs') },
  frameworks: { proof: 'frameworks/elements.d.ts', load: () => import('./build/frameworks.mjs') },
};

function* files(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

const filesOf = (paths) => paths.flatMap((path) => [...files(join(ROOT, path))]);

/** Changes with whatever stands in these files and folders. */
export function digestOf(paths) {
  const hash = createHash('sha256');
  for (const file of filesOf(paths)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** A build writes over files and removes none: once a source is gone, all is built anew, or the package would keep its output. */
function removeWhatHasNoSource(sources) {
  const list = join(STAMPS, 'sources.txt');
  const known = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  const isThere = new Set(sources);
  if (known.some((file) => !isThere.has(file)))
    for (const folder of [STAMPS, DIST]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(list, sources.join('\n'));
}

async function make(step) {
  const start = performance.now();
  const { build } = await STEPS[step].load();
  await build({ root: ROOT, dist: DIST });
  say(`built ${step} in ${seconds(start)}`);
}

/** Makes the steps whose sources have changed since, or whose output is gone. */
export async function ensureBuilt(steps = Object.keys(STEPS)) {
  const digest = digestOf(SOURCES);
  removeWhatHasNoSource(filesOf(SOURCES));
  for (const step of steps) {
    const stamp = join(STAMPS, `${step}.built`);
    const isThere = existsSync(join(DIST, STEPS[step].proof));
    if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue;
    rmSync(stamp, { force: true });
    await make(step);
    writeFileSync(stamp, digest);
  }
}

/** Everything anew; every step is tried, so that one run tells all that is wrong. */
export async function main() {
  for (const folder of [STAMPS, DIST]) rmSync(folder, { recursive: true, force: true });
  const failures = [];
  for (const step of Object.keys(STEPS))
    await ensureBuilt([step]).catch((error) =>
      failures.push(`${step}: ${error instanceof Failure ? error.message : error.stack}`),
    );
  if (failures.length > 0) throw new Failure(failures.join('\n\n'));
  return 0;
}
