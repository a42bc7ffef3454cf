import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles programs into a folder of their own: they start in a moment, and load no module while time is being played.
 * `alias` names sources that stand for packages.
 */
export async function bundle(
  programs: readonly URL[],
  alias: Readonly<Record<string, string>> = {},
  plugins: readonly Plugin[] = [],
): Promise<string> {
  mkdirSync(join(ROOT, '.florin'), { recursive: true });
  const outdir = mkdtempSync(join(ROOT, '.florin/programs-'));
  await build({
    entryPoints: programs.map((program) => fileURLToPath(program)),
    outdir,
    outExtension: { '.js': '.mjs' },
    alias: { ...alias },
    plugins: [...plugins],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  return outdir;
}
