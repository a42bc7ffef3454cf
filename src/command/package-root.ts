import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the package is installed: this file is as deep in `dist/` as it is in `src/`. */
export const PACKAGE_ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as { readonly version: string })
    .version;
