import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { Failure, ROOT, runNode } from './processes.mjs';

export async function main(args) {
  const server = join(ROOT, 'demo/server.mjs');
  if (!existsSync(server)) throw new Failure('demo/server.mjs is not there.');
  await ensureBuilt(['frames', 'library']);
  return (await runNode([server, ...args], { inherit: true })).code;
}
