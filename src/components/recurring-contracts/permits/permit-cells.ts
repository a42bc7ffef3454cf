import type { Amount } from '../../../client/index.js';
import { decimalOf } from '../../../client/money.js';
import type { PermitRecord } from '../../../client/operator/index.js';
import { minorDigits } from '../../../facts/currencies.js';
import { utcText } from '../../parts/table/time-text.js';

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const PERMIT_COLUMNS = [
  'partner',
  'state',
  'total_limit',
  'charge_limit',
  'currency',
  'single_use',
  'valid_until',
  'given_at',
  'given_by',
  'withdrawn_at',
  'withdrawn_by',
] as const;

const sum = (amount: Amount | undefined): string =>
  amount ? decimalOf(amount.value, minorDigits(amount.currency) ?? 0) : '';

/** Cells of one permit. What is not known is empty; neither token nor id is in the file. */
export const permitCells = (permit: PermitRecord): readonly string[] => [
  permit.partner ?? '',
  permit.state,
  sum(permit.maxAmount),
  sum(permit.singleTransactionLimit),
  permit.maxAmount?.currency ?? permit.singleTransactionLimit?.currency ?? '',
  permit.id === undefined ? '' : String(permit.isSingleUse),
  utcText(permit.until),
  utcText(permit.askedAt),
  permit.by ?? '',
  utcText(permit.withdrawnAt),
  permit.withdrawnBy ?? '',
];
