import { readValues, writeValues } from '../../parts/table/table-address.js';
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

export interface Spot extends MoneyFilter {
  /** `transactions/…` or `transfers/…`. */
  readonly opened: string;
  readonly sort: string;
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

/** What stands in the address: what was typed into the search, which may be a name, does not. */
const FIELDS = ['tab', 'account', 'category', 'status', 'currency', 'least', 'most', 'from', 'until', 'sort'];

const PREFIX = 'transfers-';

export function readSpot(address: URL, prefix: string): Spot {
  const { transfer, transaction } = readValues(address, ['transfer', 'transaction'], prefix);
  const values = readValues(address, FIELDS, prefix + PREFIX) as Partial<Spot>;
  const opened = transfer ? `transfers/${transfer}` : transaction ? `transactions/${transaction}` : '';
  return { ...NO_FILTER, sort: '', ...values, opened, tab: values.tab || HOME };
}

/** The address with this spot in it; whatever else stands there stays. */
export function writeSpot(address: URL, spot: Spot, prefix: string): URL {
  const written = new URL(address);
  const { opened, search: _, tab, ...list } = spot;
  const [kind, id = ''] = opened.split('/');
  writeValues(
    written,
    { transfer: kind === 'transfers' ? id : '', transaction: kind === 'transactions' ? id : '' },
    prefix,
  );
  writeValues(written, { ...list, tab: tab === HOME ? '' : tab }, prefix + PREFIX);
  return written;
}
