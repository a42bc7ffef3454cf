import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nameOf } from '../../../../src/components/recurring-contracts/panel/showing.js';
import type { StoredDetail } from '../../../../src/components/recurring-contracts/panel/stored-detail.js';

const words = { text: (id: string) => `«${id}»` };
const named = (brand: string, isCard = false, lastFour = ''): string =>
  nameOf({ words }, { brand, isCard, lastFour } as StoredDetail);

test('a stored method is named as shoppers know it, and one that is newer by the word of the platform', () => {
  assert.equal(named('mc', true, '4444'), 'Mastercard ••••\u00a04444');
  assert.equal(named('sepadirectdebit'), 'SEPA Direct Debit');
  assert.equal(named('paypal'), 'PayPal');
  assert.equal(named('bankTransfer_IBAN'), '«bank-account»');
  assert.equal(named('newer'), 'newer');
});
