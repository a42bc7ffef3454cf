import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';

import { build } from 'esbuild';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';

import { CHROMIUM_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import { ROOT } from '../house/files.js';
import { createApp, npm } from '../package/installed-app.js';
import { newShopper } from './browser.js';
import { snippet } from './readme-blocks.js';
import { openSite, pageWith, type Site } from './site.js';

interface Sent {
  readonly command: Parameters<CDPSession['send']>[0];
  readonly params: object;
}

/** Cypress starts Chromium so: frames of all origins are one process's, and so is what the DevTools protocol reaches. */
const OF_CYPRESS = ['--disable-site-isolation-trials'];

describe('a checkout in a test with Cypress, by the documentation and a stand-in for its program', () => {
  let folder: string;
  let site: Site;
  let browser: Browser | undefined;

  before(async () => {
    folder = createApp('/checkout.en.js');
    writeFileSync(join(folder, 'e2e.js'), snippet('testing-cypress-support'));
    site = await openSite({ folders: [`${ROOT}/dist/cdn`] });
    const checkout = (order: string): string =>
      `<florin-checkout proxy="/florin" order="${order}" country-code="NL"></florin-checkout>`;
    const script = '<script type="module" src="/checkout.en.js"></script>';
    site.files.set('/checkout.html', pageWith(checkout('ORDER-1001') + script));
    site.files.set('/two.html', pageWith(checkout('ORDER-1002') + checkout('ORDER-1003') + script));
    const runner =
      '<iframe width="1200" height="1000"></iframe><script type="module" src="/spec.js"></script>';
    site.files.set('/runner.html', pageWith(runner));
  });
  afterEach(() => browser?.close());
  after(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a spec in a page that is not the shop's. */
  async function run(spec: string): Promise<Page> {
    const contents = `import '${ROOT}/test/end-to-end/cypress-stand-in.ts';\nimport './e2e.js';\n${spec}`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      // The package says of its modules which ones a bundler may leave out; the stand-in is none of them.
      ignoreAnnotations: true,
    });
    site.files.set('/spec.js', outputFiles[0]!.text);
    const args = [...CHROMIUM_ARGUMENTS, ...OF_CYPRESS];
    browser = await chromium.launch({ executablePath: await findBrowser(), args });
    const { context, page } = await newShopper(browser);
    const devTools = await context.newCDPSession(page);
    await page.exposeFunction('sendToChromium', ({ command, params }: Sent) =>
      devTools.send(command, params),
    );
    await page.goto(`${site.address}/runner.html`);
    await page.waitForFunction(() => 'ended' in globalThis);
    return page;
  }

  const ended = (page: Page): Promise<unknown> =>
    page.evaluate(() => (globalThis as unknown as { readonly ended: Promise<unknown> }).ended);

  it('types a card, answers the bank and reads the outcome', async () => {
    await ended(await run(snippet('testing-cypress')));
    assert.equal(site.settled.get('ORDER-1001'), 'paid');
  });

  it('is the element that a command is called on, in which a way to pay is chosen', async () => {
    const page = await run(
      "it('', () => { cy.visit('/two.html'); cy.get('[order=ORDER-1003]').chooseMethod('iDEAL'); });",
    );
    await ended(page);
    const [shop] = page.mainFrame().childFrames();
    const isChosen = (order: string): Promise<boolean> =>
      shop!.locator(`[order=${order}]`).getByRole('radio', { name: /iDEAL/ }).isChecked();
    assert.deepEqual([await isChosen('ORDER-1002'), await isChosen('ORDER-1003')], [false, true]);
  });

  it('is typed for Cypress: its globals are taken, and its chains have the commands', () => {
    // The types alone: what they come with would download the program.
    const packages = ['cypress@15.3.0', '@types/sizzle@2.3.10', '@types/sinonjs__fake-timers@8.1.1'];
    for (const name of packages) {
      const archive = npm(['pack', name, '--silent', '--prefer-offline'], folder).trim();
      const place = join(folder, 'node_modules', name.slice(0, name.lastIndexOf('@')));
      mkdirSync(place, { recursive: true });
      execFileSync('tar', ['-xzf', archive, '-C', place, '--strip-components=1'], { cwd: folder });
    }
    const wrong = `it('', () => {
  const outcome: Cypress.Chainable<'paid' | 'pending' | 'refused' | 'cancelled' | 'action-required' | 'unknown'> =
    cy.get('florin-payment-result').outcome();
  // @ts-expect-error -- no outcome is called so
  const other: Cypress.Chainable<'payed'> = outcome;
  // @ts-expect-error -- a card has a number
  cy.typeCard({ expiry: '03/30' });
  // @ts-expect-error -- the name of a way to pay is a text
  cy.get('florin-checkout').chooseMethod(1).then(() => other);
});`;
    const texts = [snippet('testing-cypress-support'), snippet('testing-cypress'), wrong];
    const files = texts.map((text, at) => {
      writeFileSync(join(folder, `${at}.ts`), text);
      return `${at}.ts`;
    });
    const compilerOptions = {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: ['cypress'],
      strict: true,
      noEmit: true,
      // Two declarations of Cypress contradict those of the language.
      skipLibCheck: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    assert.equal(stdout, '');
  });
});
