import assert from 'node:assert/strict';
import { test } from 'node:test';

import { INVOICES } from '../../../src/client/shopper/invoices.js';
import { shortFormOf } from '../../../src/client/shopper/short-forms.js';
import { boletoCode } from '../../../src/facts/boleto.js';
import { ACCOUNT, call, paymentRequest, startSandbox } from '../shop.js';

type Lines = Readonly<Record<string, RegExp>>;

/** What a shopper fills in for the methods that ask. */
const SHOPPER = {
  firstName: 'Aiko',
  lastName: 'Mori',
  shopperEmail: 'aiko@shop.example',
  telephoneNumber: '0312345678',
};

const DOKU = ['mandiri_va', 'cimb_va', 'danamon_va', 'bni_va', 'bri_va', 'bca_va', 'permata_lite_atm'];
const SHOPS = ['alfamart', 'indomaret'];
const INSTITUTION = { collectionInstitutionNumber: /^\d{5}$/ };

/** What is paid elsewhere, in its country and currency, and the lines to pay by. */
const PAPERS: readonly (readonly [type: string, country: string, currency: string, lines: Lines])[] = [
  ['oxxo', 'MX', 'MXN', { reference: /^\d{14}$/, alternativeReference: /^\w{16}$/ }],
  ['konbini', 'JP', 'JPY', { reference: /^\d{11}$/, alternativeReference: /^\d{6}$/ }],
  ['fawry', 'EG', 'EGP', { reference: /^\d{10}$/ }],
  ...[...DOKU, ...SHOPS].map((name) => [`doku_${name}`, 'ID', 'IDR', { reference: /^\d{16}$/ }] as const),
  [
    'bankTransfer_IBAN',
    'DE',
    'EUR',
    { iban: /^NL13TEST0123456789$/, bic: /^TESTNL2A$/, reference: /^\w{16}$/ },
  ],
  ...['econtext', 'econtext_seven_eleven', 'econtext_stores'].map(
    (type) => [type, 'JP', 'JPY', { ...INSTITUTION, reference: /^\d{13}$/ }] as const,
  ),
  ...['econtext_atm', 'econtext_online'].map(
    (type) =>
      [
        type,
        'JP',
        'JPY',
        { ...INSTITUTION, reference: /^\d{11}$/, alternativeReference: /^\d{6}$/ },
      ] as const,
  ),
];

const PAYER = {
  shopperName: { firstName: 'Ana', lastName: 'Lima' },
  socialSecurityNumber: '12345678909',
  billingAddress: {
    street: 'Rua Augusta',
    houseNumberOrName: '10',
    postalCode: '01305-000',
    city: 'São Paulo',
    stateOrProvince: 'SP',
    country: 'BR',
  },
};

test('every boleto has a line whose code names the amount, and asks who pays by name', async () => {
  const sandbox = await startSandbox();
  const amount = { value: 12_345, currency: 'BRL' };
  for (const type of Object.keys(INVOICES).filter((name) => name.includes('boleto'))) {
    const pay = (fields: object) =>
      call(sandbox, '/v71/payments', { ...paymentRequest({ type }), amount, ...PAYER, ...fields });
    const { body } = await pay({});
    assert.equal(body.resultCode, 'PresentToShopper', type);
    const code = boletoCode(body.action.reference);
    assert.equal(code?.slice(9, 19), '0000012345');
    const copied = await pay({ shopperEmail: 'ana@shop.example' });
    assert.equal(copied.body.resultCode, 'PresentToShopper', type);
    for (const [fields, name] of [
      [{ shopperName: undefined }, 'shopperName.firstName'],
      [{ shopperEmail: 'ana' }, 'shopperEmail'],
      [{ socialSecurityNumber: '12345678900' }, 'socialSecurityNumber'],
      [{ billingAddress: undefined }, 'billingAddress.country'],
      [
        { billingAddress: { ...PAYER.billingAddress, stateOrProvince: 'X' } },
        'billingAddress.stateOrProvince',
      ],
    ] as const) {
      const refused = await pay(fields);
      assert.equal(refused.status, 422);
      assert.match(refused.body.message, new RegExp(`'${name}'`));
    }
  }
});

for (const [type, countryCode, currency, lines] of PAPERS)
  test(`${type} is offered in ${countryCode} and ${currency} alone, and presented with its lines`, async () => {
    const sandbox = await startSandbox();
    const amount = { value: 50_000, currency };
    const offered = async (asked: object) => {
      const { body } = await call(sandbox, '/v71/paymentMethods', {
        merchantAccount: ACCOUNT,
        countryCode,
        amount,
        ...asked,
      });
      return (body.paymentMethods as { type: string }[]).some((method) => method.type === type);
    };
    assert.ok(await offered({}));
    assert.ok(!(await offered({ countryCode: 'US' })));
    assert.ok(!(await offered({ amount: { value: 50_000, currency: 'USD' } })));
    const fields = Object.fromEntries(
      (shortFormOf(type)?.fields ?? []).map((name) => [name, SHOPPER[name as keyof typeof SHOPPER]]),
    );
    const pay = (paymentMethod: object) =>
      call(sandbox, '/v71/payments', { ...paymentRequest({ type, ...paymentMethod }), amount });
    for (const name of Object.keys(fields)) {
      const refused = await pay({ ...fields, [name]: undefined });
      assert.equal(refused.status, 422);
      assert.match(refused.body.message, new RegExp(`'paymentMethod.${name}'`));
    }
    const { body } = await pay(fields);
    const isTransfer = type.startsWith('bankTransfer');
    assert.equal(body.resultCode, isTransfer ? 'Received' : 'PresentToShopper');
    const { action } = body;
    assert.deepEqual(
      [action.type, action.paymentMethodType],
      [isTransfer ? 'bankTransfer' : 'voucher', type],
    );
    for (const [line, pattern] of Object.entries(lines)) assert.match(action[line], pattern, line);
  });
