import type { Tab } from './line.js';

/** What a list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface MoneyFilter {
  readonly tab: string;
  readonly search: string;
  /** A balance account. */
  readonly account: string;
  readonly category: string;
  readonly status: string;
  readonly currency: string;
  /** Amounts without a sign, as decimals with a point. They need a currency. */
  readonly least: string;
  readonly most: string;
  /** Days, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

const HOME: Tab = 'transactions';

export const NO_FILTER: MoneyFilter = {
  tab: HOME,
  search: '',
  account: '',
  category: '',
  status: '',
  currency: '',
  least: '',
  most: '',
  from: '',
  until: '',
};
