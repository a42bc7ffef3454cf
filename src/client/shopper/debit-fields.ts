import { ACCOUNT_FIELDS } from './account-fields.js';
import { IBAN_FIELDS, type DebitFieldKind } from './iban-fields.js';

/** How each kind of field of a direct debit is typed and checked. A page loads those of accounts without an IBAN when they are asked for. */
export const DEBIT_FIELDS = { ...IBAN_FIELDS, ...ACCOUNT_FIELDS };

export type DebitFieldKindName = keyof typeof DEBIT_FIELDS;

export const debitFieldKind = (kind: DebitFieldKindName): DebitFieldKind => DEBIT_FIELDS[kind];
