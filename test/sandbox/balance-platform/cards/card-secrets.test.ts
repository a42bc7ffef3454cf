import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { pinBlockOf, pinOf } from '../../../../src/sandbox/balance-platform/cards/pin-block.js';
import { DAY, issue, openPlatform, refusal, SECOND, type Platform } from '../platform.js';

const base64 = (bytes: ArrayBuffer | Uint8Array): string =>
  Buffer.from(bytes as Uint8Array).toString('base64');

/** A telephone of a cardholder: makes a session key, and alone opens what is sealed for it. */
async function device({ bcl }: Pick<Platform, 'bcl'>, purpose: string) {
  const { publicKey } = await bcl.getPublicKey({ purpose, format: 'jwk' });
  const wrapping = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const platformKey = await crypto.subtle.importKey('jwk', JSON.parse(publicKey), wrapping, false, [
    'encrypt',
  ]);
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const open = async (sealed: string): Promise<Uint8Array> => {
    const bytes = new Uint8Array(Buffer.from(sealed, 'base64'));
    const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, 12) };
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, bytes.slice(12)));
  };
  const seal = async (content: Uint8Array<ArrayBuffer>): Promise<string> => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, content));
    return base64(new Uint8Array([...iv, ...sealed]));
  };
  const encryptedKey = base64(await crypto.subtle.encrypt(wrapping, platformKey, raw));
  return { encryptedKey, open, seal };
}

async function pinOfCard(platform: Platform, paymentInstrumentId: string) {
  const { encryptedKey, open } = await device(platform, 'pinReveal');
  const { encryptedPinBlock, token } = await platform.bcl.revealPin({ encryptedKey, paymentInstrumentId });
  return { pin: pinOf(await open(encryptedPinBlock), token), token };
}

async function change(platform: Platform, paymentInstrumentId: string, pin: string, token: string) {
  const { encryptedKey, seal } = await device(platform, 'pinChange');
  const encryptedPinBlock = await seal(pinBlockOf(pin, token));
  return platform.bcl.changePin({ encryptedKey, encryptedPinBlock, paymentInstrumentId, token });
}

describe('secrets of a card', () => {
  it('are opened only by the device that asked for the number', async () => {
    const platform = await openPlatform();
    const { bcl, dutchEur } = platform;
    const { id } = await issue(platform, dutchEur);
    const [asking, other] = [await device(platform, 'panReveal'), await device(platform, 'panReveal')];
    const { encryptedKey } = asking;
    const { encryptedData } = await bcl.revealPaymentInstrument({ encryptedKey, paymentInstrumentId: id });
    const revealed: unknown = JSON.parse(Buffer.from(await asking.open(encryptedData)).toString());
    assert.deepEqual(revealed, await bcl.getCardNumber({ id }));
    await assert.rejects(other.open(encryptedData));
    const wrong = await device(platform, 'pinReveal');
    const mixed = bcl.revealPaymentInstrument({ encryptedKey: wrong.encryptedKey, paymentInstrumentId: id });
    assert.equal((await refusal(mixed)).field, 'encryptedKey');
    await bcl.updatePaymentInstrument({ id, status: 'closed' });
    assert.equal((await refusal(bcl.getCardNumber({ id }))).status, 422);
  });

  it('let a PIN be changed by whoever holds its token', async () => {
    const platform = await openPlatform();
    const { id } = await issue(platform, platform.dutchEur);
    const { pin, token } = await pinOfCard(platform, id);
    assert.match(pin ?? '', /^\d{4}$/);
    assert.equal((await refusal(change(platform, id, '2580', '1234567890123456'))).field, 'token');
    assert.equal((await refusal(change(platform, id, '25', token))).field, 'encryptedPinBlock');
    assert.equal((await pinOfCard(platform, id)).pin, pin);
    assert.deepEqual(await change(platform, id, '2580', token), { status: 'completed' });
    assert.equal((await pinOfCard(platform, id)).pin, '2580');
    await platform.bcl.updatePaymentInstrument({ id, status: 'suspended' });
    assert.deepEqual(await change(platform, id, '1470', token), { status: 'unavailable' });
    assert.equal((await pinOfCard(platform, id)).pin, '2580');
  });

  it('leave the old PIN on a card of plastic until its chip has met a terminal', async () => {
    const platform = await openPlatform();
    const { bcl, clock, dutchEur } = platform;
    const { id } = await issue(platform, dutchEur, { formFactor: 'physical' });
    await bcl.updatePaymentInstrument({ id, status: 'active' });
    const { pin, token } = await pinOfCard(platform, id);
    const next = pin === '2580' ? '1470' : '2580';
    assert.deepEqual(await change(platform, id, next, token), { status: 'pending' });
    assert.equal((await pinOfCard(platform, id)).pin, pin);
    clock.now += 10 * SECOND;
    assert.equal((await pinOfCard(platform, id)).pin, next);
  });

  it('travel under keys that expire', async () => {
    const platform = await openPlatform();
    const { bcl, clock, dutchEur } = platform;
    const { id } = await issue(platform, dutchEur);
    const { encryptedKey } = await device(platform, 'panReveal');
    const first = await bcl.getPublicKey({ purpose: 'panReveal' });
    assert.match(first.publicKey, /^-----BEGIN PUBLIC KEY-----\n/);
    assert.equal(Date.parse(first.publicKeyExpiryDate), clock.now + DAY);
    clock.now += DAY;
    const late = bcl.revealPaymentInstrument({ encryptedKey, paymentInstrumentId: id });
    assert.equal((await refusal(late)).field, 'encryptedKey');
    assert.notEqual((await bcl.getPublicKey({ purpose: 'panReveal' })).publicKey, first.publicKey);
    assert.equal((await refusal(bcl.getPublicKey({ purpose: 'fun' }))).field, 'purpose');
  });
});

describe('a PIN block', () => {
  it('is that of ISO 9564 in its format 0', () => {
    const block = pinBlockOf('1234', '43219876543210987');
    assert.equal(Buffer.from(block).toString('hex'), '0412ac89abcdef67');
    assert.equal(pinOf(block, '43219876543210987'), '1234');
    assert.equal(pinOf(block, '43219876543210087'), undefined);
  });
});
