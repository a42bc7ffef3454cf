import assert from 'node:assert/strict';
import { test } from 'node:test';

import { INVOICES, type Invoice } from '../../../src/client/shopper/invoices.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { ACCOUNT, call, paymentRequest, startSandbox } from '../shop.js';

const SHOPPER = {
  amount: { value: 12_500, currency: 'EUR' },
  countryCode: 'NL',
  lineItems: [{ id: '1', description: 'Lamp', quantity: 1, amountIncludingTax: 12_500 }],
  shopperName: { firstName: 'Anneke', lastName: 'Vermeer' },
  dateOfBirth: '1987-06-05',
  telephoneNumber: '+31612345678',
  shopperEmail: 'anneke@shop.example',
  billingAddress: {
    street: 'Singel',
    houseNumberOrName: '7',
    postalCode: '1012 VC',
    city: 'Amsterdam',
    country: 'NL',
  },
};

const begin = (sandbox: Sandbox, fields: object = {}, type = 'afterpay_default') =>
  call(sandbox, '/v71/payments', { ...paymentRequest({ type }), ...SHOPPER, ...fields });

test('an invoice is offered in its countries and its currency', async () => {
  const sandbox = await startSandbox();
  const offered = async (countryCode: string, currency: string) => {
    const asked = { merchantAccount: ACCOUNT, countryCode, amount: { value: 1000, currency } };
    const { body } = await call(sandbox, '/v71/paymentMethods', asked);
    return (body.paymentMethods as { type: string }[]).map(({ type }) => type);
  };
  assert.ok((await offered('NL', 'EUR')).includes('afterpay_default'));
  assert.ok((await offered('BE', 'EUR')).includes('afterpay_b2b'));
  assert.ok(!(await offered('NL', 'USD')).includes('afterpay_default'));
  assert.ok(!(await offered('US', 'USD')).includes('afterpay_default'));
});

test('what a method needs to know of the shopper is refused by name where it is missing', async () => {
  const sandbox = await startSandbox();
  const address = SHOPPER.billingAddress;
  const wrong: readonly [fields: object, name: RegExp, type?: string][] = [
    [{ lineItems: [] }, /'lineItems'/],
    [{ lineItems: undefined }, /'lineItems'/],
    [{ shopperName: undefined }, /'shopperName\.firstName'/],
    [{ dateOfBirth: undefined }, /'dateOfBirth'/],
    [{ dateOfBirth: '2020-01-01' }, /'dateOfBirth'/],
    [{ telephoneNumber: undefined }, /'telephoneNumber'/],
    [{ shopperEmail: undefined }, /'shopperEmail'/],
    [{ billingAddress: undefined }, /'billingAddress\.country'/],
    [{ billingAddress: { ...address, country: 'DE' } }, /'billingAddress\.country'/],
    [{ billingAddress: { ...address, postalCode: 'x' } }, /'billingAddress\.postalCode'/],
    [{ company: undefined }, /'company\.name'/, 'afterpay_b2b'],
    [{ company: { name: 'A' } }, /'company\.registrationNumber'/, 'afterpay_b2b'],
  ];
  for (const [fields, name, type] of wrong) {
    const { status, body } = await begin(sandbox, fields, type);
    assert.equal(status, 422);
    assert.match(body.message, name);
  }
});

test('the provider decides by the last name and the amount', async () => {
  const sandbox = await startSandbox();
  const decided = async (fields: object, type?: string) =>
    (await begin(sandbox, fields, type)).body.resultCode;
  assert.equal(await decided({}), 'Authorised');
  assert.equal(await decided({ shopperName: { firstName: 'A', lastName: 'Declined' } }), 'Refused');
  assert.equal(await decided({ shopperName: { firstName: 'A', lastName: 'Pending' } }), 'Pending');
  assert.equal(await decided({ amount: { value: 500_001, currency: 'EUR' } }, 'ratepay'), 'Refused');
});

test('nothing is taken before the goods are shipped and the payment is captured', async () => {
  const sandbox = await startSandbox();
  const { body } = await begin(sandbox);
  const captured = await call(sandbox, `/v71/payments/${body.pspReference}/captures`, {
    merchantAccount: ACCOUNT,
    amount: SHOPPER.amount,
  });
  assert.equal(captured.status, 201);
  const again = await call(sandbox, `/v71/payments/${body.pspReference}/captures`, {
    merchantAccount: ACCOUNT,
    amount: SHOPPER.amount,
  });
  assert.equal(again.status, 422);
});

/** A shopper of each country that a row names first. */
const AT_HOME: Readonly<Record<string, object>> = {
  NL: SHOPPER.billingAddress,
  DE: { street: 'Torstr.', houseNumberOrName: '1', postalCode: '10115', city: 'Berlin', country: 'DE' },
  FR: { street: 'rue Haute', houseNumberOrName: '1', postalCode: '75001', city: 'Paris', country: 'FR' },
  SG: { street: 'Bukit 1', houseNumberOrName: 'N/A', postalCode: '018956', city: 'N/A', country: 'SG' },
  US: {
    street: '1 Main Street',
    houseNumberOrName: 'N/A',
    postalCode: '94103',
    city: 'San Francisco',
    stateOrProvince: 'CA',
    country: 'US',
  },
};

test('every row is decided at once, or goes on with the provider’s page', async () => {
  const sandbox = await startSandbox();
  for (const [type, row] of Object.entries<Invoice>(INVOICES)) {
    if (row.next === 'voucher') continue;
    const [country = ''] = row.countries;
    const fields = {
      billingAddress: AT_HOME[country],
      telephoneNumber: '+14155550123',
      company: { name: 'A', registrationNumber: '12345678' },
    };
    const { status, body } = await begin(sandbox, fields, type);
    assert.equal(status, 200, `${type}: ${body.message}`);
    assert.equal(body.resultCode, row.next ? 'RedirectShopper' : 'Authorised', type);
    const missing = await begin(sandbox, { ...fields, shopperName: undefined }, type);
    assert.match(missing.body.message, /'shopperName\.firstName'/);
  }
});
