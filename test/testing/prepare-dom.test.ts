import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';

import { snippet } from '../end-to-end/readme-blocks.js';
import { elements } from '../house/entries.js';
import { ROOT } from '../house/files.js';
import { createApp, link } from '../package/installed-app.js';

const run = promisify(execFile);
const tags = elements.map((name) => `florin-${name}`);

interface Told {
  readonly mounted: readonly string[];
  readonly failures: readonly string[];
}

describe('elements in a simulated DOM', () => {
  let folder: string;

  before(() => {
    folder = createApp('/checkout.en.js');
    link(folder, ['jsdom', '@happy-dom/global-registrator']);
    copyFileSync(join(ROOT, 'test/testing/mount-all.mjs'), join(folder, 'mount-all.mjs'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Mounts every element in a process that was set up so. */
  async function mountAll(dom: string, setup: string): Promise<Told> {
    writeFileSync(join(folder, 'setup.mjs'), setup);
    const { stdout } = await run(process.execPath, ['mount-all.mjs', dom, './setup.mjs', tags.join()], {
      cwd: folder,
    });
    return JSON.parse(stdout) as Told;
  }

  for (const dom of ['jsdom', 'happy-dom'])
    it(`mount, every one, in ${dom} as the documentation prepares it`, async () => {
      assert.deepEqual(await mountAll(dom, snippet('testing-dom')), { mounted: tags, failures: [] });
    });

  it('do not without it, so that what is added is what is needed', async () => {
    const { failures } = await mountAll('jsdom', "await import('florin/elements');").catch(
      (error: Error) => ({
        failures: [error.message],
      }),
    );
    assert.match(failures.join(), /matchMedia/);
  });
});
