import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { LegalEntity } from '../../../../src/client/legal-entity/legal-entity.js';
import { isSameSummary, masked, summaryOf } from '../../../../src/components/data-review/panel/summary.js';

const sam: LegalEntity = {
  id: 'LE1',
  type: 'individual',
  individual: {
    name: { firstName: 'Sam', lastName: 'Jansen' },
    residentialAddress: { country: 'NL', city: 'Utrecht', street: 'Oudegracht 1', postalCode: '3511 AB' },
    identificationData: { type: 'passport', number: 'NX1234567' },
    taxInformation: [{ country: 'NL', number: '123456782' }],
  },
};

describe('the summary of a seller', () => {
  it('has what is known, and nothing of what is not', () => {
    assert.deepEqual(
      summaryOf(sam).map(({ name, facts }) => [name, facts.map(({ value }) => value)]),
      [['individual', ['Sam Jansen', 'Oudegracht 1, 3511 AB Utrecht, NL', '•••• 4567', '•••• 6782']]],
    );
    assert.deepEqual(summaryOf({ id: 'LE2' }), []);
  });

  it('shows numbers of documents by their ends, and short ones not at all', () => {
    assert.deepEqual([masked('NX1234567'), masked('1234')], ['•••• 4567', '••••']);
  });

  it('differs where anything that is shown does', () => {
    const account = { id: 'SE1', accountIdentifier: '••4300' };
    assert.equal(isSameSummary(sam, { ...sam, problems: [] }), true);
    assert.equal(isSameSummary(sam, { ...sam, transferInstruments: [account] }), false);
  });
});
