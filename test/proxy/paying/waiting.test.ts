import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Action } from '../../../src/client/shopper/index.js';
import { approveUntil, isOffered, isPaidAtTill, shownAction } from '../../../src/proxy/paying/waiting.js';

const NOW = Date.UTC(2030, 0, 1, 10);
const MINUTE = 60_000;

const waiting = (action?: Partial<Action>, settledAt: number | undefined = NOW) => ({
  facts: action ? { action: action as Action } : {},
  settledAt,
  begunAt: NOW - MINUTE,
});
const at = (ms: number) => new Date(ms).toISOString();

describe('how long a payment waits for its shopper', () => {
  it('is what the platform says, where that lies ahead', () => {
    const action = { type: 'await', subtype: 'blik', expiresAt: at(NOW + 7 * MINUTE) } as const;
    assert.equal(approveUntil(waiting(action)), NOW + 7 * MINUTE);
    assert.equal(shownAction(waiting(action), NOW + MINUTE).action?.expiresIn, 6 * MINUTE);
    assert.equal(shownAction(waiting(action), NOW + 9 * MINUTE).action?.expiresIn, 0);
  });

  it('is the method’s own time, where the platform says none, one that is over, or none that can be read', () => {
    for (const expiresAt of [undefined, at(NOW - MINUTE), at(NOW), 'soon'])
      assert.equal(
        approveUntil(waiting({ type: 'await', subtype: 'blik', expiresAt } as Partial<Action>)),
        NOW + 2 * MINUTE,
      );
    assert.equal(approveUntil(waiting({ type: 'voucher', subtype: 'multibanco' })), NOW + 3 * 1440 * MINUTE);
  });

  it('is a quarter of an hour for the app of a new method, and a fortnight for its voucher or transfer', () => {
    const until = (type: Action['type']) => approveUntil(waiting({ type, subtype: 'brandNew_XX' }));
    assert.equal(until('await'), NOW + 15 * MINUTE);
    assert.equal(until('qrCode'), NOW + 15 * MINUTE);
    assert.equal(until('voucher'), NOW + 14 * 1440 * MINUTE);
    assert.equal(until('bankTransfer'), NOW + 14 * 1440 * MINUTE);
  });

  it('is not limited where a bank’s page or a debit is waited for', () => {
    assert.equal(approveUntil(waiting({ type: 'redirect', subtype: 'ideal' })), undefined);
    assert.equal(approveUntil(waiting({ type: 'voucher', subtype: 'directdebit_GB' })), undefined);
    assert.equal(approveUntil(waiting()), undefined);
  });
});

describe('what is paid elsewhere', () => {
  it('is a voucher or a transfer, and neither an app nor the paper of a debit', () => {
    assert.equal(isOffered(waiting({ type: 'voucher', subtype: 'multibanco' })), true);
    assert.equal(isOffered(waiting({ type: 'bankTransfer', subtype: 'bankTransfer_IBAN' })), true);
    assert.equal(isOffered(waiting({ type: 'await', subtype: 'blik' })), false);
    assert.equal(isOffered(waiting({ type: 'voucher', subtype: 'directdebit_GB' })), false);
    assert.equal(isOffered(waiting()), false);
  });

  it('is kept by a till alone: a bank gives a transfer back', () => {
    assert.equal(isPaidAtTill(waiting({ type: 'voucher', subtype: 'multibanco' })), true);
    assert.equal(isPaidAtTill(waiting({ type: 'bankTransfer', subtype: 'bankTransfer_IBAN' })), false);
    assert.equal(isPaidAtTill(waiting({ type: 'voucher', subtype: 'directdebit_GB' })), false);
  });
});
