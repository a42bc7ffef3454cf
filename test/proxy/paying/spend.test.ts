import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger, type Ledger } from '../../../src/proxy/index.js';
import { keptShares } from '../../../src/proxy/paying/kept-shares.js';
import type { Services } from '../../../src/proxy/services.js';
import { arrive, EUR, openShop, ORIGIN } from '../shop.js';

const share = (account: string, value: number) => ({
  type: 'BalanceAccount' as const,
  account,
  amount: EUR(value),
});

/** A shop whose orders pay two sellers. */
const openSharing = (ledger: Ledger) =>
  openShop({
    ledger,
    resolveOrder: () => ({
      amount: EUR(1999),
      returnUrl: `${ORIGIN}/return`,
      splits: [share('BA-1', 1500), share('BA-2', 499)],
    }),
  });

describe('a payment that is shared between accounts', () => {
  it('is kept with what each of them is to get, so that a seller can hold it against what was booked', async () => {
    const ledger = memoryLedger();
    const { proxy, platform } = openSharing(ledger);
    assert.equal((await (await arrive(proxy)).pay('key-1')).body['outcome'], 'paid');
    const reference = String(platform.paid[0]?.body['reference']);
    assert.deepEqual(await keptShares({ ledger } as Services, reference), [
      { type: 'BalanceAccount', account: 'BA-1', value: 1500 },
      { type: 'BalanceAccount', account: 'BA-2', value: 499 },
    ]);
  });

  it('goes on where the ledger does not keep them', async () => {
    const ledger = memoryLedger();
    const remember = ledger.remember.bind(ledger);
    ledger.remember = async (kind, ...more) => {
      if (kind === 'shares') throw new Error('the ledger is away');
      return remember(kind, ...more);
    };
    const { proxy, events } = openSharing(ledger);
    assert.equal((await (await arrive(proxy)).pay('key-1')).body['outcome'], 'paid');
    assert.ok(events.at(-1)?.notes.includes('shares-not-kept'));
  });
});
