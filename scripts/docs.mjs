import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { buildLive } from './docs/live/build.mjs';
import { siteFiles } from './docs/site.mjs';
import { Failure, ROOT, say } from './processes.mjs';

/** Where the site is put. */
const STATIC = join(ROOT, 'docs-static');

/** Builds the site, and says in which folder it is. */
export async function buildSite() {
  await ensureBuilt();
  const files = siteFiles();
  rmSync(STATIC, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(STATIC, path)), { recursive: true });
    writeFileSync(join(STATIC, path), content);
  }
  await buildLive(join(STATIC, 'live'));
  say(`wrote ${files.size} files and the live examples to docs-static`);
  return STATIC;
}

/** The documentation as static pages; `docs serve` shows them too. */
export async function main([what = 'build']) {
  if (!['build', 'serve'].includes(what)) throw new Failure(`docs knows build and serve, not ${what}.`);
  const folder = await buildSite();
  if (what === 'serve') {
    const { serveFolder } = await import('./static-server.mjs');
    say(`open ${(await serveFolder(folder)).url}`);
    await new Promise(() => undefined);
  }
  return 0;
}
