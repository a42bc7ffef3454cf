import assert from 'node:assert/strict';
import { constants, createHash, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto';
import { describe, it } from 'node:test';

import { openPin, sealPin } from '../../src/facts/pin-block.js';
import { sessionCipher } from '../../src/facts/session-key.js';
import { pinProblem } from '../../src/secret-frame/pin.js';
import { newSessionKey, signingWith } from '../../src/secret-frame/sealing.js';
import { platformKey, wrapFor } from '../../src/secret-frame/wrapping.js';
import { sessionOf, signedBy } from './judge.js';

const pairOf = (modulusLength: number, publicExponent = 65537) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength, publicExponent });
  return {
    text: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    publicKey,
    privateKey,
  };
};

/** What Node's own RSA makes of a wrapped key, padding and all: its way through the padding hides where that is wrong. */
const blockIn = (privateKey: KeyObject, wrapped: string): string =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(wrapped, 'hex'),
  ).toString('hex');

/** RFC 8017, section 7.2: 00 02, eight bytes or more of which none is zero, 00, the content. */
const contentIn = (block: string): string | undefined => /^0002(?:(?!00)..){8,}?00(.*)$/.exec(block)?.[1];

/** What the platform's documentation, and a client that ran against its test system, give as an example: decision 0025. */
const PUBLISHED = {
  key: '14B784F0F287070F962F8A24A854CEC0AF3BC73C2358C3F6D1CA5992FC59AB61',
  publicKey:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5Yciih2A+4RVLoutFwbVfEhuOc2sFMb3iZKPkL18Kti/q1d7XP/Ep1zSOVP3449Sb+jPgUwxNcUR5Hm2F4bEqnTBCtI/6Zm8k2DOPyhBF1O8sZpNCvMLv8406p0VSs5bsJ5K0HBgw5NTOwFv/38u/roNngrRA1U+le6Hf9IeMlTXY79Dl9xttG0meNk/uNFL5/ozbjEZhpgSXcs47l3zKaU+e2dCmbVQwxlnAaCj1tAOxPPke/bF7Q/KxlgbMrIT80Joyn3F+zcyU4JkeqdIak0vIzz0wbA4GyN5Ano1i53oP6W3hRiE2f9onU6GUWVJbpV09EF1EQB5EVEHy50A8QIDAQAB',
  card: '4332F74A329924703EB12A6D5E7D6076D94018073FD3C07B551640D73630C3FBAD84BF7FEB9F7FA8145F83CD3258BEC80B9355B013724B2B661EE21A873F37DA2C170D6A4B15DB0C6CA8033FE65BB57542DF7974E133BADD6F39FCEA049000BF',
  // Of the plain text, so that no number of a card stands here.
  digest: 'bc47f688bc69b4e2fd0f4455b386f0b55afec305903c6e3deea0a3926ef2771e',
  pinBlock: '2F93F6F3D6ECA6192F71BBA3D99BD825',
  token: '8661218353725212',
  pin: '0287',
};
const publishedCipher = () => sessionCipher(new Uint8Array(Buffer.from(PUBLISHED.key, 'hex')));

