import assert from 'node:assert/strict';
import { it } from 'node:test';

import { validityOf } from '../../../../src/components/pci-questionnaires/panel/validity.js';

it('a questionnaire holds until its very end, and is about to expire for 30 days before', () => {
  const validUntil = '2027-05-04T10:00:00Z';
  const at = (time: string) => validityOf({ validUntil }, Date.parse(time));
  assert.equal(at('2027-04-04T09:59:59Z'), 'valid');
  assert.equal(at('2027-04-04T10:00:00Z'), 'expiring');
  assert.equal(at('2027-05-04T09:59:59Z'), 'expiring');
  assert.equal(at('2027-05-04T10:00:00Z'), 'expired');
  assert.equal(validityOf({ validUntil }, undefined), 'unknown');
  assert.equal(validityOf({}, 0), 'unknown');
});
