import type { AccountHolder, TaxFormRequest } from '../../client/balance-platform/index.js';
import { pdf } from '../pages/pdf.js';
import type { State } from '../state/state.js';
import { moneyLedger } from '../transfers/ledger.js';
import { balancePlatformRecords } from './platform-records.js';
import type { Kept } from './records.js';

/** Income on all accounts of a holder within a year, by currency. */
function received(state: State, holderId: string, year: number): Map<string, number> {
  const accounts = [...balancePlatformRecords(state).balanceAccounts.values()]
    .filter(({ accountHolderId }) => accountHolderId === holderId)
    .map(({ id }) => id);
  const totals = new Map<string, number>();
  for (const { from, to, amount, entries } of moneyLedger(state).movements) {
    const booked = entries.find(({ status, at }) => status === 'booked' && at <= state.now());
    const isWithin = booked !== undefined && new Date(booked.at).getUTCFullYear() === year;
    if (isWithin && accounts.includes(to) && !accounts.includes(from))
      totals.set(amount.currency, (totals.get(amount.currency) ?? 0) + amount.value);
  }
  return totals;
}

/** The form of one year as a PDF in base64: who it is about, and what that one received from others. */
export function taxForm(
  state: State,
  holder: Kept<typeof AccountHolder>,
  formType: TaxFormRequest['formType'],
  year: number,
): string {
  const totals = [...received(state, holder.id, year)].map(
    ([currency, value]) => `Received in ${currency}, minor units: ${value}`,
  );
  return btoa(pdf([`Form ${formType} for ${year}`, `Account holder ${holder.id}`, ...totals]));
}
