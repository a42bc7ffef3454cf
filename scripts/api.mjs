import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { ROOT, say } from './processes.mjs';

/** Writes `api.md`: what pages and servers can rely on, so that a review sees a change of it. */
export async function main() {
  await ensureBuilt();
  const { apiPage } = await import('./api/page.mjs');
  writeFileSync(join(ROOT, 'api.md'), await apiPage());
  say('wrote api.md');
  return 0;
}
