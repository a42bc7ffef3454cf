import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import type { Frame } from 'playwright-core';

import { Harness, VISA } from './harness.js';

let harness: Harness;
before(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.tidy());
after(() => harness.stop());

const value = (frame: Frame, field: string) => frame.locator(`#${field}`).inputValue();

async function fill(frame: Frame) {
  await frame.locator('#number').fill(VISA);
  await frame.locator('#expiry').fill('1230');
  await frame.locator('#securityCode').fill('737');
}

describe('messages to an open frame', () => {
  it('C1-9: hostile messages are dropped, and the frame stays alive', async () => {
    const [page, frame] = await harness.open();
    await page.evaluate(() => {
      for (const bad of [
        'x'.repeat(1e7),
        new ArrayBuffer(1e7),
        null,
        [[[]]],
        JSON.parse('{"type":"seal","id":"a","__proto__":{"x":1}}'),
        { type: 'settings', settings: { words: 'x'.repeat(1e7) } },
        { type: 'focus', field: '__proto__' },
        { type: 'clear' },
        { type: 'toString' },
      ])
        window.host.send(bad as object);
    });
    await fill(frame);
    assert.equal(await value(frame, 'number'), '4111 1111 1111 1111');
    assert.equal((await page.evaluate(() => window.host.seal('alive'))).type, 'sealed');
    assert.equal(await frame.evaluate(() => Reflect.get({}, 'x')), undefined);
  });

  it('C1-10: 10,000 messages in a second are throttled, and typing goes on', async () => {
    const [page, frame] = await harness.open();
    await page.waitForTimeout(1000);
    await frame.locator('#number').focus();
    await page.evaluate(() => {
      for (let count = 0; count < 10_000; count++) window.host.send({ type: 'seal', id: `flood-${count}` });
    });
    await page.keyboard.type('4111');
    assert.equal(await value(frame, 'number'), '4111');
    const answered = () =>
      page.evaluate(() => window.host.messages.filter(({ type }) => type === 'unsealed').length);
    while ((await answered()) < 20) await page.waitForTimeout(50);
    await page.waitForTimeout(1000);
    const answers = await answered();
    assert.ok(answers <= 200, String(answers));
    assert.equal((await page.evaluate(() => window.host.seal('after'))).type, 'unsealed');
  });

  it('C1-14: no message makes the frame encrypt a number the page brings', async () => {
    const [page, frame] = await harness.open();
    const answer = await page.evaluate(() => {
      const number = '4111111111111111';
      for (const type of ['settings', 'seal', 'fill', 'value', 'encrypt', 'state'])
        window.host.send({
          type,
          number,
          value: number,
          fields: { number },
          values: { number },
          id: 'x',
          settings: window.host.settings(),
        });
      return window.host.seal('own');
    });
    assert.equal(answer.type, 'unsealed');
    assert.equal(await value(frame, 'number'), '');
  });

  it('C1-17: algorithm and encoding in an init or a message change nothing', async () => {
    const weak = { alg: 'RSA1_5', enc: 'A128CBC-HS256', header: { alg: 'none' } };
    const [page, frame] = await harness.open({ settings: weak });
    await fill(frame);
    const answer = await page.evaluate((weak) => {
      window.host.send({ type: 'seal', id: 'weak', ...weak });
      return window.host.seal('weak');
    }, weak);
    assert.ok(answer.type === 'sealed');
    const { header } = await harness.decrypt(answer.envelopes.encryptedSecurityCode ?? '');
    assert.deepEqual(header, { alg: 'RSA-OAEP-256', enc: 'A256GCM', version: '1' });
  });

  it('C1-18: asked twice, the frame makes fresh envelopes', async () => {
    const [page, frame] = await harness.open();
    await fill(frame);
    const first = await page.evaluate(() => window.host.seal('first'));
    const second = await page.evaluate(() => window.host.seal('second'));
    assert.ok(first.type === 'sealed' && second.type === 'sealed');
    const all = [...Object.values(first.envelopes), ...Object.values(second.envelopes)];
    assert.equal(new Set(all).size, 8);
  });

  it('C1-18: a script that asks and asks gets envelopes five times a minute at most', async () => {
    const [page, frame] = await harness.open();
    await fill(frame);
    const types = await page.evaluate(async () => {
      const answers: string[] = [];
      for (let turn = 0; turn < 8; turn++) answers.push((await window.host.seal(`turn-${turn}`)).type);
      return answers;
    });
    assert.deepEqual(types, [...Array<string>(5).fill('sealed'), ...Array<string>(3).fill('unsealed')]);
  });

  it('C1-18: the envelopes of one entry are at most five, however long a script asks, and then the shopper types anew', async () => {
    const page = await harness.page();
    await page.clock.install();
    const frame = await harness.mount(page);
    await fill(frame);
    const seal = async (id: string): Promise<unknown> => page.evaluate((name) => window.host.seal(name), id);
    const types: unknown[] = [];
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      types.push(((await seal(id)) as { type: string; reason?: string }).reason ?? 'sealed');
      await page.clock.runFor(61_000);
    }
    assert.deepEqual(types, [...Array<string>(5).fill('sealed'), 'incomplete', 'incomplete']);
    assert.equal(await frame.locator('#number').inputValue(), '');
    await fill(frame);
    assert.equal(((await seal('typed-again')) as { type: string }).type, 'sealed');
  });

  it('C1-18: fields that were filled in without any person using them are not encrypted', async () => {
    const page = await harness.page();
    // As an extension of the browser fills them in: without a key or a click in the frame.
    await page.addInitScript(`if (parent !== window) {
      const card = { number: '${VISA}', expiry: '12/30', securityCode: '737' };
      const fill = setInterval(() => {
        if (!document.querySelector('#number')) return;
        clearInterval(fill);
        for (const [id, text] of Object.entries(card)) {
          document.getElementById(id).value = text;
          document.getElementById(id).dispatchEvent(new Event('input', { bubbles: true }));
        }
      }, 20);
    }`);
    const frame = await harness.mount(page);
    await page.waitForFunction(() => window.host.last('state')?.state.complete);
    const refused = await page.evaluate(() => window.host.seal('unasked'));
    assert.deepEqual(refused, { type: 'unsealed', id: 'unasked', reason: 'untouched' });
    await frame.locator('#number').press('End');
    assert.equal((await page.evaluate(() => window.host.seal('asked'))).type, 'sealed');
  });

  it('a stored card that needs no code is paid with though the shopper did not use the fields', async () => {
    const [page] = await harness.open({ settings: { fields: ['securityCode'], brand: 'maestro' } });
    const answer = await page.evaluate(() => window.host.seal('stored'));
    assert.ok(answer.type === 'sealed');
    assert.deepEqual(answer.envelopes, {});
  });

  it('what is encrypted was left: the last four digits of a number that could be longer come with it', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#expiry').fill('1230');
    await frame.locator('#securityCode').fill('737');
    await frame.locator('#number').fill('6771798021000008');
    assert.equal(await page.evaluate(() => window.host.last('state')?.state.lastFour), undefined);
    assert.equal((await page.evaluate(() => window.host.seal('one'))).type, 'sealed');
    await page.waitForFunction(() => window.host.last('state')?.state.lastFour === '0008');
  });

  it('C1-25: built-in objects patched in the page change nothing in the frame', async () => {
    const page = await harness.page();
    await page.evaluate(() => {
      const stolen: unknown[] = ((window as unknown as { stolen: unknown[] }).stolen = []);
      const map = Array.prototype.map;
      Array.prototype.map = function (this: unknown[], ...all: Parameters<typeof map>) {
        stolen.push(this.join());
        return map.apply(this, all);
      } as typeof map;
      SubtleCrypto.prototype.encrypt = () => Promise.reject(new Error('patched'));
      JSON.stringify = () => 'patched';
    });
    const frame = await harness.mount(page);
    await fill(frame);
    const answer = await page.evaluate(() => window.host.seal('patched'));
    assert.equal(answer.type, 'sealed');
    const stolen = await page.evaluate(() => (window as unknown as { stolen: unknown[] }).stolen.join());
    assert.ok(!stolen.includes('4111'));
  });
});
