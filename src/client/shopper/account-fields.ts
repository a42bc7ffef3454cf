import { isRoutingNumber } from '../../facts/bank-accounts.js';
import { readEmail } from './email.js';
import type { DebitFieldKind } from './iban-fields.js';

/** A number as people write it, with spaces or hyphens between its digits. */
const digits = (pattern: RegExp, maxLength: number): DebitFieldKind => ({
  inputMode: 'numeric',
  autocomplete: 'off',
  maxLength,
  read: (text) => pattern.exec(text.normalize('NFKC').replace(/[\s\u2010-\u2015-]/g, ''))?.[0],
});

const routing = digits(/^\d{9}$/, 20);
const accountGb = digits(/^\d{6,8}$/, 20);
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
  accountUs: digits(/^\d{4,17}$/, 30),
  institution: digits(/^\d{3}$/, 10),
  transit: digits(/^\d{5}$/, 12),
  accountCa: digits(/^\d{7,12}$/, 24),
  sortCode: { ...digits(/^\d{6}$/, 14), show: (value) => value.replace(/..(?=.)/g, '$&-') },
  // Some banks leave out zeros at the beginning: every account has eight digits.
  accountGb: { ...accountGb, read: (text) => accountGb.read(text)?.padStart(8, '0') },
  email: { inputMode: 'email', autocomplete: 'email', maxLength: 320, read: readEmail },
} as const satisfies Record<string, DebitFieldKind>;
