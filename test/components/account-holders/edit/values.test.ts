import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  changedBody,
  compareValues,
  droppedKeys,
  entriesFor,
  valuesIn,
  valuesOf,
} from '../../../../src/components/account-holders/edit/values.js';

const HOLDER = {
  id: 'AH1',
  legalEntityId: 'LE1',
  description: 'Pottery',
  timeZone: 'Europe/Paris',
  metadata: { shop: 'one', empty: '' },
};

describe('what changes of an account holder', () => {
  it('is the same after it has stood in the form, also where a key holds nothing', () => {
    const values = valuesOf(HOLDER);
    assert.deepEqual(valuesIn(entriesFor(values)), values);
    assert.deepEqual(changedBody(values, valuesIn(entriesFor(values))), {});
    assert.equal(values['metadata.empty'], '');
  });

  it('sends the whole map where one key changes, an empty one where the last is taken out, and names what is dropped', () => {
    const base = valuesOf(HOLDER);
    const { ['metadata.shop']: _, ...mine } = base;
    assert.deepEqual(changedBody(base, mine), { metadata: [['empty', '']] });
    assert.deepEqual(droppedKeys(base, mine), ['shop']);
    const { ['metadata.empty']: __, ...none } = mine;
    assert.deepEqual(changedBody(base, none), { metadata: [] });
    assert.deepEqual(changedBody(base, { ...base, description: 'Pots' }), { description: 'Pots' });
    const { description: ___, ...undescribed } = base;
    assert.deepEqual(changedBody(base, undescribed), { description: '' });
  });

  it('keeps what each of two people changed, and asks where both changed the same', () => {
    const base = { description: 'a', reference: 'r', 'metadata.x': '1', 'metadata.y': '1' };
    const mine = { description: 'b', reference: 'r', 'metadata.x': '2', 'metadata.y': '1' };
    const theirs = { description: 'c', reference: 's', 'metadata.x': '2', 'metadata.z': '9' };
    const compared = compareValues(base, mine, theirs);
    assert.deepEqual(compared.conflicts, [{ path: 'description', mine: 'b', theirs: 'c' }]);
    assert.deepEqual(compared.merged, {
      description: 'b',
      reference: 's',
      'metadata.x': '2',
      'metadata.z': '9',
    });
    // Compared once more, the same is asked again: it is not decided yet.
    assert.deepEqual(compareValues(compared.base, compared.merged, theirs).conflicts, compared.conflicts);
  });

  it('sends both of a pair that the platform keeps together', () => {
    const account = {
      id: 'BA1',
      accountHolderId: 'AH1',
      platformPaymentConfiguration: { settlementDelayDays: 3, salesDayClosingTime: '05:00' },
    };
    const base = valuesOf(account);
    assert.deepEqual(changedBody(base, { ...base, settlementDelayDays: '5' }), {
      platformPaymentConfiguration: { settlementDelayDays: 5, salesDayClosingTime: '05:00' },
    });
  });
});
