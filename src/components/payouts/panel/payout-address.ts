import { readValues, writeValues } from '../../parts/table/table-address.js';

/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface PayoutFilter {
  /** `waiting` is the queue, `all` is everything. */
  readonly tab: string;
  readonly search: string;
  readonly state: string;
  readonly currency: string;
  /** Who submitted it. */
  readonly by: string;
  /** Days of the reader's calendar, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

/** Where somebody is: in the list, narrowed and sorted, or at one payout. */
export interface Spot extends PayoutFilter {
  readonly payout: string;
  readonly sort: string;
}

export const NO_FILTER: Omit<PayoutFilter, 'tab'> = {
  search: '',
  state: '',
  currency: '',
  by: '',
  from: '',
  until: '',
};

/** What stands in the address: who submitted a payout, and what was typed into the search, does not. */
const FIELDS = ['tab', 'state', 'currency', 'from', 'until', 'sort'];

export function readSpot(address: URL, prefix: string, home: string): Spot {
  const { payout = '' } = readValues(address, ['payout'], prefix);
  const values = readValues(address, FIELDS, `${prefix}payouts-`) as Partial<Spot>;
  return { ...NO_FILTER, sort: '', ...values, payout, tab: values.tab || home };
}

/** The address with this spot in it; whatever else stands there stays. */
export function writeSpot(address: URL, spot: Spot, prefix: string, home: string): URL {
  const written = new URL(address);
  const { payout, tab, state, currency, from, until, sort } = spot;
  writeValues(written, { payout }, prefix);
  const list = { tab: tab === home ? '' : tab, state, currency, from, until, sort };
  writeValues(written, list, `${prefix}payouts-`);
  return written;
}
