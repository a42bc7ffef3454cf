import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Frame } from 'playwright-core';

import { Harness } from './harness.js';

let harness: Harness;
before(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.tidy());
after(() => harness.stop());

const AMEX = '370000000000002';

const open = async (layout: string | undefined, width = '560px'): Promise<Frame> =>
  (await harness.open({ mount: { width }, settings: { layout } }))[1];

const boxOf = async (frame: Frame, selector: string) =>
  (await frame.locator(selector).boundingBox()) ?? assert.fail(`${selector} is not seen`);

/** Where a label stands, from the box of its field: the frame may scroll while it makes room for an error. */
const labelPlace = (frame: Frame, name: string) =>
  frame.locator(`.${name} > div`).evaluate((box) => {
    const label = box.parentElement!.querySelector('label')!.getBoundingClientRect();
    const { x, y } = box.getBoundingClientRect();
    return { x: label.x - x, y: label.y - y, width: label.width, height: label.height };
  });

/** Whether the label of a field stands in the box that the field is typed in. */
async function isInside(frame: Frame, name: string): Promise<boolean> {
  const label = await boxOf(frame, `label[for=${name}]`);
  const box = await boxOf(frame, `.${name} > div`);
  return label.y >= box.y - 1 && label.y + label.height <= box.y + box.height + 1;
}

describe('the arrangement of the card fields', () => {
  it('has labels above the fields, unless the page asks for another', async () => {
    for (const layout of [undefined, 'rows']) {
      const frame = await open(layout);
      assert.equal(await isInside(frame, 'number'), false);
    }
  });

  it('has labels in the fields, which make room for what is typed, in rows of one height', async () => {
    const frame = await open('floating');
    const empty = await labelPlace(frame, 'number');
    const row = await boxOf(frame, '.number > div');
    assert.equal(await isInside(frame, 'number'), true);
    await frame.locator('#number').fill(AMEX);
    const filled = await labelPlace(frame, 'number');
    assert.equal(await isInside(frame, 'number'), true);
    assert.ok(filled.height < empty.height, 'the label stays as large');
    assert.deepEqual(await boxOf(frame, '.number > div'), row);
    await frame.locator('#number').fill('');
    await frame.locator('#expiry').focus();
    assert.deepEqual(await labelPlace(frame, 'number'), empty);
  });

  it('puts all fields in one line, and in two where there is no room', async () => {
    const wide = await open('line');
    const tops = await Promise.all(
      ['number', 'expiry', 'securityCode'].map((name) => boxOf(wide, `#${name}`)),
    );
    assert.equal(new Set(tops.map(({ y }) => y)).size, 1);
    const narrow = await open('line', '280px');
    const [number, expiry, code] = await Promise.all(
      ['number', 'expiry', 'securityCode'].map((name) => boxOf(narrow, `#${name}`)),
    );
    assert.ok(number!.y < expiry!.y);
    assert.equal(expiry!.y, code!.y);
  });

  it('keeps what was typed when the page changes it', async () => {
    const [page, frame] = await harness.open({});
    await frame.locator('#number').fill(AMEX);
    await page.evaluate(() =>
      window.host.send({ type: 'settings', settings: window.host.settings({ layout: 'line' }) }),
    );
    await frame.waitForSelector('.line');
    assert.equal(await frame.locator('#number').inputValue(), '3700 000000 00002');
  });

  it('shows a whole number beside the longest name of a brand, on the narrowest phone', async () => {
    for (const layout of ['rows', 'floating', 'line']) {
      const frame = await open(layout, '280px');
      await frame.locator('#number').fill(AMEX);
      const cut = await frame.locator('#number').evaluate((input) => input.scrollWidth - input.clientWidth);
      assert.ok(cut <= 0, `${layout}: ${cut} px of the number are not seen`);
      const wider = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wider <= 0, `${layout}: ${wider} px wider than the frame`);
    }
  });

  it('shows where a card has its code: on the back, or on the front', async () => {
    const frame = await open('rows');
    const picture = () =>
      frame.locator('#securityCodebadge').evaluate((badge) => getComputedStyle(badge).backgroundImage);
    const back = await picture();
    assert.ok((await boxOf(frame, '#securityCodebadge')).width >= 24);
    await frame.locator('#number').fill(AMEX);
    const front = await picture();
    assert.notEqual(front, back);
    await frame.locator('#number').fill('4111');
    assert.equal(await picture(), back);
  });

  it('shows no such picture beside the PIN of a gift card', async () => {
    const [, frame] = await harness.open({
      settings: { isGiftCard: true, fields: ['number', 'securityCode'] },
    });
    const badge = frame.locator('#securityCodebadge');
    assert.equal(await badge.evaluate((element) => getComputedStyle(element).backgroundImage), 'none');
  });

  it('refuses a page that asks for one that does not exist', async () => {
    const [page, frame] = await harness.open({});
    await page.evaluate(() =>
      window.host.send({ type: 'settings', settings: window.host.settings({ layout: 'x' }) }),
    );
    await frame.locator('#number').fill('4111');
    assert.equal(await frame.evaluate(() => document.documentElement.className), '');
  });
});
