import { balancePlatformRecords } from '../../../src/sandbox/balance-platform/platform-records.js';
import { createEnvelopes } from '../../../src/sandbox/cards/envelopes.js';
import { State } from '../../../src/sandbox/state/state.js';
import { grantAnswers } from '../../../src/sandbox/transfers/grants.js';
import { transactionAnswers } from '../../../src/sandbox/transfers/transactions.js';
import { transferAnswers } from '../../../src/sandbox/transfers/transfers.js';

const envelopes = await createEnvelopes({ lifetime: 1000, now: () => 0, onDecrypted: undefined });

/** The platform from within, where the books can be looked at. */
export function openBooks(seed: number) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const state = new State({
    base: 'http://127.0.0.1:8081',
    merchantAccount: undefined,
    seed,
    now: () => clock.now,
    envelopes,
  });
  const answers = { ...transferAnswers, ...transactionAnswers, ...grantAnswers };
  type Name = keyof typeof answers;
  type InputOf<N extends Name> = Parameters<(typeof answers)[N]>[1]['input'];
  const call = <N extends Name>(name: N, input: InputOf<N>): ReturnType<(typeof answers)[N]> =>
    answers[name](state, { input, idempotencyKey: undefined, version: 4 } as never) as never;
  const platform = balancePlatformRecords(state);
  return { state, clock, call, platform, accounts: [...platform.balanceAccounts.values()] };
}
