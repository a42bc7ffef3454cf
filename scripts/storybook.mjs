import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { databaseImage, PGLITE, PGLITE_FILES } from './database-image.mjs';
import { Failure, ROOT, runNode, runOrFail, say, seconds, tool } from './processes.mjs';

const FILES = join(ROOT, '.florin/storybook');
/** Where `storybook build` puts the static pages. */
export const STATIC = join(ROOT, 'storybook-static');

function write(path, text) {
  mkdirSync(dirname(join(FILES, path)), { recursive: true });
  writeFileSync(join(FILES, path), text);
}

/** The static files beside the stories: the card frame, and the service worker that stands for all servers. */
async function prepare() {
  rmSync(FILES, { recursive: true, force: true });
  const { tsImport } = await import('tsx/esm/api');
  const { staticFrameDocument } = await tsImport('../src/frame/document.ts', import.meta.url);
  const { html } = staticFrameDocument({ allowPageKey: true, frameAncestors: ["'self'"] });
  write('florin/card-frame/1/frame.html', html);
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(ROOT, '.storybook/service-worker.ts')],
    outfile: join(FILES, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    external: ['pg', 'node:*'],
    // PGlite finds its files beside itself: beside the worker, then.
    define: { 'import.meta.url': 'self.location.href' },
    logLevel: 'silent',
  });
  for (const file of PGLITE_FILES) copyFileSync(join(PGLITE, file), join(FILES, file));
  write('database.tar.gz', await databaseImage());
}

/** Builds the stories into static pages, unless they stand there for these very sources. */
export async function buildStorybook() {
  const start = performance.now();
  await ensureBuilt();
  await prepare();
  await runOrFail('storybook build', [tool('storybook'), 'build', '--quiet', '--output-dir', STATIC]);
  say(`built the stories in ${seconds(start)}`);
}

export async function main([what = 'dev', ...args]) {
  if (what === 'build') return (await buildStorybook(), 0);
  if (what === 'sweep') {
    const { sweep } = await import('./sweep.mjs');
    await buildStorybook();
    return sweep(args);
  }
  if (what !== 'dev') throw new Failure(`storybook knows dev, build and sweep, not ${what}.`);
  await ensureBuilt();
  await prepare();
  const { code } = await runNode([tool('storybook'), 'dev', '--port', '6006', ...args], { inherit: true });
  return code;
}
