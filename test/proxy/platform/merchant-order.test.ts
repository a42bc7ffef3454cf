import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import { checkout } from '../../../src/client/checkout/index.js';
import {
  detailsOf,
  mayPay,
  wrongDetail,
  type MerchantOrder,
} from '../../../src/proxy/platform/merchant-order.js';
import { EUR } from '../shop.js';

const PRICE = { amount: EUR(1999), returnUrl: 'https://shop.example/return' };

/** All that a merchant's server may say of an order, each with a value that the platform takes. */
const FULL: MerchantOrder = {
  ...PRICE,
  accountInfo: { accountAgeIndicator: 'moreThan60Days' },
  additionalAmount: EUR(100),
  additionalData: { 'airline.passenger_name': 'x' },
  applicationInfo: { merchantApplication: { name: 'shop', version: '1' } },
  authenticationData: { attemptAuthentication: 'always' },
  billingAddress: {
    street: 'Damrak',
    houseNumberOrName: '1',
    city: 'Amsterdam',
    postalCode: '1012 LG',
    country: 'NL',
  },
  captureDelayHours: 24,
  company: { name: 'Gulden' },
  countryCode: 'NL',
  dateOfBirth: '1990-06-21',
  deliverAt: '2030-01-01T12:00:00Z',
  deliveryAddress: {
    street: 'Damrak',
    houseNumberOrName: '1',
    city: 'Amsterdam',
    postalCode: '1012 LG',
    country: 'NL',
    firstName: 'Ann',
  },
  deviceFingerprint: 'x',
  entityType: 'NaturalPerson',
  fraudOffset: 1,
  industryUsage: 'delayedCharge',
  lineItems: [{ id: '1', description: 'A pen', quantity: 1, amountIncludingTax: 1999, taxPercentage: 2100 }],
  localizedShopperStatement: { 'ja-Kana': 'x' },
  mandate: { amount: '1999', endsAt: '2030-01-01', frequency: 'monthly' },
  mcc: '5999',
  merchantOrderReference: 'M-1',
  merchantRiskIndicator: { addressMatch: true },
  metadata: { cart: '7' },
  platformChargebackLogic: { behavior: 'deductFromLiableAccount' },
  recurringExpiry: '2030-01-01',
  recurringFrequency: '30',
  riskData: { profileReference: 'x' },
  sessionValidity: '2030-01-01T12:00:00Z',
  shopperEmail: 'ann@example.com',
  shopperLocale: 'nl-NL',
  shopperName: { firstName: 'Ann', lastName: 'Bos' },
  shopperStatement: 'Gulden',
  socialSecurityNumber: '1',
  splits: [{ type: 'BalanceAccount', account: 'BA1', amount: { value: 1999 }, reference: 's-1' }],
  store: 'amsterdam',
  subMerchants: [{ name: 'x' }],
  telephoneNumber: '+31612345678',
  threeDS2RequestData: { challengeIndicator: 'noPreference' },
  trustedShopper: true,
};

const wrong = (changes: object): string | undefined => wrongDetail({ ...PRICE, ...changes } as MerchantOrder);

