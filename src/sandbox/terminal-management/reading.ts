import { DAY } from '../../facts/instant.js';
import { forbidden, invalid } from '../refusals/service-error.js';
import type { State } from '../state/state.js';
import { terminalRecords, type TerminalRecords } from './records.js';
import type { Account, KnownStore, Terminal } from './terminals.js';

/** Days without a word after which a terminal counts as switched off. */
const OFF_AFTER = 7;

interface Scope {
  readonly companyAccount: string;
  readonly merchantAccount?: string | undefined;
  readonly store?: string | undefined;
}

/** Finds the records that a request names; a company or an account that is not the credential's is refused. */
export interface Found {
  readonly records: TerminalRecords;
  readonly account: Account | undefined;
  readonly store: KnownStore | undefined;
}

export function readScope(state: State, { companyAccount, merchantAccount, store: code }: Scope): Found {
  const records = terminalRecords(state);
  if (!records.isCompanyNamed) records.companyAccount = companyAccount;
  records.isCompanyNamed = true;
  if (companyAccount !== records.companyAccount) throw forbidden('901', 'Invalid Company Account');
  const account = merchantAccount === undefined ? undefined : readAccount(records, merchantAccount);
  const store = code === undefined ? undefined : records.stores.find((known) => known.store === code);
  const isTheirs = store && (!account || store.account === account);
  if (code !== undefined && !isTheirs) throw invalid('000', 'Store not found');
  return { records, account: account ?? store?.account, store };
}

function readAccount(records: TerminalRecords, name: string): Account {
  const known = records.accounts.find((account) => account.name === name);
  if (known) return known;
  if (records.isAccountNamed) throw forbidden('901', 'Invalid Merchant Account');
  const [main] = records.accounts;
  main.name = name;
  records.isAccountNamed = true;
  return main;
}

export function findTerminal(records: TerminalRecords, id: string): Terminal {
  const terminal = records.terminals.find((known) => known.id === id);
  if (!terminal) throw invalid('000', 'Terminal not found');
  return terminal;
}

/** Days since a terminal was heard of. */
export const daysUnheard = ({ heardAt }: Terminal, now: number): number =>
  heardAt === 'on' ? 0 : Math.floor((now - heardAt) / DAY);

export const isOff = (terminal: Terminal, now: number): boolean => daysUnheard(terminal, now) > OFF_AFTER;
