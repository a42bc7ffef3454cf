import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { LegalEntityType } from '../../../../src/facts/legal-entity-types.js';
import { checkEntries, fieldAt, progressOf } from '../../../../src/components/parts/form/check-entries.js';
import { EMPTY, withRows, withText, type Entries } from '../../../../src/components/parts/form/entries.js';
import { fieldsOf } from '../../../../src/components/parts/form/field.js';
import { sectionsOf } from '../../../../src/components/legal-entity-form/form/sections.js';

const TODAY = '2026-05-04';

const entriesWith = (texts: Readonly<Record<string, string>>): Entries =>
  Object.entries(texts).reduce((made, [path, text]) => withText(made, path, text), EMPTY);

const faultsOf = (
  type: LegalEntityType,
  texts: Readonly<Record<string, string>>,
  { opened = EMPTY, halfTyped = [] as string[], rows = {} as Entries['rows'] } = {},
) =>
  checkEntries({
    sections: sectionsOf(type, true),
    entries: { ...entriesWith(texts), rows },
    opened,
    today: TODAY,
    halfTyped: new Set(halfTyped),
  });

const PERSON = {
  'individual.name.firstName': 'Sam',
  'individual.name.lastName': 'Jansen',
  'individual.residentialAddress.country': 'NL',
};
const BORN = 'individual.birthData.dateOfBirth';

describe('what is wrong with a form', () => {
  it('is what the interface cannot do without, in the order of the form', () => {
    assert.deepEqual(Object.entries(faultsOf('trust', {})), [
      ['trust.name', 'required'],
      ['trust.type', 'required'],
      ['trust.countryOfGoverningLaw', 'required'],
      ['trust.registeredAddress.country', 'required'],
    ]);
    assert.deepEqual(faultsOf('individual', PERSON), {});
  });

  it('is a date of birth of a person under age', () => {
    const born = (day: string) => faultsOf('individual', { ...PERSON, [BORN]: day })[BORN];
    assert.equal(born('2008-05-04'), undefined);
    assert.equal(born('2008-05-05'), 'too-young');
    assert.equal(born('2026-05-05'), 'not-born');
    assert.equal(born('1906-05-03'), 'not-born');
    assert.equal(born('1990-02-30'), 'not-day');
    assert.equal(born('21-06-1990'), 'not-day');
    assert.equal(faultsOf('individual', PERSON, { halfTyped: [BORN] })[BORN], 'not-day');
  });

  it('is a business of the future, and a document of the past', () => {
    const began = 'organization.dateOfIncorporation';
    assert.equal(faultsOf('organization', { [began]: '2026-05-05' })[began], 'not-past');
    assert.equal(faultsOf('organization', { [began]: TODAY })[began], undefined);
    const expires = 'individual.identificationData.expiryDate';
    const proof = { ...PERSON, 'individual.identificationData.type': 'passport' };
    assert.equal(faultsOf('individual', { ...proof, [expires]: '2026-05-03' })[expires], 'not-coming');
    assert.equal(faultsOf('individual', { ...proof, [expires]: TODAY })[expires], undefined);
  });

  it('is half an address, by its country', () => {
    const at = (name: string) => `individual.residentialAddress.${name}`;
    const faults = faultsOf('individual', { ...PERSON, [at('country')]: 'US', [at('city')]: 'Reno' });
    assert.deepEqual(faults, {
      [at('street')]: 'required',
      [at('postalCode')]: 'required',
      [at('stateOrProvince')]: 'required',
    });
    const whole = { ...PERSON, [at('country')]: 'AE', [at('city')]: 'Dubai', [at('street')]: '1 Creek Road' };
    assert.deepEqual(faultsOf('individual', whole), {});
    const place = { 'organization.principalPlaceOfBusiness.city': 'Utrecht' };
    assert.equal(
      faultsOf('organization', place)['organization.principalPlaceOfBusiness.country'],
      'required',
    );
  });

  it('is a number without what it is a number of, and one that does not look like it', () => {
    const number = 'individual.identificationData.number';
    const type = 'individual.identificationData.type';
    assert.equal(faultsOf('individual', { ...PERSON, [number]: 'NX1234567' })[type], 'required');
    const law = { 'organization.registeredAddress.country': 'NL' };
    const known = 'organization.registrationNumber';
    assert.equal(faultsOf('organization', { ...law, [known]: '1234' })[known], 'not-number');
    assert.equal(faultsOf('organization', { ...law, [known]: '12 34 56 78' })[known], undefined);
    assert.equal(faultsOf('organization', { [known]: 'anything-1' })[known], undefined);
  });

  it('is never what stood there before, unless its country is another now', () => {
    const stood = { ...PERSON, [BORN]: '2015-01-01', 'individual.residentialAddress.postalCode': '12' };
    const opened = entriesWith(stood);
    const changed = { ...stood, 'individual.email': 'sam@shop.example' };
    assert.deepEqual(faultsOf('individual', changed, { opened }), {});
    const moved = { ...stood, 'individual.residentialAddress.country': 'DE' };
    assert.equal(
      faultsOf('individual', moved, { opened })['individual.residentialAddress.postalCode'],
      'not-postal-code',
    );
  });

  it('is a row without an id or a role, and the same role twice', () => {
    const row = { legalEntityId: 'LE123456', type: 'signatory', jobTitle: '', relationship: '' };
    const rows = { entityAssociations: [row, row, { ...row, legalEntityId: 'no', type: '' }] };
    assert.deepEqual(faultsOf('unincorporatedPartnership', {}, { rows }), {
      'entityAssociations.1.type': 'twice',
      'entityAssociations.2.legalEntityId': 'not-id',
      'entityAssociations.2.type': 'required',
    });
  });
});

