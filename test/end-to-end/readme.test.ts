import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { build } from 'esbuild';
import type { Browser } from 'playwright-core';

import { read, ROOT } from '../house/files.js';
import { createApp, link } from '../package/installed-app.js';
import { newShopper, openBrowser, until } from './browser.js';
import { cardFrame, CARDS, pay, received } from './card.js';
import { openSite, pageWith, type Site } from './site.js';
import { PAGES, repeatedIn, snippet, SOURCES, withSources } from './readme-blocks.js';

/** What a site's own code around the README's component does: keeps it mounted, changes it, listens. */
const APP = `
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Payment } from './Payment.jsx';

const heard = (globalThis.heard = []);
const onSettled = ({ detail }) => heard.push(detail.outcome);

function App() {
  const [order, setOrder] = useState('ORDER-1');
  Object.assign(globalThis, { setOrder });
  return order && <Payment order={order} onSettled={onSettled} />;
}
createRoot(document.getElementById('root')).render(<StrictMode><App /></StrictMode>);
`;

interface App {
  setOrder(order: string): void;
  readonly heard: readonly string[];
}

describe('what the README shows', () => {
  let folder: string;
  let browser: Browser;
  let site: Site;

  before(async () => {
    folder = createApp('/checkout.en.js');
    browser = await openBrowser();
    site = await openSite({
      folders: [join(folder, 'node_modules/florin/dist/cdn'), join(folder, 'out')],
    });
    site.files.set('/', pageWith(snippet('html')));
    site.files.set('/return.html', pageWith(snippet('return')));
    site.files.set(
      '/app.html',
      pageWith('<div id="root"></div><script type="module" src="/app.js"></script>'),
    );
  });

  after(async () => {
    await browser?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is what stands in the examples and in the list of test cards', () => {
    const pages = PAGES.map((path) => ({ path, text: read(path) }));
    const repeated = new Set(pages.flatMap(({ text }) => repeatedIn(text)));
    assert.deepEqual([...repeated].sort(), Object.keys(SOURCES).sort());
    const old = pages.filter(({ text }) => text !== withSources(text));
    if (process.env['FLORIN_WRITE'])
      for (const { path, text } of old) writeFileSync(join(ROOT, path), withSources(text));
    else
      assert.deepEqual(
        old.map(({ path }) => path),
        [],
        'run this file with FLORIN_WRITE=1 to write these pages anew',
      );
  });

  it('takes a payment in a plain page', async () => {
    const { page, complaints } = await newShopper(browser);
    await page.goto(site.address);
    await pay(page, CARDS.paid);
    await received(page);
    await until(() => site.settled.get('ORDER-1001') === 'paid', 'the merchant’s server is told');
    assert.deepEqual(complaints, []);
  });

  it('tells a shopper who comes back from the bank how the payment ended', async () => {
    const { page, complaints } = await newShopper(browser);
    site.files.set('/', pageWith(snippet('html').replaceAll('ORDER-1001', 'ORDER-1002')));
    site.files.set('/return.html', pageWith(snippet('return').replaceAll('ORDER-1001', 'ORDER-1002')));
    await page.goto(site.address);
    await pay(page, CARDS.redirect);
    await page.getByRole('button', { name: /approve/i }).click();
    await received(page);
    assert.match(page.url(), /return\.html/);
    await until(() => site.settled.get('ORDER-1002') === 'paid', 'the merchant’s server is told');
    assert.deepEqual(complaints, []);
  });

  it('takes payments in React 19, in its strict mode, unmounted and mounted again', async () => {
    await bundleReact(folder);
    const { page, complaints } = await newShopper(browser);
    await page.goto(`${site.address}/app.html`);
    await pay(page, CARDS.paid);
    await received(page);
    const app = page.evaluateHandle(() => globalThis as unknown as App);
    assert.deepEqual(await (await app).evaluate(({ heard }) => heard), ['paid']);

    await (await app).evaluate(({ setOrder }) => setOrder(''));
    await page.locator('florin-checkout').waitFor({ state: 'detached' });
    await (await app).evaluate(({ setOrder }) => setOrder('ORDER-2'));
    await cardFrame(page).getByLabel('Card number').waitFor();
    await (await app).evaluate(({ setOrder }) => setOrder('ORDER-3'));
    await pay(page, CARDS.paid);
    await received(page);
    assert.deepEqual(await (await app).evaluate(({ heard }) => heard), ['paid', 'paid']);
    await until(() => site.settled.get('ORDER-3') === 'paid', 'the merchant’s server is told');
    assert.deepEqual([...site.settled.keys()].filter((order) => /-\d$/.test(order)).sort(), [
      'ORDER-1',
      'ORDER-3',
    ]);
    assert.deepEqual(complaints, []);
  });
});

async function bundleReact(folder: string): Promise<void> {
  link(folder, ['react', 'react-dom', 'scheduler']);
  writeFileSync(join(folder, 'Payment.jsx'), snippet('react'));
  writeFileSync(join(folder, 'app.jsx'), APP);
  await build({
    entryPoints: [join(folder, 'app.jsx')],
    outdir: join(folder, 'out'),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
}
