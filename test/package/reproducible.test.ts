import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';

import { ROOT } from '../house/files.js';
import { npm } from './installed-app.js';

const contents = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'base64')]),
  );

/** A copy of what a build reads, without what this build made. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'florin-again-'));
  const skipped = /[\\/](?:node_modules|dist|\.git|\.florin|storybook-static)(?:[\\/]|$)/;
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !skipped.test(path.slice(ROOT.length - 1)) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

it('C6-115: a build in another place is the same, byte for byte, and npm pack makes one itself', () => {
  const folder = copy();
  try {
    npm(['pack', folder, '--pack-destination', folder], folder);
    const there = contents(join(folder, 'dist'));
    const here = contents(join(ROOT, 'dist'));
    assert.ok(here.size > 50);
    assert.deepEqual([...there.keys()], [...here.keys()]);
    assert.deepEqual(
      [...here.keys()].filter((name) => there.get(name) !== here.get(name)),
      [],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
