import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';
import { amount } from './payment-fixtures.js';

after(stopServers);

const asked = {
  amount,
  merchantAccount: 'Florin',
  reference: 'order-1',
  returnUrl: 'https://shop.example/return',
  mode: 'hosted' as const,
  expiresAt: '2026-11-21T10:00:00+01:00',
  installmentOptions: { card: { plans: ['regular' as const], values: [2, 3, 6] } },
};

test('a session repeats what was asked and adds where the shopper pays', async () => {
  const made = { ...asked, id: 'CS1', url: 'https://pay.example/CS1' };
  const { url, heard } = await aServerSaying(JSON.stringify(made), { status: 201 });
  const client = createClient({ baseUrl: url });
  assert.deepEqual(await client.call(checkout.createSession, asked), made);
  assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), asked);
});

test('nothing that is only answered can be asked for, and an end needs its offset', async () => {
  const { url, heard } = await aServerSaying('{}', { status: 201 });
  const client = createClient({ baseUrl: url });
  const cases: [field: string, changed: object][] = [
    ['id', { id: 'CS1' }],
    ['expiresAt', { expiresAt: '2026-11-21T10:00:00' }],
    ['returnUrl', { returnUrl: `https://shop.example/${'x'.repeat(8000)}` }],
    ['installmentOptions.card.values.1', { installmentOptions: { card: { values: [2, 2.5] } } }],
    ['installmentOptions.card.maxValue', { installmentOptions: { card: { maxValue: 6 } } }],
  ];
  for (const [field, changed] of cases)
    assert.equal((await errorOf(client.call(checkout.createSession, { ...asked, ...changed }))).field, field);
  assert.equal(heard.length, 0);
});

test('how a session ended is asked with the result that its page was given', async () => {
  const { url, heard } = await aServerSaying('{"id":"CS1","status":"completed"}');
  const input = { sessionId: 'CS1', sessionResult: 'a+b/c=' };
  const answer = await createClient({ baseUrl: url }).call(checkout.getSessionResult, input);
  assert.equal(answer.status, 'completed');
  assert.equal(heard[0]?.request.url, '/sessions/CS1?sessionResult=a%2Bb%2Fc%3D');
});
