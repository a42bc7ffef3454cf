import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as z from '../../../src/client/schema/schema.js';

import { strictly } from '../../../src/client/schema/validate.js';

import { balancePlatform } from '../../../src/client/balance-platform/index.js';
import { browserRow } from '../../../src/client/schema/browser-row.js';
import { checkoutClassic } from '../../../src/client/checkout-classic/index.js';
import { checkout } from '../../../src/client/checkout/index.js';
import type { Operation } from '../../../src/client/operation.js';
import { shopper } from '../../../src/client/shopper/index.js';

const ROWS: [string, Operation][] = Object.entries({ ...checkout, ...checkoutClassic, ...shopper });

const fieldsOf = (row: Operation): string[] => {
  const schema = row.input?.();
  return z.isObject(schema) ? Object.keys(z.shapeOf(schema)) : [];
};

test('what a row supplies is part of its input', () => {
  for (const [name, row] of ROWS)
    for (const field of row.supplied) assert.ok(fieldsOf(row).includes(field), `${name}: ${field}`);
});

test("a browser's row takes what the row takes, less what the proxy supplies, and refuses the rest by name", () => {
  for (const [name, row] of ROWS) {
    const derived: Operation = browserRow(row);
    const kept = fieldsOf(row).filter((field) => !row.supplied.includes(field));
    assert.deepEqual(fieldsOf(derived), kept, name);
    assert.deepEqual([derived.method, derived.path, derived.supplied], [row.method, row.path, []]);
    if (!derived.input) continue;
    for (const field of [...row.supplied, 'noSuchField', '__proto__x']) {
      const { value, fault } = strictly(derived.input(), { [field]: 'x' });
      assert.ok(fault && !Object.hasOwn(Object(value) as object, field), `${name}: ${field}`);
    }
  }
});

test('where the platform answers without a body, a browser is told 204 by the proxy, and takes that for success', () => {
  const { validateBankAccountIdentification: check, getBalanceAccount: get } = balancePlatform;
  assert.deepEqual([check.success, browserRow(check).success], [[200], [204]]);
  assert.deepEqual(browserRow(get).success, get.success);
});

test('a browser decides nothing about price, ownership, risk or where the money goes', () => {
  assert.deepEqual(fieldsOf(browserRow(checkout.payments)).toSorted(), [
    'billingAddress',
    'browserInfo',
    'checkoutAttemptId',
    'conversionId',
    'dateOfBirth',
    'deliveryAddress',
    'deviceFingerprint',
    'installments',
    'paymentMethod',
    'recurringProcessingModel',
    'shopperLocale',
    'shopperName',
    'socialSecurityNumber',
    'storePaymentMethod',
    'telephoneNumber',
  ]);
  assert.deepEqual(fieldsOf(browserRow(checkout.paymentDetails)), ['details']);
  assert.deepEqual(fieldsOf(browserRow(checkout.paymentMethods)), ['countryCode', 'shopperLocale']);
});

test('deriving a row changes nothing about the row it comes from', () => {
  const before = fieldsOf(checkout.payments).length;
  browserRow(checkout.payments).input?.();
  assert.equal(fieldsOf(checkout.payments).length, before);
  assert.ok(checkout.payments.supplied.length > 0);
});
