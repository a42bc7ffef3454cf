import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { bareIban, hasIban, ibanOf, isIban } from '../../src/facts/iban.js';

describe('an IBAN', () => {
  it('is right as SWIFT’s registry prints it', () => {
    for (const iban of [
      'NL91 ABNA 0417 1643 00',
      'AZ21 NABZ 0000 0000 1370 1000 1944',
      'BY13 NBRB 3600 9000 0000 2Z00 AB00',
      'IQ98 NBIQ 8501 2345 6789 012',
      'HN88 CABF 0000 0000 0002 5000 5469',
      'XK05 1212 0123 4567 8906',
      'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    ])
      assert.ok(isIban(bareIban(iban)), iban);
  });

  it('is wrong with another check digit, another length, or a country that gives none', () => {
    for (const iban of [
      'NL92ABNA0417164300',
      ibanOf('NL', 'ABNA04171643001'),
      ibanOf('US', '12345678901'),
      '',
    ])
      assert.ok(!isIban(iban), iban);
  });

  it('is made from an account, and known by its country', () => {
    assert.equal(ibanOf('NL', 'ABNA0417164300'), 'NL91ABNA0417164300');
    assert.deepEqual(['HN', 'XK', 'AZ', 'US', ''].map(hasIban), [true, true, true, false, false]);
  });
});
