import type { TerminalDetails } from '../../../client/terminal-management/index.js';
import type { TerminalRow } from './places.js';
import { connectionsOf } from './status.js';

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const COLUMNS = [
  'terminal',
  'model',
  'serial_number',
  'place',
  'merchant_account',
  'store',
  'status',
  'last_seen_utc',
  'label',
  'firmware',
  'connection',
  'last_transaction_utc',
] as const;

const utc = (at: string | undefined): string => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? '' : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
};

/** Cells of one terminal, with the platform's own word for its status. What is not known is empty. */
export function cellsOf(
  { id, model, serial, place }: TerminalRow,
  details: TerminalDetails | undefined,
): readonly string[] {
  return [
    id,
    model,
    details?.serialNumber ?? serial,
    place.kind,
    place.account ?? '',
    place.store ?? '',
    details?.terminalStatus?.replace('unknown:', '') ?? '',
    utc(details?.lastActivityDateTime),
    details?.displayLabel ?? '',
    details?.firmwareVersion ?? '',
    details ? connectionsOf(details).join(' ') : '',
    utc(details?.lastTransactionDateTime),
  ];
}
