import type { State } from '../state/state.js';
import { seedTerminals } from './seed.js';
import type { Account, KnownStore, Terminal } from './terminals.js';

/**
 * A company with two merchant accounts, three stores, and terminals in each of the places there are: some have not been heard
 * of for some days, two are switched off, and three wait for a restart that moves them within the hour. A terminal in an
 * inventory moves at once. One in use is restarted first, and until then is where it was: one that is on takes five seconds,
 * one that was not heard of for some days calls home after ten minutes, and one that is switched off stays there. Where the
 * sandbox was told no merchant account, the first that a request names is the larger of the two, and the first company
 * account that is named is the company's.
 */
export interface TerminalRecords {
  companyAccount: string;
  /** Whether a request has named them, or the sandbox was told. */
  isCompanyNamed: boolean;
  isAccountNamed: boolean;
  readonly accounts: readonly [Account, Account];
  readonly stores: readonly KnownStore[];
  readonly terminals: readonly Terminal[];
}

function openTerminals(state: State): TerminalRecords {
  const accounts: TerminalRecords['accounts'] = [
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
export function terminalRecords(state: State): TerminalRecords {
  const records = state.records(openTerminals);
  for (const terminal of records.terminals) {
    if (!terminal.move || terminal.move.at > state.now()) continue;
    terminal.place = terminal.move.to;
    terminal.heardAt = 'on';
    terminal.move = undefined;
  }
  return records;
}
