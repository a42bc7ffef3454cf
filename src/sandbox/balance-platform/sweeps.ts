import type { balancePlatform, CreateSweepConfiguration } from '../../client/balance-platform/index.js';
import { recordsOf as legalEntityRecords } from '../legal-entity/records.js';
import { sweepTimes } from '../../facts/sweeps.js';
import { invalidField, notFound, notPossible } from '../refusals/rest-error.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { balancePlatformRecords } from './platform-records.js';
import type { SweepRecord } from './records.js';
import { checkCurrency, found, given, named, pageOf } from './lookup.js';
import { runSweeps } from './sweep-runs.js';

/** The one other end of a sweep: an account of the platform, or a bank account that the platform knows. */
function checkCounterparty(state: State, balanceAccountId: string, sweep: CreateSweepConfiguration): void {
  const { counterparty, type = 'push' } = sweep;
  const { balanceAccountId: other, transferInstrumentId, merchantAccount } = counterparty;
  if ((other === undefined) === (transferInstrumentId === undefined))
    throw invalidField('counterparty', 'Either a balance account or a transfer instrument');
  if (other === balanceAccountId) throw invalidField('counterparty.balanceAccountId', 'The account itself');
  if (other !== undefined)
    named(balancePlatformRecords(state).balanceAccounts, other, 'counterparty.balanceAccountId');
  if (transferInstrumentId !== undefined)
    named(legalEntityRecords(state).instruments, transferInstrumentId, 'counterparty.transferInstrumentId');
  if (transferInstrumentId !== undefined && type === 'pull' && merchantAccount === undefined)
    throw invalidField('counterparty.merchantAccount', 'Needed to pull from a bank account');
}

function checkSweep(state: State, balanceAccountId: string, sweep: CreateSweepConfiguration): void {
  const { currency, schedule, sweepAmount, targetAmount, triggerAmount, category } = sweep;
  checkCurrency(currency, 'currency');
  for (const [name, amount] of Object.entries({ sweepAmount, targetAmount, triggerAmount }))
    if (amount && amount.currency !== currency)
      throw invalidField(`${name}.currency`, 'Another currency than that of the sweep');
  if (sweepAmount && targetAmount) throw invalidField('targetAmount', 'Not together with sweepAmount');
  if (
    (schedule.type === 'cron') !== (schedule.cronExpression !== undefined) ||
    (!sweepTimes(schedule, 'UTC') && schedule.type !== 'balance')
  )
    throw invalidField('schedule.cronExpression', 'Five fields, for a schedule of type cron alone');
  checkCounterparty(state, balanceAccountId, sweep);
  const usual = usualCategory(sweep);
  if (category !== undefined && (category === 'bank') !== (usual === 'bank'))
    throw invalidField('category', `Money to this counterparty is of category ${usual}`);
}

const usualCategory = ({ counterparty }: CreateSweepConfiguration) =>
  counterparty.transferInstrumentId === undefined ? ('internal' as const) : ('bank' as const);

function recordOf(state: State, balanceAccountId: string, sweepId: string): SweepRecord {
  const record = found(balancePlatformRecords(state).sweeps, sweepId, 'Sweep');
  if (record.balanceAccountId !== balanceAccountId) throw notFound('Sweep');
  return record;
}

export const sweepAnswers = {
  listSweeps(state, { input: { balanceAccountId, ...asked } }) {
    runSweeps(state);
    const { balanceAccounts, sweeps } = balancePlatformRecords(state);
    found(balanceAccounts, balanceAccountId, 'Balance account');
    const own = [...sweeps.values()].filter((record) => record.balanceAccountId === balanceAccountId);
    const { items, ...page } = pageOf(own, asked);
    return { sweeps: items.map(({ sweep }) => sweep), ...page };
  },

  createSweep(state, { input: { balanceAccountId, reason: _ours, ...input } }) {
    runSweeps(state);
    const { balanceAccounts, sweeps } = balancePlatformRecords(state);
    const { status } = found(balanceAccounts, balanceAccountId, 'Balance account');
    checkSweep(state, balanceAccountId, input);
    if (status === 'closed') throw notPossible('The balance account is closed');
    const usual = { type: 'push', status: 'active', category: usualCategory(input) } as const;
    const sweep = { ...usual, ...given(input), id: `SWPC${state.random.reference()}` };
    sweeps.set(sweep.id, { balanceAccountId, sweep, ranUntil: state.now(), seen: undefined });
    runSweeps(state);
    return recordOf(state, balanceAccountId, sweep.id).sweep;
  },

  getSweep(state, { input: { balanceAccountId, sweepId } }) {
    runSweeps(state);
    return recordOf(state, balanceAccountId, sweepId).sweep;
  },

  updateSweep(state, { input: { balanceAccountId, sweepId, id: _same, reason: _ours, ...input } }) {
    runSweeps(state);
    const record = recordOf(state, balanceAccountId, sweepId);
    const changed = { ...record.sweep, ...given(input) };
    checkSweep(state, balanceAccountId, changed);
    const { reason: _over, ...again } = changed;
    record.sweep = input.status === 'active' ? again : changed;
    record.seen = undefined;
    runSweeps(state);
    return record.sweep;
  },

  deleteSweep(state, { input: { balanceAccountId, sweepId } }) {
    runSweeps(state);
    recordOf(state, balanceAccountId, sweepId);
    balancePlatformRecords(state).sweeps.delete(sweepId);
    return undefined;
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