describe('what a merchant’s server says of an order', () => {
  it('may be each field of a payment that no browser decides, as the platform takes it', () => {
    assert.equal(wrongDetail(FULL), undefined);
    const { amount: _, returnUrl: __, ...details } = FULL;
    assert.deepEqual(detailsOf(FULL), details);
  });

  it('never is what the proxy itself answers for', () => {
    const own = ['shopperReference', 'shopperIP', 'reference', 'paymentMethod', 'order', 'channel', 'origin'];
    for (const name of own) assert.equal(wrong({ [name]: 'x' }), name);
  });

  it('is listed in the documentation, field by field', () => {
    const page = readFileSync('docs/merchant-orders.md', 'utf8');
    for (const name of Object.keys(FULL)) assert.ok(page.includes(`\`${name}\``), name);
  });

  it('leaves no field of a payment undecided: each is the browser’s, the proxy’s, the merchant’s, or old', () => {
    const old = [
      'deliveryDate',
      'enableOneClick',
      'enablePayOut',
      'enableRecurring',
      'threeDSAuthenticationOnly',
    ];
    // Another card's data, money sent on, or an issuer's page: not what an order in a shop is paid with.
    const left = ['dccQuote', 'fundOrigin', 'fundRecipient', 'mpiData'];
    const proxys = [
      'amount channel merchantAccount order orderReference origin redirectFromIssuerMethod redirectToIssuerMethod',
      'reference returnUrl shopperIP shopperInteraction shopperReference',
    ].join(' ');
    const merchants = Object.keys(FULL);
    assert.deepEqual(
      (checkout.payments.supplied ?? []).filter(
        (name) => ![...old, ...left, ...proxys.split(' ')].includes(name),
      ),
      (checkout.payments.supplied ?? []).filter((name) => merchants.includes(name) && !(name in PRICE)),
    );
  });

  it('C8-119: is refused by the name of the first field that is not right, however deep', () => {
    assert.equal(wrong({ shopperMail: 'ann@example.com' }), 'shopperMail');
    assert.equal(wrong({ dateOfBirth: new Date(0) }), 'dateOfBirth');
    assert.equal(wrong({ dateOfBirth: '21-06-1990' }), 'dateOfBirth');
    assert.equal(
      wrong({ shopperName: { firstName: 'x'.repeat(81), lastName: 'y' } }),
      'shopperName.firstName',
    );
    assert.equal(wrong({ lineItems: [{}, { quantity: '1' }] }), 'lineItems.1.quantity');
    assert.equal(wrong({ billingAddress: { city: 'Utrecht' } }), 'billingAddress.country');
    assert.equal(wrong({ store: 'x'.repeat(65) }), 'store');
    assert.equal(wrong({ metadata: { cart: 7 } }), 'metadata.cart');
    assert.equal(wrong({ captureDelayHours: 1.5 }), 'captureDelayHours');
    assert.equal(wrong({ allowedPaymentMethods: 'scheme' }), 'allowedPaymentMethods');
    assert.equal(wrong({ splits: [{ type: 'Seller' }] }), 'splits.0.type');
  });

  it('C8-119: a name that may be a value in disguise is not repeated', () => {
    assert.equal(wrong({ metadata: { '4111 1111 1111 1111': 1 } }), '(body)');
  });
});

describe('shares of an order', () => {
  const shares = (...splits: object[]) => wrong({ splits });
  const of = (value: number, currency?: string) => ({
    type: 'BalanceAccount',
    account: 'BA1',
    amount: { value, ...(currency && { currency }) },
  });

  it('add up to its amount, in its currency, fees apart', () => {
    assert.equal(shares(of(1500), of(499, 'EUR'), { type: 'PaymentFee', account: 'BA2' }), undefined);
    assert.equal(shares(of(1500), of(498)), 'splits');
    assert.equal(shares(of(1500), of(500)), 'splits');
    assert.equal(shares(of(1999, 'USD')), 'splits');
  });

  it('may leave a remainder to one account', () => {
    assert.equal(shares(of(1500), { type: 'Remainder', account: 'BA2' }), undefined);
    assert.equal(shares(of(2000), { type: 'Remainder', account: 'BA2' }), 'splits');
  });
});

describe('payment methods of an order', () => {
  const may = (offer: object, type: string) => mayPay({ ...PRICE, ...offer }, type);

  it('are all of the account, those allowed, or those not blocked', () => {
    assert.ok(may({}, 'ideal'));
    assert.ok(may({ allowedPaymentMethods: ['ideal'] }, 'ideal'));
    assert.ok(!may({}, 'upi_collect'));
    assert.ok(may({ allowedPaymentMethods: ['upi_collect'] }, 'upi_collect'));
    assert.ok(!may({ allowedPaymentMethods: ['ideal'] }, 'scheme'));
    assert.ok(!may({ blockedPaymentMethods: ['ideal'] }, 'ideal'));
    assert.ok(!may({ allowedPaymentMethods: ['ideal'], blockedPaymentMethods: ['ideal'] }, 'ideal'));
  });
});
