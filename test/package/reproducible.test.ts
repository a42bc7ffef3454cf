import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';

import { ROOT } from '../house/sources.js';
import { npm } from './installed-app.js';

const contents = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'base64')]),
  );

/** A copy of what a build reads, so that two builds never stand in each other's way. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'florin-again-'));
  const skipped = /[\\/](?:node_modules|dist|\.git|\.florin|storybook-static)(?:[\\/]|$)/;
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !skipped.test(path.slice(ROOT.length - 1)) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

it('C6-115: two builds in two places are the same, byte for byte, and npm pack makes one itself', () => {
  const folder = copy();
  try {
    const build = () =>
      execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: folder, stdio: 'pipe' });
    npm(['pack', folder, '--pack-destination', folder], folder);
    const once = contents(join(folder, 'dist'));
    build();
    const twice = contents(join(folder, 'dist'));
    const here = contents(join(ROOT, 'dist'));
    const different = (a: Map<string, string>, b: Map<string, string>) =>
      [...a.keys()].filter((name) => a.get(name) !== b.get(name));
    assert.ok(once.size > 50);
    assert.deepEqual(different(once, twice), []);
    assert.deepEqual(different(once, here), []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