describe('what the secret frame seals', () => {
  it('a session key under RSAES-PKCS1-v1_5, which Node opens, and no two alike', async () => {
    for (const bits of [2048, 3072]) {
      const { text, privateKey } = pairOf(bits);
      const platform = await platformKey(text);
      assert.ok(platform);
      const content = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
      const wrapped = Array.from({ length: 50 }, () => wrapFor(platform, content));
      assert.equal(new Set(wrapped).size, 50);
      for (const one of wrapped) {
        assert.equal(one.length, bits / 4);
        const block = blockIn(privateKey, one);
        assert.equal(block.length, bits / 4);
        assert.equal(contentIn(block), content.toString('hex'));
      }
    }
  });

  it('what it seals and opens is AES-256 in CBC mode with a vector of zeros, under the key that it wrapped', async () => {
    const { text, privateKey } = pairOf(2048);
    const key = await newSessionKey((await platformKey(text))!);
    const judge = sessionOf(Buffer.from(contentIn(blockIn(privateKey, key.wrapped)) ?? '', 'hex'));
    assert.equal(Buffer.from(await key.open(judge.seal(Buffer.from('content')))).toString(), 'content');
    await assert.rejects(key.open(`${judge.seal(Buffer.from('content')).slice(0, -2)}xx`));
    const token = '4321987654321098';
    for (const pin of ['2580', '123456', '908172635445']) {
      assert.equal(
        judge.plainPin(await key.sealPin(pin, token), token),
        `4${pin.length.toString(16)}${pin}`.padEnd(16, 'a'),
      );
      assert.equal(await key.openPin(judge.sealPin(pin, token), token), pin);
    }
    assert.notEqual(await key.sealPin('2580', token), await key.sealPin('2580', token));
    assert.equal(await key.openPin(judge.sealPin('2580', token), '4321987654321099'), undefined);
    assert.equal(await key.openPin(judge.sealPin('258', token), token), undefined);
  });

  it('what the platform publishes as an example is opened: a card, and a PIN block of ISO 9564-1, format 4', async () => {
    const cipher = await publishedCipher();
    const card = Buffer.from(await cipher.decrypt(PUBLISHED.card));
    assert.deepEqual(Object.keys(JSON.parse(card.toString()) as object), ['cvc', 'expiration', 'pan']);
    assert.equal(createHash('sha256').update(card).digest('hex'), PUBLISHED.digest);
    assert.equal(await openPin(cipher, PUBLISHED.pinBlock, PUBLISHED.token), PUBLISHED.pin);
    const sealed = await sealPin(cipher, PUBLISHED.pin, PUBLISHED.token);
    assert.equal(await openPin(cipher, sealed, PUBLISHED.token), PUBLISHED.pin);
    assert.equal((await platformKey(PUBLISHED.publicKey))?.size, 256);
  });

  it('a public key with and without its armour', async () => {
    const { publicKey, text } = pairOf(2048);
    const armoured = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    assert.deepEqual(await platformKey(armoured), await platformKey(text));
    assert.ok(await platformKey(text));
  });

  it('C10-276: nothing under a key that is weak or is none', async () => {
    const { publicKey: ec } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const wrong = [
      pairOf(1024).text,
      pairOf(2048, 3).text,
      ec.export({ type: 'spki', format: 'der' }).toString('base64'),
      pairOf(2048).text.slice(0, -4),
      '',
      '{}',
      'pem',
    ];
    for (const text of wrong) assert.equal(await platformKey(text), undefined);
    // An even modulus of 2,048 bits has two as a factor.
    const even = Buffer.from(pairOf(2048).text, 'base64');
    even[even.length - 6]! &= 0xfe;
    assert.equal(await platformKey(even.toString('base64')), undefined);
  });

  it('signatures that Node makes too, in which it counts where a part ends', async () => {
    const { sign, verify } = signingWith('a key');
    assert.equal(await sign('a', 'bc'), signedBy('a key', 'a', 'bc'));
    assert.equal(await verify(signedBy('a key', 'a', 'bc'), 'a', 'bc'), true);
    assert.equal(await verify(signedBy('a key', 'ab', 'c'), 'a', 'bc'), false);
  });
});

describe('a new PIN', () => {
  it('C10-277: is refused where it is too short, one digit, a run up or down, or a year', () => {
    for (const pin of ['', '123', '1234567890123', '12a4', '١٢٣٤'])
      assert.equal(pinProblem(pin, pin), 'pin-length', pin);
    for (const pin of [
      '0000',
      '111111',
      '1234',
      '4321',
      '7890',
      '8901',
      '0987',
      '1900',
      '1984',
      '2026',
      '2099',
    ])
      assert.equal(pinProblem(pin, pin), 'pin-weak', pin);
    for (const pin of ['2580', '1357', '1899', '2100', '198420'])
      assert.equal(pinProblem(pin, pin), undefined, pin);
    assert.equal(pinProblem('2580', '2581'), 'pin-differs');
  });
});
