import { readValues, writeValues } from '../parts/table/table-address.js';
import { NO_FILTER, type OrderFilter } from './order-filter.js';

/** What of the page's address is about orders. */
export interface OrderPlace {
  /** Number of the order that is open; empty for the list. */
  readonly order: string;
  readonly filter: OrderFilter;
}

const FIELDS = Object.keys(NO_FILTER);

export function readPlace(address: URL, prefix: string): OrderPlace {
  const { order = '' } = readValues(address, ['order'], prefix);
  return { order, filter: readValues(address, FIELDS, `${prefix}order-`) as unknown as OrderFilter };
}

/** The address with this place in it; whatever else stands there stays. */
export function writePlace(address: URL, { order, filter }: OrderPlace, prefix: string): URL {
  const written = new URL(address);
  writeValues(written, { order }, prefix);
  writeValues(written, filter, `${prefix}order-`);
  return written;
}
