import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import type { CardReport } from '../../src/frame/protocol.js';
import { Harness, VISA } from './harness.js';

/*
 * A page that owns the port and adapts: it asks with other brands, names and times, takes the focus away whenever it
 * likes, and compares what it hears. Whatever it tries, it may learn only what SECURITY.md lists.
 */

let harness: Harness;
before(async () => {
  harness = await Harness.start();
});
afterEach(() => harness.tidy());
after(() => harness.stop());

const state = async (page: Page): Promise<CardReport> => {
  await page.waitForTimeout(300);
  return page.evaluate(() => window.host.last('state')!.state);
};
const change = (page: Page, changes: object) =>
  page.evaluate(
    (more) => window.host.send({ type: 'settings', settings: window.host.settings(more) }),
    changes,
  );
/**
 * Which code a card needs is a matter of its brand, which the page may choose among those that it was told; what of this is
 * left to learn is asked below.
 */
const apartFromCode = ({ fields: { securityCode: _, ...fields }, complete: __, ...card }: CardReport) => ({
  ...card,
  fields,
});
const takeFocus = (page: Page) => page.locator('#before').focus();

describe('a hostile page that owns the port', () => {
  it('learns nothing of a number that goes on by calling its brand unknown', async () => {
    const [page, frame] = await harness.open();
    await change(page, { brands: ['zzz'], brand: 'zzz' });
    await frame.locator('#number').focus();
    const heard = new Set<string>();
    for (const digit of VISA.slice(0, 15)) {
      await page.keyboard.type(digit);
      await takeFocus(page);
      const { fields, lastFour } = await state(page);
      heard.add(`${fields.number} ${lastFour}`);
      await frame.locator('#number').focus();
      await page.keyboard.press('End');
    }
    assert.deepEqual([...heard], ['incomplete undefined']);
  });

  for (const number of ['5019555544445555', '4011780000000000', '6703444444444449', '2200000000000004'])
    it(`learns no digit of ${number} earlier or better by naming brands, one list after the other, and taking the focus away`, async () => {
      const [quiet, hostile] = await Promise.all([harness.open(), harness.open()]);
      const leave = async ([page, frame]: typeof quiet, digits = '') => {
        await frame.locator('#number').focus();
        await page.keyboard.press('End');
        await page.keyboard.type(digits);
        await takeFocus(page);
      };
      for (const digits of [...number.slice(0, 7), number.slice(7, 13), number.slice(13)]) {
        await Promise.all([leave(quiet, digits), leave(hostile, digits)]);
        const told = apartFromCode(await state(quiet[0]));
        for (const brands of [['dankort', 'bcmc'], ['elo'], ['mir', 'cartebancaire', 'zzz'], []]) {
          const asked = { brands, brand: brands.at(-1), isUnsupported: brands.length > 1 };
          await change(hostile[0], asked);
          await leave(hostile);
          assert.deepEqual(
            apartFromCode(await state(hostile[0])),
            told,
            `${digits} ${JSON.stringify(asked)}`,
          );
        }
      }
    });

  it('learns which brands the first six digits fit, and by naming one whether its code is asked for, no more', async () => {
    const [page, frame] = await harness.open();
    const codeOf = async (brand: string) => {
      await change(page, { brand });
      return (await state(page)).fields.securityCode;
    };
    const names = ['bcmc', 'maestro', 'cartebancaire', 'visa', 'laser', 'zzz'];
    const askAll = async () => {
      const codes: (string | undefined)[] = [];
      for (const name of names) codes.push(await codeOf(name));
      return codes;
    };
    await frame.locator('#number').fill('67034');
    assert.deepEqual([(await state(page)).brand, (await state(page)).brands], ['bcmc', undefined]);
    assert.deepEqual(new Set(await askAll()), new Set([undefined]));
    await frame.locator('#number').fill('670344');
    assert.deepEqual((await state(page)).brands, ['bcmc', 'maestro', 'cartebancaire']);
    // A rule that is public of each brand that it was told, and the rule of its own for each other.
    assert.deepEqual(await askAll(), [undefined, 'valid', 'empty', undefined, undefined, undefined]);
  });

  it('a page hears of the card before it gets its envelopes, so that it knows which brand they follow', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#expiry').fill('1230');
    await frame.locator('#securityCode').fill('737');
    for (const number of [VISA, '5555555555554444', VISA]) {
      await frame.locator('#number').fill(number);
      const heard = await page.evaluate(async () => {
        await window.host.seal(`at ${window.host.messages.length}`.replace(' ', '-'));
        return window.host.messages.flatMap((message) =>
          message.type === 'state'
            ? [message.state.brands?.[0]]
            : message.type === 'sealed'
              ? [`sealed ${message.brands?.[0]}`]
              : [],
        );
      });
      const at = heard.lastIndexOf(`sealed ${number === VISA ? 'visa' : 'mc'}`);
      assert.equal(`sealed ${heard[at - 1]}`, heard[at]);
    }
  });

  it('learns the last four digits of one number, however often it takes the focus away', async () => {
    const [page, frame] = await harness.open();
    // Valid with 13 digits, and with 16.
    await frame.locator('#number').focus();
    await page.keyboard.type('4222222222222');
    await takeFocus(page);
    assert.equal((await state(page)).lastFour, '2222');
    await frame.locator('#number').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('220');
    await takeFocus(page);
    const later = await state(page);
    assert.equal(later.lastFour, undefined);
    await page.evaluate(() => window.host.send({ type: 'clear', only: 'all' }));
    await frame.locator('#number').focus();
    await page.keyboard.type(VISA);
    await takeFocus(page);
    assert.equal((await state(page)).lastFour, '1111');
  });

  it('learns nothing of the expiry date by saying what time it is', async () => {
    const heard = new Set<string>();
    for (const year of [1990, 2026, 2040, 2100]) {
      const page = await harness.page();
      await page.evaluate(([src, serverTime]) => window.host.mount(src, { init: { serverTime } }), [
        '/florin/card-frame/1/frame.html',
        Date.UTC(year, 0, 1),
      ] as const);
      const frame = await harness.frameOf(page);
      await frame.locator('#expiry').focus();
      await page.keyboard.type('1230');
      await page.evaluate(
        (serverTime) => window.host.send({ type: 'time', serverTime } as never),
        Date.UTC(2100, 0, 1),
      );
      heard.add(String((await state(page)).fields.expiry));
    }
    assert.deepEqual([...heard], ['valid']);
  });

  it('hears of the card at ticks of a quarter of a second, not at each key', async () => {
    const [page, frame] = await harness.open();
    await frame.locator('#number').focus();
    const before = await page.evaluate(() => window.host.messages.length);
    await page.keyboard.type('41');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    const during = await page.evaluate(
      (from) => window.host.messages.slice(from).filter(({ type }) => type === 'state').length,
      before,
    );
    assert.ok(during <= 1, `${during} messages for four keys`);
  });

  it('gets no number through a field that it calls something else', async () => {
    const words = { holderName: 'Card number', number: 'Name on the card' };
    const [page, frame] = await harness.open();
    await page.evaluate(
      (names) =>
        window.host.send({
          type: 'settings',
          settings: window.host.settings({
            fields: ['number', 'expiry', 'securityCode', 'holderName'],
            words: { ...window.host.words, ...names },
          }),
        }),
      words,
    );
    await frame.locator('#number').fill(VISA);
    await frame.locator('#expiry').fill('1230');
    await frame.locator('#securityCode').fill('737');
    for (const typed of [VISA, '4111 1111', '٤١١١-١١١١', '4,1,1,1,1,1,1,1', '４１１１１１１１']) {
      await frame.locator('#holderName').fill(typed);
      await frame.locator('#holderName').press('End');
      const answer = await page.evaluate(
        (id) => window.host.seal(id),
        `name-${typed.codePointAt(1)}-${typed.length}`,
      );
      assert.equal(answer.type, 'unsealed', typed);
      assert.equal((await state(page)).fields.holderName, 'invalid', typed);
      assert.ok(!JSON.stringify(await page.evaluate(() => window.host.messages)).includes(typed), typed);
    }
    assert.equal(await frame.locator('#holderNameerror').textContent(), 'word holderNameInvalid');
    await frame.locator('#holderName').fill('Louis XIV 1638715');
    assert.equal((await page.evaluate(() => window.host.seal('named'))).type, 'sealed');
  });
});
