import type { Address } from '../../client/terminal-management/index.js';
import type { State } from '../state.js';
import { seedTerminals } from './seed.js';

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

/**
 * A company with two merchant accounts, three stores, and a terminal or two in each of the places there are: two of them
 * have not been heard of for some days, one is switched off. A terminal in an inventory moves at once. One in use is
 * restarted first, which takes five seconds, and until then is where it was; one that is switched off stays there.
 * Where the sandbox was told no merchant account, the first that a request names is the larger of the two, and the first
 * company account that is named is the company's.
 */
export interface TerminalBook {
  companyAccount: string;
  /** Whether a request has named them, or the sandbox was told. */
  isCompanyNamed: boolean;
  isAccountNamed: boolean;
  readonly accounts: readonly [Account, Account];
  readonly stores: readonly KnownStore[];
  readonly terminals: readonly Terminal[];
}

function openTerminals(state: State): TerminalBook {
  const accounts: TerminalBook['accounts'] = [
    { name: state.merchantAccount ?? 'SandboxMerchant' },
    { name: `${state.merchantAccount ?? 'SandboxMerchant'}Events` },
  ];
  return {
    companyAccount: 'SandboxCompany',
    isCompanyNamed: false,
    isAccountNamed: state.merchantAccount !== undefined,
    accounts,
    ...seedTerminals(state, accounts),
  };
}

/** The terminals as they are by now: those whose restart is over have moved. */
export function terminalBook(state: State): TerminalBook {
  const book = state.book(openTerminals);
  for (const terminal of book.terminals) {
    if (!terminal.move || terminal.move.at > state.now()) continue;
    terminal.place = terminal.move.to;
    terminal.heardAt = 'on';
    terminal.move = undefined;
  }
  return book;
}
