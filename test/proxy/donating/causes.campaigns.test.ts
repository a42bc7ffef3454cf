import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { codeOf } from '../shop.js';
import { openDonor } from './donor.js';

type Donor = Awaited<ReturnType<typeof openDonor>>;

const FULL = {
  id: 'DC1',
  campaignName: 'Trees for towns',
  causeName: 'Nature',
  nonprofitName: 'Treehouse',
  nonprofitDescription: 'Plants trees.',
  nonprofitUrl: 'https://charity.example/about',
  termsAndConditionsUrl: 'https://charity.example/terms',
  logoUrl: 'https://charity.example/logo.png',
  donation: { currency: 'EUR', donationType: 'fixedAmounts', values: [100, 300] },
};

const fixed = (values: unknown, changes: object = {}) => ({
  ...FULL,
  donation: { currency: 'EUR', donationType: 'fixedAmounts', values },
  ...changes,
});
const roundup = (maxRoundupAmount: unknown) => ({
  ...FULL,
  donation: { currency: 'EUR', donationType: 'roundup', maxRoundupAmount },
});

/** A shop whose platform answers with these campaigns, and an order of € 19.50 that is paid. */
async function openWith(campaigns: unknown): Promise<Donor> {
  const inner = await openDonor();
  const shop = await openDonor({
    options: {
      platform: {
        fetch: async (...request: Parameters<typeof inner.sandbox.fetch>) =>
          String(request[0]).endsWith('/donationCampaigns')
            ? campaigns instanceof Error
              ? new Response('', { status: 503 })
              : Response.json({ donationCampaigns: campaigns })
            : inner.sandbox.fetch(...request),
        budget: 20,
        pause: 1,
      },
    },
  });
  await shop.buy();
  return shop;
}

const amountsOf = async (...campaigns: object[]): Promise<unknown[]> =>
  (await (await openWith(campaigns)).offered()).map(({ amounts }) => amounts);

describe('the platform’s campaigns, as a page shows them', () => {
  it('keep the texts and addresses of the charity', async () => {
    const [cause] = await (await openWith([FULL])).offered();
    assert.deepEqual(cause, {
      id: 'DC1',
      cause: 'Nature',
      charity: 'Treehouse',
      description: 'Plants trees.',
      website: 'https://charity.example/about',
      terms: 'https://charity.example/terms',
      logo: 'https://charity.example/logo.png',
      amounts: [100, 300],
    });
  });

  it('keep an address of 2,000 characters, and none that is longer', async () => {
    const long = (length: number): string => 'https://charity.example/'.padEnd(length, 'a');
    const [cause] = await (
      await openWith([{ ...FULL, nonprofitUrl: long(2000), logoUrl: long(2001) }])
    ).offered();
    assert.equal(Object(cause).website, long(2000));
    assert.equal(Object(cause).logo, undefined);
  });

  it('are called by their own name where they name no charity', async () => {
    const [cause] = await (await openWith([{ ...FULL, nonprofitName: undefined }])).offered();
    assert.equal(cause?.charity, 'Trees for towns');
  });

  it('are left out where they name nothing at all, or have no identifier', async () => {
    const nameless = { ...FULL, nonprofitName: undefined, campaignName: undefined };
    assert.deepEqual(await (await openWith([nameless, { ...FULL, id: undefined }])).offered(), []);
  });

  it('offer each amount once, at most eight, and only amounts of money', async () => {
    assert.deepEqual(await amountsOf(fixed([300, -1, 0, 300, 100])), [[300, 100]]);
    const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    assert.deepEqual(await amountsOf(fixed(nine)), [nine.slice(0, 8)]);
    assert.deepEqual(await amountsOf(fixed([0]), fixed([]), fixed(undefined)), []);
  });

  it('are read in the older form too, whose amounts stand beside the texts', async () => {
    const older = { ...FULL, donation: undefined, amounts: { currency: 'EUR', values: [200] } };
    assert.deepEqual(await amountsOf(older), [[200]]);
    assert.deepEqual(await amountsOf({ ...older, amounts: { currency: 'USD', values: [200] } }), []);
  });

  it('round up to the next full amount, and are left out where the platform names none', async () => {
    assert.deepEqual(await amountsOf(roundup(100), roundup(1000), roundup(1)), [[50], [50]]);
    assert.deepEqual(await amountsOf(roundup(0), roundup(-100), roundup(undefined)), []);
  });

  it('are twelve at most', async () => {
    const many = Array.from({ length: 13 }, (_, at) => ({ ...FULL, id: `DC${at}` }));
    const offered = await (await openWith(many)).offered();
    assert.deepEqual(
      offered.map(({ id }) => id),
      many.slice(0, 12).map(({ id }) => id),
    );
  });

  it('are none where the platform has none, and an error where its answer is no list', async () => {
    assert.deepEqual(await (await openWith(undefined)).offered(), []);
    assert.equal(codeOf(await (await openWith('none')).causes()), 'platform-unavailable');
    assert.equal(codeOf(await (await openWith([fixed('300')])).causes()), 'platform-unavailable');
  });

  it('are asked for in the shopper’s language, where that is a language', async () => {
    const shop = await openDonor();
    await shop.buy();
    await shop.causes();
    await shop.shopper.post('/donations/causes', { order: 'ORDER-1', locale: 'no language' });
    await shop.shopper.post('/donations/causes', { order: 'ORDER-1' });
    assert.deepEqual(
      shop.sent().filter(({ amount, reference }) => amount === undefined && reference === undefined),
      [
        { merchantAccount: 'Shop', currency: 'EUR', locale: 'en' },
        { merchantAccount: 'Shop', currency: 'EUR' },
        { merchantAccount: 'Shop', currency: 'EUR' },
      ],
    );
  });

  it('that the platform does not give are an error, and its reason is in the merchant’s log', async () => {
    const shop = await openWith(new Error('down'));
    const reply = await shop.causes();
    assert.deepEqual([reply.status, codeOf(reply)], [502, 'platform-unavailable']);
    assert.match(shop.told(), /"notes":\["platform-503"\]/);
  });

  it('are counted as other questions are, so that no visitor asks without end', async () => {
    const shop = await openDonor({ options: { limits: { methods: { session: 4, address: 100 } } } });
    for (let count = 0; count < 3; count++) assert.equal((await shop.causes()).status, 200);
    assert.equal(codeOf(await shop.causes()), 'rate-limited');
  });
});
