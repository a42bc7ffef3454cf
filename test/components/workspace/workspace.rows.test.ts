import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { workspace } from '../../../src/client/workspace/index.js';

const ROOMS = 'src/components/workspace';

test('each of the 78 calls of the interface is made by a room of the workspace', () => {
  const sources = readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(ROOMS, file), 'utf8'))
    .join('\n');
  const made = new Set([...sources.matchAll(/proxyRow\('workspace', (\w+)\)/g)].map(([, name]) => name));
  const missing = Object.keys(workspace).filter((name) => !made.has(name));
  assert.deepEqual(missing, []);
  assert.equal(Object.keys(workspace).length, 78);
});

test('the documentation names each of them in the table of rooms', () => {
  const page = readFileSync('docs/elements/workspace.md', 'utf8');
  const missing = Object.keys(workspace).filter((name) => !page.includes(`\`${name}\``));
  assert.deepEqual(missing, []);
});
