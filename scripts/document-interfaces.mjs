import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { register } from 'tsx/esm/api';

import { ensureBuilt } from './build.mjs';
import { ROOT, say } from './processes.mjs';

// The examples import the package, as a merchant's program does.
await ensureBuilt(['frames', 'library']);
register();
const { interfaces } = await import('../src/client/interfaces.ts');
const { pageOf } = await import('./interface-pages.mjs');

for (const name of Object.keys(interfaces)) {
  const { path, page } = await pageOf(name);
  writeFileSync(join(ROOT, path), page);
  say(`wrote ${path}`);
}
// The listings' database would keep the process alive.
process.exit();
