import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';
import type { Browser } from 'playwright-core';

import { renderElements, styleHashes } from '../../src/rendering/index.js';
import { createApp, link } from '../package/installed-app.js';
import { newShopper, openBrowser, until } from './browser.js';
import { CARDS, pay, received } from './card.js';
import { openSite, pageWith, STRICT, type Site } from './site.js';

const APP = `
import { Checkout } from 'florin/react';
import { useId, useState } from 'react';

const Note = () => <p className="note" slot="none" id={useId()} />;

export function App({ rendered }) {
  const [props, setProps] = useState({ order: 'ORDER-1', layout: 'tabs', withSaveCard: true, reasons: { refused: 'No.' } });
  Object.assign(globalThis, { setProps });
  return (
    <Checkout {...props} proxy="/florin" id="pay" rendered={rendered} onPaymentSettled={({ detail }) => globalThis.heard?.push(detail.outcome)}>
      <Note />
    </Checkout>
  );
}`;

const CLIENT = `
import 'florin/checkout';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

globalThis.heard = [];
hydrateRoot(document.getElementById('root'), <StrictMode><App rendered="of the server" /></StrictMode>, {
  onRecoverableError: (error) => console.error(error.message),
});`;

const SERVER = `
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.jsx';

export const html = (rendered) => renderToString(<StrictMode><App rendered={rendered} /></StrictMode>);`;

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
  let withRoot: string;

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
    const app = (await import(pathToFileURL(server).href)) as { html(rendered: string): string };
    html = app.html('no root');
    withRoot = app.html(
      await renderElements(
        '<florin-checkout proxy="/florin" order="ORDER-1" layout="tabs"></florin-checkout>',
      ),
    );
    browser = await openBrowser();
    const policy = STRICT.replace(
      "style-src 'self'",
      `style-src 'self' ${(await styleHashes(withRoot)).join(' ')}`,
    );
    site = await openSite({ folders: [join(folder, 'out')], policy });
    const body = `<div id="root">${withRoot}</div><script type="module" src="/client.js"></script>`;
    site.files.set('/', pageWith(body));
  });

  after(async () => {
    await browser?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes what it is given as attributes', () => {
    assert.equal(
      html.replace(/_R_\w+_/, 'ID'),
      '<florin-checkout id="pay" layout="tabs" order="ORDER-1" proxy="/florin" with-save-card="">' +
        '<p class="note" slot="none" id="ID"></p></florin-checkout>',
    );
  });

  it('declares the shadow root that a server rendered, beside its children', () => {
    assert.match(
      withRoot,
      /with-save-card=""><template shadowrootmode="open"><div class="served"><style>[^]+Card number[^]+<\/template><p /,
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
