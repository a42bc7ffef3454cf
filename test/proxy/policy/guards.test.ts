import assert from 'node:assert/strict';
import { after, it } from 'node:test';

import { operationOf } from '../../../src/proxy/rows/offered-rows.js';
import { card } from '../shop.js';
import { inputOf, openMarketplace, ROWS, searchForCanary, someone } from '../marketplace.js';

after(searchForCanary);

/** Rows that look a card up, by its first digits among others. */
const LOOK_UPS = [
  'bin-lookup.getThreeDSAvailability',
  'bin-lookup.getCostEstimate',
  'checkout.getCardDetails',
];

for (const name of LOOK_UPS)
  it(`${name} takes the first eight digits of a card, and never more of it`, async () => {
    const { call, platform } = openMarketplace();
    const offered = ROWS.find((each) => operationOf(each) === name) ?? assert.fail(name);
    for (const audience of offered.rule.audiences) {
      const withNumber = (cardNumber: unknown) =>
        call(someone(audience), offered, { body: { ...inputOf(offered), cardNumber } });
      for (const digits of ['411111', '41111111']) {
        assert.equal((await withNumber(digits)).status, 200, `${audience} ${digits}`);
        assert.equal(platform.reached.at(-1)?.fields['cardNumber'], digits);
      }
      const before = platform.reached.length;
      for (const number of ['411111111', '4111111111111111', '4111 1111', '4111-111', 'own-card'])
        assert.deepEqual(
          [(await withNumber(number)).code, (await withNumber(number)).field],
          ['clear-card-data', 'cardNumber'],
          `${audience} ${number}`,
        );
      assert.equal(platform.reached.length, before);
    }
  });

/** Rows whose answer is worth as much to a card tester as an attempt to pay. */
const COUNTED = [
  'getBalance',
  'getCardDetails',
  'createApplePaySession',
  'createOrder',
  'createStoredPaymentMethod',
];

for (const name of COUNTED)
  it(`C5-106: checkout.${name} counts as an attempt to pay`, async () => {
    const { call, platform } = openMarketplace({ limits: { session: 1, address: 10 } });
    const offered = ROWS.find((each) => operationOf(each) === `checkout.${name}`) ?? assert.fail(name);
    const [first, second] = [
      await call(someone('shopper'), offered),
      await call(someone('shopper'), offered),
    ];
    assert.ok(first.status < 300, first.looks);
    assert.deepEqual([second.status, second.code], [429, 'rate-limited']);
    assert.ok(Number(second.headers.get('retry-after')) > 0);
    assert.equal(platform.reached.length, 1);
  });

it('C1-18: a sealed card is stored once, and by one caller', async () => {
  const { call, platform } = openMarketplace({ limits: { session: 10, address: 10 } });
  const store =
    ROWS.find((each) => operationOf(each) === 'checkout.createStoredPaymentMethod') ?? assert.fail();
  const input = { ...inputOf(store), paymentMethod: card() };
  const first = await call(someone('shopper'), store, { body: input });
  assert.ok(first.status < 300, first.looks);
  const again = await call(someone('shopper'), store, { body: input });
  assert.deepEqual([again.status, again.code, again.field], [422, 'invalid-request', 'paymentMethod']);
  const fresh = { ...input, paymentMethod: card() };
  assert.ok((await call(someone('shopper'), store, { body: fresh })).status < 300);
  assert.equal(platform.reached.length, 2);
});

it('staff look up more cards than a shopper may try', async () => {
  const { call, platform } = openMarketplace({ limits: { session: 1, address: 1 } });
  const offered = ROWS.find((each) => operationOf(each) === 'checkout.getCardDetails') ?? assert.fail();
  for (let card = 1; card <= 5; card++) assert.equal((await call(someone('operator'), offered)).status, 200);
  assert.equal(platform.reached.length, 5);
});
