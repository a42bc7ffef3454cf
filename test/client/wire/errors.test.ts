import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ClientError, isLost, type ClientErrorFacts } from '../../../src/client/wire/errors.js';

const failed = (facts: Omit<ClientErrorFacts, 'operation'>) =>
  new ClientError({ operation: 'POST /orders', ...facts });

const LOST = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'timeout', status: 200 },
  { kind: 'contract', status: 200, field: 'id' },
  { kind: 'cancelled' },
  { kind: 'refused', status: 500 },
  { kind: 'refused', status: 502 },
  { kind: 'refused', status: 503, retryAfter: 1000 },
] as const;

const KNOWN = [
  { kind: 'refused', status: 401 },
  { kind: 'refused', status: 409, code: 'amount-changed' },
  { kind: 'refused', status: 422, field: 'amount.value' },
  { kind: 'refused', status: 501, code: 'not-configured' },
  { kind: 'rate-limited', status: 429, retryAfter: 1000 },
] as const;

test('a call that was sent is lost until an answer says what became of it', () => {
  for (const facts of LOST) assert.equal(isLost(failed(facts)), true, JSON.stringify(facts));
});

test('a call is not lost where the answer says that nothing was done', () => {
  for (const facts of KNOWN) assert.equal(isLost(failed(facts)), false, JSON.stringify(facts));
});

test('what never left this machine is not lost, whatever went wrong', () => {
  for (const facts of [...LOST, ...KNOWN])
    assert.equal(isLost(failed({ ...facts, unsent: true })), false, JSON.stringify(facts));
});

test('a mistake in the program is not a lost call', () => {
  for (const error of [new TypeError('mistake'), undefined, { kind: 'network' }])
    assert.equal(isLost(error), false);
});
