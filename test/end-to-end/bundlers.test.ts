import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';
import { build as viteBuild } from 'vite';
import webpack from 'webpack';

import { newShopper, openBrowser, until } from './browser.js';
import { answerChallenge, cardFrame, CARDS, pay, received } from './card.js';
import { snippet } from './readme-blocks.js';
import { openSite, pageWith, STRICT, type Site, type SiteOptions } from './site.js';
import { createApp } from '../package/installed-app.js';

const CDN = 'node_modules/florin/dist/cdn';

const page = (script: string) =>
  pageWith('<florin-checkout proxy="/florin" order="order-1"></florin-checkout>', script);

async function viaVite(folder: string): Promise<string> {
  await viteBuild({ root: folder, configFile: false, logLevel: 'silent', build: { outDir: 'by-vite' } });
  return join(folder, 'by-vite');
}

/** As it comes, but for the name of the policy under which webpack loads its chunks. */
async function viaWebpack(folder: string): Promise<string> {
  const path = join(folder, 'by-webpack');
  const configuration: webpack.Configuration = {
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path, filename: 'main.js', trustedTypes: 'webpack' },
    optimization: { minimize: false },
    performance: false,
  };
  await new Promise<void>((resolve, reject) =>
    webpack(configuration, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  );
  return path;
}

function viaCdn(folder: string): string {
  const output = join(folder, 'by-hand');
  mkdirSync(output);
  cpSync(join(folder, CDN, 'checkout.en.js'), join(output, 'checkout.en.js'));
  return output;
}

function allOfCdn(folder: string): string {
  const output = join(folder, 'whole-folder');
  cpSync(join(folder, CDN), output, { recursive: true });
  return output;
}

const listIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, CDN, 'integrity.json'), 'utf8')) as Record<
    string,
    { readonly integrity: string }
  >;

const hashIn = (folder: string): string => listIn(folder)['checkout.en.js']?.integrity ?? '';

/** The map that the documentation's lines write, and a policy that allows it. */
async function importMap(folder: string): Promise<{ readonly map: string; readonly policy: string }> {
  const code = `data:text/javascript,${encodeURIComponent(snippet('import-map'))}`;
  const lines = (await import(code)) as { importMap(folder: string, address: string): string };
  const map = lines.importMap(join(folder, CDN), '/');
  const hash = createHash('sha256').update(map).digest('base64');
  return { map, policy: STRICT.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`) };
}

/** An order that is paid by card alone: there is no list to choose from. */
const CARDS_ALONE: NonNullable<SiteOptions['proxy']> = {
  resolveOrder: (reference) => ({
    amount: { value: 1999, currency: 'EUR' },
    countryCode: 'NL',
    returnUrl: `http://localhost/return.html?order=${reference}`,
    allowedPaymentMethods: ['scheme'],
  }),
};

/** The script has its hash itself, since a browser asks for it before it has read the map. */
const withMap = (folder: string, map: string) =>
  page(
    `<script type="importmap">${map}</script>
    <script type="module" src="/checkout.js" integrity="${listIn(folder)['checkout.js']?.integrity}"></script>`,
  );

/** Scripts that a page has loaded so far. */
const scriptsOf = (opened: Page): Promise<string[]> =>
  opened.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'))
      .sort(),
  );

/** What is asked of a page that is checked by its hash. */
const checked = (folder: string) =>
  page(`<script type="module" src="/checkout.en.js" integrity="${hashIn(folder)}"></script>`);

const WAYS = [
  { how: 'bundled by Vite', prepare: viaVite, policy: STRICT },
  {
    how: 'bundled by webpack',
    prepare: viaWebpack,
    page: () => page('<script defer src="/main.js"></script>'),
    policy: `${STRICT} webpack`,
  },
  { how: 'loaded from the single file, with its hash', prepare: viaCdn, page: checked, policy: STRICT },
];

/** What the badge of test mode is made of: a page that is live loads nothing of it. */
const BADGE = ['/parts/base.js', '/parts/checkout-shared-list-paying.js', '/parts/runtime.js'];
const badgeOf = (page: Page) => page.locator('[part=badge]').waitFor();

