import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { runNode } from '../scripts/processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'florin-processes-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Starts what a browser is to a test runner: a process with a group of its own, which leaves its number and stays. */
const LEAVER = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'inherit' });
  writeFileSync(process.argv[1], String(child.pid));
  child.unref();`;

async function isGone(path: string): Promise<boolean> {
  const pid = Number(readFileSync(path, 'utf8'));
  for (let tries = 0; tries < 100; tries++) {
    const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
    // A zombie has ended; whose child it is by now has not looked yet.
    if (status === '' || /^State:\s+Z/m.test(status)) return true;
    await sleep(50);
  }
  return false;
}

const onLinux = { skip: process.platform !== 'linux' && 'only Linux tells whose a process is' };

test('a run that hangs is ended in time, with all it started', onLinux, async () => {
  const path = join(folder, 'hung');
  const hang = `${LEAVER} setInterval(() => {}, 1000);`;
  const { timedOut } = await runNode(['-e', hang, path], { limit: 6000 });
  assert.equal(timedOut, true);
  assert.ok(await isGone(path));
});

test('a run that ends leaves nothing behind', onLinux, async () => {
  const path = join(folder, 'left');
  const { code, timedOut } = await runNode(['-e', LEAVER, path]);
  assert.equal(timedOut, false);
  assert.equal(code, 0);
  assert.ok(await isGone(path));
});

/** Takes its time to end, as a server does that has a payment to finish; it says when it is ready, and when it is done. */
const SLOW = `
  process.on('SIGTERM', () => setTimeout(() => { console.log('finished'); process.exit(0); }, 500));
  setInterval(() => {}, 1000);
  console.log('ready');`;

test('a command that is stopped waits until what it runs has ended', async () => {
  const wrapper = `
    import { runNode } from './scripts/processes.mjs';
    await runNode(['-e', ${JSON.stringify(SLOW)}], { inherit: true });`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', wrapper]);
  let output = '';
  command.stdout.on('data', (data: Buffer) => (output += data.toString()));
  while (!output.includes('ready')) await once(command.stdout, 'data');
  const exited = once(command, 'exit').then(() => output);
  command.kill('SIGTERM');
  assert.match(await exited, /finished/);
});
