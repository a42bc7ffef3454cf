import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LegalEntityAssociation } from '../../src/client/legal-entity/index.js';
import { strictly } from '../../src/client/schema/validate.js';
import { ASSOCIATIONS } from '../../src/facts/association-roles.js';

test('every role can be had in an entity of some type, and the platform knows every one of them', () => {
  const roles = new Set(Object.values(ASSOCIATIONS).flatMap((byRole) => Object.keys(byRole)));
  assert.equal(roles.size, 16);
  for (const type of roles) {
    const { fault } = strictly(LegalEntityAssociation(), { legalEntityId: 'LE1', type });
    assert.equal(fault, undefined, type);
  }
});
