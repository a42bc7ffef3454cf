import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { dataProtection } from '../../../src/client/data-protection/index.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';

after(stopServers);

const request = { merchantAccount: 'Shop', pspReference: '881613673265711A' };

async function erase(result: unknown, forceErasure?: boolean) {
  const { url, heard } = await aServerSaying(JSON.stringify({ result }));
  const call = createClient({ baseUrl: url }).call(dataProtection.requestErasure, {
    ...request,
    forceErasure,
  });
  return { call, heard };
}

test('each of the four results is told apart, and a new one is none of them', async () => {
  for (const result of ['ACTIVE_RECURRING_TOKEN_EXISTS', 'ALREADY_PROCESSED', 'PAYMENT_NOT_FOUND', 'SUCCESS'])
    assert.deepEqual(await (await erase(result)).call, { result });
  assert.deepEqual(await (await erase('SUCCESS_LATER')).call, { result: 'unknown:SUCCESS_LATER' });
});

test('erasing in spite of stored payment details is asked for by name', async () => {
  const { call, heard } = await erase('SUCCESS', true);
  await call;
  assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), { ...request, forceErasure: true });
});

test('a result that is no word proves nothing', async () => {
  assert.equal((await errorOf((await erase(true)).call)).kind, 'contract');
});
