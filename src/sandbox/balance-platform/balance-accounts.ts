import type { balancePlatform } from '../../client/balance-platform/index.js';
import { invalidField, notPossible } from '../refusals/rest-error.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { moneyLedger } from '../transfers/ledger.js';
import { balancePlatformRecords } from './platform-records.js';
import { checkCurrency, checkTimeZone, found, given, named } from './lookup.js';
import { runSweeps } from './sweep-runs.js';

const accountOf = (state: State, id: string) =>
  found(balancePlatformRecords(state).balanceAccounts, id, 'Balance account');

/** The account holder that a field names; one that is not active opens and takes nothing. */
function activeHolder(state: State, id: string) {
  const holder = named(balancePlatformRecords(state).accountHolders, id, 'accountHolderId');
  if (holder.status !== 'active') throw notPossible('The account holder is not active');
  return holder;
}

/** When a day of sales ends, as `18:30`; money stays for at most 20 days. */
function checkPayments(
  configuration: { salesDayClosingTime?: string | undefined; settlementDelayDays?: number | undefined } = {},
): void {
  const { salesDayClosingTime: time, settlementDelayDays: days } = configuration;
  const at = 'platformPaymentConfiguration';
  if (time !== undefined && !/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time))
    throw invalidField(`${at}.salesDayClosingTime`, 'Not a time of day');
  if (days !== undefined && (days < 1 || days > 20))
    throw invalidField(`${at}.settlementDelayDays`, 'Between 1 and 20');
}

/** A balance account with what it holds now: an empty one shows its own currency. */
function accountNow(state: State, id: string) {
  runSweeps(state);
  const account = accountOf(state, id);
  const balances = moneyLedger(state).balances(id);
  const currency = account.defaultCurrencyCode ?? 'EUR';
  const nothing = { currency, balance: 0, available: 0, pending: 0, reserved: 0 };
  return { ...account, balances: balances.length > 0 ? balances : [nothing] };
}

export const balanceAccountAnswers = {
  createBalanceAccount(state, { input }) {
    const { balanceAccounts, accountHolders } = balancePlatformRecords(state);
    const { defaultCurrencyCode = 'EUR', platformPaymentConfiguration } = input;
    checkCurrency(defaultCurrencyCode, 'defaultCurrencyCode');
    checkTimeZone(input.timeZone);
    checkPayments(platformPaymentConfiguration);
    const holder = activeHolder(state, input.accountHolderId);
    // It opens with a past for the accounts that there are, and a new one has none.
    moneyLedger(state);
    const id = `BA${state.random.reference()}`;
    const timeZone = holder.timeZone ?? 'Europe/Amsterdam';
    balanceAccounts.set(id, { timeZone, ...given(input), defaultCurrencyCode, id, status: 'active' });
    if (!holder.primaryBalanceAccount)
      accountHolders.set(holder.id, { ...holder, primaryBalanceAccount: id });
    return accountNow(state, id);
  },

  getBalanceAccount: (state, { input: { id } }) => accountNow(state, id),

  updateBalanceAccount(state, { input: { id, ...input } }) {
    runSweeps(state);
    const account = accountOf(state, id);
    checkTimeZone(input.timeZone);
    checkPayments(input.platformPaymentConfiguration);
    if (account.status === 'closed') throw notPossible('A closed balance account stays closed');
    if (input.accountHolderId !== undefined) activeHolder(state, input.accountHolderId);
    const holdsMoney = moneyLedger(state)
      .balances(id)
      .some(({ balance, pending, reserved }) => balance !== 0 || pending !== 0 || reserved !== 0);
    if (input.status === 'closed' && holdsMoney)
      throw notPossible('A balance account is closed once it is empty');
    balancePlatformRecords(state).balanceAccounts.set(id, { ...account, ...given(input) });
    return accountNow(state, id);
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
