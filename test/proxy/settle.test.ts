import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Attempt } from '../../src/proxy/ledger/attempt.js';
import type { Settlement } from '../../src/proxy/ledger/ledger.js';
import { COME_BACK } from '../../src/proxy/operating/running.js';
import type { Result } from '../../src/proxy/platform.js';
import { asPart, rejectionOf } from '../../src/proxy/settle.js';

const money = (value: number) => ({ value, currency: 'EUR' });
const attemptOf = (value: number, rest: number): Attempt =>
  ({ amount: money(value), rest }) as unknown as Attempt;
const part = (remaining: number, facts: object = {}): Settlement =>
  ({ outcome: 'action-required', facts: { remaining: money(remaining), ...facts }, at: 1 }) as Settlement;

describe('an order that several payments pay', () => {
  it('is paid where nothing is left after this one', () => {
    const settlement: Settlement = { outcome: 'paid', facts: {}, at: 1 };
    assert.deepEqual(asPart(attemptOf(1999, 0), settlement), settlement);
  });

  it('leaves the rest to the shopper where this payment was a part', () => {
    assert.deepEqual(asPart(attemptOf(1500, 499), { outcome: 'paid', facts: { brand: 'visa' }, at: 1 }), {
      outcome: 'action-required',
      facts: { brand: 'visa', remaining: money(499) },
      authorised: 1500,
      at: 1,
    });
  });

  it('counts what a gift card has paid: this payment and what was left before, less what is left now', () => {
    assert.equal(asPart(attemptOf(1999, 0), part(999)).authorised, 1000);
    assert.equal(asPart(attemptOf(1000, 999), part(1500)).authorised, 499);
    assert.equal(asPart(attemptOf(1000, 999), part(999)).authorised, 1000);
    assert.equal(asPart(attemptOf(1000, 0), part(999)).authorised, 1);
  });

  it('counts nothing where that is no part of this payment', () => {
    for (const remaining of [2000, 1999, 998]) {
      const settlement = part(remaining);
      assert.equal(asPart(attemptOf(1000, 999), settlement), settlement, String(remaining));
    }
  });

  it('counts nothing while a bank waits for the shopper, or where nothing is said to be left', () => {
    const action = { type: 'threeDS2' };
    for (const settlement of [
      part(999, { action }),
      { outcome: 'action-required', facts: {}, at: 1 },
      { outcome: 'refused', facts: { remaining: money(999) }, at: 1 },
      { outcome: 'unknown', facts: {}, at: 1 },
    ] as Settlement[])
      assert.equal(asPart(attemptOf(1999, 0), settlement), settlement);
  });
});

const notExecuted = (fields: object) =>
  rejectionOf({ kind: 'not-executed', ...fields } as Extract<Result, { kind: 'not-executed' }>);

describe('what the browser is told where nothing was executed', () => {
  it('is the field at fault where the platform refused what was sent', () => {
    for (const status of [400, 422])
      assert.deepEqual(notExecuted({ status, code: '101' }), { code: 'platform-refused', field: 'number' });
    assert.deepEqual(notExecuted({ status: 422, code: '905' }), {
      code: 'platform-refused',
      field: undefined,
    });
  });

  it('is a refusal where the account is not set up for it', () => {
    assert.equal(notExecuted({ status: 500, isConfiguration: true }).code, 'platform-refused');
  });

  it('is that the platform cannot be reached where the shopper can do nothing about it', () => {
    for (const status of [401, 403, 500])
      assert.deepEqual(notExecuted({ status, code: '101' }), { code: 'platform-unavailable' });
    assert.deepEqual(notExecuted({ status: 503 }), { code: 'platform-unavailable', retryAfter: COME_BACK });
    assert.deepEqual(notExecuted({ status: 429, retryAfter: 9 }), {
      code: 'platform-unavailable',
      retryAfter: 9,
    });
  });
});
