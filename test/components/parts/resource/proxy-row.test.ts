import assert from 'node:assert/strict';
import { it } from 'node:test';

import { checkout } from '../../../../src/client/checkout/index.js';
import { createClient } from '../../../../src/client/index.js';
import { proxyRow } from '../../../../src/components/parts/resource/proxy-row.js';

const asked: string[] = [];
const client = createClient({
  baseUrl: 'https://shop.example/florin',
  fetch: async (url, { method }) => {
    asked.push(`${method} ${url}`);
    return new Response(null, { status: 204 });
  },
});

it('a page calls a row below the interface’s name, and says nothing that the proxy supplies', async () => {
  const row = proxyRow('checkout', checkout.deleteStoredPaymentMethod);
  await client.call(row, { storedPaymentMethodId: '8/1' });
  assert.deepEqual(asked, ['DELETE https://shop.example/florin/checkout/storedPaymentMethods/8%2F1']);
  const decided = { storedPaymentMethodId: '1', shopperReference: 'another' };
  const error: unknown = await client.call(row, decided).catch((reason: unknown) => reason);
  assert.equal((error as { field?: string }).field, 'shopperReference');
  assert.equal(asked.length, 1);
});
