import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './processes.mjs';

/** Where the style sheets of the themes stand. */
export const PRESETS = join(ROOT, 'src/components/base/theme/presets');

const others = readdirSync(PRESETS)
  .map((file) => file.replace('.css', ''))
  .filter((name) => name !== 'plain');

/** Every theme that is shipped, by name; the default comes first. */
export const THEMES = ['plain', ...others];
