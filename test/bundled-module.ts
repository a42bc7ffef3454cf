import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { ROOT } from './house/sources.js';

const BELOW = join(ROOT, '.florin');

/** Loads a TypeScript module with all that it imports; `alias` names sources that stand for packages. */
export async function loadModule<Exports>(
  path: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<Exports> {
  mkdirSync(BELOW, { recursive: true });
  const folder = mkdtempSync(join(BELOW, 'module-'));
  const outfile = join(folder, 'module.mjs');
  try {
    await build({
      entryPoints: [path],
      outfile,
      alias: { ...alias },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as Exports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads what the documentation shows as a module, with `alias` as above. */
export async function loadCode<Exports>(
  code: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<Exports> {
  mkdirSync(BELOW, { recursive: true });
  const folder = mkdtempSync(join(BELOW, 'code-'));
  try {
    const path = join(folder, 'code.mjs');
    writeFileSync(path, code);
    return await loadModule<Exports>(path, alias);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
