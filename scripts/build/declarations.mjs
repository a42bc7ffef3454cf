import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runOrFail, tool } from '../processes.mjs';
import { readDeclarationModule } from './declaration-module.mjs';
import { entries } from './entries.mjs';
import { mergeDeclarations } from './merge-declarations.mjs';

/** Every file of declarations that what the package exports leads to. */
function reachable(starts) {
  const modules = new Map();
  const left = [...starts];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (modules.has(path) || !existsSync(path)) continue;
    const module = readDeclarationModule(path);
    modules.set(path, module);
    left.push(...module.targets);
  }
  return new Map([...modules].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes the declarations; two of three that the compiler makes are of modules that no page or server can import, and would
 * be installed for nothing. A file that one other alone needs is written into that one.
 */
export async function build({ root, dist }) {
  await runOrFail('tsc', [tool('typescript', 'tsc'), '-p', 'tsconfig.build.json']);
  const starts = Object.keys(entries(root)).map((name) => join(dist, `${name}.d.ts`));
  const texts = mergeDeclarations(reachable(starts), starts);
  for (const name of readdirSync(dist, { recursive: true })) {
    const path = join(dist, name);
    if (!path.endsWith('.d.ts')) continue;
    if (texts.has(path)) writeFileSync(path, texts.get(path));
    else rmSync(path);
  }
}
