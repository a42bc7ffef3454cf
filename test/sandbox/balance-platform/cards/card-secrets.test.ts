import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../../src/facts/instant.js';
import { pinIn, sessionKey, type Session } from '../../../secret-frame/judge.js';
import { issue, openPlatform, refusal, SECOND, type Platform } from '../platform.js';

/** A telephone of a cardholder: makes a session key, and alone opens what is sealed for it. */
async function device({ bcl }: Pick<Platform, 'bcl'>, purpose: string) {
  return sessionKey((await bcl.getPublicKey({ purpose })).publicKey);
}

/** What another cardholder's key makes of it: noise, where its padding is by chance one. */
function opened({ open }: Session, sealed: string): string {
  try {
    return open(sealed).toString();
  } catch {
    return '';
  }
}

async function pinOfCard(platform: Platform, paymentInstrumentId: string) {
  const session = await device(platform, 'pinReveal');
  const { encryptedKey } = session;
  const { encryptedPinBlock, token } = await platform.bcl.revealPin({ encryptedKey, paymentInstrumentId });
  return { pin: pinIn(session, encryptedPinBlock, token), token };
}

async function change(platform: Platform, paymentInstrumentId: string, pin: string, token: string) {
  const { encryptedKey, sealPin } = await device(platform, 'pinChange');
  const encryptedPinBlock = sealPin(pin, token);
  return platform.bcl.changePin({ encryptedKey, encryptedPinBlock, paymentInstrumentId, token });
}

/** A PIN block under another key than the one that is sent. */
async function spoilt(platform: Platform, paymentInstrumentId: string) {
  const [{ encryptedKey }, { sealPin }] = [
    await device(platform, 'pinChange'),
    await device(platform, 'pinChange'),
  ];
  const token = '1234567890123456';
  const encryptedPinBlock = sealPin('2580', token);
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
    const revealed: unknown = JSON.parse(asking.open(encryptedData).toString());
    assert.deepEqual(revealed, await bcl.getCardNumber({ id }));
    assert.ok(!opened(other, encryptedData).includes('pan'));
    const wrong = await device(platform, 'pinReveal');
    const mixed = bcl.revealPaymentInstrument({ encryptedKey: wrong.encryptedKey, paymentInstrumentId: id });
    assert.equal((await refusal(mixed)).field, 'encryptedKey');
    await bcl.updatePaymentInstrument({ id, status: 'closed' });
    assert.equal((await refusal(bcl.getCardNumber({ id }))).status, 422);
  });

  it('let a PIN be changed under a token that the device makes up', async () => {
    const platform = await openPlatform();
    const { id } = await issue(platform, platform.dutchEur);
    const { pin, token } = await pinOfCard(platform, id);
    assert.match(pin, /^\d{4}$/);
    assert.equal((await refusal(change(platform, id, '2580', '12345678'))).field, 'token');
    assert.equal((await refusal(spoilt(platform, id))).field, 'encryptedPinBlock');
    assert.equal((await refusal(change(platform, id, '25', token))).field, 'encryptedPinBlock');
    assert.equal((await pinOfCard(platform, id)).pin, pin);
    assert.deepEqual(await change(platform, id, '2580', '1234567890123456'), { status: 'completed' });
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
    assert.match(first.publicKey, /^MII[\w+/]+={0,2}$/);
    assert.equal(Date.parse(first.publicKeyExpiryDate), clock.now + DAY);
    clock.now += DAY;
    const late = bcl.revealPaymentInstrument({ encryptedKey, paymentInstrumentId: id });
    assert.equal((await refusal(late)).field, 'encryptedKey');
    assert.notEqual((await bcl.getPublicKey({ purpose: 'panReveal' })).publicKey, first.publicKey);
    assert.equal((await refusal(bcl.getPublicKey({ purpose: 'fun' }))).field, 'purpose');
  });
});
