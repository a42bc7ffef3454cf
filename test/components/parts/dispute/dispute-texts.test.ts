import assert from 'node:assert/strict';
import { test } from 'node:test';

import { reasonText, schemeOf, schemeText } from '../../../../src/components/parts/dispute/dispute-texts.js';

const texts = {
  words: {
    text: (id: string, values: Readonly<Record<string, string>> = {}) =>
      [`«${id}»`, ...Object.values(values)].join(' '),
  },
};

test('a reason is shown by its group, with the code of the scheme where it told one', () => {
  const textOf = (reason?: string): string =>
    reasonText(texts, { told: { reason } }).replaceAll(/[\u2066-\u2069]/g, '');
  assert.equal(textOf('10.4'), '«reason-code» «reason-fraud» 10.4');
  assert.equal(textOf('newer'), '«reason-code» «reason-other» newer');
  assert.equal(textOf(), '«reason-other»');
});

test('a dispute is of the scheme that was told, else of what was paid with, by the name that people know', () => {
  assert.equal(schemeOf({ told: { scheme: 'mc', method: 'maestro' }, brand: 'visa' }), 'mc');
  assert.equal(schemeOf({ told: { method: 'maestro' }, brand: 'visa' }), 'maestro');
  assert.equal(schemeOf({ told: {}, brand: 'visa' }), 'visa');
  assert.equal(schemeOf({ told: {} }), '');
  assert.equal(schemeText('mc'), 'Mastercard');
  assert.equal(schemeText('klarna'), 'Klarna');
  assert.equal(schemeText('sepadirectdebit'), 'SEPA Direct Debit');
  assert.equal(schemeText('new\u202eer'), 'new er');
});
