import { dueTimes } from '../../facts/cron.js';
import { sweepTimes, sweptAmount } from '../../facts/sweeps.js';
import type { State } from '../state/state.js';
import { reasonIn } from '../transfers/course.js';
import { moneyLedger } from '../transfers/ledger.js';
import { WORLD } from '../transfers/outside.js';
import { balancePlatformRecords } from './platform-records.js';
import type { SweepRecord } from './records.js';
import { isAllowed } from './capabilities.js';
import { given } from './lookup.js';

/** When a sweep has to run: at each of its times since the last look, or now if the balance has changed since. */
function dueOf(state: State, { balanceAccountId, sweep, ranUntil, seen }: SweepRecord): number[] {
  if (sweep.status !== 'active') return [];
  const { timeZone = 'Europe/Amsterdam' } =
    balancePlatformRecords(state).balanceAccounts.get(balanceAccountId) ?? {};
  const times = sweepTimes(sweep.schedule, timeZone);
  if (times) return dueTimes(times.cron, times.zone, ranUntil, state.now());
  return moneyLedger(state).available(balanceAccountId, sweep.currency) === seen ? [] : [state.now()];
}

/** Types of transfers to and from another bank. */
const OUTSIDE = { push: 'bankTransfer', pull: 'bankDirectDebit' } as const;

type Reason = SweepRecord['sweep']['reason'];

/** Why an account can neither give nor take, if it cannot. */
function obstacle(state: State, id: string): Reason {
  const { balanceAccounts, accountHolders } = balancePlatformRecords(state);
  const account = balanceAccounts.get(id);
  if (!account || account.status === 'closed') return 'counterpartyAccountClosed';
  const holder = accountHolders.get(account.accountHolderId);
  return account.status !== 'active' || holder?.status !== 'active'
    ? 'counterpartyAccountBlocked'
    : undefined;
}

/** Whether the holder of the account that pays may send money that way. */
function maySend(state: State, from: string, to: string): boolean {
  const account = balancePlatformRecords(state).balanceAccounts.get(from);
  const capability = to === WORLD ? 'sendToTransferInstrument' : 'sendToBalanceAccount';
  return !account || isAllowed(state, account.accountHolderId, capability);
}

/** The amount available both at a moment and now, so that no sweep takes money that was spent since. */
const spendable = (state: State, account: string, currency: string, at: number): number =>
  Math.min(
    moneyLedger(state).available(account, currency, at),
    moneyLedger(state).available(account, currency),
  );

/** Runs a sweep once; gives the platform's word for why it could not. */
function run(state: State, { balanceAccountId, sweep }: SweepRecord, at: number): Reason {
  const { type = 'push', counterparty, currency, category = 'internal' } = sweep;
  const { reference, referenceForBeneficiary, description } = sweep;
  const value = sweptAmount(sweep, spendable(state, balanceAccountId, currency, at));
  if (value <= 0) return undefined;
  const other = counterparty.balanceAccountId ?? WORLD;
  const [from, to] = type === 'push' ? [balanceAccountId, other] : [other, balanceAccountId];
  const blocked = obstacle(state, balanceAccountId) ?? (other === WORLD ? undefined : obstacle(state, other));
  if (blocked) return blocked;
  const told = reasonIn(description ?? '');
  if (told) return told;
  if (from !== WORLD && spendable(state, from, currency, at) < value) return 'notEnoughBalance';
  if (from !== WORLD && !maySend(state, from, to)) return 'declined';
  const steps = (['received', 'authorised', 'booked'] as const).map((status) => ({ status, at }));
  moneyLedger(state).move({
    from,
    to,
    amount: { value, currency },
    category,
    type: other === WORLD ? OUTSIDE[type] : 'internalTransfer',
    categoryData: { type: category },
    steps,
    ...given({ reference, referenceForBeneficiary, description }),
    ...(counterparty.transferInstrumentId !== undefined && {
      counterparty: { transferInstrumentId: counterparty.transferInstrumentId },
    }),
  });
  return undefined;
}

/**
 * Works off every sweep that fell due since the last look, oldest first. Money moves at the moment that the schedule names,
 * however late the next request comes. A sweep that cannot run is switched off, with the reason; where only money is missing, it
 * stays on, and runs once there is enough. A reason in its description, such as `counterpartyBankUnavailable`, is its end.
 */
export function runSweeps(state: State): void {
  const records = [...balancePlatformRecords(state).sweeps.values()];
  const due = records.flatMap((record) => dueOf(state, record).map((at) => ({ record, at })));
  for (const { record, at } of due.toSorted((a, b) => a.at - b.at)) {
    if (record.sweep.status !== 'active') continue;
    const { reason: _last, ...sweep } = record.sweep;
    const reason = run(state, record, at);
    const status = reason && reason !== 'notEnoughBalance' ? 'inactive' : 'active';
    record.sweep = reason ? { ...sweep, reason, status } : sweep;
  }
  for (const record of records) {
    record.ranUntil = state.now();
    record.seen = moneyLedger(state).available(record.balanceAccountId, record.sweep.currency);
  }
}
