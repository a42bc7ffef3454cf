import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

import { writeBrowserSandbox } from '../../browser-sandbox.mjs';
import { ROOT } from '../../processes.mjs';
import { PRESETS } from '../../themes.mjs';

const HERE = join(ROOT, 'scripts/docs/live');

/** Writes all that live examples load, beside their pages. */
export async function buildLive(folder) {
  mkdirSync(folder, { recursive: true });
  await writeBrowserSandbox(folder);
  await build({
    entryPoints: ['example.ts', 'first.ts', 'theme.ts'].map((name) => join(HERE, name)),
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  copyFileSync(join(HERE, 'live.css'), join(folder, 'live.css'));
  cpSync(PRESETS, join(folder, 'themes'), { recursive: true });
}
