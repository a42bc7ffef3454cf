import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { findBrowser } from '../../scripts/browser.mjs';
import { link, pack } from '../package/installed-app.js';
import { shell } from './developer-shell.js';
import { snippet } from './readme-blocks.js';

/** Milliseconds for one step of a developer's, so that one that hangs is named. */
const STEP = 100_000;

describe('npx florin init', { timeout: 300_000 }, () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'florin-init-')));
  const inFolder = (line: string, cwd: string, env: NodeJS.ProcessEnv = {}): string =>
    execFileSync('sh', ['-ec', line], {
      cwd,
      env: { ...shell, ...env },
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: STEP,
    });

  before(() => {
    inFolder(`npm install --prefix . ${pack()}`, folder);
    // What `npm install` in the shop would bring.
    link(folder, ['playwright-core']);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('writes a shop without a framework whose own test pays in it, and pays again', async () => {
    inFolder(`${snippet('init').trim()} --framework plain --server node --database memory`, folder);
    const shop = join(folder, 'shop');
    inFolder('npm run build', shop);
    const browser = { CHROME_PATH: await findBrowser() };
    for (const _ of ['once', 'again']) assert.match(inFolder('npm test', shop, browser), /^# pass 1$/m);
  });
});
