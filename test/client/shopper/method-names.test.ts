import assert from 'node:assert/strict';
import { test } from 'node:test';

import { methodName } from '../../../src/client/shopper/method-names.js';
import { familyOf } from '../../../src/proxy/paying/method-family.js';
import { TYPES } from '../../../scripts/methods/method-page.mjs';

test('a method has one name, whatever a shopper fills in for it', () => {
  assert.deepEqual(
    ['ideal', 'klarna', 'blik', 'sepadirectdebit', 'oney', 'eps', 'applepay'].map(methodName),
    ['iDEAL | Wero', 'Klarna', 'BLIK', 'SEPA Direct Debit', 'Oney', 'EPS', 'Apple Pay'],
  );
});

test('each type that a page takes has a name, but cards and gift cards, whose brand says more', () => {
  const nameless = TYPES.filter((type) => familyOf(type) && methodName(type) === undefined);
  assert.deepEqual(nameless.toSorted(), ['giftcard', 'scheme']);
});

test('a card, and a type that is not known, have none', () => {
  for (const type of ['visa', 'toString', 'newer', '']) assert.equal(methodName(type), undefined, type);
});
