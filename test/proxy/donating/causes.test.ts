import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { roundUp } from '../../../src/proxy/donating/causes.js';
import { authorised } from '../fake-platform.js';
import { arrive, EUR, openShop } from '../shop.js';
import { openDonor } from './donor.js';

describe('the causes that a shopper can give to', () => {
  it('come with what can be given: fixed amounts, or what rounds up what was paid', async () => {
    const shop = await openDonor();
    await shop.buy();
    const { causes, currency, method, lastFour } = (await shop.causes()).body;
    assert.deepEqual([currency, method, lastFour], ['EUR', 'scheme', '1111']);
    assert.deepEqual(
      (causes as { charity: string; amounts: object; roundedUp?: object }[]).map((cause) => [
        cause.charity,
        cause.amounts,
        cause.roundedUp,
      ]),
      [
        ['Treehouse', [100, 300, 500], undefined],
        ['Long Table', [50], { value: 2000, currency: 'EUR' }],
      ],
    );
  });

  it('leave out the one that rounds up where what was paid is round already', async () => {
    const shop = await openDonor({ price: 2000 });
    await shop.buy();
    assert.deepEqual(
      (await shop.offered()).map(({ charity }) => charity),
      ['Treehouse'],
    );
  });

  it('never round up by the whole maximum, and always to a full one', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 100_000 }), (paid, most) => {
        const given = roundUp(paid, most);
        assert.ok(given >= 0 && given < most);
        assert.equal((paid + given) % most, 0);
      }),
    );
  });

  it('are none before the order is paid, and none where it was paid in a way that takes no donation', async () => {
    const shop = await openDonor({ order: { countryCode: 'DE' } });
    assert.deepEqual((await shop.causes()).body, { causes: [] });
    const open = await shop.buy('buying-1', { type: 'paypal' });
    assert.equal(open.body['outcome'], 'action-required');
    assert.deepEqual((await shop.causes()).body, { causes: [] });
  });

  it('are none while a part of the order is left to pay', async () => {
    const { proxy, platform } = openShop({ donations: {} });
    platform.decide = (got) => ({
      ...authorised(got),
      resultCode: 'PartiallyAuthorised',
      paymentMethod: { type: 'scheme', brand: 'visa' },
      donationToken: 'token-1',
      order: { pspReference: 'PSP00000000000B1', orderData: 'Ab02', remainingAmount: EUR(999) },
    });
    const shopper = await arrive(proxy);
    assert.deepEqual((await shopper.pay('key-1')).body['remaining'], EUR(999));
    const { body } = await shopper.post('/donations/causes', { order: 'ORDER-1' });
    assert.deepEqual(body, { causes: [] });
    assert.ok(platform.got.every(({ path }) => path !== '/donationCampaigns'));
  });

  it('name addresses of the charity that a page may link to, and no others', async () => {
    const shop = await openDonor();
    const addresses = {
      nonprofitUrl: 'javascript:alert(1)',
      termsAndConditionsUrl: 'https://charity.example/terms',
      logoUrl: 'http://charity.example/logo.png',
    };
    const forged = await openDonor({
      options: {
        platform: {
          fetch: async (...request: Parameters<typeof shop.sandbox.fetch>) => {
            const answer = await shop.sandbox.fetch(...request);
            if (!String(request[0]).endsWith('/donationCampaigns')) return answer;
            const { donationCampaigns } = (await answer.json()) as { donationCampaigns: object[] };
            return Response.json({
              donationCampaigns: [
                { ...donationCampaigns[0], ...addresses },
                { id: 'DC2', nonprofitName: 'Nothing to give' },
                {
                  id: 'DC3',
                  nonprofitName: 'Yen',
                  donation: { currency: 'JPY', donationType: 'fixedAmounts', values: [100] },
                },
                {
                  id: 'DC4',
                  nonprofitName: 'Odd',
                  donation: { currency: 'EUR', donationType: 'fixedAmounts', values: [-1, 0] },
                },
              ],
            });
          },
        },
      },
    });
    await forged.buy();
    const causes = (await forged.causes()).body['causes'] as Record<string, unknown>[];
    assert.deepEqual(
      causes.map(({ charity, website, terms, logo }) => [charity, website, terms, logo]),
      [['Treehouse', undefined, 'https://charity.example/terms', undefined]],
    );
  });
});
