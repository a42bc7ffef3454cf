import type { Address } from '../../client/terminal-management/index.js';

/** A merchant account. Its name can be learnt from the first request that names one. */
export interface Account {
  name: string;
}

export interface KnownStore {
  /** Its code. */
  readonly store: string;
  readonly description: string;
  readonly address: Address;
  readonly account: Account;
}

/**
 * Where a terminal is: in the company's inventory (no account), in an account's (`inventory`), in use with an account, or
 * in use in one of its stores.
 */
export interface Place {
  readonly account?: Account | undefined;
  readonly inventory?: boolean;
  readonly store?: KnownStore | undefined;
}

export interface Terminal {
  /** Model and serial number. */
  readonly id: string;
  readonly model: string;
  readonly serialNumber: string;
  readonly permanentTerminalId: string;
  readonly ethernetMac: string;
  readonly wifiMac: string;
  readonly wifiIp: string;
  place: Place;
  /** Where it goes once it has been restarted, in milliseconds since the epoch. */
  move?: { readonly to: Place; readonly at: number } | undefined;
  /** When it was last heard of; `on` is heard of all the time. */
  heardAt: number | 'on';
}
