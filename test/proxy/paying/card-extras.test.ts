import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openAppShop } from '../app-shop.js';
import { fieldOf } from '../shop.js';

/** As the sandbox takes a published test card. */
const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

const ADDRESS = {
  street: 'Baker Street',
  houseNumberOrName: '221B',
  postalCode: 'NW1 6XE',
  city: 'London',
  country: 'GB',
};

const openShop = (order: object, currency = 'BRL') =>
  openAppShop({ amount: { value: 12_000, currency }, order: { countryCode: 'BR', ...order } });

const PARTS = { installmentOptions: { card: { values: [2, 3] }, amex: { values: [6] } } };

describe('instalments and a billing address beside a card', () => {
  it('are offered with cards where the order asks for them, and nowhere else', async () => {
    const cardsOf = async (order: object) => {
      const { shopper } = await openShop(order);
      const methods = (await shopper.methods()).body['methods'] as {
        type: string;
        configuration?: object;
        hint?: object;
      }[];
      const { configuration, hint } = methods.find(({ type }) => type === 'scheme') ?? {};
      return { configuration, hint };
    };
    assert.deepEqual(await cardsOf({}), { configuration: undefined, hint: undefined });
    assert.deepEqual(await cardsOf({ ...PARTS, cardBillingAddress: 'full' }), {
      configuration: { ...PARTS, billingAddress: 'full', countryCode: 'BR' },
      hint: { installments: [2, 3] },
    });
  });

  it('are sent to the platform, and charge the order once', async () => {
    const shop = await openShop(PARTS);
    const paid = await shop.pay('k1', { ...CARD, installments: { value: 3 } });
    assert.equal(paid.body['outcome'], 'paid');
    assert.deepEqual(shop.sent().at(-1)!['installments'], { value: 3 });
    assert.equal(shop.charged(), 1);
  });

  it('are refused by the issuer where its market has none', async () => {
    const shop = await openShop(PARTS, 'EUR');
    const paid = await shop.pay('k1', { ...CARD, installments: { value: 3 } });
    assert.equal(paid.body['outcome'], 'refused');
    assert.equal(shop.charged(), 0);
  });

  it('a page cannot choose parts or a plan that the order does not offer', async () => {
    const shop = await openShop(PARTS);
    const wrong = [{ value: 12 }, { value: 1, plan: 'revolving' }, { value: 2, plan: 'revolving' }];
    for (const [at, installments] of wrong.entries())
      assert.equal(
        fieldOf(await shop.pay(`k${at}`, { ...CARD, installments })),
        'paymentMethod.installments',
      );
    const plain = await openShop({});
    assert.equal(
      fieldOf(await plain.pay('k', { ...CARD, installments: { value: 2 } })),
      'paymentMethod.installments',
    );
    assert.equal(shop.charged() + plain.charged(), 0);
  });

  const MEXICO = {
    countryCode: 'MX',
    installmentOptions: {
      card: {
        values: [0, 3],
        plans: [
          'with_interest',
          'nointerest_bonus',
          'interest_bonus',
          'refund_prctg',
          'nointeres_refund_prctg',
          'interes_refund_prctg',
          'buynow_paylater',
        ],
        percentages: {
          nointerest_bonus: 5,
          interest_bonus: 6,
          refund_prctg: 10,
          nointeres_refund_prctg: 11,
          interes_refund_prctg: 12,
        },
      },
    },
  };

  for (const installments of [
    { value: 3, plan: 'with_interest' },
    { value: 3, plan: 'nointerest_bonus', extra: 5 },
    { value: 3, plan: 'interest_bonus', extra: 6 },
    { value: 3, plan: 'refund_prctg', extra: 10 },
    { value: 3, plan: 'nointeres_refund_prctg', extra: 11 },
    { value: 3, plan: 'interes_refund_prctg', extra: 12 },
    { value: 3, plan: 'buynow_paylater' },
    { value: 0, plan: 'buynow_paylater' },
  ])
    it(`by ${installments.plan}, ${installments.value} times, go to the platform as they were offered`, async () => {
      const shop = await openShop(MEXICO, 'MXN');
      const paid = await shop.pay('k', { ...CARD, installments });
      assert.equal(paid.body['outcome'], 'paid');
      assert.deepEqual(shop.sent().at(-1)!['installments'], installments);
      assert.equal(shop.charged(), 1);
    });

  it('by revolving, which has no number, go to the platform with one', async () => {
    const installmentOptions = { card: { values: [3], plans: ['revolving'] } };
    const shop = await openShop({ countryCode: 'JP', installmentOptions }, 'JPY');
    const installments = { value: 1, plan: 'revolving' };
    assert.equal((await shop.pay('k', { ...CARD, installments })).body['outcome'], 'paid');
    assert.deepEqual(shop.sent().at(-1)!['installments'], installments);
  });

  it('a page cannot change the percentage of a plan, leave it out, or say one where there is none', async () => {
    const shop = await openShop(MEXICO, 'MXN');
    const wrong = [
      { value: 3, plan: 'refund_prctg', extra: 50 },
      { value: 3, plan: 'refund_prctg' },
      { value: 3, plan: 'with_interest', extra: 1 },
      { value: 0, plan: 'with_interest' },
      { value: 0 },
      { value: 3 },
    ];
    for (const [at, installments] of wrong.entries())
      assert.equal(
        fieldOf(await shop.pay(`k${at}`, { ...CARD, installments })),
        'paymentMethod.installments',
      );
    assert.equal(shop.charged(), 0);
  });

  it('belong to cards alone', async () => {
    const shop = await openShop({ ...PARTS, countryCode: 'NL' }, 'EUR');
    const answer = await shop.pay('k', { type: 'ideal', installments: { value: 2 } });
    assert.equal(fieldOf(answer), 'paymentMethod.installments');
  });

  it('a billing address is written as its country writes it, and goes beside the card', async () => {
    const shop = await openShop({ cardBillingAddress: 'full', countryCode: 'GB' }, 'GBP');
    const withAddress = (address?: object) => ({ ...CARD, person: { billingAddress: address } });
    assert.equal(fieldOf(await shop.pay('k1', CARD)), 'paymentMethod.person.billingAddress');
    assert.equal(
      fieldOf(await shop.pay('k2', withAddress({ ...ADDRESS, postalCode: '12345' }))),
      'paymentMethod.person.billingAddress.postalCode',
    );
    const paid = await shop.pay('k3', withAddress(ADDRESS));
    assert.equal(paid.body['outcome'], 'paid');
    assert.deepEqual(shop.sent().at(-1)!['billingAddress'], ADDRESS);
  });

  it('a billing address has no postal code in a country without any, and Poland’s goes with its hyphen', async () => {
    const shop = await openShop({ cardBillingAddress: 'full', countryCode: 'HK' }, 'HKD');
    const withAddress = (address: object) => ({ ...CARD, person: { billingAddress: address } });
    const [street, houseNumberOrName] = ['Nathan Road', '1'];
    const hongKong = { street, houseNumberOrName, city: 'Kowloon', country: 'HK' };
    assert.equal(
      fieldOf(await shop.pay('k1', withAddress({ ...hongKong, postalCode: '999077' }))),
      'paymentMethod.person.billingAddress.postalCode',
    );
    assert.equal((await shop.pay('k2', withAddress(hongKong))).body['outcome'], 'paid');
    assert.deepEqual(shop.sent().at(-1)!['billingAddress'], { ...hongKong, postalCode: 'N/A' });
    const polish = await openShop({ cardBillingAddress: 'full', countryCode: 'PL' }, 'PLN');
    const warsaw = { street, houseNumberOrName, city: 'Warszawa', country: 'PL' };
    assert.equal(
      fieldOf(await polish.pay('k3', withAddress({ ...warsaw, postalCode: '00950' }))),
      'paymentMethod.person.billingAddress.postalCode',
    );
    const paid = await polish.pay('k4', withAddress({ ...warsaw, postalCode: '00-950' }));
    assert.equal(paid.body['outcome'], 'paid');
  });

  it('a postal code alone is of the order’s country, and nothing else of a person is taken', async () => {
    const shop = await openShop({ cardBillingAddress: 'postal-code', countryCode: 'US' }, 'USD');
    const billingAddress = { postalCode: '94103', country: 'US' };
    const foreign = { ...CARD, person: { billingAddress, firstName: 'Ana' } };
    assert.equal(fieldOf(await shop.pay('k1', foreign)), 'paymentMethod.person.firstName');
    const paid = await shop.pay('k2', { ...CARD, person: { billingAddress } });
    assert.equal(paid.body['outcome'], 'paid');
    const none = await openShop({});
    assert.equal(
      fieldOf(await none.pay('k', { ...CARD, person: { billingAddress } })),
      'paymentMethod.person',
    );
  });

  it('an option that cannot be is told to the merchant by its name', async () => {
    for (const [order, field] of [
      [{ installmentOptions: { card: { values: [0] } } }, 'installmentOptions.card.values.0'],
      [
        { installmentOptions: { card: { values: [2], plans: ['weekly'] } } },
        'installmentOptions.card.plans.0',
      ],
      [
        { installmentOptions: { card: { values: [2], plans: ['refund_prctg'] } } },
        'installmentOptions.card.percentages.refund_prctg',
      ],
      [
        {
          installmentOptions: {
            card: { values: [2], plans: ['with_interest'], percentages: { with_interest: 5 } },
          },
        },
        'installmentOptions.card.percentages.with_interest',
      ],
      [
        {
          installmentOptions: {
            card: { values: [2], plans: ['nointerest_bonus'], percentages: { nointerest_bonus: 0 } },
          },
        },
        'installmentOptions.card.percentages.nointerest_bonus',
      ],
      [{ cardBillingAddress: 'postal-code', countryCode: 'HK' }, 'cardBillingAddress'],
    ] as const) {
      const { shopper } = await openShop(order);
      const answer = await shopper.methods();
      assert.equal(answer.status, 500);
      assert.equal(fieldOf(answer), `resolveOrder.${field}`);
    }
  });
});
