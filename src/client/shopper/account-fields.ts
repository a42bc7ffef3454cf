import { isRoutingNumber } from '../../facts/bank-accounts.js';
import { digitsField } from './digits-field.js';
import { readEmail } from './email.js';
import type { DebitFieldKind } from './iban-fields.js';

const routing = digitsField(/^\d{9}$/, 20);
const accountGb = digitsField(/^\d{6,8}$/, 20);
const ACCOUNT_TYPES: readonly string[] = ['checking', 'savings'];

/** How the parts of an account without an IBAN are typed and checked. */
export const ACCOUNT_FIELDS = {
  accountType: {
    inputMode: 'text',
    autocomplete: 'off',
    maxLength: 20,
    options: ACCOUNT_TYPES,
    read: (text) => (ACCOUNT_TYPES.includes(text) ? text : undefined),
  },
  routingNumber: {
    ...routing,
    read: (text) => {
      const number = routing.read(text);
      return number !== undefined && isRoutingNumber(number) ? number : undefined;
    },
  },
  accountUs: digitsField(/^\d{4,17}$/, 30),
  institution: digitsField(/^\d{3}$/, 10),
  transit: digitsField(/^\d{5}$/, 12),
  accountCa: digitsField(/^\d{7,12}$/, 24),
  sortCode: { ...digitsField(/^\d{6}$/, 14), show: (value) => value.replace(/..(?=.)/g, '$&-') },
  // Some banks leave out zeros at the beginning: every account has eight digits.
  accountGb: { ...accountGb, read: (text) => accountGb.read(text)?.padStart(8, '0') },
  email: { inputMode: 'email', autocomplete: 'email', maxLength: 320, read: readEmail },
} as const satisfies Record<string, DebitFieldKind>;