describe('how much is filled in', () => {
  it('counts what the platform asks for there', () => {
    const fields = fieldsOf(sectionsOf('organization', false));
    const count = (texts: Readonly<Record<string, string>>) => progressOf(fields, entriesWith(texts));
    const { needed } = count({});
    assert.equal(count({ 'organization.registeredAddress.country': 'US' }).needed, needed + 1);
    assert.equal(count({ 'organization.registeredAddress.country': 'AE' }).needed, needed - 1);
    assert.equal(count({ 'organization.vatAbsenceReason': 'belowTaxThreshold' }).needed, needed - 1);
    assert.equal(count({ 'organization.legalName': 'Bakery' }).filled, 1);
  });
});

describe('a field that is measured against another', () => {
  const sections = [
    {
      fields: [
        { path: 'price', label: 'price', kind: { name: 'amount' } },
        {
          path: 'before',
          label: 'before',
          beside: ['price'],
          kind: {
            name: 'amount',
            fault: (text: string, _: unknown, read: (path: string) => string) =>
              Number(text) > Number(read('price')) ? undefined : 'not-above',
          },
        },
      ],
    },
  ];
  const opened = entriesWith({ price: '10', before: '8' });
  const faults = (price: string) => {
    const entries = withText(opened, 'price', price);
    return checkEntries({ sections, entries, opened, today: TODAY, halfTyped: new Set() });
  };

  it('is looked at again where the other one is changed, and else left as it stood', () => {
    assert.deepEqual(faults('10'), {});
    assert.deepEqual(faults('9'), { before: 'not-above' });
    assert.deepEqual(faults('7'), {});
  });
});

describe('where a path of the platform’s leads', () => {
  const entries = withRows(EMPTY, 'entityAssociations', [{ legalEntityId: 'LE1', type: 'trust' }]);
  const at = (path: string) => fieldAt(path, 'individual', sectionsOf('individual', false), entries);

  it('is its field, however it is written', () => {
    assert.equal(at('individual.email'), 'individual.email');
    assert.equal(at('$.individual.birthData.dateOfBirth'), BORN);
    assert.equal(at('/individual/name/lastName'), 'individual.name.lastName');
    assert.equal(at('residentialAddress.postalCode'), 'individual.residentialAddress.postalCode');
    assert.equal(at('entityAssociations[0].legalEntityId'), 'entityAssociations.0.legalEntityId');
  });

  it('is the first field of a group, and nowhere where the form has none', () => {
    assert.equal(at('individual.name'), 'individual.name.firstName');
    assert.equal(at('entityAssociations'), 'entityAssociations.0.legalEntityId');
    assert.equal(at('individual.email.domain'), 'individual.email');
    for (const path of ['capabilities', 'entityAssociations.7.type', 'organization.legalName', ''])
      assert.equal(at(path), undefined, path);
  });
});
