import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';

import type { Frame, Page } from 'playwright-core';

import { openHarness, type Host } from './harness.js';

let harness: Awaited<ReturnType<typeof openHarness>>;
before(async () => {
  harness = await openHarness();
});
// Three showings an hour are for one card: each test has an hour of its own.
beforeEach(() => {
  harness.clock.now += 3_600_000;
  harness.confirmed.at = harness.clock.now;
});
after(() => harness.stop());

const typesOf = async (page: Page) => (await harness.heard(page)).map(({ type }) => type);
const isHidden = (frame: Frame) => frame.locator('dl').waitFor({ state: 'detached' });
const digitsIn = async (frame: Frame) => (await frame.locator('body').innerText()).replaceAll(/\D/g, '');

async function shown(name = 'panReveal', limit?: number) {
  const opened = await harness.open(limit === undefined ? {} : { limit });
  await harness.press(opened.frame, name);
  await opened.frame.locator('dl').waitFor();
  return opened;
}

describe('a card in the secret frame', () => {
  it('is drawn in groups of four, with expiry date and code, and goes when it is hidden', async () => {
    const { page, frame, context } = await shown();
    assert.match(await frame.locator('.number dd').innerText(), /^\d{4} \d{4} \d{4} \d{4}$/);
    assert.match(await frame.locator('.expiry dd').innerText(), /^\d\d\/\d\d$/);
    assert.match(await frame.locator('.code dd').innerText(), /^\d{3}$/);
    await harness.press(frame, 'hide');
    await isHidden(frame);
    assert.equal(await digitsIn(frame), '');
    assert.equal(await frame.evaluate(() => (document.activeElement as HTMLButtonElement).name), 'panReveal');
    const types = await typesOf(page);
    assert.deepEqual(
      types.filter((type) => type === 'shown' || type === 'hidden'),
      ['shown', 'hidden'],
    );
    await context.close();
  });

  for (const key of ['Enter', 'Space'])
    it(`is hidden by ${key}, also where the key is held or pressed again by mistake, and stays hidden`, async () => {
      const { page, frame, context } = await shown();
      assert.equal(await frame.evaluate(() => document.activeElement?.textContent), 'hide');
      // A key that is held comes again and again.
      for (let time = 0; time < 4; time++) await page.keyboard.down(key);
      await page.keyboard.up(key);
      await isHidden(frame);
      await page.waitForTimeout(300);
      const types = await typesOf(page);
      assert.deepEqual(
        types.filter((type) => type === 'ask' || type === 'shown'),
        ['ask', 'shown'],
      );
      assert.equal(await frame.locator('dl').count(), 0);
      // A press of its own is one.
      await page.keyboard.press(key);
      await frame.locator('dl').waitFor();
      await context.close();
    });

  it('is not shown again by the second click of a double click on the button that hides it', async () => {
    const { page, frame, context } = await shown();
    await page.evaluate(() => {
      (window.host as unknown as Host).frame.style.height = '420px';
    });
    const [hide, first] = [frame.getByRole('button', { name: 'hide', exact: true }), 'panReveal'];
    const { x = 0, y = 0 } = (await hide.boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down({ clickCount: 1 });
    await page.mouse.up({ clickCount: 1 });
    await isHidden(frame);
    const again = (await frame.getByRole('button', { name: first }).boundingBox())!;
    await page.mouse.move(again.x + 10, again.y + 10);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(300);
    assert.deepEqual(
      (await typesOf(page)).filter((type) => type === 'ask'),
      ['ask'],
    );
    await context.close();
  });

  it('is shown in a frame that has not yet grown, and does not count as scrolled away', async () => {
    const { page, frame, context } = await harness.open();
    await page.evaluate(() => {
      (window.host as unknown as Host).frame.style.height = '60px';
    });
    await harness.press(frame, 'panReveal');
    await frame.locator('dl').waitFor();
    await page.waitForTimeout(300);
    assert.equal(await frame.locator('dl').count(), 1);
    assert.equal(await frame.evaluate(() => document.documentElement.scrollTop), 0);
    assert.ok(!(await typesOf(page)).includes('hidden'));
    await context.close();
  });

  it('is not announced, and is read digit by digit to a cardholder who asks', async () => {
    const { frame, context } = await shown();
    assert.equal(await frame.locator('dl').getAttribute('aria-hidden'), 'true');
    assert.equal(await frame.locator('[role=status]').innerText(), '');
    assert.equal(await frame.locator('.spoken').innerText(), '');
    await harness.press(frame, 'read');
    assert.match(await frame.locator('.spoken').innerText(), /^number: (?:\d ?){16}\./);
    assert.equal(await frame.evaluate(() => document.activeElement?.className), 'spoken');
    await context.close();
  });

  it('is copied by the frame, as digits alone', async () => {
    const { page, frame, context } = await shown();
    const number = (await frame.locator('.number dd').innerText()).replaceAll(' ', '');
    await harness.press(frame, 'copy');
    await frame.getByText('copied').waitFor();
    await page.locator('#outside').click();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), number);
    await context.close();
  });

  it('C10-273: goes after its time, with no word to the page but that it is hidden', async () => {
    const { page, frame, context } = await shown('panReveal', 400);
    await isHidden(frame);
    const types = await typesOf(page);
    assert.deepEqual(types.filter((type) => type !== 'height').slice(-2), ['shown', 'hidden']);
    await context.close();
  });

  it('C10-273: goes when the cardholder leaves the frame', async () => {
    const { page, frame, context } = await shown();
    await page.locator('#outside').click();
    await isHidden(frame);
    await context.close();
  });

  it('C10-273: goes when it is scrolled away', async () => {
    const { page, frame, context } = await shown();
    await page.evaluate(() => scrollTo(0, 2500));
    await isHidden(frame);
    await context.close();
  });

  for (const [what, target] of [
    ['visibilitychange', 'document'],
    ['beforeprint', 'window'],
    ['pagehide', 'window'],
  ] as const)
    it(`C10-273: goes at ${what}`, async () => {
      const { frame, context } = await shown();
      await frame.evaluate(
        ([name, on]) => (on === 'document' ? document : window).dispatchEvent(new Event(name)),
        [what, target] as const,
      );
      await isHidden(frame);
      await context.close();
    });

  it('C10-273: is not printed, and goes when the page says so', async () => {
    const { page, frame, context } = await shown();
    await page.emulateMedia({ media: 'print' });
    assert.equal(await frame.evaluate(() => getComputedStyle(document.body).display), 'none');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => (window.host as unknown as Host).port.postMessage({ type: 'hide' }));
    await isHidden(frame);
    await context.close();
  });

  it('C10-274: is shown longer ten times, and not once more', async () => {
    const { frame, context } = await shown('panReveal', 2000);
    for (let left = 9; left >= 0; left--) {
      await harness.press(frame, 'more');
      await frame.getByRole('button', { name: `more (${left})` }).waitFor();
    }
    assert.equal(await frame.getByRole('button', { name: 'more (0)' }).getAttribute('aria-disabled'), 'true');
    // Pressed all the same: nothing begins anew.
    await frame.getByRole('button', { name: 'more (0)' }).click({ force: true });
    await isHidden(frame);
    await context.close();
  });
});

