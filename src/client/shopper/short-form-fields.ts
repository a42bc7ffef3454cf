import { BSB, isBusinessNumber } from '../../facts/australian-numbers.js';
import { readTaxpayerNumber } from '../../facts/brazilian-numbers.js';
import { readTelephone } from '../../facts/telephone.js';
import { digitsField } from './digits-field.js';
import { readEmail } from './email.js';
import { plainText } from './plain-text.js';
import type { ShortField, ShortForm } from './short-forms.js';

export interface FieldKind {
  readonly inputMode: 'numeric' | 'tel' | 'email' | 'text';
  /** By the HTML standard. `off` where a browser's memory would only mislead. */
  readonly autocomplete: 'off' | 'tel' | 'email' | 'given-name' | 'family-name';
  readonly maxLength: number;
  /** The value as it is sent; undefined where it is none. What is sent reads as itself. */
  read(text: string, form: ShortForm): string | undefined;
}

const matching = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[0];

/** The longest name that the platform takes. */
const LONGEST_NAME = 80;
const LONGEST_ORGANISATION_ID = 256;

/** Number of an account for holiday vouchers. */
const ancvNumber = digitsField(/^\d{11}$/, 20);

const businessNumber = digitsField(/^\d{9}(?:\d\d)?$/, 20);

/** How each field is typed and checked. */
export const FIELD_KINDS: Readonly<Record<ShortField, FieldKind>> = {
  blikCode: digitsField(/^\d{6}$/, 12),
  firstName: {
    inputMode: 'text',
    autocomplete: 'given-name',
    maxLength: LONGEST_NAME,
    read: (text) => plainText(text, LONGEST_NAME),
  },
  lastName: {
    inputMode: 'text',
    autocomplete: 'family-name',
    maxLength: LONGEST_NAME,
    read: (text) => plainText(text, LONGEST_NAME),
  },
  telephoneNumber: {
    inputMode: 'tel',
    autocomplete: 'tel',
    maxLength: 30,
    read: (text, { countryCode = '', homePrefix }) => {
      const whole = readTelephone(text, countryCode);
      const home = `+${countryCode}`;
      if (homePrefix === undefined) return whole;
      return whole?.startsWith(home) ? homePrefix + whole.slice(home.length) : undefined;
    },
  },
  shopperEmail: {
    inputMode: 'email',
    autocomplete: 'email',
    maxLength: 320,
    read: readEmail,
  },
  virtualPaymentAddress: {
    inputMode: 'email',
    autocomplete: 'off',
    maxLength: 255,
    // A telephone number of ten digits may stand before the @, a card number may not.
    read: (text) => matching(text.trim(), /^(?=.{3,255}$)(?!.*\d{12})[\w.-]+@[A-Za-z][A-Za-z\d]+$/),
  },
  beneficiaryId: {
    inputMode: 'text',
    autocomplete: 'off',
    maxLength: 320,
    // https://github.com/Adyen/adyen-web, ANCV, validate.ts (2026-11-25).
    read: (text) => ancvNumber.read(text) ?? readEmail(text),
  },
  socialSecurityNumber: {
    inputMode: 'text',
    autocomplete: 'off',
    maxLength: 30,
    read: readTaxpayerNumber,
  },
  businessNumber: {
    ...businessNumber,
    read: (text) => {
      const number = businessNumber.read(text);
      return number !== undefined && isBusinessNumber(number) ? number : undefined;
    },
  },
  organisationId: {
    inputMode: 'text',
    autocomplete: 'off',
    maxLength: LONGEST_ORGANISATION_ID,
    // https://github.com/Adyen/adyen-web, PayTo, validate.ts, without the signs around the pattern (2026-11-25).
    read: (text) =>
      matching(plainText(text, LONGEST_ORGANISATION_ID)?.toLowerCase() ?? '', /^[!-@[-~][ -@[-~]*[!-@[-~]$/),
  },
  bankStateBranch: digitsField(BSB, 12),
  bankAccountNumber: digitsField(/^\d{5,9}$/, 20),
};
