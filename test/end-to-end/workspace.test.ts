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

  it('calls a mock server, finds the call, makes it answer with an outage, takes that back, and deletes it', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/workspace.html?workspace-room=mocks#main`);
    const workspace = page.locator('florin-workspace');
    await workspace.locator('.open').first().waitFor();
    await pressOn(page, /^new mock server$/i, 200);
    await until(async () => /collection/i.test(await focused(page)), 'the collection has the focus', 50);
    await tabTo(page, /^environment$/i);
    await page.keyboard.press('ArrowDown');
    await pressOn(page, /^create$/i);
    await workspace.locator('[part=address]').waitFor();
    const address = (await workspace.locator('[part=address]').innerText()).trim();
    const call = (path: string) => fetch(`${address}${path}`, { method: 'POST', body: '{}' });
    const paid = await call('/paymentMethods');
    assert.equal(paid.status, 200);
    assert.match(await paid.text(), /"merchantAccount":"Gulden\w+"/);

    await pressOn(page, /^look for new calls$/i, 200);
    await workspace.locator('[part=call]').filter({ hasText: 'POST /paymentMethods' }).waitFor();
    await pressOn(page, /^new server response$/i, 200, 'Shift+Tab');
    await until(async () => /^name$/i.test(await focused(page)), 'the name has the focus', 50);
    await page.keyboard.type('Outage');
    await tabTo(page, /^status$/i);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('503');
    await pressOn(page, /^create$/i);
    await workspace.locator('#response-name').waitFor();
    assert.match(page.url(), /workspace-tab=/);
    assert.equal((await call('/paymentMethods')).status, 503);
    await page.reload();
    await workspace.locator('#response-name').waitFor();
    await pressOn(page, /^delete this server response$/i, 200);
    await workspace.locator('dialog[open]').waitFor();
    await pressOn(page, /^delete$/i);
    await workspace.locator('[part=calls]').waitFor();
    assert.equal((await call('/paymentMethods')).status, 200);

    await pressOn(page, /^make it private$/i, 200);
    await workspace.getByText('It is private now').first().waitFor();
    assert.equal((await call('/paymentMethods')).status, 401);
    await pressOn(page, /^delete this mock server$/i, 200);
    await workspace.locator('dialog[open]').waitFor();
    assert.match(await workspace.locator('dialog').innerText(), /Checkout/);
    assert.equal(await focused(page), 'Keep it');
    await pressOn(page, /^delete$/i);
    const listed = workspace.locator('[part~=mock]').filter({ hasText: address });
    await workspace.locator('[part=mocks]').waitFor();
    await until(async () => (await listed.count()) === 0, 'it is listed no more', 50);
    assert.equal((await call('/paymentMethods')).status, 404);
    assert.deepEqual(complaints, []);

    await page.goto(`${shop.address}/office/journal.html#main`);
    const journal = page.locator('florin-journal');
    await journal.locator('[part~=request]').filter({ hasText: 'workspace.deleteMock' }).first().waitFor();
  });

  it('schedules a monitor, runs it, sees what failed, and finds the run by hand after a reload', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/workspace.html?workspace-room=monitors#main`);
    const workspace = page.locator('florin-workspace');
    await workspace.locator('.open').first().waitFor();
    await pressOn(page, /^read schedules and last runs/i, 200);
    await workspace.locator('[part=monitors]').filter({ hasText: 'Every day at 07:00' }).waitFor();
    await pressOn(page, /^new monitor$/i, 200, 'Shift+Tab');
    await until(async () => /^name$/i.test(await focused(page)), 'the name has the focus', 50);
    await page.keyboard.type('Each hour');
    await tabTo(page, /^cron expression/i);
    await page.keyboard.type('5 * * * *');
    await workspace.locator('[part=schedule]').filter({ hasText: 'Every hour at minute 5' }).waitFor();
    assert.equal(await workspace.locator('[part=runs] tbody tr').count(), 3);
    await pressOn(page, /^create$/i);
    await workspace.locator('[part=last-run]').filter({ hasText: 'It has not run yet' }).waitFor();
    assert.match(page.url(), /workspace-item=/);
    await pressOn(page, /^run now$/i, 200);
    await workspace.locator('dialog[open]').waitFor();
    assert.match(await workspace.locator('dialog').innerText(), /Checkout/);
    assert.equal(await focused(page), 'Cancel');
    await pressOn(page, /^run now$/i);
    await workspace.locator('[part=run-notice]').filter({ hasText: 'The run failed' }).waitFor();
    const executions = workspace.locator('[part=execution]');
    assert.equal(await executions.count(), 4);
    assert.match(await executions.first().innerText(), /Payment methods[^]*No answer/);
    await page.reload();
    await workspace.locator('[part=past-run]').filter({ hasText: 'Ran' }).waitFor();
    assert.match(await workspace.locator('[part=last-run]').innerText(), /Failed/);
    await pressOn(page, /^delete this monitor$/i, 200);
    await workspace.locator('dialog[open]').waitFor();
    assert.match(await workspace.locator('dialog').innerText(), /Each hour/);
    assert.equal(await focused(page), 'Keep it');
    await pressOn(page, /^delete$/i);
    await workspace.locator('[part=monitors]').waitFor();
    await until(async () => (await workspace.locator('.open').count()) === 1, 'one monitor is left', 50);
    assert.deepEqual(complaints, []);
  });

  it('invites a member, deactivates them once the effect is said, and finds both in the audit log', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/workspace.html?workspace-room=team#main`);
    const workspace = page.locator('florin-workspace');
    await workspace.locator('[part=members]').waitFor();
    await pressOn(page, /^invite a member$/i, 200);
    await until(async () => /email/i.test(await focused(page)), 'the address has the focus', 50);
    await page.keyboard.type('jo@shop.example');
    await tabTo(page, /^first name$/i);
    await page.keyboard.type('Jo');
    await pressOn(page, /^invite$/i);
    await workspace.locator('[part=access]').waitFor();
    assert.ok(!page.url().includes('jo'), 'nothing of a person is in the address');
    await pressOn(page, /^deactivate$/i, 200);
    await workspace.locator('dialog[open]').waitFor();
    assert.match(await workspace.locator('dialog').innerText(), /cannot sign in to the team any more/);
    assert.equal(await focused(page), 'Keep active');
    await pressOn(page, /^deactivate$/i);
    await workspace
      .locator('[part=access-notice]')
      .filter({ hasText: 'The member is deactivated.' })
      .waitFor();
    await page.reload();
    await workspace.locator('[part=access]').filter({ hasText: 'Deactivated' }).waitFor();
    await page.goto(`${shop.address}/workspace.html?workspace-room=team#main`);
    await workspace.locator('[part=members]').filter({ hasText: 'Deactivated' }).waitFor();
    await pressOn(page, /^audit log$/i, 200);
    const event = (name: string) => workspace.locator('[part=event]').filter({ hasText: name });
    await event('user.deactivated').first().waitFor();
    await event('user.created').first().waitFor();
    assert.match(page.url(), /workspace-item=audit/);
    await page.goBack();
    await workspace.locator('[part=members]').waitFor();
    await pressOn(page, /^directory$/i, 200);
    await workspace.locator('[part=ability]').first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('opens an API, publishes its version, syncs its documentation, and finds the collection changed', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/workspace.html?workspace-room=apis#main`);
    const workspace = page.locator('florin-workspace');
    await workspace.locator('.open').first().waitFor();
    await pressOn(page, /^shop$/i, 200);
    await workspace.locator('[part=versions]').waitFor();
    await pressOn(page, /^1\.0$/i, 200);
    await workspace.locator('[part=releases]').getByText('First partners').waitFor();
    await pressOn(page, /^new release$/i, 60);
    await until(async () => /name of the release/i.test(await focused(page)), 'the name has the focus', 50);
    await page.keyboard.type('Everyone');
    await tabTo(page, /^who sees it$/i);
    await page.keyboard.press('End');
    await pressOn(page, /^publish$/i);
    await workspace.locator('#texts-gitTag').waitFor();
    assert.equal(await workspace.locator('#texts-visibility').inputValue(), 'public');
    await page.goBack();
    await workspace.locator('[part=releases]').getByText('Everyone').first().waitFor();
    await pressOn(page, /^see all links$/i, 200);
    await workspace.locator('[part=sync]').waitFor();
    await pressOn(page, /^sync with the schema: checkout$/i, 200);
    await workspace.locator('dialog[open]').waitFor();
    assert.match(await workspace.locator('dialog').innerText(), /Refund/);
    await tabTo(page, /^enter “checkout” to confirm$/i);
    await page.keyboard.type('Checkout');
    await page.keyboard.press('Enter');
    await workspace.locator('[part=notice]').filter({ hasText: 'Removed: ' }).waitFor();
    const news = await workspace.locator('[part=notice]').innerText();
    assert.match(news, /Refund.*Cancel.*New: .*List payments/);
    await page.goto(`${shop.address}/workspace.html?workspace-room=collections#main`);
    await workspace.locator('.open').filter({ hasText: 'Checkout' }).click();
    await workspace.locator('[part=tree]').waitFor();
    assert.match(await workspace.locator('[part=tree]').innerText(), /List payments/);
    assert.doesNotMatch(await workspace.locator('[part=tree]').innerText(), /Refund/);
    assert.deepEqual(complaints, []);
  });
});
