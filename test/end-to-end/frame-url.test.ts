import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import { read, ROOT } from '../house/files.js';
import { newShopper, openBrowser } from './browser.js';
import { CARDS, pay, received } from './card.js';
import { checkoutPage, closeAll, listen, openSite, STRICT, type Site } from './site.js';

const { bin } = JSON.parse(read('package.json')) as { readonly bin: { readonly florin: string } };

/** What a merchant does once, on the command line: the file, and the headers it is told to serve it with. */
function buildFrame(folder: string, key: string, origin: string): { html: string; headers: Headers } {
  const args = [join(ROOT, bin.florin), 'build-frame', '--key', key, '--origin', origin, '--out', folder];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const [ofCardFrame = ''] = printed.split('action-frame.html');
  const lines = [...ofCardFrame.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return {
    html: readFileSync(join(folder, '1/frame.html'), 'utf8'),
    headers: new Headers(lines as [string, string][]),
  };
}

describe('the card frame as a file on a second origin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'florin-frame-'));
  let browser: Browser;
  let site: Site;
  let second: { address: string; server: Server };
  let serve: () => Response = () => new Response(null, { status: 503 });
  before(async () => {
    browser = await openBrowser();
    second = await listen(() => serve(), '127.0.0.1');
    site = await openSite({
      folders: [join(ROOT, 'dist/cdn')],
      policy: STRICT.replace("frame-src 'self'", `frame-src 'self' ${second.address}`),
    });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
    await closeAll([second.server]);
    rmSync(folder, { recursive: true, force: true });
  });

  async function visit(order: string) {
    const page = checkoutPage(order).replace(' order=', ` frame-url="${second.address}/1/frame.html" order=`);
    site.files.set('/', page);
    const shopper = await newShopper(browser);
    await shopper.page.goto(site.address);
    return shopper;
  }

  const isThere = (url: string) => url.startsWith(second.address);

  it('takes a payment, served with the headers that the command prints', async () => {
    const { html, headers } = buildFrame(folder, site.sandbox.publicKey, site.address);
    serve = () => new Response(html, { headers });
    const { page, complaints } = await visit('WITH-HEADERS');
    await pay(page, CARDS.paid);
    await received(page);
    assert.match(headers.get('content-security-policy') ?? '', /sandbox allow-scripts/);
    assert.deepEqual(complaints, []);
  });

  it('takes a payment from a server that knows nothing of headers', async () => {
    const { html } = buildFrame(folder, site.sandbox.publicKey, site.address);
    serve = () => new Response(html, { headers: { 'content-type': 'text/html' } });
    const { page, complaints } = await visit('WITHOUT-HEADERS');
    await pay(page, CARDS.paid);
    assert.ok(page.frames().some((frame) => isThere(frame.url())));
    await received(page);
    assert.deepEqual(complaints, []);
  });

  it('opens no field for a page of an origin that the command was not told of', async () => {
    const { html } = buildFrame(folder, site.sandbox.publicKey, 'https://another.example');
    serve = () => new Response(html, { headers: { 'content-type': 'text/html' } });
    const { page } = await visit('ELSEWHERE');
    await page.getByText(/not set up correctly/).waitFor();
    assert.equal(await page.locator('florin-checkout iframe').count(), 0);
  });
});
