import type { ErasureResponse } from '../../../client/data-protection/index.js';
import type { DataErased } from '../events.js';

/** One payment whose shopper the platform was asked to forget. */
export interface AskedPayment {
  readonly reference: string;
  readonly isForced: boolean;
  /** The platform's answer; nothing where there was none. */
  readonly result?: ErasureResponse['result'];
  /** Attempts of the shopper that the proxy's own ledger cannot forget yet. */
  readonly waiting?: number;
  /** Why there was none. */
  readonly error?: string;
  /** When the answer came, in milliseconds since the epoch. */
  readonly at?: number;
}

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const COLUMNS = ['psp_reference', 'result', 'forced', 'at', 'case_number'] as const;

/** Cells of one payment. What is not known is empty. */
export const cellsOf = (
  { reference, result, isForced, at }: AskedPayment,
  caseNumber: string,
): readonly string[] => [
  reference,
  result ?? '',
  String(isForced),
  at === undefined ? '' : new Date(at).toISOString(),
  caseNumber,
];

/** How many payments had which answer. */
export function tallyOf(payments: readonly AskedPayment[]): DataErased {
  const count = (result: AskedPayment['result']): number =>
    payments.filter((payment) => payment.result === result).length;
  const known = {
    accepted: count('SUCCESS'),
    alreadyErased: count('ALREADY_PROCESSED'),
    notFound: count('PAYMENT_NOT_FOUND'),
    inUse: count('ACTIVE_RECURRING_TOKEN_EXISTS'),
  };
  const { accepted, alreadyErased, notFound, inUse } = known;
  return { ...known, failed: payments.length - accepted - alreadyErased - notFound - inUse };
}