describe('the package in an app of its own', () => {
  let browser: Browser;
  let folder: string;
  const sites: Site[] = [];
  before(async () => {
    folder = createApp('/main.js');

    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    for (const site of sites) await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(output: string, policy: string, html?: string, proxy?: SiteOptions['proxy']) {
    const site = await openSite({ installedIn: folder, folders: [output], policy, ...(proxy && { proxy }) });
    sites.push(site);
    if (html) site.files.set('/', html);
    const shopper = await newShopper(browser);
    await shopper.page.goto(site.address);
    return { site, ...shopper };
  }

  for (const { how, prepare, page: pageIn, policy } of WAYS)
    it(`takes a card payment with a challenge when it is ${how}, under a strict policy`, async () => {
      const shop = await open(await prepare(folder), policy, pageIn?.(folder));
      await pay(shop.page, CARDS.challenge);
      await answerChallenge(shop.page);
      await received(shop.page);
      assert.equal(shop.site.sandbox.books().length, 1);
      assert.deepEqual(shop.complaints, []);
    });

  it('takes a card payment with a challenge by checkout.js, which loads the rest when it is needed, each by its hash', async () => {
    const { map, policy } = await importMap(folder);
    const { page: opened, complaints } = await open(
      allOfCdn(folder),
      policy,
      withMap(folder, map),
      CARDS_ALONE,
    );
    await cardFrame(opened).getByLabel('Card number').waitFor();
    await badgeOf(opened);
    assert.deepEqual(await scriptsOf(opened), ['/checkout.js', ...BADGE]);
    await pay(opened, CARDS.challenge);
    await answerChallenge(opened);
    await received(opened);
    assert.ok((await scriptsOf(opened)).includes('/parts/paying.js'));
    assert.deepEqual(complaints, []);
  });

  it('shows checkout.js in German with the words of German shoppers alone', async () => {
    const { map, policy } = await importMap(folder);
    const german = withMap(folder, map).replace('<html lang="en"', '<html lang="de"');
    const { page: opened, complaints } = await open(allOfCdn(folder), policy, german, CARDS_ALONE);
    await cardFrame(opened).getByLabel('Kartennummer').waitFor();
    await badgeOf(opened);
    assert.deepEqual(
      await scriptsOf(opened),
      ['/checkout.js', ...BADGE, '/parts/languages.js', '/words/shopper.de.js'].toSorted(),
    );
    assert.deepEqual(complaints, []);
  });

  it('refuses a part of checkout.js with one byte more, where an import map has its hash', async () => {
    const { map, policy } = await importMap(folder);
    const output = allOfCdn(folder);
    const part = join(output, 'parts/paying.js');
    writeFileSync(part, `${readFileSync(part, 'utf8')} `);
    const { site, page: opened, complaints } = await open(output, policy, withMap(folder, map), CARDS_ALONE);
    await pay(opened, CARDS.paid);
    await until(() => /integrity/.test(complaints.join('\n')), 'the browser refuses the part');
    assert.equal(site.settled.size, 0);
  });

  it('C6-113: a single file with one byte flipped is refused by the browser', async () => {
    const output = join(folder, 'flipped');
    mkdirSync(output);
    const bytes = readFileSync(join(folder, CDN, 'checkout.en.js'));
    // The last byte is a line break: a space in its place changes nothing but the hash.
    bytes[bytes.length - 1] = 0x20;
    writeFileSync(join(output, 'checkout.en.js'), bytes);
    const { page: opened, complaints } = await open(output, STRICT, checked(folder));
    assert.match(complaints.join('\n'), /integrity/);
    assert.equal(await opened.evaluate(() => customElements.get('florin-checkout')), undefined);

    const unchecked = await open(
      output,
      STRICT,
      page('<script type="module" src="/checkout.en.js"></script>'),
    );
    await unchecked.page.waitForFunction(() => customElements.get('florin-checkout'));
  });
});
