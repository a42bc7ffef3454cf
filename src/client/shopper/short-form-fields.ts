import { readTelephone } from '../../facts/telephone.js';
import { readEmail } from './email.js';
import type { ShortField, ShortForm } from './short-forms.js';

export interface FieldKind {
  readonly inputMode: 'numeric' | 'tel' | 'email';
  /** By the HTML standard. `off` where a browser's memory would only mislead. */
  readonly autocomplete: 'off' | 'tel' | 'email';
  readonly maxLength: number;
  /** The value as it is sent; undefined where it is none. What is sent reads as itself. */
  read(text: string, form: ShortForm): string | undefined;
}

const matching = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[0];

/** How each field is typed and checked. */
export const FIELD_KINDS: Readonly<Record<ShortField, FieldKind>> = {
  blikCode: {
    inputMode: 'numeric',
    autocomplete: 'off',
    maxLength: 12,
    read: (text) => matching(text.normalize('NFKC').replace(/[\s-]/g, ''), /^\d{6}$/),
  },
  telephoneNumber: {
    inputMode: 'tel',
    autocomplete: 'tel',
    maxLength: 30,
    read: (text, { countryCode = '' }) => readTelephone(text, countryCode),
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
