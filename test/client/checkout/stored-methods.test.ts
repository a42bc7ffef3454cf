import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { aServer, aServerSaying, errorOf, stopServers } from '../fixtures.js';

after(stopServers);

const owner = { merchantAccount: 'Florin', shopperReference: 'shopper 1' };

test('what a shopper has stored is listed, with cards and accounts as far as they may be shown', async () => {
  const card = {
    id: '1',
    type: 'scheme',
    brand: 'visa',
    lastFour: '1111',
    expiryMonth: '3',
    expiryYear: '2030',
  };
  const account = { id: '2', type: 'sepadirectdebit', iban: 'NL00', ownerName: 'A' };
  const answer = { ...owner, storedPaymentMethods: [card, account] };
  const { url, heard } = await aServerSaying(JSON.stringify(answer));
  assert.deepEqual(
    await createClient({ baseUrl: url }).call(checkout.listStoredPaymentMethods, owner),
    answer,
  );
  assert.equal(
    heard[0]?.request.url,
    '/storedPaymentMethods?merchantAccount=Florin&shopperReference=shopper+1',
  );
});

test('what is forgotten names its owner in the query, and is answered with nothing', async () => {
  const { url, heard } = await aServer((_, response) => response.writeHead(204).end());
  const client = createClient({ baseUrl: url });
  const input = { ...owner, storedPaymentMethodId: '8/1' };
  assert.equal(await client.call(checkout.deleteStoredPaymentMethod, input), undefined);
  assert.equal(heard[0]?.request.method, 'DELETE');
  assert.equal(
    heard[0]?.request.url,
    '/storedPaymentMethods/8%2F1?merchantAccount=Florin&shopperReference=shopper+1',
  );
  assert.equal(heard[0]?.body, '');
  const unowned = { storedPaymentMethodId: '1', merchantAccount: 'Florin' } as typeof input;
  const error = await errorOf(client.call(checkout.deleteStoredPaymentMethod, unowned));
  assert.deepEqual([error.field, error.unsent], ['shopperReference', true]);
});
