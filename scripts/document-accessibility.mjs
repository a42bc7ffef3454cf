import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { register } from 'tsx/esm/api';

import { STATEMENT_PAGE, withCriteria } from './docs/criteria.mjs';
import { ROOT, say } from './processes.mjs';

register();
const { CRITERIA } = await import('../test/house/accessibility/criteria.ts');

const path = join(ROOT, STATEMENT_PAGE);
writeFileSync(path, await withCriteria(readFileSync(path, 'utf8'), CRITERIA));
say(`wrote ${STATEMENT_PAGE}`);
