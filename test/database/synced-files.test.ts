import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { makePrograms } from '../../scripts/test/programs.mjs';
import { pgliteLedger } from '../../src/proxy/index.js';

let scratch = '';
let programs = '';
let program = '';
before(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'florin-power-'));
  const made = await makePrograms([], ['test/database/begin-attempts.ts']);
  programs = made.folder;
  [program = ''] = made.others;
});
after(() => {
  for (const folder of [scratch, programs]) rmSync(folder, { recursive: true, force: true });
});

/** Begins at least so many attempts, cuts the power, and says which ones the proxy was told of. */
async function beginUntilPowerCut(folder: string, mirror: string, least: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--import', fileURLToPath(new URL('synced-mirror.mjs', import.meta.url)), program],
    {
      env: { ...process.env, FLORIN_FOLDER: folder, FLORIN_MIRROR: mirror },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const begun: string[] = [];
  for await (const line of createInterface(child.stdout)) if (begun.push(line) >= least) break;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return begun;
}

describe(
  'a power cut',
  { skip: process.platform === 'linux' ? false : 'reads names of files from /proc' },
  () => {
    it('costs no attempt that was written down before it', async () => {
      const [folder, mirror] = [join(scratch, 'ledger'), join(scratch, 'left')];
      const begun = await beginUntilPowerCut(folder, mirror, 25);
      assert.ok(begun.length >= 25, `only ${begun.length} attempts were begun`);
      const ledger = pgliteLedger(mirror);
      for (const key of begun) assert.equal((await ledger.find(key))?.key, key);
      await ledger.close();
    });
  },
);
