import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isCreditorIdentifier } from '../../src/facts/creditor-identifier.js';

test('a creditor identifier has check digits over its country and national number', () => {
  assert.ok(isCreditorIdentifier('DE98ZZZ09999999999'));
  // The three characters in the middle are the creditor's own.
  assert.ok(isCreditorIdentifier('DE98AB109999999999'));
  for (const wrong of ['DE97ZZZ09999999999', 'DE98ZZZ09999999998', 'de98zzz09999999999', 'DE98ZZZ', ''])
    assert.ok(!isCreditorIdentifier(wrong), wrong);
});
