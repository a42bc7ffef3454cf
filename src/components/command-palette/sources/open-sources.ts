import type { OwnRows } from '../../../client/operator/index.js';
import { LEDGER } from './ledger.js';
import { PLATFORM } from './platform.js';
import type { Source } from './source.js';
import { listedTerminals, namedTerminal } from './terminals.js';

/** The rows that can answer what the caller looks for, and are open to them. */
export function openSources({ audience, rows }: OwnRows): readonly Source[] {
  const terminals = audience === 'operator' ? listedTerminals() : namedTerminal;
  return [...LEDGER, terminals, ...PLATFORM].filter(({ row }) => rows.includes(row));
}
