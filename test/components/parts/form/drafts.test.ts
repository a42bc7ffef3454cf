import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LEGAL_ENTITY_TYPES } from '../../../../src/facts/legal-entity-types.js';
import { withoutSecrets, withSecrets } from '../../../../src/components/parts/form/drafts.js';
import { EMPTY, withRows, withText } from '../../../../src/components/parts/form/entries.js';
import { fieldsOf, listsOf } from '../../../../src/components/parts/form/field.js';
import { sectionsOf } from '../../../../src/components/legal-entity-form/form/sections.js';

describe('a draft', () => {
  it('holds no number of a document, a register or a tax office, of whatever type', () => {
    for (const type of LEGAL_ENTITY_TYPES) {
      const sections = sectionsOf(type, true);
      const texts = fieldsOf(sections).reduce((made, { path }) => withText(made, path, `<${path}>`), EMPTY);
      const all = listsOf(sections).reduce((made, { path, columns }) => {
        const row = Object.fromEntries(columns.map((column) => [column.path, `<${column.path}>`]));
        return withRows(made, path, [row]);
      }, texts);
      const kept = JSON.stringify(withoutSecrets(all, sections));
      assert.doesNotMatch(
        kept,
        /"<[^>]*(?:vatNumber|registrationNumber|identificationData\.(?:number|cardNumber))/,
      );
      assert.doesNotMatch(kept, /<number>|financialInstitutionNumber/);
      assert.match(kept, type === 'unincorporatedPartnership' ? /<legalEntityId>/ : /<[^>]*country>/);
    }
  });

  it('leaves the numbers that stand in the form where they are', () => {
    const sections = sectionsOf('individual', false);
    const list = 'individual.taxInformation';
    const row = { country: 'NL', type: '', number: '123456789' };
    const standing = withRows(
      withText(withText(EMPTY, 'individual.identificationData.number', 'NX1'), 'individual.email', 'old'),
      list,
      [row, row],
    );
    const draft = withRows(withText(EMPTY, 'individual.email', 'new'), list, [
      { ...row, number: '' },
      { ...row, country: 'DE', number: '' },
    ]);
    assert.deepEqual(withSecrets(draft, standing, sections), {
      texts: { 'individual.email': 'new', 'individual.identificationData.number': 'NX1' },
      rows: { [list]: [row, { country: 'DE', type: '', number: '' }] },
    });
  });
});
