import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runOrFail, tool } from '../processes.mjs';

export async function build({ dist }) {
  const config = ['--config', 'custom-elements-manifest.config.mjs'];
  await runOrFail('cem', [
    tool('@custom-elements-manifest/analyzer', 'cem'),
    'analyze',
    ...config,
    '--quiet',
  ]);
  // Only programs read it: its indentation is a fifth of the packed file.
  const path = join(dist, 'custom-elements.json');
  writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))));
}
