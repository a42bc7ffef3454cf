import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { countriesIn, isCountry } from '../../src/facts/countries.js';
import { identityDocumentsOf } from '../../src/facts/identity-documents.js';
import { fitsNumber, numberRuleOf, taxTypesOf } from '../../src/facts/national-numbers.js';
import { hasPostalCodes, postalCodeOf } from '../../src/facts/postal-codes.js';
import { statesOf } from '../../src/facts/states.js';

const USES = ['registration', 'vat', 'tax', 'personal'] as const;

describe('countries', () => {
  it('are all there, by name and in the reader’s order', () => {
    const german = countriesIn('de');
    assert.equal(german.length, 249);
    assert.equal(new Set(german.map(({ code }) => code)).size, 249);
    assert.ok(
      german.findIndex(({ name }) => name === 'Österreich') <
        german.findIndex(({ name }) => name === 'Polen'),
    );
    assert.deepEqual(['NL', 'XX', 'nl', ''].map(isCountry), [true, false, false, false]);
  });

  it('every example fits the rule that it is for', () => {
    let count = 0;
    for (const { code } of countriesIn('en')) {
      const postal = postalCodeOf(code);
      if (postal) assert.match(postal.example, postal.pattern, code);
      assert.ok(!postal || hasPostalCodes(code), code);
      for (const use of USES) {
        const rule = numberRuleOf(code, use);
        if (!rule) continue;
        count += 1;
        assert.ok(fitsNumber(rule.example, rule), `${code} ${use}: ${rule.example}`);
        assert.ok(!fitsNumber('?', rule), `${code} ${use}`);
      }
    }
    assert.ok(count > 50);
  });

  it('have states where the platform wants one, and only there', () => {
    const sizes = ['AU', 'BR', 'CA', 'US', 'NL'].map((country) => statesOf(country).length);
    assert.deepEqual(sizes, [8, 27, 13, 56, 0]);
    assert.deepEqual(
      statesOf('US').find(({ code }) => code === 'NC'),
      { code: 'NC', name: 'North Carolina' },
    );
  });

  it('say by what a person proves their identity, and which tax numbers there are', () => {
    assert.deepEqual(identityDocumentsOf('US'), ['nationalIdNumber', 'passport', 'driversLicense']);
    assert.deepEqual(identityDocumentsOf('DE'), ['passport', 'driversLicense', 'identityCard']);
    assert.equal(identityDocumentsOf('').length, 4);
    assert.deepEqual(taxTypesOf('US'), ['EIN', 'SSN', 'ITIN']);
    assert.deepEqual(taxTypesOf('NL'), []);
  });

  it('without a rule take any number that could be one', () => {
    assert.deepEqual(
      ['AB-123', '1', '', 'no spaces? yes', '12 34'].map((number) => fitsNumber(number, undefined)),
      [true, false, false, false, true],
    );
  });
});
