import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createClient } from '../../../src/client/client.js';
import { binLookup } from '../../../src/client/bin-lookup/index.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';

after(stopServers);

test('what a payment would cost is asked with the first digits of a card', async () => {
  const answer = {
    cardBin: { bin: '411111', commercial: false, fundingSource: 'CHARGE', summary: '1111' },
    costEstimateAmount: { value: 12, currency: 'EUR' },
    resultCode: 'Success',
    surchargeType: 'ZERO',
  };
  const { url, heard } = await aServerSaying(JSON.stringify(answer));
  const client = createClient({ baseUrl: `${url}/pal/servlet/BinLookup/v54` });
  const input = {
    amount: { value: 1999, currency: 'EUR' },
    cardNumber: '41111111',
    merchantAccount: 'Florin',
  };
  assert.deepEqual(await client.call(binLookup.getCostEstimate, input), answer);
  assert.equal(heard[0]?.request.url, '/pal/servlet/BinLookup/v54/getCostEstimate');
  for (const cardNumber of ['411', '4'.repeat(20)]) {
    const error = await errorOf(client.call(binLookup.getCostEstimate, { ...input, cardNumber }));
    assert.deepEqual([error.field, error.unsent], ['cardNumber', true]);
  }
});

test('which versions of 3D Secure a card can do is read by range, keys included', async () => {
  const answer = {
    binDetails: { issuerCountry: 'NL' },
    dsPublicKeys: [{ brand: 'visa', directoryServerId: 'F013371337', publicKey: 'eyJ0Ijoi' }],
    threeDS1Supported: false,
    threeDS2CardRangeDetails: [
      {
        brandCode: 'visa',
        startRange: '411111111111',
        endRange: '411111111111',
        threeDS2Versions: ['2.2.0'],
      },
    ],
    threeDS2supported: true,
  };
  const { url } = await aServerSaying(JSON.stringify(answer));
  const input = { merchantAccount: 'Florin', cardNumber: '41111111', brands: ['visa'] };
  const client = createClient({ baseUrl: url });
  assert.deepEqual(await client.call(binLookup.getThreeDSAvailability, input), answer);
});
