import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pay, startSandbox } from '../shop.js';

test('the same key brings the first answer and its key back, and pays once', async () => {
  const sandbox = await startSandbox();
  const first = await pay(sandbox, 'paid-visa', {}, 'key-1');
  const second = await pay(sandbox, 'paid-visa', {}, 'key-1');
  assert.deepEqual(second.body, first.body);
  assert.equal(second.headers.get('idempotency-key'), 'key-1');
  assert.equal(sandbox.books().length, 1);
  assert.equal((await pay(sandbox, 'paid-visa', {}, 'key-2')).status, 200);
  assert.equal(sandbox.books().length, 2);
});

test('a refusal is an answer, and is brought back too', async () => {
  const sandbox = await startSandbox();
  const first = await pay(sandbox, 'paid-visa', { amount: { value: -1, currency: 'EUR' } }, 'key-1');
  const second = await pay(sandbox, 'paid-visa', {}, 'key-1');
  assert.deepEqual([second.status, second.body], [422, first.body]);
});

test('a request refused for its credential leaves its key free', async () => {
  const sandbox = await startSandbox();
  assert.equal((await pay(sandbox, 'paid-visa', { merchantAccount: 'Other' }, 'key-1')).status, 403);
  assert.equal((await pay(sandbox, 'paid-visa', {}, 'key-1')).status, 200);
});

test('two requests with one key at once: one pays, the other is told it is under way', async () => {
  const sandbox = await startSandbox();
  const both = await Promise.all([
    pay(sandbox, 'paid-visa', {}, 'key-1'),
    pay(sandbox, 'paid-visa', {}, 'key-1'),
  ]);
  const refused = both.find(({ status }) => status === 422);
  assert.equal(refused?.body.errorCode, '704');
  assert.equal(refused?.headers.get('transient-error'), 'true');
  assert.equal(sandbox.books().length, 1);
});

test('another body under the same key brings the first answer, or a refusal where that is asked for', async () => {
  const other = { amount: { value: 1, currency: 'EUR' } };
  const replaying = await startSandbox();
  const first = await pay(replaying, 'paid-visa', {}, 'key-1');
  assert.deepEqual((await pay(replaying, 'paid-visa', other, 'key-1')).body, first.body);
  const refusing = await startSandbox({ idempotency: { mismatch: 'refuse' } });
  await pay(refusing, 'paid-visa', {}, 'key-1');
  assert.equal((await pay(refusing, 'paid-visa', other, 'key-1')).body.errorCode, '704');
});

test('a key is forgotten after 31 days, or after the time that is set', async () => {
  let now = 0;
  const sandbox = await startSandbox({ now: () => now, idempotency: { retention: 1000 } });
  await pay(sandbox, 'paid-visa', {}, 'key-1');
  now = 999;
  await pay(sandbox, 'paid-visa', {}, 'key-1');
  assert.equal(sandbox.books().length, 1);
  now = 1000;
  await pay(sandbox, 'paid-visa', {}, 'key-1');
  assert.equal(sandbox.books().length, 2);
});

test('a key of more than 64 characters is refused', async () => {
  const sandbox = await startSandbox();
  assert.equal((await pay(sandbox, 'paid-visa', {}, 'k'.repeat(65))).status, 400);
});
