import type { TerminalDetails } from '../../../client/terminal-management/index.js';
import { utcText } from '../../parts/table/time-text.js';
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
    utcText(details?.lastActivityDateTime),
    details?.displayLabel ?? '',
    details?.firmwareVersion ?? '',
    details ? connectionsOf(details).join(' ') : '',
    utcText(details?.lastTransactionDateTime),
  ];
}
