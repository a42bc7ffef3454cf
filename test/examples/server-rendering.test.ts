import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { freePort } from '../../scripts/free-port.mjs';
import { createApp, link } from '../package/installed-app.js';
import { snippet } from '../end-to-end/readme-blocks.js';

describe('the server of the documentation that renders elements', () => {
  let folder: string;
  let server: ChildProcess;
  let address: string;

  before(async () => {
    folder = createApp('/checkout.en.js');
    link(folder, ['@lit-labs/ssr', 'parse5']);
    writeFileSync(join(folder, 'server.mjs'), snippet('server-rendering'));
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, [join(folder, 'server.mjs')], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await fetch(address).catch(() => undefined))) {
      assert.equal(server.exitCode, null);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

  after(async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  it('sends a page with the checkout as it loads, whose styles its policy allows', async () => {
    const response = await fetch(address);
    const page = await response.text();
    assert.match(
      page,
      /<florin-checkout [^>]*><template shadowrootmode="open"><div class="served"><style nonce="[^"]+">[^]+Card number/,
    );
    const [, nonce] = /<style nonce="([^"]+)">/.exec(page) ?? [];
    assert.ok(response.headers.get('content-security-policy')?.includes(`style-src 'nonce-${nonce}'`));
    assert.notEqual(await (await fetch(address)).text(), page);
  });

  it('says which packages to install where they are missing', () => {
    const bare = createApp('/checkout.en.js');
    const program = "import { renderElements } from 'florin/server'; await renderElements('<florin-cart>');";
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: bare,
      encoding: 'utf8',
    });
    rmSync(bare, { recursive: true, force: true });
    assert.equal(status, 1);
    assert.match(stderr, /florin\/server needs two packages \(npm install @lit-labs\/ssr parse5\)/);
  });
});
