import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Opened } from '../../../src/sandbox/index.js';
import { platformKey } from '../../serve-frames.mjs';
import { sealWithJose, sealWithWebCrypto, type Seal } from '../seal.js';
import { call, cardNumber, paymentRequest, plainCard, startSandbox } from '../shop.js';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const now = (): number => NOW;
const generationtime = new Date(NOW).toISOString();

async function sealedCard(seal: Seal, publicKey: string): Promise<Record<string, string>> {
  const fields = {
    encryptedCardNumber: 'number',
    encryptedExpiryMonth: 'expiryMonth',
    encryptedExpiryYear: 'expiryYear',
    encryptedSecurityCode: 'cvc',
  };
  const values: Record<string, string> = {
    number: cardNumber('paid-visa'),
    expiryMonth: '03',
    expiryYear: '2030',
    cvc: '737',
  };
  const sealed = Object.entries(fields).map(
    async ([field, key]) => [field, await seal(publicKey, { [key]: values[key], generationtime })] as const,
  );
  return { type: 'scheme', ...Object.fromEntries(await Promise.all(sealed)) };
}

for (const [what, seal] of [
  ['jose, RSA-OAEP-256 and A256GCM', sealWithJose()],
  ['jose, RSA-OAEP-256 and A256CBC-HS512', sealWithJose({ enc: 'A256CBC-HS512' })],
  ['jose, RSA-OAEP and A256CBC-HS512', sealWithJose({ alg: 'RSA-OAEP', enc: 'A256CBC-HS512' })],
  ['WebCrypto alone', sealWithWebCrypto],
] as const)
  test(`a card encrypted by ${what} is paid`, async () => {
    const opened: Opened[] = [];
    const sandbox = await startSandbox({ now, onDecrypted: (one) => opened.push(one) });
    const { body } = await call(
      sandbox,
      '/v71/payments',
      paymentRequest(await sealedCard(seal, sandbox.publicKey)),
    );
    assert.equal(body.resultCode, 'Authorised');
    assert.deepEqual(
      opened.map(({ field, plaintext }) => [field, plaintext]),
      [
        ['encryptedCardNumber', { number: '4111111111111111', generationtime }],
        ['encryptedExpiryMonth', { expiryMonth: '03', generationtime }],
        ['encryptedExpiryYear', { expiryYear: '2030', generationtime }],
        ['encryptedSecurityCode', { cvc: '737', generationtime }],
      ],
    );
    assert.equal(opened[0]?.header['version'], '1');
  });

test('the key is published as exponent and modulus in upper-case hex, also under a client key', async () => {
  const sandbox = await startSandbox();
  assert.match(sandbox.publicKey, /^10001\|[0-9A-F]{512}$/);
  const address = 'https://checkoutshopper.example/checkoutshopper/v1/clientKeys/';
  const answer = await sandbox.fetch(`${address}test_ABCDEFGHIJ`);
  assert.deepEqual(await answer.json(), { publicKey: sandbox.publicKey });
  assert.equal((await sandbox.fetch(`${address}nonsense`)).status, 403);
});

for (const [what, plaintext, code] of [
  ['has no generation time', { number: '4111111111111111' }, '170'],
  ['has a generation time that is none', { number: '4111111111111111', generationtime: 'today' }, '171'],
  ['is older than a day', { number: '4111111111111111', generationtime: '2026-04-30T11:59:00Z' }, '172'],
  ['is a day ahead', { number: '4111111111111111', generationtime: '2026-05-02T12:01:00Z' }, '172'],
  ['holds no JSON', 'nonsense', '175'],
  ['holds another field', { cvc: '737', generationtime }, '101'],
] as const)
  test(`an envelope that ${what} is refused with ${code}`, async () => {
    const sandbox = await startSandbox({ now });
    const encryptedCardNumber = await sealWithWebCrypto(sandbox.publicKey, plaintext);
    const method = plainCard('paid-visa', { encryptedCardNumber });
    const { status, body } = await call(sandbox, '/v71/payments', paymentRequest(method));
    assert.equal(status, 422);
    assert.equal(body.errorCode, code);
    assert.equal(body.errorType, 'validation');
    assert.deepEqual(sandbox.books(), []);
  });

test('an envelope for another key, a broken one and plain text cannot be decrypted', async () => {
  const sandbox = await startSandbox({ now });
  const right = await sealWithWebCrypto(sandbox.publicKey, { number: '4111111111111111', generationtime });
  const wrong = await sealWithWebCrypto(platformKey().text, { number: '4111111111111111', generationtime });
  for (const encryptedCardNumber of [
    wrong,
    `${right.slice(0, -4)}AAAA`,
    right.slice(0, -30),
    '4111111111111111',
    '',
  ])
    assert.equal(
      (await call(sandbox, '/v71/payments', paymentRequest(plainCard('paid-visa', { encryptedCardNumber }))))
        .body.errorCode,
      '174',
    );
});

test('how long an envelope is good for can be set', async () => {
  const sandbox = await startSandbox({ now, envelopeLifetime: 60_000 });
  const old = new Date(NOW - 61_000).toISOString();
  const encryptedCardNumber = await sealWithWebCrypto(sandbox.publicKey, {
    number: '4111111111111111',
    generationtime: old,
  });
  const { body } = await call(
    sandbox,
    '/v71/payments',
    paymentRequest(plainCard('paid-visa', { encryptedCardNumber })),
  );
  assert.equal(body.errorCode, '172');
});

test('the books hold no card number and no security code', async () => {
  const sandbox = await startSandbox({ now });
  await call(
    sandbox,
    '/v71/payments',
    paymentRequest(await sealedCard(sealWithWebCrypto, sandbox.publicKey)),
  );
  const books = JSON.stringify(sandbox.books());
  assert.ok(books.includes('"lastFour":"1111"'));
  for (const secret of ['4111111111111111', '411111', '737']) assert.ok(!books.includes(secret), secret);
});
