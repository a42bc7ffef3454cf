import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import {
  debitFieldKind,
  DEBIT_FIELDS,
  type DebitFieldKindName,
} from '../../../src/client/shopper/debit-fields.js';

const read = (kind: DebitFieldKindName, text: string) => debitFieldKind(kind).read(text);

describe('a field of a direct debit', () => {
  it('that is sent, or shown and typed again, reads as itself', () => {
    const typed = fc.stringMatching(/^[\d -]{3,20}$/);
    const kinds = fc.constantFrom(...(Object.keys(DEBIT_FIELDS) as DebitFieldKindName[]));
    fc.assert(
      fc.property(kinds, typed, (kind, text) => {
        const value = read(kind, text);
        if (value === undefined) return;
        assert.equal(read(kind, value), value);
        assert.equal(read(kind, debitFieldKind(kind).show?.(value) ?? value), value);
      }),
    );
  });

  it('takes a sort code as it stands on a card, with hyphens or spaces', () => {
    for (const text of ['12-34-56', '12 34 56', '123456', '12–34–56', '１２３４５６'])
      assert.equal(read('sortCode', text), '123456');
    assert.equal(debitFieldKind('sortCode').show?.('123456'), '12-34-56');
    for (const text of ['12345', '1234567', '12-34-5a']) assert.equal(read('sortCode', text), undefined);
  });

  it('fills up an account of the United Kingdom that has 6 or 7 digits', () => {
    assert.equal(read('accountGb', '1234567'), '01234567');
    assert.equal(read('accountGb', '123456'), '00123456');
    assert.equal(read('accountGb', '12345678'), '12345678');
    for (const text of ['12345', '123456789']) assert.equal(read('accountGb', text), undefined);
  });

  it('takes a routing number by its check digit, and the lengths of each country', () => {
    assert.equal(read('routingNumber', '0110-0001-5'), '011000015');
    for (const text of ['011000016', '111', '990000003'])
      assert.equal(read('routingNumber', text), undefined);
    const lengths: readonly [DebitFieldKindName, number, number][] = [
      ['accountUs', 4, 17],
      ['institution', 3, 3],
      ['transit', 5, 5],
      ['accountCa', 7, 12],
    ];
    for (const [kind, least, most] of lengths) {
      assert.equal(read(kind, '1'.repeat(least - 1)), undefined);
      assert.equal(read(kind, '1'.repeat(least)), '1'.repeat(least));
      assert.equal(read(kind, '1'.repeat(most)), '1'.repeat(most));
      assert.equal(read(kind, '1'.repeat(most + 1)), undefined);
    }
  });

  it('takes one of the two types of account, and no other word', () => {
    assert.equal(read('accountType', 'savings'), 'savings');
    for (const text of ['', 'Checking', 'current']) assert.equal(read('accountType', text), undefined);
  });
});
