import { readValues, writeValues } from '../../parts/table/table-address.js';

/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface DisputeFilter {
  /** `open` is what to answer, `answered` waits for the bank, `closed` is over. */
  readonly tab: string;
  readonly search: string;
  readonly state: string;
  /** A group of reasons. */
  readonly reason: string;
  readonly scheme: string;
  readonly currency: string;
  /** Days of the reader's calendar on which the deadline is, `2026-11-21`, both included. */
  readonly from: string;
  readonly until: string;
}

/** Where somebody is: in the list, narrowed and sorted, or at one dispute. */
export interface Spot extends DisputeFilter {
  readonly dispute: string;
  readonly sort: string;
}

export const NO_FILTER: Omit<DisputeFilter, 'tab'> = {
  search: '',
  state: '',
  reason: '',
  scheme: '',
  currency: '',
  from: '',
  until: '',
};

/** What stands in the address: what was typed into the search does not. */
const FIELDS = ['tab', 'state', 'reason', 'scheme', 'currency', 'from', 'until', 'sort'];

export function readSpot(address: URL, prefix: string): Spot {
  const { dispute = '' } = readValues(address, ['dispute'], prefix);
  const values = readValues(address, FIELDS, `${prefix}disputes-`) as Partial<Spot>;
  return { ...NO_FILTER, sort: '', ...values, dispute, tab: values.tab || 'open' };
}

/** The address with this spot in it; whatever else stands there stays. */
export function writeSpot(address: URL, { dispute, search: _, ...list }: Spot, prefix: string): URL {
  const written = new URL(address);
  writeValues(written, { dispute }, prefix);
  writeValues(written, { ...list, tab: list.tab === 'open' ? '' : list.tab }, `${prefix}disputes-`);
  return written;
}
