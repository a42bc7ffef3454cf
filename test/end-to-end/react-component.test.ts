import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';
import type { Browser } from 'playwright-core';

import { createApp, link } from '../package/installed-app.js';
import { newShopper, openBrowser, until } from './browser.js';
import { CARDS, pay, received } from './card.js';
import { openSite, pageWith, type Site } from './site.js';

const APP = `
import { Checkout } from 'florin/react';
import { useState } from 'react';

export function App() {
  const [props, setProps] = useState({ order: 'ORDER-1', layout: 'tabs', withSaveCard: true, reasons: { refused: 'No.' } });
  Object.assign(globalThis, { setProps });
  return <Checkout {...props} proxy="/florin" id="pay" onPaymentSettled={({ detail }) => globalThis.heard?.push(detail.outcome)} />;
}`;

const CLIENT = `
import 'florin/checkout';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

globalThis.heard = [];
hydrateRoot(document.getElementById('root'), <StrictMode><App /></StrictMode>);`;

const SERVER = `
import { renderToString } from 'react-dom/server';
import { App } from './App.jsx';

export const html = renderToString(<App />);`;

interface Page {
  setProps(props: object): void;
  readonly heard: readonly string[];
}

interface Checkout {
  readonly order: string;
  readonly layout: string;
  readonly withSaveCard: boolean;
  readonly reasons: unknown;
}

describe('a component of florin/react, rendered on a server', () => {
  let folder: string;
  let browser: Browser;
  let site: Site;
  let html: string;

  before(async () => {
    folder = createApp('/app.js');
    link(folder, ['react', 'react-dom', 'scheduler']);
    for (const [name, code] of Object.entries({ App: APP, client: CLIENT, server: SERVER }))
      writeFileSync(join(folder, `${name}.jsx`), code);
    const options = { bundle: true, format: 'esm', jsx: 'automatic', logLevel: 'silent' } as const;
    await build({
      ...options,
      entryPoints: [join(folder, 'client.jsx')],
      outdir: join(folder, 'out'),
      splitting: true,
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const server = join(folder, 'server.mjs');
    await build({
      ...options,
      entryPoints: [join(folder, 'server.jsx')],
      outfile: server,
      platform: 'node',
      packages: 'external',
    });
    ({ html } = (await import(pathToFileURL(server).href)) as { readonly html: string });
    browser = await openBrowser();
    site = await openSite({ folders: [join(folder, 'out')] });
    const body = `<div id="root">${html}</div><script type="module" src="/client.js"></script>`;
    site.files.set('/', pageWith(body));
  });

  after(async () => {
    await browser?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes what it is given as attributes', () => {
    assert.equal(
      html,
      '<florin-checkout id="pay" layout="tabs" order="ORDER-1" proxy="/florin" with-save-card=""></florin-checkout>',
    );
  });

  it('has its properties after hydration, takes new ones, and pays with its events heard once', async () => {
    const { page, complaints } = await newShopper(browser);
    await page.goto(site.address);
    const app = await page.evaluateHandle(() => globalThis as unknown as Page);
    const properties = () =>
      page.locator('florin-checkout').evaluate((element) => {
        const { order, layout, withSaveCard, reasons } = element as unknown as Checkout;
        return { order, layout, withSaveCard, reasons };
      });
    const first = { order: 'ORDER-1', layout: 'tabs', withSaveCard: true, reasons: { refused: 'No.' } };
    await until(async () => Boolean((await properties()).reasons), 'React has taken over');
    assert.deepEqual(await properties(), first);

    await app.evaluate(({ setProps }) => setProps({ order: 'ORDER-2', withSaveCard: false }));
    await until(async () => (await properties()).order === 'ORDER-2', 'the new order is shown');
    assert.deepEqual(await properties(), {
      order: 'ORDER-2',
      layout: 'list',
      withSaveCard: false,
      reasons: undefined,
    });

    await pay(page, CARDS.paid);
    await received(page);
    assert.deepEqual(await app.evaluate(({ heard }) => heard), ['paid']);
    await until(() => site.settled.get('ORDER-2') === 'paid', 'the merchant’s server is told');
    assert.deepEqual(complaints, []);
  });
});
