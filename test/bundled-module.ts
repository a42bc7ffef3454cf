import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';

import { bundle } from './faults/bundle.js';
import { ROOT } from './house/files.js';

type Alias = Readonly<Record<string, string>>;

/** Loads a TypeScript module with all that it imports; `alias` names sources that stand for packages. */
export async function loadModule<Exports>(path: string, alias?: Alias): Promise<Exports> {
  const folder = await bundle([pathToFileURL(path)], alias);
  try {
    return (await import(pathToFileURL(join(folder, `${parse(path).name}.mjs`)).href)) as Exports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads what the documentation shows as a module, with `alias` as above. */
export async function loadCode<Exports>(code: string, alias?: Alias): Promise<Exports> {
  const below = join(ROOT, '.florin');
  mkdirSync(below, { recursive: true });
  const folder = mkdtempSync(join(below, 'code-'));
  try {
    const path = join(folder, 'code.mjs');
    writeFileSync(path, code);
    return await loadModule<Exports>(path, alias);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
