import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';

import { DatabaseTimedOut } from '../../../src/database/failures.js';
import type { Call, Services } from '../../../src/proxy/services.js';
import type { NewAttempt } from '../../../src/proxy/ledger/attempt.js';
import { LedgerFailed } from '../../../src/proxy/telemetry/observed-ledger.js';
import { beginOrWithdraw } from '../../../src/proxy/paying/withdraw.js';

afterEach(() => mock.restoreAll());

const attempt = { key: 'key-1' } as unknown as NewAttempt;

/** What a beginning that fails leads to, where taking it back fails so many times. */
async function failing(error: unknown, failures = 0) {
  const tickets: unknown[] = [];
  const withdrawn: unknown[] = [];
  const pauses: number[] = [];
  const going: Promise<unknown>[] = [];
  const set = globalThis.setTimeout;
  mock.method(globalThis, 'setTimeout', (act: () => void, pause: number) => {
    pauses.push(pause);
    return set(act, 0);
  });
  const services = {
    ledger: {
      begin: async ({ ticket }: NewAttempt) => {
        tickets.push(ticket);
        if (error) throw error;
        return { kind: 'begun' };
      },
      withdraw: async ({ ticket }: NewAttempt) => {
        withdrawn.push(ticket);
        if (withdrawn.length <= failures) throw new Error('away');
      },
    },
    running: { track: (work: Promise<unknown>) => work },
  } as unknown as Services;
  const call = { keepAlive: (work: Promise<unknown>) => void going.push(work) } as unknown as Call;
  const answer = await beginOrWithdraw(services, call, attempt).catch((thrown: unknown) => thrown);
  await Promise.all(going);
  return { answer, tickets, withdrawn, pauses };
}

describe('an attempt of which the ledger does not say whether it began', () => {
  it('is left as it is where it did', async () => {
    const { answer, tickets, withdrawn } = await failing(undefined);
    assert.deepEqual([answer, withdrawn], [{ kind: 'begun' }, []]);
    assert.match(String(tickets[0]), /^[\da-f-]{36}$/);
  });

  it('is taken back by the ticket of this one call, and the caller hears why', async () => {
    for (const error of [new Error('cut off'), new DatabaseTimedOut(4000, true), 'words']) {
      const { answer, tickets, withdrawn } = await failing(error);
      assert.equal(answer, error);
      assert.deepEqual(withdrawn, tickets);
    }
  });

  it('is taken back as soon as the ledger answers again, asked less and less often', async () => {
    const { withdrawn, pauses } = await failing(new Error('cut off'), 8);
    assert.equal(withdrawn.length, 9);
    assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('is taken back no more after an hour', async () => {
    const moments = [0, 3_599_999, 3_600_000];
    mock.method(performance, 'now', () => moments.shift() ?? 0);
    assert.equal((await failing(new Error('cut off'), 9)).withdrawn.length, 1);
  });

  it('is not taken back where the ledger was certainly never asked', async () => {
    const never = new DatabaseTimedOut(4000, false);
    for (const error of [never, new LedgerFailed(never)])
      assert.deepEqual((await failing(error)).withdrawn, []);
    const maybe = new LedgerFailed(new DatabaseTimedOut(4000, true));
    assert.equal((await failing(maybe)).withdrawn.length, 1);
  });
});
