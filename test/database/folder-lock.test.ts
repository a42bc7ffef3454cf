import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import { lockFolder } from '../../src/database/folder-lock.js';
import { ownIdentity } from '../../src/database/process-identity.js';
import { bundle } from '../faults/bundle.js';
import { ROOT } from '../house/files.js';

let scratch = '';
let programs = '';
let count = 0;
const children: ChildProcess[] = [];
before(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'florin-lock-'));
  programs = await bundle([pathToFileURL(join(ROOT, 'src/database/folder-lock.ts'))]);
});
after(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of [scratch, programs]) rmSync(folder, { recursive: true, force: true });
});

const TIMES = { beat: 20, gone: 300 };
const newFolder = (): string => join(scratch, `folder-${(count += 1)}`);

async function idle(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(child);
  await once(child, 'spawn');
  return child;
}

/** A lock as another process left it. */
function leave(folder: string, number: number, text: string): void {
  mkdirSync(`${folder}.lock`, { recursive: true });
  writeFileSync(`${folder}.lock/${number}`, text);
}

const holderWith = async (changes: object): Promise<string> =>
  JSON.stringify({ ...(await ownIdentity()), id: 'other', since: 'before', beat: 0, ...changes });

const isTaken = async (folder: string): Promise<void> => (await lockFolder(folder, TIMES)).release();
const held = { name: 'FolderHeldError' };

const skip = process.platform === 'linux' ? false : 'reads what Linux knows of processes';

describe('the lock of a database in a folder', { skip }, () => {
  it('lets one process have it, and the next one when it is released', async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder, TIMES);
    await assert.rejects(lockFolder(folder, TIMES), {
      message: new RegExp(`process ${process.pid} `),
      ...held,
    });
    lock.release();
    await isTaken(folder);
    assert.equal(readdirSync(`${folder}.lock`).length, 1);
  });

  it('is taken over from a process that was killed', async () => {
    const folder = newFolder();
    const child = await idle();
    const began = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    leave(folder, 1, await holderWith({ pid: child.pid, began }));
    await assert.rejects(lockFolder(folder, TIMES), held);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await isTaken(folder);
  });

  it('is taken over although another process has got the id of the one that is gone', async () => {
    const folder = newFolder();
    leave(folder, 1, await holderWith({ pid: (await idle()).pid, began: '1' }));
    await isTaken(folder);
  });

  it('is taken over by the container that follows, whatever its name and process id', async () => {
    const folder = newFolder();
    leave(folder, 1, await holderWith({ host: 'gone', space: 'another container', pid: process.pid }));
    await isTaken(folder);
  });

  it('is left to another container that shows signs of life', async () => {
    const folder = newFolder();
    let beat = 0;
    const text = await holderWith({ host: 'elsewhere', space: 'another container' });
    const living = setInterval(() => leave(folder, 1, text.replace('"beat":0', `"beat":${(beat += 1)}`)), 20);
    leave(folder, 1, text);
    await assert.rejects(lockFolder(folder, TIMES), { message: /on elsewhere/, ...held });
    clearInterval(living);
  });

  it('is taken over from a process that died in the middle of taking over', async () => {
    const folder = newFolder();
    leave(folder, 1, await holderWith({ began: '1' }));
    leave(folder, 2, '');
    await isTaken(folder);
    const other = newFolder();
    leave(other, 1, '{"pid":');
    await isTaken(other);
  });

  it('goes to one alone of many processes that take it over at once', async () => {
    const folder = newFolder();
    leave(folder, 7, await holderWith({ began: '1' }));
    const script = `const { lockFolder } = await import(${JSON.stringify(join(programs, 'folder-lock.mjs'))});
      process.stdout.write('ready\\n'); process.stdin.once('data', () => lockFolder(${JSON.stringify(folder)}).then(
        () => { process.stdout.write('mine'); setInterval(() => {}, 1000); },
        (error) => process.stdout.write(error.name)));`;
    const racing = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script]),
    );
    children.push(...racing);
    await Promise.all(racing.map(({ stdout }) => once(stdout, 'data')));
    const said = racing.map(async ({ stdin, stdout }) => {
      const answer = once(stdout, 'data');
      stdin.write('go\n');
      return String((await answer)[0]);
    });
    const all = await Promise.all(said);
    assert.deepEqual(all.toSorted(), [...Array.from({ length: 5 }, () => 'FolderHeldError'), 'mine']);
  });

  it('stops a process that stood still for so long that another one took over', async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder, { beat: 20, gone: 0 });
    const stopped = new Promise<void>((resolve) => lock.whenLost(resolve));
    lock.check();
    leave(folder, 2, await holderWith({ host: 'elsewhere', space: 'another container' }));
    assert.throws(() => lock.check(), { message: /on elsewhere/, ...held });
    await stopped;
    lock.release();
    assert.match(readFileSync(`${folder}.lock/2`, 'utf8'), /elsewhere/);
  });

  it('understands the lock of an earlier version', async () => {
    const folder = newFolder();
    const child = await idle();
    const { host } = await ownIdentity();
    writeFileSync(`${folder}.lock`, JSON.stringify({ pid: child.pid, host, since: 'before' }));
    await assert.rejects(lockFolder(folder, TIMES), held);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await isTaken(folder);
    assert.equal(existsSync(`${folder}.lock/1`), true);
  });

  it('is let go of without a word where its folder was deleted meanwhile', async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder, TIMES);
    rmSync(`${folder}.lock`, { recursive: true });
    lock.release();
    assert.equal(existsSync(`${folder}.lock`), false);
  });
});
