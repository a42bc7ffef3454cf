import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { register } from 'tsx/esm/api';

import { ROOT, say } from './processes.mjs';

register();
const { METHOD_PAGE, methodPage } = await import('./methods/method-page.mjs');
const { countriesOf } = await import('../test/methods/methods-on-offer.ts');
const { fileOf } = await import('../test/methods/which-test.ts');

writeFileSync(join(ROOT, METHOD_PAGE), await methodPage({ countriesOf, fileOf }));
say(`wrote ${METHOD_PAGE}`);
