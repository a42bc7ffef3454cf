import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { freePort } from '../../scripts/free-port.mjs';
import { newShopper, openBrowser } from './browser.js';
import { answerChallenge, CARDS, pay, payButton, received, typeCard } from './card.js';
import { shell } from './developer-shell.js';
import { example, snippet } from './readme-blocks.js';
import { pack } from '../package/installed-app.js';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'florin-readme-')));
const folder = join(scratch, 'empty');

const run = (lines: string): string =>
  execFileSync('sh', ['-ec', lines], {
    cwd: folder,
    env: shell,
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 100_000,
  });

/** The README's checkout page, for another order. */
const pageFor = (order: string): string => snippet('html').replaceAll('ORDER-1001', order);

describe(
  'the README’s lines, run in an empty folder with the published package',
  { timeout: 240_000 },
  () => {
    let browser: Browser;
    let server: ChildProcess;
    let address: string;
    let said = '';

    const visit = async (path: string): Promise<{ page: Page; complaints: string[] }> => {
      const shopper = await newShopper(browser);
      await shopper.page.goto(`${address}${path}`);
      return shopper;
    };

    before(async () => {
      mkdirSync(folder);
      // Florin comes from the archive that would be published, everything else from the registry.
      run(snippet('install').replace('npm install florin ', `npm install ${pack()} `));
      writeFileSync(join(folder, 'public/index.html'), snippet('html'));
      writeFileSync(join(folder, 'public/return.html'), snippet('return'));
      writeFileSync(join(folder, 'public/challenge.html'), pageFor('ORDER-1002'));
      writeFileSync(join(folder, 'public/store.html'), pageFor('ORDER-1003'));
      writeFileSync(join(folder, 'public/again.html'), pageFor('ORDER-1004'));
      writeFileSync(join(folder, 'server.mjs'), example('proxy-express'));
      const port = await freePort();
      address = `http://localhost:${port}`;
      const [command = '', ...args] = snippet('run').trim().split(' ');
      server = spawn(command, args, { cwd: folder, env: { ...shell, PORT: String(port) }, stdio: 'pipe' });
      for (const stream of [server.stdout, server.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
      while (!(await fetch(`${address}/florin/readyz`).catch(() => undefined))?.ok) {
        assert.equal(server.exitCode, null, `the server ended:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      browser = await openBrowser();
    });

    after(async () => {
      await browser?.close();
      if (server?.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
      rmSync(scratch, { recursive: true, force: true });
    });

    it('take a shopper to the bank’s page and back to the return page, and the order is paid', async () => {
      const { page } = await visit('/');
      await pay(page, CARDS.redirect);
      await page.getByRole('button', { name: /approve/i }).click();
      await received(page);
      assert.equal(new URL(page.url()).pathname, '/return.html');
      assert.equal(new URL(page.url()).origin, address);
    });

    it('show the bank’s challenge, and the order is paid once it is answered', async () => {
      const { page } = await visit('/challenge.html');
      await pay(page, CARDS.challenge);
      await answerChallenge(page);
      await received(page);
    });

    it('store a card, which the next order offers', async () => {
      const { page } = await visit('/store.html');
      await typeCard(page, { number: CARDS.paid });
      await page.getByLabel('Save this card for next time').check();
      await payButton(page).click();
      await received(page);
      await page.goto(`${address}/again.html`);
      await page.getByText(/1111/).first().waitFor();
    });
  },
);
