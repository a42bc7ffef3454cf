import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { checkoutClassic } from '../../../src/client/checkout-classic/index.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';

after(stopServers);

const verified = {
  merchantReference: 'order-1',
  paymentMethod: 'visa',
  shopperLocale: 'nl_NL',
  pspReference: 'PSP1',
  resultCode: 'Authorised',
  additionalData: { 'networkToken.available': 'true' },
  fraudResult: { accountScore: 0, results: [{ accountScore: 0, checkId: 1, name: 'check' }] },
};

test('the payload of an older drop-in is handed in and its outcome read', async () => {
  const { url, heard } = await aServerSaying(JSON.stringify(verified));
  const client = createClient({ baseUrl: `${url}/v52` });
  assert.deepEqual(await client.call(checkoutClassic.paymentResult, { payload: 'abc' }), verified);
  assert.equal(heard[0]?.request.url, '/v52/payments/result');
  assert.equal(heard[0]?.body, '{"payload":"abc"}');
});

test('a result of the older variant that is not known is unknown, and one without its reference is no answer', async () => {
  const odd = await aServerSaying(JSON.stringify({ ...verified, resultCode: 'Success' }));
  const answer = await createClient({ baseUrl: odd.url }).call(checkoutClassic.paymentResult, {
    payload: 'abc',
  });
  assert.equal(answer.resultCode, 'unknown:Success');
  const bare = await aServerSaying('{"resultCode":"Authorised"}');
  const error = await errorOf(
    createClient({ baseUrl: bare.url }).call(checkoutClassic.paymentResult, { payload: 'abc' }),
  );
  assert.deepEqual([error.kind, error.field], ['contract', 'merchantReference']);
});
