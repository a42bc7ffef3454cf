import type { SweepSchedule } from '../../client/balance-platform/index.js';
import { dueTimes, readCron, type Cron } from '../../facts/cron.js';
import type { State } from '../state/state.js';
import { moneyLedger } from '../transfers/ledger.js';
import { WORLD } from '../transfers/outside.js';
import { balancePlatformRecords } from './platform-records.js';
import type { Kept, SweepRecord } from './records.js';
import { isAllowed } from './capabilities.js';
import { given } from './lookup.js';

/** The schedules with a name, by the clock of the balance account. */
const TIMES: Readonly<Record<Exclude<Kept<typeof SweepSchedule>['type'], 'balance' | 'cron'>, string>> = {
  daily: '0 7 * * *',
  weekly: '0 7 * * MON',
  monthly: '0 7 1 * *',
};

export function cronOf({ type, cronExpression = '' }: Kept<typeof SweepSchedule>): Cron | undefined {
  if (type === 'balance') return undefined;
  return readCron(type === 'cron' ? cronExpression : TIMES[type]);
}

/** When a sweep has to run: at each of its times since the last look, or now if the balance has changed since. */
function dueOf(state: State, { balanceAccountId, sweep, ranUntil, seen }: SweepRecord): number[] {
  if (sweep.status !== 'active') return [];
  const cron = cronOf(sweep.schedule);
  const { timeZone = 'Europe/Amsterdam' } =
    balancePlatformRecords(state).balanceAccounts.get(balanceAccountId) ?? {};
  if (cron) return dueTimes(cron, timeZone, ranUntil, state.now());
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

/** How much a sweep moves: none unless the balance is past its trigger. */
function amountOf(
  { type, sweepAmount, targetAmount, triggerAmount }: SweepRecord['sweep'],
  held: number,
): number {
  const trigger = triggerAmount?.value ?? 0;
  if (type === 'pull') {
    if (held >= trigger) return 0;
    return sweepAmount?.value ?? (targetAmount?.value ?? trigger) - held;
  }
  if (held <= trigger) return 0;
  return sweepAmount?.value ?? held - (targetAmount?.value ?? 0);
}

/** Runs a sweep once; gives the platform's word for why it could not. */
function run(state: State, { balanceAccountId, sweep }: SweepRecord, at: number): Reason {
  const { type = 'push', counterparty, currency, category = 'internal' } = sweep;
  const { reference, referenceForBeneficiary, description } = sweep;
  const value = amountOf(sweep, spendable(state, balanceAccountId, currency, at));
  if (value <= 0) return undefined;
  const other = counterparty.balanceAccountId ?? WORLD;
  const [from, to] = type === 'push' ? [balanceAccountId, other] : [other, balanceAccountId];
  const blocked = obstacle(state, balanceAccountId) ?? (other === WORLD ? undefined : obstacle(state, other));
  if (blocked) return blocked;
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
 * however late anybody looks.
 */
export function runSweeps(state: State): void {
  const records = [...balancePlatformRecords(state).sweeps.values()];
  const due = records.flatMap((record) => dueOf(state, record).map((at) => ({ record, at })));
  for (const { record, at } of due.toSorted((a, b) => a.at - b.at)) {
    const { reason: _last, ...sweep } = record.sweep;
    const reason = run(state, record, at);
    record.sweep = reason ? { ...sweep, reason } : sweep;
  }
  for (const record of records) {
    record.ranUntil = state.now();
    record.seen = moneyLedger(state).available(record.balanceAccountId, record.sweep.currency);
  }
}
