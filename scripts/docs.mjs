import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { buildLive } from './docs/live/build.mjs';
import { siteFiles } from './docs/site.mjs';
import { Failure, ROOT, say } from './processes.mjs';
import { buildStorybook, builtStories, STATIC as STORIES } from './storybook.mjs';

/** Where the site is put. */
const STATIC = join(ROOT, 'docs-static');

/** The Storybook page of each element that has one, by the name of its folder. */
function storyPages() {
  const pages = Object.values(builtStories([])).filter(({ type }) => type === 'docs');
  // The first page of a folder is that of the element itself.
  return new Map(pages.map(({ id, importPath }) => [importPath.split('/')[2], id]).reverse());
}

/** Builds the site, and says in which folder it is. `withStories` puts the stories below it, which takes a minute more. */
export async function buildSite({ withStories = false } = {}) {
  await ensureBuilt();
  if (withStories) await buildStorybook();
  const files = siteFiles(withStories ? storyPages() : undefined);
  rmSync(STATIC, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(STATIC, path)), { recursive: true });
    writeFileSync(join(STATIC, path), content);
  }
  await buildLive(join(STATIC, 'live'));
  if (withStories) cpSync(STORIES, join(STATIC, 'stories'), { recursive: true });
  say(`wrote ${files.size} files and the live examples to docs-static`);
  return STATIC;
}

/** The documentation as static pages; `docs serve` shows them too, and `--stories` adds the stories. */
export async function main([what = 'build', ...rest]) {
  if (!['build', 'serve'].includes(what)) throw new Failure(`docs knows build and serve, not ${what}.`);
  const [unknown] = rest.filter((option) => option !== '--stories');
  if (unknown) throw new Failure(`docs ${what} knows --stories, not ${unknown}.`);
  const folder = await buildSite({ withStories: rest.length > 0 });
  if (what === 'serve') {
    const { serveFolder } = await import('./static-server.mjs');
    say(`open ${(await serveFolder(folder)).url}`);
    await new Promise(() => undefined);
  }
  return 0;
}
