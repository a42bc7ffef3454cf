import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { INVENTORY_PAGE, withInventory } from './docs/script-inventory.mjs';
import { ROOT, say } from './processes.mjs';

await ensureBuilt();
const path = join(ROOT, INVENTORY_PAGE);
writeFileSync(path, await withInventory(readFileSync(path, 'utf8')));
say(`wrote ${INVENTORY_PAGE}`);
