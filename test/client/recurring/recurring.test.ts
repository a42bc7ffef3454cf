import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  CreatePermitRequest,
  recurring,
  RecurringDetailsResult,
} from '../../../src/client/recurring/index.js';
import * as z from '../../../src/client/schema/schema.js';
import { leniently, strictly } from '../../../src/client/schema/validate.js';

test('stored details are read each from an object of its own', () => {
  const card = { expiryMonth: '8', expiryYear: '2030', holderName: 'A. Klaassen', number: '1111' };
  const detail = { recurringDetailReference: 'token-1', variant: 'visa', card };
  const answer = { shopperReference: 'shopper-1', details: [{ RecurringDetail: detail }] };
  assert.deepEqual(leniently(RecurringDetailsResult(), answer), { value: answer, fault: undefined });
});

test('a permit has its limits in minor units and ends at a moment with an offset', () => {
  const permit = (limits: object) => ({
    merchantAccount: 'Shop',
    shopperReference: 'shopper-1',
    recurringDetailReference: 'token-1',
    permits: [{ partnerId: 'partner-1', ...limits }],
  });
  const maxAmount = { value: 10_000, currency: 'EUR' };
  const good = permit({ restriction: { maxAmount }, validTillDate: '2027-01-31T00:00:00Z' });
  assert.equal(strictly(CreatePermitRequest(), good).fault, undefined);
  const float = permit({ restriction: { maxAmount: { ...maxAmount, value: 99.5 } } });
  assert.equal(strictly(CreatePermitRequest(), float).fault, 'permits.0.restriction.maxAmount.value');
  const local = permit({ validTillDate: '2027-01-31T00:00:00' });
  assert.equal(strictly(CreatePermitRequest(), local).fault, 'permits.0.validTillDate');
});

test('no browser says whose details it means', () => {
  for (const row of Object.values(recurring))
    for (const field of ['merchantAccount', 'shopperReference']) {
      const takes = Object.hasOwn(z.shapeOf(row.input?.() ?? z.object({})), field);
      assert.equal((row.supplied as readonly string[]).includes(field), takes, `${row.path}: ${field}`);
    }
});
