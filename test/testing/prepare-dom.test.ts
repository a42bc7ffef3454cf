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
    link(folder, ['jsdom', '@happy-dom/global-registrator', '@testing-library/dom']);
    for (const name of ['mount-all.mjs', 'run-recipe.mjs', 'simulated-dom.mjs'])
      copyFileSync(join(ROOT, 'test/testing', name), join(folder, name));
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

  /** What a recipe of the documentation returns. */
  async function runRecipe(dom: string, name: string): Promise<unknown> {
    writeFileSync(join(folder, 'recipe.mjs'), snippet(name));
    const { stdout } = await run(process.execPath, ['run-recipe.mjs', dom, './recipe.mjs'], { cwd: folder });
    return JSON.parse(stdout);
  }

  const FAKE =
    "import { createFakeProxy } from 'florin/testing';\nexport const { fetch } = await createFakeProxy();\n";

  for (const dom of ['jsdom', 'happy-dom']) {
    it(`mount, every one, in ${dom} as the documentation prepares it`, async () => {
      assert.deepEqual(await mountAll(dom, snippet('testing-dom')), { mounted: tags, failures: [] });
    });

    it(`show what a fake proxy answers, every one, in ${dom}`, async () => {
      assert.deepEqual(await mountAll(dom, snippet('testing-dom') + FAKE), { mounted: tags, failures: [] });
    });

    it(`pay by direct debit in ${dom}, as the documentation does with Testing Library`, async () => {
      assert.equal(await runRecipe(dom, 'testing-library'), 'pending');
    });

    it(`load again in ${dom}, as the documentation has it fail`, async () => {
      assert.deepEqual(await runRecipe(dom, 'testing-proxy'), {
        code: 'network',
        rows: ['methods', 'methods'],
      });
    });
  }

  it('do not without it, so that what is added is what is needed', async () => {
    const { failures } = await mountAll('jsdom', "await import('florin/elements');").catch(
      (error: Error) => ({
        failures: [error.message],
      }),
    );
    assert.match(failures.join(), /matchMedia/);
  });
});
