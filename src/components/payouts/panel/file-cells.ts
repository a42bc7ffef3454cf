import type { PayoutRecord } from '../../../client/operator/index.js';
import { amountCells } from '../../parts/csv/amount-cells.js';
import { utcText } from '../../parts/table/time-text.js';
import { expiryOf } from './standing.js';

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const COLUMNS = [
  'reference',
  'psp_reference',
  'currency',
  'amount',
  'amount_minor_units',
  'payee_initials',
  'account_last_four',
  'state',
  'submitted_utc',
  'submitted_by',
  'decided_utc',
  'decided_by',
  'expires_utc',
] as const;

/** Cells of one payout, with the proxy's own word for its state. What is not known is empty. */
export function cellsOf(payout: PayoutRecord): readonly string[] {
  const { reference = '', pspReference = '', amount, initials = '', lastFour = '', state } = payout;
  return [
    reference,
    pspReference,
    ...amountCells(amount),
    initials,
    lastFour,
    state,
    utcText(payout.submittedAt),
    payout.submittedBy ?? '',
    utcText(payout.decidedAt),
    payout.decidedBy ?? '',
    state === 'waiting' ? utcText(expiryOf(payout)) : '',
  ];
}
