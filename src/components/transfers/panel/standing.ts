/** Groups of the platform's statuses. `other`: a word that is new, which may mean anything. */
export const GROUPS = ['open', 'done', 'failed', 'returned', 'dispute'] as const;
export type Group = (typeof GROUPS)[number] | 'other';

const FAILED: ReadonlySet<string> = new Set([
  'authAdjustmentError',
  'authAdjustmentRefused',
  'cancelled',
  'error',
  'expired',
  'failed',
  'refused',
  'rejected',
]);

const OPEN: ReadonlySet<string> = new Set([
  'approvalPending',
  'authAdjustmentAuthorised',
  'authorised',
  'received',
  'pending',
]);

const DONE: ReadonlySet<string> = new Set([
  'atmWithdrawal',
  'bankTransfer',
  'booked',
  'captured',
  'capturedExternally',
  'credited',
  'depositCorrection',
  'fee',
  'internalTransfer',
  'invoiceDeduction',
  'manuallyCorrected',
  'matchedStatement',
  'merchantPayin',
  'miscCost',
  'paymentCost',
  'reserveAdjustment',
]);

/**
 * Which group a status is of. Most of the sixty or so mirror payments, and say by their endings what they are: `…Pending` is
 * on its way, `…Reversed` and `refunded` went back.
 */
export function groupOf(status: string): Group {
  if (FAILED.has(status)) return 'failed';
  if (OPEN.has(status) || /(?:Pending|^pending[A-Z]\w*)$/.test(status)) return 'open';
  if (/^(?:chargeback|secondChargeback|dispute)/i.test(status))
    return status.endsWith('Reversed') ? 'returned' : 'dispute';
  if (DONE.has(status)) return 'done';
  if (status === 'returned' || /Reversed$|^refunded/.test(status)) return 'returned';
  return 'other';
}
