import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { assess, type Values } from '../../src/frame/card.js';
import { monthOf } from '../../src/frame/expiry.js';
import type { FrameSettings } from '../../src/frame/protocol.js';
import { settings } from './settings.js';

const NOW = monthOf(new Date(Date.UTC(2026, 10, 21)));
const CARD: Values = { number: '4111 1111 1111 1111', expiry: '12/30', securityCode: '737', holderName: '' };

const judge = (values: Partial<Values>, changes: Partial<FrameSettings> = {}) => {
  const { codes, complete } = assess({ ...CARD, ...values }, settings(changes), NOW);
  const read: Record<string, string | boolean> = { ...Object.fromEntries(codes), complete };
  return read;
};

describe('what was typed', () => {
  it('is complete once every input that is asked for is fine', () => {
    assert.deepEqual(judge({}), { number: 'valid', expiry: 'valid', securityCode: 'valid', complete: true });
    assert.equal(judge({ securityCode: '' })['complete'], false);
  });

  it('of a gift card is judged by its length alone, and told as no brand of card', () => {
    const fields = ['number', 'securityCode'] as const;
    const gift = (number: string, securityCode = '123') =>
      judge({ number, securityCode }, { fields, isGiftCard: true });
    const number = '6036 2800 0000 0000 0501';
    assert.deepEqual(gift(number), { number: 'valid', securityCode: 'valid', complete: true });
    assert.equal(gift('12345')['number'], 'incomplete');
    assert.deepEqual(gift('GIFT-AB', 'x7Y'), { number: 'valid', securityCode: 'valid', complete: true });
    assert.equal(gift('GIFT-')['number'], 'incomplete');
    assert.equal(gift('')['number'], 'empty');
    assert.equal(gift(number, '12')['securityCode'], 'incomplete');
    assert.equal(gift(number, '')['complete'], false);
    const bank = settings({ fields, isGiftCard: true });
    assert.deepEqual(assess(CARD, bank, NOW).detection, { own: undefined });
    assert.equal(judge({ number: '12345678' }, { fields: ['number'], isGiftCard: true })['complete'], true);
  });

  it('a holder’s name counts only where it is asked for and required', () => {
    const fields = ['number', 'expiry', 'securityCode', 'holderName'] as const;
    assert.deepEqual(judge({}, { fields, holderNameRequired: true }), {
      number: 'valid',
      expiry: 'valid',
      securityCode: 'valid',
      holderName: 'empty',
      complete: false,
    });
    assert.equal(judge({}, { fields })['complete'], true);
    assert.equal(judge({ holderName: '  ' }, { fields, holderNameRequired: true })['complete'], false);
    assert.equal(judge({ holderName: 'J. Doe' }, { fields, holderNameRequired: true })['complete'], true);
  });

  it('a holder’s name that holds the number of a card is refused, in any script and however it is parted', () => {
    const fields = ['number', 'expiry', 'securityCode', 'holderName'] as const;
    for (const typed of [
      '4111 1111 1111 1111',
      '4,1,1,1,1,1,1,1',
      'no. 4111.1111',
      '٤١١١-١١١١',
      '４１１１１１１１',
    ]) {
      const { holderName, complete } = judge({ holderName: typed }, { fields });
      assert.deepEqual([holderName, complete], ['invalid', false], typed);
    }
    assert.equal(judge({ holderName: 'Louis XIV 1638715' }, { fields })['holderName'], 'valid');
  });

  it('American Express has a code of four digits, other brands of three', () => {
    const amex = { number: '371449635398431' };
    assert.equal(judge({ ...amex, securityCode: '7373' })['complete'], true);
    assert.equal(judge(amex)['securityCode'], 'incomplete');
    assert.equal(judge({ securityCode: '7373' })['securityCode'], 'incomplete');
  });

  it('a brand may do without the code, or have none', () => {
    assert.equal(judge({ number: '6771798021000008', securityCode: '' })['complete'], true);
    const bancontact = judge({ number: '6703444444444449' });
    assert.deepEqual(bancontact, { number: 'valid', expiry: 'valid', complete: true });
  });

  it('the code is asked for by the rule of the brand that the page chose, where the number can be of it', () => {
    const number = '6703444444444449';
    const code = (brand: string, typed = number) =>
      judge({ number: typed, securityCode: '' }, { brand })['securityCode'];
    assert.equal(code('bcmc'), undefined);
    assert.equal(code('maestro'), 'valid');
    assert.equal(code('cartebancaire'), 'empty');
    for (const other of ['visa', 'someday', 'laser']) assert.equal(code(other), undefined, other);
    assert.equal(code('cartebancaire', number.slice(0, 5)), undefined);
    assert.equal(judge({ securityCode: '7373' }, { brand: 'amex' })['complete'], false);
  });

  it('what the page says of its brands changes nothing that is said of the number', () => {
    // Twelve digits that could be a whole number of Maestro, but begin as a longer one of Bancontact.
    for (const number of [CARD.number, '670344444443']) {
      const say = (changes: Partial<FrameSettings>) => {
        const { codes, detection } = assess({ ...CARD, number }, settings(changes), NOW);
        return [codes.get('number'), detection];
      };
      for (const brand of ['visa', 'cartebancaire', 'maestro', 'mc', 'zzz', undefined])
        for (const isUnsupported of [true, false]) assert.deepEqual(say({ brand, isUnsupported }), say({}));
    }
  });

  it('what was left empty is missing', () => {
    const left = new Set(['number', 'expiry'] as const);
    const { codes } = assess({ ...CARD, expiry: '', securityCode: '' }, settings(), NOW, left);
    assert.deepEqual([...codes.values()], ['valid', 'missing', 'empty']);
  });

  it('a stored card’s own brand says how long its code is', () => {
    const fields = ['securityCode'] as const;
    assert.equal(judge({ securityCode: '7373' }, { fields, brand: 'amex' })['complete'], true);
    assert.equal(judge({ securityCode: '737' }, { fields, brand: 'amex' })['complete'], false);
    assert.equal(judge({ securityCode: '737' }, { fields, brand: 'visa' })['complete'], true);
    assert.equal(judge({ securityCode: '7373' }, { fields, brand: 'someday' })['complete'], true);
  });
});
