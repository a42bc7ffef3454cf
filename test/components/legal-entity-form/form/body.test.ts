import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LEGAL_ENTITY_TYPES, type LegalEntityType } from '../../../../src/facts/legal-entity-types.js';
import {
  LegalEntityRequest,
  LegalEntityUpdate,
  type LegalEntity,
} from '../../../../src/client/legal-entity/index.js';
import { strictly } from '../../../../src/client/schema/validate.js';
import { changedBody, newBody } from '../../../../src/components/legal-entity-form/form/body.js';
import {
  EMPTY,
  entriesOf,
  withRows,
  withText,
  type Entries,
} from '../../../../src/components/parts/form/entries.js';
import { fieldsOf, listsOf, type Field } from '../../../../src/components/parts/form/field.js';
import { sectionsOf } from '../../../../src/components/legal-entity-form/form/sections.js';

const address = { country: 'NL', city: 'Utrecht', street: 'Oudegracht 1', postalCode: '3511 AB' };

const SAM: LegalEntity = {
  id: 'LE1',
  type: 'individual',
  individual: {
    name: { firstName: 'Sam', lastName: 'Jansen' },
    email: 'sam@shop.example',
    phone: { number: '+31 30 1234567', type: 'mobile' },
    residentialAddress: address,
    identificationData: { type: 'passport', number: 'NX1', issuerCountry: 'NL' },
    taxInformation: [{ country: 'NL', number: '123456789' }],
  },
  entityAssociations: [
    {
      legalEntityId: 'LE2',
      type: 'legalRepresentative',
      name: 'Kim',
      associatorId: 'LE1',
      entityType: 'individual',
    },
  ],
};

const change = (entity: LegalEntity, type: LegalEntityType, how: (entries: Entries) => Entries) => {
  const sections = sectionsOf(type, true);
  const opened = entriesOf(entity, sections);
  return changedBody(entity, type, sections, opened, how(opened));
};

const demanded = { name: SAM.individual!.name, residentialAddress: address };

/** Something that fits, in every field there is. */
const valueFor = ({ kind, choices }: Field): string =>
  choices?.[0]?.value ?? (kind.name === 'country' ? 'NL' : kind.name.endsWith('day') ? '1990-06-21' : 'x');

describe('what is sent', () => {
  for (const type of LEGAL_ENTITY_TYPES)
    it(`of a new ${type}: every field of the form is one of the interface`, () => {
      const sections = sectionsOf(type, true);
      const filled = fieldsOf(sections).reduce(
        (entries, field) => withText(entries, field.path, valueFor(field)),
        EMPTY,
      );
      const entries = listsOf(sections).reduce((made, { path, columns }) => {
        const row = Object.fromEntries(columns.map((column) => [column.path, 'NL']));
        return withRows(made, path, [
          { ...row, ...(path === 'entityAssociations' && { type: 'signatory' }) },
        ]);
      }, filled);
      assert.equal(strictly(LegalEntityRequest(), newBody(type, sections, entries)).fault, undefined);
    });

  it('of a change is what changed, and what the interface demands beside it', () => {
    const body = change(SAM, 'individual', (entries) =>
      withText(entries, 'individual.email', 'new@shop.example'),
    );
    assert.deepEqual(body, { individual: { ...demanded, email: 'new@shop.example' } });
    assert.equal(strictly(LegalEntityUpdate(), body).fault, undefined);
  });

  it('of a group is the whole group, with what the form does not show of it', () => {
    const body = change(SAM, 'individual', (entries) =>
      withText(entries, 'individual.identificationData.number', 'NX2'),
    );
    assert.deepEqual(body.individual, {
      ...demanded,
      identificationData: { type: 'passport', number: 'NX2', issuerCountry: 'NL' },
    });
  });

  it('of what was emptied is empty, with all that went with it', () => {
    const body = change(SAM, 'individual', (entries) => withText(entries, 'individual.phone.number', ''));
    assert.deepEqual(body.individual, { ...demanded, phone: { number: '', type: '' } });
  });

  it('of a list is the whole list, without what the platform adds to it', () => {
    const rows = [{ legalEntityId: 'LE2', type: 'pciSignatory', jobTitle: '', relationship: '' }];
    const body = change(SAM, 'individual', (entries) => withRows(entries, 'entityAssociations', rows));
    assert.deepEqual(body, { entityAssociations: [{ legalEntityId: 'LE2', type: 'pciSignatory' }] });
    const none = change(SAM, 'individual', (entries) => withRows(entries, 'individual.taxInformation', []));
    assert.deepEqual(none, { individual: { ...demanded, taxInformation: [] } });
  });

  it('is nothing where nothing changed, and the reference alone where only that did', () => {
    assert.deepEqual(
      change(SAM, 'individual', (entries) => entries),
      {},
    );
    assert.deepEqual(
      change(SAM, 'individual', (entries) => withText(entries, 'reference', 'mine')),
      {
        reference: 'mine',
      },
    );
  });

  it('leaves out a word of the platform’s that came after this library', () => {
    const entity = {
      ...SAM,
      individual: { ...SAM.individual!, phone: { number: '+31 30 1234567', type: 'unknown:pager' } },
    };
    const body = change(entity, 'individual', (entries) =>
      withText(entries, 'individual.phone.number', '+31 1'),
    );
    assert.equal(body.individual!.phone!.number, '+31 1');
    assert.ok(!JSON.stringify(body).includes('unknown:'));
  });
});
