import type { SweepConfiguration } from '../../../client/balance-platform/index.js';
import type { KnownBalances } from './balances-record.js';

const changed = (
  known: KnownBalances,
  accountId: string,
  change: (sweeps: readonly SweepConfiguration[]) => readonly SweepConfiguration[],
): KnownBalances => ({
  ...known,
  accounts: known.accounts.map((account) =>
    account.id === accountId ? { ...account, sweeps: change(account.sweeps) } : account,
  ),
});

/** The same balances with a sweep of one account, new or in the place of its earlier version. */
export const withSweep = (
  known: KnownBalances,
  accountId: string,
  sweep: SweepConfiguration,
): KnownBalances =>
  changed(known, accountId, (sweeps) =>
    sweeps.some(({ id }) => id === sweep.id)
      ? sweeps.map((each) => (each.id === sweep.id ? sweep : each))
      : [...sweeps, sweep],
  );

/** The same balances without one sweep. */
export const withoutSweep = (known: KnownBalances, accountId: string, sweepId: string): KnownBalances =>
  changed(known, accountId, (sweeps) => sweeps.filter(({ id }) => id !== sweepId));
