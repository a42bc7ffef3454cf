import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeBrowserSandbox } from './browser-sandbox.mjs';
import { digestOf, ensureBuilt, SOURCES } from './build.mjs';
import { Failure, ROOT, runNode, runOrFail, say, seconds, tool } from './processes.mjs';

const FILES = join(ROOT, '.florin/storybook');
/** Where `storybook build` puts the static pages. */
export const STATIC = join(ROOT, 'storybook-static');
/** Gone while stories are built: `storybook build` empties the folder first. */
const STAMP = join(STATIC, 'built.txt');
/** What stories are made of. */
const STORY_SOURCES = [...SOURCES, 'stories', '.storybook', 'test/components/sam.ts'];

/** The static files beside the stories. */
async function prepare() {
  rmSync(FILES, { recursive: true, force: true });
  await writeBrowserSandbox(FILES);
}

/** Builds the stories into static pages, unless they stand there for these very sources. */
export async function buildStorybook() {
  const start = performance.now();
  await ensureBuilt();
  const digest = digestOf(STORY_SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  await prepare();
  await runOrFail('storybook build', [tool('storybook'), 'build', '--quiet', '--output-dir', STATIC]);
  writeFileSync(STAMP, digest);
  say(`built the stories in ${seconds(start)}`);
}

/** What the static pages hold, by name; `needed` are names that have to be there. */
export function builtStories(needed) {
  const { entries } = JSON.parse(readFileSync(join(STATIC, 'index.json'), 'utf8'));
  const unknown = needed.filter((id) => !(id in entries));
  if (unknown.length > 0) throw new Failure(`No story has the name ${unknown.join(' or ')}.`);
  return entries;
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
