import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browserRow } from '../../../src/client/schema/browser-row.js';
import { createDescriber, type JsonSchema } from '../../../src/client/schema/json-schema.js';
import * as shopper from '../../../src/client/shopper/index.js';
import { refuseClearCardData } from '../../../src/proxy/edge/card-data.js';
import { OFFERS } from '../../../src/proxy/policy/index.js';
import { nameWithoutNumber } from '../../../src/proxy/policy/guards.js';
import { Refusal } from '../../../src/proxy/refusal.js';
import { arrive, card, codeOf, openShop } from '../shop.js';

/** A card number as a script, a separator or a keyboard may write it. */
const NUMBERS = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111,1111,1111,1111',
  '٤١١١ ١١١١ ١١١١ ١١١١',
  '４１１１-１１１１-１１１１-１１１１',
  'Visa 4a1b1c1d1e1f1g1',
];

/** Text that is rightly a number, or opaque; a card number there is not to be told from what belongs there. */
const MAY_BE_NUMBERS: Readonly<Record<string, string>> = {
  order: 'an order number',
  key: 'the name of an attempt',
  storedPaymentMethodId: 'an id, sixteen digits at some platforms',
  recurringDetailReference: 'an id',
  listingId: 'an id',
  cursor: 'a place in a list',
  pspReference: 'a reference, sixteen digits at times',
  orderData: 'opaque, of the platform',
  redirectResult: 'base64 of a bank',
  payload: 'base64 of a bank',
  threeDSFingerprint: 'base64 of a bank',
  threeDSResult: 'base64 of a bank',
  userAgent: 'a browser says it',
  acceptHeader: 'a browser says it',
  deviceFingerprint: 'a browser says it',
  email: 'digits stand in addresses',
  virtualPaymentAddress: 'a telephone number stands in it; the row refuses twelve digits',
  shopperEmail: 'digits stand in addresses; twelve in a row are refused',
  telephoneNumber: 'held to the length of one',
  blikCode: 'held to six digits',
  iban: 'held to the check digits of one',
  bankAccountType: 'compared with two words',
  bankCode: 'held to three digits',
  bankLocationId: 'held to nine digits',
  beneficiaryId: 'held to eleven digits, or to an email address without twelve in a row',
  businessNumber: 'held to the check digits of nine or eleven digits',
  organisationId: 'the row refuses twelve digits',
  bankStateBranch: 'held to six digits',
  bankAccountNumber: 'an account in the United States has up to 17 digits',
  id: 'compared with the names of the texts that shoppers agree to',
  version: 'compared with the versions of those',
  option: 'compared with the ids of the order’s shipping options',
  token: 'encrypted by a wallet; the row refuses a number as long as a card’s',
  ...Object.fromEntries(
    [
      'companyName',
      'registrationNumber',
      'firstName',
      'lastName',
      'street',
      'houseNumberOrName',
      'city',
      'postalCode',
      'stateOrProvince',
    ].map((name) => [name, 'the rows of an invoice and of a delivery refuse twelve digits']),
  ),
  dateOfBirth: 'held to a day',
  socialSecurityNumber: 'held to the two check digits of a CPF or CNPJ',
  country: 'held to the countries of the row',
  recurringExpiry: 'a date',
  cause: 'compared with the ids of the platform’s causes',
  search: 'the number below a bar code',
  category: 'an id',
  seller: 'an id',
  condition: 'compared with the words of a list, and no more',
};

/** Refused by their names, or held to be envelopes. */
const CARD_FIELDS = /^(?:encrypted\w+|cvc|expiryMonth|expiryYear|number|cardNumber)$/;

/** Each text of the schema that may say anything, by its name and what holds it. */
function textsOf(schema: JsonSchema, name = '', parent = ''): [string, string][] {
  const { type, properties = {}, items, additionalProperties, anyOf = [] } = schema;
  return [
    ...(type === 'string' && !schema.enum ? [[name, parent] as [string, string]] : []),
    ...Object.entries(properties).flatMap(([inner, each]) => textsOf(each, inner, name)),
    ...[items, ...anyOf].flatMap((each) => (each ? textsOf(each, name, parent) : [])),
    ...(additionalProperties ? textsOf(additionalProperties, 'anything', name) : []),
  ];
}

const isRefused = (body: unknown): boolean => {
  try {
    refuseClearCardData(body, false);
    return false;
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return true;
  }
};

/** All that a page may write with a shopper's session: what Florin's own page says, and rows for shoppers. */
function shopperTexts(): [string, string][] {
  const { describe } = createDescriber(new Map());
  const rows = OFFERS.flatMap(({ table, policy }) =>
    Object.entries(table).flatMap(([name, row]) => {
      const rule = policy[name];
      const callers = typeof rule === 'object' ? [...(rule.audiences ?? []), ...(rule.optIn ?? [])] : [];
      return callers.includes('shopper') ? [browserRow(row)] : [];
    }),
  );
  return [...Object.values(shopper.shopper), ...rows].flatMap(({ input }) =>
    input ? textsOf(describe(input())) : [],
  );
}

test('every text that a shopper’s page may send refuses a card number, or may rightly be a number', () => {
  const texts = shopperTexts();
  assert.ok(texts.length > 40);
  const open = texts.filter(([name, parent]) => {
    const inside = (value: string) => (parent ? { [parent]: { [name]: value } } : { [name]: value });
    const isHeld = NUMBERS.every((number) => isRefused(inside(number)));
    return !isHeld && !CARD_FIELDS.test(name) && !(name in MAY_BE_NUMBERS);
  });
  // The one that its row guards, because other rows call other things a name.
  assert.deepEqual(open, [['name', '']]);
});

test('a shopper’s own name is no card number either', async () => {
  const said = (name: string) =>
    nameWithoutNumber({ input: { name } } as never, () => Promise.resolve('sent')).catch(
      (error: unknown) => (error as Refusal).code,
    );
  for (const number of NUMBERS) assert.equal(await said(number), 'clear-card-data');
  for (const name of ['Ann Smith', '王小明', 'Jo 3rd', 'R2-D2 12345']) assert.equal(await said(name), 'sent');
});

test('what is rightly a number is not refused', () => {
  for (const name of Object.keys(MAY_BE_NUMBERS))
    assert.equal(isRefused({ [name]: '4111111111111111' }), false);
  const right = [
    { telephoneNumber: '+31 6 12345678' },
    { reference: '20261123000017' },
    { browser: { language: 'en-GB', screenWidth: 1280 } },
    { paymentMethod: { type: 'scheme', brand: 'cartebancaire', holderName: 'S. Hopper 3rd' } },
    { paymentMethod: { storedPaymentMethodId: '8416038790273850' } },
    { address: { street: 'Plot 12345678', postalCode: '1011 AB' } },
  ];
  for (const body of right) assert.equal(isRefused(body), false, JSON.stringify(body));
});

/** Text of it cannot be made. */
const TEXTLESS = { toString: 'x', valueOf: 1 };

test('a payment method whose type is no text is answered as a mistake of the request, not of the shop', async () => {
  const shopper = await arrive(openShop().proxy);
  const paymentMethod = { ...card(), type: TEXTLESS };
  const reply = await shopper.pay('key-1', { paymentMethod });
  assert.deepEqual([reply.status, codeOf(reply)], [422, 'invalid-request']);
});

test('a card number that is spread over a list is found', () => {
  const body = { paymentMethod: { brand: [TEXTLESS, '4111', '1111', ['1111', '1111']] } };
  assert.throws(() => refuseClearCardData(body, false), { code: 'clear-card-data' });
});
