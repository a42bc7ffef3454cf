import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { writeBrowserSandbox } from './browser-sandbox.mjs';
import { ensureBuilt } from './build.mjs';
import { Failure, ROOT, runNode, runOrFail, say, seconds, tool } from './processes.mjs';

const FILES = join(ROOT, '.florin/storybook');
/** Where `storybook build` puts the static pages. */
export const STATIC = join(ROOT, 'storybook-static');

/** The static files beside the stories. */
async function prepare() {
  rmSync(FILES, { recursive: true, force: true });
  await writeBrowserSandbox(FILES);
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
