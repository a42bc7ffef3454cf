import assert from 'node:assert/strict';
import { it } from 'node:test';

import { cellsOf, tallyOf } from '../../../../src/components/data-erasure/panel/asked-payment.js';

const reference = '993617895204576J';

it('a file has what was asked and answered, and leaves empty what is not known', () => {
  const at = Date.UTC(2030, 0, 1);
  assert.deepEqual(cellsOf({ reference, isForced: true, result: 'SUCCESS', at }, 'CASE-7'), [
    reference,
    'SUCCESS',
    'true',
    '2030-01-01T00:00:00.000Z',
    'CASE-7',
  ]);
  assert.deepEqual(cellsOf({ reference, isForced: false, error: 'offline' }, ''), [
    reference,
    '',
    'false',
    '',
    '',
  ]);
});

it('an answer that is not known counts as none of the others', () => {
  const results = ['SUCCESS', 'SUCCESS', 'PAYMENT_NOT_FOUND', 'unknown:LATER', undefined] as const;
  const payments = results.map((result) => ({ reference, isForced: false, ...(result && { result }) }));
  assert.deepEqual(tallyOf(payments), { accepted: 2, alreadyErased: 0, notFound: 1, inUse: 0, failed: 2 });
});
