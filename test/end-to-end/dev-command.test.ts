import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { pack } from '../package/installed-app.js';
import { newShopper, openBrowser } from './browser.js';
import { answerChallenge, CARDS, cardFrame, pay, received } from './card.js';
import { shell } from './developer-shell.js';
import { snippet } from './readme-blocks.js';

/** Milliseconds for one step of a developer's, so that one that hangs is named. */
const STEP = 100_000;

describe('npx florin dev in an empty folder', { timeout: 240_000 }, () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'florin-dev-')));
  let browser: Browser;
  let server: ChildProcess;
  let address = '';
  let said = '';

  const visit = async (path: string): Promise<{ page: Page; complaints: string[] }> => {
    const shopper = await newShopper(browser);
    await shopper.page.goto(`${address}${path}`);
    return shopper;
  };

  before(async () => {
    // The README's two lines: Florin comes from the archive that would be published.
    const [install = '', run = ''] = snippet('dev').trim().split('\n');
    const lines = install.replace('florin', `--prefix . ${pack()}`);
    execFileSync('sh', ['-ec', lines], { cwd: folder, env: shell, stdio: 'pipe', timeout: STEP });
    const [command = '', ...args] = run.split(' ');
    server = spawn(command, [...args, '--port', '0'], {
      cwd: folder,
      env: shell,
      stdio: 'pipe',
      detached: true,
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
    for (const end = Date.now() + STEP; !said.includes('Ctrl+C');) {
      assert.equal(server.exitCode, null, `florin dev ended:\n${said}`);
      assert.ok(Date.now() < end, `florin dev does not say where it is:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    address = /Open +(http:\/\/localhost:\d+)\//.exec(said)?.[1] ?? '';
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    if (server?.exitCode === null && server.pid) {
      // npx starts a shell, which starts the command: all of them are one group.
      process.kill(-server.pid, 'SIGKILL');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes a page and a return page, and says so', () => {
    const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
    assert.deepEqual(pages, ['index.html', 'return.html']);
    assert.match(said, /Written +index\.html and return\.html/);
  });

  it('takes a payment on the page that it wrote', async () => {
    const { page, complaints } = await visit('/');
    await pay(page, CARDS.paid);
    await received(page);
    assert.deepEqual(complaints, []);
    assert.match(said, /ORDER-1001: paid/);
  });

  it('shows the page anew when it is saved, with another order, whose challenge is passed', async () => {
    const { page } = await visit('/');
    const file = join(folder, 'index.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace('ORDER-1001', 'ORDER-1002'));
    await page.locator('[order="ORDER-1002"]').waitFor();
    await pay(page, CARDS.challenge);
    await answerChallenge(page);
    await received(page);
  });

  it('takes a shopper to the bank’s page and back to the return page, on the same address', async () => {
    const file = join(folder, 'redirect.html');
    writeFileSync(file, readFileSync(join(folder, 'index.html'), 'utf8').replace('ORDER-1002', 'ORDER-1003'));
    const { page, complaints } = await visit('/redirect.html');
    await pay(page, CARDS.redirect);
    await page.getByRole('button', { name: /approve/i }).click();
    await received(page);
    const { origin, pathname } = new URL(page.url());
    assert.deepEqual([origin, pathname], [address, '/return.html']);
    assert.deepEqual(complaints, []);
  });

  it('serves the script of another language, which `florin script` writes into the folder', async () => {
    const german = readFileSync(join(folder, 'index.html'), 'utf8')
      .replace('/checkout.en.js', '/checkout.de.js')
      .replace('ORDER-1002', 'ORDER-1004');
    writeFileSync(join(folder, 'kasse.html'), german.replace('lang="en"', 'lang="de"'));
    const { page, complaints } = await visit('/kasse.html');
    const frame = cardFrame(page);
    await frame.getByLabel('Kartennummer').pressSequentially(CARDS.paid);
    await frame.getByLabel('Gültig bis').pressSequentially('0330');
    await frame.getByLabel('Prüfnummer').pressSequentially('737');
    await page.getByRole('button', { name: /zahlen|bezahlen/i }).click();
    await page.getByRole('heading', { name: 'Zahlung erhalten' }).waitFor();
    assert.deepEqual(complaints, []);

    const served = await (await fetch(`${address}/checkout.de.js`)).text();
    execFileSync('npx', ['florin', 'script', 'de', '--out', '.'], { cwd: folder, env: shell, timeout: STEP });
    assert.equal(readFileSync(join(folder, 'checkout.de.js'), 'utf8'), served);
  });
});
