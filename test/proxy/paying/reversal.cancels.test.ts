import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { PlatformEvent } from '../../../src/proxy/ledger/event.js';
import type { Result } from '../../../src/proxy/platform/platform.js';
import { cancelByReference, finishReversals, saysGivenBack } from '../../../src/proxy/paying/reversal.js';
import { answered, attempt, eventOf, lost, openReversals, PSP } from './reversing.js';

describe('an attempt that the platform is to let go of', () => {
  it('is named by its own reference, once', async () => {
    const { services, around, called, notes } = openReversals(answered);
    assert.equal(await cancelByReference(services, around, attempt), 'taken');
    assert.equal(await cancelByReference(services, around, attempt), 'taken');
    assert.deepEqual(
      called.map(({ path, input }) => [path, input]),
      [
        [
          '/cancels',
          { merchantAccount: 'ShopAccount', reference: 'REFERENCE-1', paymentReference: 'REFERENCE-1' },
        ],
      ],
    );
    assert.equal(called[0]?.key, 'own intent|checkout.cancelPaymentByReference|REFERENCE-1');
    assert.deepEqual(notes, []);
  });

  it('is asked for again where that got lost, unless the order is paid with it by now', async () => {
    for (const [leg, times] of [
      ['open', 2],
      ['released', 2],
      ['authorised', 1],
    ] as const) {
      const { services, around, ledger, called, later } = openReversals(lost);
      await cancelByReference(services, around, attempt);
      ledger.findByReference = async () => ({ ...attempt, leg });
      later(180_000);
      await finishReversals(services, around);
      assert.equal(called.length, times, leg);
    }
  });

  it('holds its order on where it was approved: its money alone decides', async () => {
    const { services, around, approve, settled } = openReversals(answered);
    assert.equal(await cancelByReference(services, around, approve()), 'taken');
    assert.deepEqual(settled, []);
  });

  it('is not let go of where the platform did not take it on', async () => {
    const ends = [
      ['unknown', { kind: 'unknown' }],
      ['unknown', { kind: 'not-executed', status: 503 }],
      ['refused', { kind: 'not-executed', status: 422 }],
    ] as const;
    for (const [end, result] of ends) {
      const { services, around } = openReversals(result as unknown as Result);
      assert.equal(await cancelByReference(services, around, attempt), end);
      assert.equal(await cancelByReference(services, around, attempt), end);
    }
  });
});

describe('whether the platform says that money went back', () => {
  const says = (...events: Partial<PlatformEvent>[]) => saysGivenBack(events.map(eventOf), PSP);

  it('is so after a cancel or a reversal of that payment', () => {
    assert.equal(says({ kind: 'cancel' }), true);
    assert.equal(says({ kind: 'reversal' }), true);
  });

  it('is not so after anything else', () => {
    assert.equal(says(), false);
    assert.equal(says({ kind: 'refund' }), false);
    assert.equal(says({ success: false }), false);
    assert.equal(says({ originalReference: 'PSP-OTHER' }), false);
  });

  it('is no longer so once that failed after all', () => {
    assert.equal(says({ kind: 'reversal' }, { kind: 'refund', success: false }), false);
    assert.equal(says({ kind: 'reversal' }, { kind: 'refund', success: false, pspReference: 'OTHER' }), true);
    assert.equal(
      says({ kind: 'reversal' }, { kind: 'refund', success: false }, { pspReference: 'CANCEL-2' }),
      true,
    );
  });
});