describe('a PIN in the secret frame', () => {
  it('is shown, and changed to one that was entered twice', async () => {
    const { page, frame, context } = await shown('pinReveal');
    assert.match(await frame.locator('.pin dd').innerText(), /^\d{4}$/);
    await harness.press(frame, 'hide');
    await harness.press(frame, 'pinChange');
    await frame.locator('#new-pin').fill('2580');
    await frame.locator('#repeat-pin').fill('2580');
    await harness.press(frame, 'save-pin');
    await frame.locator('.form').waitFor({ state: 'detached' });
    assert.ok((await harness.heard(page)).some((each) => JSON.stringify(each) === '{"status":"completed"}'));
    harness.confirmed.at = harness.clock.now;
    await harness.press(frame, 'pinReveal');
    await frame.locator('dl').waitFor();
    assert.equal(await frame.locator('.pin dd').innerText(), '2580');
    await context.close();
  });

  it('C10-277: is refused where it is easy to guess or the two differ, and nothing is asked', async () => {
    const { page, frame, context } = await harness.open();
    await harness.press(frame, 'pinChange');
    for (const [pin, again, problem, focused] of [
      ['12', '12', 'pin-length', 'new-pin'],
      ['1111', '1111', 'pin-weak', 'new-pin'],
      ['1234', '1234', 'pin-weak', 'new-pin'],
      ['1987', '1987', 'pin-weak', 'new-pin'],
      ['2580', '2581', 'pin-differs', 'repeat-pin'],
    ] as const) {
      await frame.locator('#new-pin').fill(pin);
      await frame.locator('#repeat-pin').fill(again);
      await harness.press(frame, 'save-pin');
      await frame.locator('[role=alert]').filter({ hasText: problem }).waitFor();
      assert.equal(await frame.evaluate(() => document.activeElement?.id), focused);
    }
    assert.ok(!(await typesOf(page)).includes('ask'));
    await context.close();
  });
});
