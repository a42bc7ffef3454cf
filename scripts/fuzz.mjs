import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureBuilt } from './build.mjs';
import { ROOT, runNode } from './processes.mjs';

/** `npm run fuzz -- --seed N`: 20,000 malformed or forbidden requests, against the proxy with every row it has. */
export async function main(args) {
  await ensureBuilt(['frames']);
  const { register } = await import('tsx/esm/api');
  register();
  const { bundle } = await import(join(ROOT, 'test/faults/bundle.ts'));
  const folder = await bundle([pathToFileURL(join(ROOT, 'test/fuzz/main.ts'))]);
  try {
    const { code } = await runNode([join(folder, 'main.mjs'), ...args], { inherit: true });
    return code ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
