import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { newShopper, until } from './browser.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

const DESCRIPTION = JSON.stringify({
  openapi: '3.0.0',
  info: { title: 'Swagger Petstore', version: '1.0.0' },
  paths: { '/pets': { get: { summary: 'List all pets' }, post: { summary: 'Create a pet' } } },
});

describe('the workspace in the office, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    // What is deleted is gone for every other test.
    shop = await openShop();
  });
  after(() => shop.close());

  it('imports a description, opens an environment, changes it, compares it, goes back, and deletes it once its users are named', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/workspace.html#main`);
    const workspace = page.locator('florin-workspace');
    await workspace.locator('[part=usage]').waitFor();
    await pressOn(page, /^import$/i, 200);
    await until(async () => /paste the text/i.test(await focused(page)), 'the text has the focus', 50);
    await page.keyboard.insertText(DESCRIPTION);
    await pressOn(page, /^see what would be made$/i);
    await workspace.locator('[part=plan]').filter({ hasText: '2 requests' }).waitFor();
    await pressOn(page, /^import it now$/i);
    await workspace.locator('[part=import]').waitFor();

    await page.goto(`${shop.address}/workspace.html?workspace-room=environments#main`);
    await workspace.locator('.open').first().waitFor();
    await pressOn(page, /^test$/i, 200);
    await workspace.locator('[part=variables]').waitFor();
    assert.match(page.url(), /workspace-item=/);
    await tabTo(page, /^key: merchantAccount/i, 60);
    await tabTo(page, /^value: merchantAccount/i);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('GuldenStage');
    await pressOn(page, /^add a variable$/i, 60);
    await page.keyboard.type('region');
    await page.keyboard.press('Enter');
    await workspace.getByText('The environment is saved.').first().waitFor();
    await pressOn(page, /^compare with another environment$/i, 60);
    await workspace.locator('#compare option').nth(1).waitFor({ state: 'attached' });
    await until(async () => /compare/i.test(await focused(page)), 'the choice has the focus', 50);
    await page.keyboard.press('ArrowDown');
    await workspace.locator('[part=differences]').waitFor();
    assert.match(await workspace.locator('[part=differences]').innerText(), /GuldenStage\s+GuldenLive/);
    const whole = await workspace.evaluate((element) => element.shadowRoot?.innerHTML ?? '');
    assert.ok(!whole.includes('AQE-test'));
    await page.goBack();
    await workspace.locator('[part=environments]').waitFor();
    await page.goForward();
    await workspace.locator('[part=variables]').waitFor();
    await pressOn(page, /^delete this environment$/i, 200);
    await workspace.locator('dialog[open]').waitFor();
    assert.match(await workspace.locator('dialog').innerText(), /Mock server/);
    assert.equal(await focused(page), 'Keep it');
    await pressOn(page, /^delete$/i);
    await until(async () => (await workspace.locator('.open').count()) === 1, 'one environment is left', 50);
    assert.deepEqual(complaints, []);
  });

  it('walks the tree of a collection, changes a request, saves it, and finds it changed after a reload', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/workspace.html?workspace-room=collections#main`);
    const workspace = page.locator('florin-workspace');
    await workspace.locator('.open').first().waitFor();
    await pressOn(page, /^checkout$/i, 200);
    await workspace.locator('[part=tree]').waitFor();
    // The heading is called so too: the tree is the step after the ways to something new.
    await tabTo(page, /^new folder$/i, 20);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('mod');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await until(async () => /refund/i.test(await focused(page)), 'the request has the focus', 50);
    await page.keyboard.press('Enter');
    await workspace.locator('#url').waitFor();
    assert.match(page.url(), /workspace-tab=/);
    await tabTo(page, /^url$/i, 20);
    await page.keyboard.press('End');
    await page.keyboard.type('?trace=1');
    await pressOn(page, /^add a header$/i, 20);
    await tabTo(page, /^headers, key: row 2$/i, 200);
    await page.keyboard.type('Idempotency-Key');
    await tabTo(page, /^headers, value: Idempotency-Key$/i);
    await page.keyboard.type('{{key}}');
    await page.keyboard.press('Enter');
    await workspace.getByText('The collection is saved.').first().waitFor();
    await page.reload();
    await workspace.locator('#url').waitFor();
    assert.match(await workspace.locator('#url').inputValue(), /refunds\?trace=1$/);
    assert.equal(await workspace.locator('#query-value-0').inputValue(), '1');
    assert.equal(await workspace.locator('#header-value-1').inputValue(), '{{key}}');
    assert.deepEqual(complaints, []);
  });
});
