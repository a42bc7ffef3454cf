import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';

import { read, ROOT } from '../house/files.js';

interface Ended {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

const florin = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const command = ['dist/command/florin.js', ...args];
    execFile(process.execPath, command, { cwd: ROOT }, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
  });

describe('the florin command', () => {
  it('lists its commands with --help, and says more of each', async () => {
    const { code, said } = await florin('--help');
    assert.equal(code, 0);
    const names = [...said.matchAll(/^ {2}([a-z-]+) {2}/gm)].map(([, name = '']) => name);
    assert.ok(names.includes('dev') && names.length >= 3);
    const usages = await Promise.all(names.map((name) => florin(name, '--help')));
    for (const [at, usage] of usages.entries()) {
      assert.equal(usage.code, 0);
      assert.match(usage.said, new RegExp(`^florin ${names[at]} `));
    }
  });

  it('says its version', async () => {
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    assert.deepEqual(await florin('--version'), { code: 0, said: `${version}\n`, complained: '' });
  });

  it('ends with 2 where it is called wrongly, and says what there is', async () => {
    const [none, unknown, wrong] = await Promise.all([florin(), florin('fly'), florin('dev', '--port', 'x')]);
    assert.deepEqual([none.code, unknown.code, wrong.code], [2, 2, 2]);
    assert.match(none.complained, /^Choose a command\.\n\nflorin COMMAND/);
    assert.match(unknown.complained, /^fly is not a command\.\n\nflorin COMMAND/);
    assert.match(
      wrong.complained,
      /^--port x is not a port\. .*\n\nRun `florin dev --help` for its options\./,
    );
  });
});
