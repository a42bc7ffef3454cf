import type { SweepConfiguration } from '../../../client/balance-platform/index.js';
import { nextRuns } from '../../../facts/sweeps.js';
import type { Account } from '../../parts/account-holder/read-account.js';
import { previewOf, type Preview } from '../../parts/account-holder/sweep-preview.js';

/** A sweep with when it runs next and what that would bring. */
export interface NextPayout {
  readonly sweep: SweepConfiguration;
  /** Milliseconds since the epoch; nothing where it runs whenever the balance calls for it, or never. */
  readonly at: number | undefined;
  readonly preview: Preview;
  readonly available: number;
  /** Money of the account that the payout does not bring: reserved, or still on the way. */
  readonly reserved: number;
  readonly pending: number;
}

export interface NextPayouts {
  /** The soonest first. */
  readonly payouts: readonly NextPayout[];
  /** There are sweeps that do not run. */
  readonly isStopped: boolean;
}

const paysOut = ({ type, counterparty }: SweepConfiguration): boolean =>
  type !== 'pull' && counterparty.transferInstrumentId !== undefined;

const timeOf = ({ at, sweep }: NextPayout): number =>
  at ?? (sweep.schedule.type === 'balance' ? 0 : Number.POSITIVE_INFINITY);

/** For what moves money in any direction. */
export const anySweep = (): boolean => true;

/** What runs next of the sweeps that are meant. Left out: those to a bank account. */
export function nextPayoutsOf(
  accounts: readonly Account[],
  now: number,
  isMeant: (sweep: SweepConfiguration) => boolean = paysOut,
): NextPayouts {
  const all = accounts.flatMap((account) =>
    account.sweeps.filter(isMeant).map((sweep) => ({ account, sweep })),
  );
  const payouts = all
    .filter(({ sweep }) => sweep.status !== 'inactive')
    .map(({ account, sweep }): NextPayout => {
      const balance = account.balances.find(({ currency }) => currency === sweep.currency);
      return {
        sweep,
        at: nextRuns(sweep.schedule, account.zone, now, 1)[0],
        preview: previewOf(sweep, account),
        available: balance?.available ?? 0,
        reserved: balance?.reserved ?? 0,
        pending: balance?.pending ?? 0,
      };
    })
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  return { payouts, isStopped: payouts.length < all.length };
}
