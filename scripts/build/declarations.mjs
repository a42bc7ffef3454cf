import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { runOrFail, tool } from '../processes.mjs';
import { entries } from './entries.mjs';

const RELATIVE = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g;

/** Every declaration that what the package exports leads to. */
function reachable(starts) {
  const seen = new Set();
  const left = [...starts];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    // A comment may show an import as an example.
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const [, target] of readFileSync(file, 'utf8').matchAll(RELATIVE))
      left.push(`${resolve(dirname(file), target)}.d.ts`);
  }
  return seen;
}

/** Writes the declarations; two of three are of modules that no page or server can import, and would be installed for nothing. */
export async function build({ root, dist }) {
  await runOrFail('tsc', [tool('typescript', 'tsc'), '-p', 'tsconfig.build.json']);
  const kept = reachable(Object.keys(entries(root)).map((name) => join(dist, `${name}.d.ts`)));
  for (const name of readdirSync(dist, { recursive: true })) {
    const file = join(dist, name);
    if (file.endsWith('.d.ts') && !kept.has(file)) rmSync(file);
  }
}
