import { bareIban, isIban } from '../../facts/iban.js';

export interface DebitFieldKind {
  readonly inputMode: 'text' | 'numeric' | 'email';
  /** By the HTML standard. `off` where a browser would have to remember an account. */
  readonly autocomplete: 'off' | 'name' | 'email';
  readonly maxLength: number;
  /** What can be chosen, where nothing is typed. */
  readonly options?: readonly string[];
  /** The value as it is sent; undefined where it is none. What is sent reads as itself. */
  read(text: string): string | undefined;
  /** The value as people read it. */
  show?(value: string): string;
}

/** How the owner of an account and its IBAN are typed and checked. */
export const IBAN_FIELDS = {
  ownerName: {
    inputMode: 'text',
    autocomplete: 'name',
    maxLength: 80,
    read: (text) => /^(?=.*\p{L})(?!.*\d{4})[^\p{C}]{2,80}$/u.exec(text.trim().replace(/\s+/g, ' '))?.[0],
  },
  iban: {
    inputMode: 'text',
    autocomplete: 'off',
    maxLength: 42,
    read: (text) => {
      const iban = bareIban(text.normalize('NFKC'));
      return isIban(iban) ? iban : undefined;
    },
    show: (value) => value.replace(/.{4}(?=.)/g, '$& '),
  },
} as const satisfies Record<string, DebitFieldKind>;
