import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';
import { build as viteBuild } from 'vite';
import webpack from 'webpack';

import { newShopper, openBrowser } from './browser.js';
import { answerChallenge, CARDS, pay, received } from './card.js';
import { openSite, pageWith, STRICT, type Site } from './site.js';
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

const hashIn = (folder: string): string => {
  const list = JSON.parse(readFileSync(join(folder, CDN, 'integrity.json'), 'utf8')) as Record<
    string,
    { readonly integrity: string }
  >;
  return list['checkout.en.js']?.integrity ?? '';
};

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

  async function open(output: string, policy: string, html?: string) {
    const site = await openSite({ installedIn: folder, folders: [output], policy });
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
