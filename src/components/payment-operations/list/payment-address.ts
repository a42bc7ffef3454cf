import { readValues, writeValues } from '../../parts/table/table-address.js';

/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface PaymentsFilter {
  /** `unsettled` are those that wait for an operator; empty are all. */
  readonly tab: string;
  readonly search: string;
  /** Days, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
  readonly outcome: string;
  readonly method: string;
  readonly currency: string;
  /** Decimals with a point. They need a currency. */
  readonly least: string;
  readonly most: string;
}

/** Where somebody is: in the list, narrowed and sorted, or at one payment. */
export interface Spot extends PaymentsFilter {
  readonly payment: string;
  readonly sort: string;
}

export const NO_FILTER: PaymentsFilter = {
  tab: '',
  search: '',
  from: '',
  until: '',
  outcome: '',
  method: '',
  currency: '',
  least: '',
  most: '',
};

/** What stands in the address: what was typed into the search does not. */
const FIELDS = ['tab', 'from', 'until', 'outcome', 'method', 'currency', 'least', 'most', 'sort'];

export function readSpot(address: URL, prefix: string): Spot {
  const { payment = '' } = readValues(address, ['payment'], prefix);
  const values = readValues(address, FIELDS, `${prefix}payments-`) as Partial<Spot>;
  return { ...NO_FILTER, sort: '', ...values, payment };
}

/** The address with this spot in it; whatever else stands there stays. */
export function writeSpot(address: URL, { payment, search: _, ...list }: Spot, prefix: string): URL {
  const written = new URL(address);
  writeValues(written, { payment }, prefix);
  writeValues(written, list, `${prefix}payments-`);
  return written;
}
