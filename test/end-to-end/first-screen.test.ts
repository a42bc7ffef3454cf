import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { openSharedShop, type Shop } from './shop.js';

describe('the first screen of the demo’s shop', () => {
  let shop: Shop;
  before(async () => (shop = await openSharedShop()));
  after(() => shop?.close());

  it('names in its document every script that it needs, so that a phone asks for all of them at once', async () => {
    const page = await shop.browser.newPage({ viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(`${shop.address}/`);
    await page.locator('florin-listing-catalogue li.listing a').first().waitFor();
    const named = await page
      .locator('head link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const late = asked.filter((path) => !named.includes(path));
    // A page in live loads no badge.
    assert.deepEqual(
      late.filter((path) => !/\/badge-[^/]+\.js$/.test(path)),
      [],
    );
    assert.ok(asked.length < 32, `${asked.length} scripts`);
    await page.close();
  });
});
