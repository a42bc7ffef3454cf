import assert from 'node:assert/strict';
import { before, describe, it, mock } from 'node:test';

import { compactDecrypt } from 'jose';

import { assess, type Values } from '../../src/frame/card.js';
import { sealCard } from '../../src/frame/envelopes.js';
import { monthOf } from '../../src/frame/expiry.js';
import { importKey, keyProblem } from '../../src/frame/key.js';
import type { FieldName, FrameSettings } from '../../src/frame/protocol.js';
import { platformKey } from '../serve-frames.mjs';
import { settings } from './settings.js';

const NOW = Date.UTC(2026, 10, 21, 9, 30, 0, 123);
const CARD: Values = {
  number: '4111 1111 1111 1111',
  expiry: '3/30',
  securityCode: '737',
  holderName: 'A B',
};
const { text, privateKey } = platformKey();

async function sealed(values: Values, changes: Partial<FrameSettings> = {}) {
  const key = await importKey(text);
  return sealCard(values, assess(values, settings(changes), monthOf(new Date(NOW))), key, NOW);
}

async function open(envelope = '') {
  const { plaintext, protectedHeader } = await compactDecrypt(envelope, privateKey);
  return { header: protectedHeader, clear: JSON.parse(new TextDecoder().decode(plaintext)) as unknown };
}

describe('sealing a card', () => {
  let envelopes: Awaited<ReturnType<typeof sealed>>;
  before(async () => {
    envelopes = await sealed(CARD);
  });

  it('makes one envelope for each of the four things, which an independent implementation opens', async () => {
    const generationtime = '2026-11-21T09:30:00.123Z';
    assert.deepEqual((await open(envelopes.encryptedCardNumber)).clear, {
      number: '4111111111111111',
      generationtime,
    });
    assert.deepEqual((await open(envelopes.encryptedExpiryMonth)).clear, {
      expiryMonth: '03',
      generationtime,
    });
    assert.deepEqual((await open(envelopes.encryptedExpiryYear)).clear, {
      expiryYear: '2030',
      generationtime,
    });
    assert.deepEqual((await open(envelopes.encryptedSecurityCode)).clear, { cvc: '737', generationtime });
    assert.equal(Object.keys(envelopes).length, 4);
  });

  it('of a gift card keeps the letters of number and PIN, and drops what parts them', async () => {
    const gift = { ...CARD, number: 'GC4f 77-3x', securityCode: 'a1 B' };
    const { encryptedCardNumber, encryptedSecurityCode } = await sealed(gift, {
      fields: ['number', 'securityCode'],
      isGiftCard: true,
    });
    const generationtime = '2026-11-21T09:30:00.123Z';
    assert.deepEqual((await open(encryptedCardNumber)).clear, { number: 'GC4f773x', generationtime });
    assert.deepEqual((await open(encryptedSecurityCode)).clear, { cvc: 'a1B', generationtime });
  });

  it('C1-17: header, algorithm and encoding are always the same, unpadded and in five parts', async () => {
    const { header } = await open(envelopes.encryptedCardNumber);
    assert.deepEqual(header, { alg: 'RSA-OAEP-256', enc: 'A256GCM', version: '1' });
    for (const envelope of Object.values(envelopes)) assert.match(envelope, /^[\w-]+(\.[\w-]+){4}$/);
  });

  it('C1-18: sealing the same card twice gives envelopes that have no part in common but the header', async () => {
    const again = (await sealed(CARD)).encryptedCardNumber?.split('.') ?? [];
    const first = envelopes.encryptedCardNumber?.split('.') ?? [];
    assert.equal(first[0], again[0]);
    for (const part of [1, 2, 3, 4]) assert.notEqual(first[part], again[part]);
  });

  it('what was in the clear is overwritten, and no key can be read out again', async () => {
    const { subtle } = crypto;
    const imports = mock.method(subtle, 'importKey');
    const encryptions = mock.method(subtle, 'encrypt');
    await sealed(CARD);
    const clear = [
      ...encryptions.mock.calls.map(({ arguments: given }) => given[2]),
      ...imports.mock.calls.map(({ arguments: given }) => given[1]).filter(ArrayBuffer.isView),
    ] as Uint8Array[];
    mock.restoreAll();
    assert.equal(clear.length, 12);
    for (const bytes of clear) assert.ok(bytes.every((byte) => byte === 0));
    assert.deepEqual(
      imports.mock.calls.map(({ arguments: given }) => given[3]),
      [false, false, false, false, false],
    );
  });

  it('a stored card asks for its security code alone, and nothing else is sealed', async () => {
    const only = await sealed(CARD, { fields: ['securityCode'] as FieldName[], brand: 'visa' });
    assert.deepEqual(Object.keys(only), ['encryptedSecurityCode']);
  });

  it('a code the brand does not have, or that was left out, is not sealed', async () => {
    const bancontact = await sealed({ ...CARD, number: '6703444444444449' });
    assert.equal(Object.hasOwn(bancontact, 'encryptedSecurityCode'), false);
    const maestro = await sealed({ ...CARD, number: '6771798021000008', securityCode: '' });
    assert.equal(Object.hasOwn(maestro, 'encryptedSecurityCode'), false);
  });
});

describe('the platform’s public key', () => {
  it('is fine from 2,048 bits on, in either case', () => {
    assert.equal(keyProblem(text), undefined);
    assert.equal(keyProblem(text.toLowerCase()), undefined);
    assert.equal(keyProblem(platformKey(4096).text), undefined);
    assert.equal(keyProblem(platformKey(2048, 3).text), undefined);
    assert.equal(keyProblem(`10001|${'f'.repeat(2048)}`), undefined, '8,192 bits');
    assert.equal(keyProblem(`10001|1${'f'.repeat(2048)}`), 'key-weak', '8,193 bits');
  });

  it('a longer key than usual seals as well', async () => {
    const long = platformKey(3072);
    const values = assess(CARD, settings({}), NOW);
    const { encryptedSecurityCode = '' } = await sealCard(CARD, values, await importKey(long.text), NOW);
    await compactDecrypt(encryptedSecurityCode, long.privateKey);
  });

  it('C1-16: a key that is too short, has no or an even exponent, or is even, is weak', () => {
    for (const bits of [512, 1024, 2040])
      assert.equal(keyProblem(platformKey(bits).text), 'key-weak', String(bits));
    const [exponent, modulus = ''] = text.split('|');
    for (const weak of ['1', '0', '2', '10000', '0001'])
      assert.equal(keyProblem(`${weak}|${modulus}`), 'key-weak', weak);
    assert.equal(keyProblem(`${exponent}|${modulus.slice(0, -1)}2`), 'key-weak');
    assert.equal(keyProblem(`${exponent}|${'0'.repeat(512)}${modulus.slice(0, 256)}`), 'key-weak');
    assert.equal(keyProblem(`${exponent}|7${modulus.slice(1)}`), 'key-weak');
    assert.equal(keyProblem('10001'), 'key-weak');
    assert.equal(keyProblem(`10001|${modulus}|1`), 'key-weak');
    assert.equal(keyProblem('x'.repeat(1e6)), 'key-weak');
  });

  it('no key is a missing key', () => {
    assert.equal(keyProblem(undefined), 'key-missing');
    assert.equal(keyProblem(''), 'key-missing');
  });
});
