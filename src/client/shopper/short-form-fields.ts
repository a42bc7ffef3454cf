import { readTelephone } from '../../facts/telephone.js';
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

/** How each field is typed and checked. */
export const FIELD_KINDS: Readonly<Record<ShortField, FieldKind>> = {
  blikCode: {
    inputMode: 'numeric',
    autocomplete: 'off',
    maxLength: 12,
    read: (text) => matching(text.normalize('NFKC').replace(/[\s-]/g, ''), /^\d{6}$/),
  },
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
    read: (text, { countryCode = '', isDialledAtHome }) => {
      const whole = readTelephone(text, countryCode);
      const home = `+${countryCode}`;
      if (!isDialledAtHome) return whole;
      return whole?.startsWith(home) ? `0${whole.slice(home.length)}` : undefined;
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
};
