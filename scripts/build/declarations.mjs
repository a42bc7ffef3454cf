import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { GO, runOrFail, tool } from '../processes.mjs';
import { readDeclarationModule } from './declaration-module.mjs';
import { declared } from './entries.mjs';
import { mergeDeclarations } from './merge-declarations.mjs';
import { shareTypes } from './share-types.mjs';

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

/** A module that registers an element has the declarations of the element itself. */
function nameElements(dist) {
  const index = join(dist, 'components/index.d.ts');
  writeFileSync(index, readFileSync(index, 'utf8').replaceAll(/\.\/([\w-]+)\/define\.js/g, './$1/$1.js'));
}

/**
 * Writes the declarations; two of three that the compiler makes are of modules that no page or server can import, and would
 * be installed for nothing. A file that one other alone needs is written into that one, and a type once.
 */
export async function build({ root, dist }) {
  await runOrFail('tsc', [tool('typescript', 'tsc'), '-p', 'tsconfig.build.json'], { env: GO });
  nameElements(dist);
  const starts = declared(root).map((name) => join(dist, `${name}.d.ts`));
  const texts = mergeDeclarations(reachable(starts), starts);
  for (const name of readdirSync(dist, { recursive: true })) {
    const path = join(dist, name);
    if (!path.endsWith('.d.ts')) continue;
    if (texts.has(path)) writeFileSync(path, shareTypes(path, texts.get(path)));
    else rmSync(path);
  }
}
