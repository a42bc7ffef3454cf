import { readValues, writeValues } from '../../parts/table/table-address.js';

/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface SalesFilter {
  /** `figures`, or empty for the list. */
  readonly tab: string;
  readonly search: string;
  readonly status: string;
  /** Id of a listing. */
  readonly listing: string;
  readonly currency: string;
  /** Days, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

/** Where somebody is: in the list, narrowed and sorted, or at one sale. */
export interface Spot extends SalesFilter {
  readonly sale: string;
  readonly sort: string;
}

export const NO_FILTER: SalesFilter = {
  tab: '',
  search: '',
  status: '',
  listing: '',
  currency: '',
  from: '',
  until: '',
};

/** What stands in the address: what was typed into the search does not. */
const FIELDS = ['tab', 'status', 'listing', 'currency', 'from', 'until', 'sort'];

export function readSpot(address: URL, prefix: string): Spot {
  const { sale = '' } = readValues(address, ['sale'], prefix);
  const values = readValues(address, FIELDS, `${prefix}sales-`) as Partial<Spot>;
  return { ...NO_FILTER, sort: '', ...values, sale };
}

/** The address with this spot in it; whatever else stands there stays. */
export function writeSpot(address: URL, { sale, search: _, ...list }: Spot, prefix: string): URL {
  const written = new URL(address);
  writeValues(written, { sale }, prefix);
  writeValues(written, list, `${prefix}sales-`);
  return written;
}
