import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addressLines } from '../../src/facts/address-forms.js';
import { hasPostalCodes, readPostalCode } from '../../src/facts/postal-codes.js';
import { regionsOf } from '../../src/facts/regions.js';
import { readPersonField } from '../../src/client/shopper/person-fields.js';

/** The form of a country in one line, a stroke between two lines of it. */
const form = (country: string): string =>
  addressLines(country)
    .map((line) => line.join(' '))
    .join(' / ');

describe('the address of a country', () => {
  it('has the fields that its post wants, in the order in which they are written', () => {
    const forms = ['AU', 'MX', 'IN', 'IT', 'GB', 'JP', 'DE'].map((country) => [country, form(country)]);
    assert.deepEqual(Object.fromEntries(forms), {
      AU: 'street / houseNumberOrName / city stateOrProvince postalCode',
      MX: 'street houseNumberOrName / postalCode city stateOrProvince',
      IN: 'street / houseNumberOrName / city postalCode / stateOrProvince',
      IT: 'street houseNumberOrName / postalCode city stateOrProvince',
      GB: 'houseNumberOrName street / city / postalCode',
      JP: 'postalCode / stateOrProvince / city / street / houseNumberOrName',
      DE: 'street houseNumberOrName / postalCode city',
    });
  });

  it('asks for no postal code where the country has none', () => {
    for (const country of ['HK', 'AE', 'QA', 'AO', 'JM', 'ZW']) {
      assert.equal(hasPostalCodes(country), false, country);
      assert.equal(form(country), 'street houseNumberOrName / city', country);
    }
  });

  it('takes a postal code with or without its hyphen, and writes it with it', () => {
    assert.equal(readPostalCode('00950', 'PL'), '00-950');
    assert.equal(readPostalCode(' 00-950 ', 'PL'), '00-950');
    assert.equal(readPostalCode('1000001', 'PT'), '1000-001');
    assert.equal(readPostalCode('009-50', 'PL'), undefined);
  });

  it('refuses codes that the Netherlands do not give', () => {
    assert.equal(readPostalCode('1012 ab', 'NL'), '1012 AB');
    for (const code of ['0123 AB', '1012 SA', '1012 SD', '1012SS', '1012']) {
      assert.equal(readPostalCode(code, 'NL'), undefined, code);
    }
  });

  it('names a region by a code that can be sent, each once', () => {
    const sizes = ['AU', 'BR', 'CA', 'IN', 'IT', 'JP', 'MX', 'US', 'NL'].map(
      (country) => regionsOf(country).length,
    );
    assert.deepEqual(sizes, [8, 27, 13, 36, 107, 47, 32, 56, 0]);
    for (const country of ['IN', 'IT', 'JP', 'MX', 'US']) {
      const codes = regionsOf(country).map(({ code }) => code);
      assert.equal(new Set(codes).size, codes.length, country);
      for (const code of codes)
        assert.equal(readPersonField('stateOrProvince', code, { country, now: 0, countries: [] }), code);
    }
  });
});
