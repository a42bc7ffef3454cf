import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  CardDetails,
  IdealDetails,
  PaymentDetails,
  PaymentMethodDetails,
  SepaDirectDebitDetails,
} from '../../../../src/client/checkout/index.js';
import * as z from '../../../../src/client/schema/schema.js';
import { leniently, strictly } from '../../../../src/client/schema/validate.js';

const faultOf = (given: unknown) => strictly(PaymentMethodDetails(), given).fault;

test('a method is told from another by its type alone, and takes no field of another', () => {
  const methods = [
    { type: 'scheme', encryptedCardNumber: 'x' },
    { type: 'giftcard', brand: 'x', encryptedSecurityCode: 'x' },
    { type: 'ideal', issuer: '1121' },
    { type: 'sepadirectdebit', iban: 'NL00', ownerName: 'A' },
    { type: 'klarna_paynow', subtype: 'sdk' },
    { type: 'alipay' },
  ];
  for (const method of methods) assert.deepEqual(strictly(PaymentMethodDetails(), method).value, method);
  assert.equal(faultOf({ type: 'ideal', encryptedCardNumber: 'x' }), 'encryptedCardNumber');
  assert.equal(faultOf({ type: 'sepadirectdebit', ownerName: 'A' }), 'iban');
});

test('a method without its type, or of one that is not known, is not sent', () => {
  for (const given of [{}, { type: 'cash' }, { type: 7 }, { encryptedCardNumber: 'x' }, 'scheme', null])
    assert.ok(faultOf(given), JSON.stringify(given));
});

test('no two methods take the same type', () => {
  const { anyOf } = factsOf(PaymentMethodDetails()) as { anyOf: z.ObjectType[] };
  assert.equal(anyOf.length, 44);
  const types = anyOf.flatMap((method) => (factsOf(z.shapeOf(method)['type']) as { enum: string[] }).enum);
  assert.equal(new Set(types).size, types.length);
  for (const type of types) assert.notEqual(faultOf({ type, noSuchField: 1 }), 'type');
});

test('each kind is a schema of its own as well', () => {
  for (const [schema, type] of [
    [CardDetails(), 'bcmc'],
    [IdealDetails(), 'ideal'],
    [PaymentDetails(), 'twint_pos'],
  ] as const)
    assert.equal(strictly(schema, { type }).fault, undefined);
  assert.equal(strictly(SepaDirectDebitDetails(), { type: 'ideal' }).fault, 'type');
  assert.deepEqual(leniently(CardDetails(), { type: 'scheme', pan: '1' }).value, { type: 'scheme' });
});

/** What the one check of a schema says of itself. */
function factsOf(schema: unknown): unknown {
  const { checks } = (schema as { _zod: { def: { checks: { _zod: { check: { facts: unknown } } }[] } } })._zod
    .def;
  return checks[0]?._zod.check.facts;
}
