import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { ROOT, say } from './processes.mjs';

/** Writes `api.md` and the reference in `docs/`: what pages and servers can rely on, so that a review sees a change of it. */
export async function main() {
  await ensureBuilt();
  const { apiPage } = await import('./api/page.mjs');
  writeFileSync(join(ROOT, 'api.md'), await apiPage());
  const { pagesWithReference } = await import('./api/pages.mjs');
  for (const { path, text } of await pagesWithReference()) writeFileSync(join(ROOT, path), text);
  say('wrote api.md and the reference in docs/');
  return 0;
}
