import type { DisputeSummary } from '../../../client/operator/index.js';
import { amountCells } from '../../parts/csv/amount-cells.js';
import { utcText } from '../../parts/table/time-text.js';

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const COLUMNS = [
  'dispute',
  'order',
  'reference',
  'payment',
  'merchant_account',
  'currency',
  'amount',
  'amount_minor_units',
  'state',
  'opened_utc',
  'answered_utc',
  'answered_by',
  'told_respond_before_utc',
  'told_reason',
  'told_scheme',
  'told_status',
] as const;

/** Cells of one dispute. What the platform told without a signature is named so. What is not known is empty. */
export function cellsOf(dispute: DisputeSummary): readonly string[] {
  const { amount, told } = dispute;
  return [
    dispute.pspReference,
    dispute.order ?? '',
    dispute.reference,
    dispute.paymentReference ?? '',
    dispute.merchantAccount ?? '',
    ...amountCells(amount),
    dispute.state,
    utcText(dispute.openedAt),
    utcText(dispute.answeredAt),
    dispute.answeredBy ?? '',
    utcText(told.respondBefore),
    told.reason ?? '',
    told.scheme ?? '',
    told.status ?? '',
  ];
}
