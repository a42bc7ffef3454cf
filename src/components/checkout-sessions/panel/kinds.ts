import type { Field, Kind } from '../../parts/form/field.js';
import { text } from '../../parts/form/text-kinds.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';

/** An address of the web, encrypted but on this machine. */
export function isWebAddress(typed: string): boolean {
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname } = new URL(typed);
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname));
}

const WEB_ADDRESS: Kind = {
  name: 'address',
  type: 'url',
  isFromLeft: true,
  most: 8000,
  fault: (typed) => (isWebAddress(typed.trim()) ? undefined : 'not-web-address'),
};

const COUNTRY: Kind = {
  name: 'country',
  isFromLeft: true,
  isCapital: true,
  most: 2,
  fault: (typed) => (/^[a-z]{2}$/i.test(typed.trim()) ? undefined : 'not-country'),
};

/** A text that the platform made: longer than a person types, and pasted. */
export const PASTED_MOST = 20_000;

export const addressField = (): Field<Word> =>
  text<Word>('returnUrl', 'return-url', { kind: WEB_ADDRESS, need: 'saved', hint: 'return-url-hint' });

export const countryField = (more: Partial<Field<Word>> = {}): Field<Word> =>
  text<Word>('country', 'country', { kind: COUNTRY, hint: 'country-hint', ...more });
