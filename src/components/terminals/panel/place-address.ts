import { readValues, writeValues } from '../../parts/table/table-address.js';

/** What the list is narrowed by, as the address has it. An empty text asks for nothing. */
export interface TerminalFilter {
  readonly search: string;
  /** Key of a place or an account. */
  readonly place: string;
  readonly status: string;
  readonly model: string;
}

/** Where somebody is: in the list, narrowed and sorted, or at one terminal. */
export interface Spot extends TerminalFilter {
  readonly terminal: string;
  readonly sort: string;
}

export const NO_FILTER: TerminalFilter = { search: '', place: '', status: '', model: '' };

const FIELDS = [...Object.keys(NO_FILTER), 'sort'];

export function readSpot(address: URL, prefix: string): Spot {
  const { terminal = '' } = readValues(address, ['terminal'], prefix);
  return {
    terminal,
    ...(readValues(address, FIELDS, `${prefix}terminals-`) as unknown as Omit<Spot, 'terminal'>),
  };
}

/** The address with this spot in it; whatever else stands there stays. */
export function writeSpot(address: URL, { terminal, ...list }: Spot, prefix: string): URL {
  const written = new URL(address);
  writeValues(written, { terminal }, prefix);
  writeValues(written, list, `${prefix}terminals-`);
  return written;
}
