import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { LegalEntity } from '../../../../src/client/legal-entity/legal-entity.js';
import { entityName, nameWithin, signersOf } from '../../../../src/components/parts/agreement/signers.js';

const residentialAddress = { country: 'NL' };
const sam: LegalEntity = {
  id: 'LE1',
  type: 'individual',
  individual: { name: { firstName: 'Sam', infix: 'van', lastName: 'Dam' }, residentialAddress },
};
const bakery: LegalEntity = {
  id: 'LE2',
  type: 'organization',
  organization: { legalName: 'Bakker BV', registeredAddress: { country: 'NL' } },
  entityAssociations: [
    { legalEntityId: 'LE3', type: 'signatory', name: 'Anna' },
    { legalEntityId: 'LE3', type: 'director', name: 'Anna' },
    { legalEntityId: 'LE4', type: 'ultimateParentCompany', name: 'Holding' },
    { legalEntityId: 'LE5', type: 'director' },
  ],
};

describe('who signs', () => {
  it('is a person for themselves', () => {
    assert.deepEqual(signersOf(sam, ['signatory']), [{ id: 'LE1', name: 'Sam van Dam' }]);
  });

  it('is each person whom a business names in a role that may sign, once', () => {
    assert.deepEqual(signersOf(bakery, ['signatory', 'director']), [
      { id: 'LE3', name: 'Anna' },
      { id: 'LE5', name: 'LE5' },
    ]);
    assert.deepEqual(signersOf(bakery, ['pciSignatory']), []);
  });

  it('has a name within the business, else an id', () => {
    assert.equal(nameWithin(bakery, 'LE2'), 'Bakker BV');
    assert.equal(nameWithin(bakery, 'LE4'), 'Holding');
    assert.equal(nameWithin(bakery, 'LE9'), 'LE9');
    assert.equal(entityName({ id: 'LE7' }), 'LE7');
  });
});
