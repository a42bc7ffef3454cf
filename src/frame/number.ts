import { passesLuhn } from '../facts/luhn.js';
import { longest, permits, type Brand } from './brand.js';
import type { FieldCode } from './protocol.js';

/** From here on a wrong check digit means a wrong number rather than one that goes on. */
const USUAL = 14;

/** Puts digits in the groups that stand on the card: 4-6-5 for American Express, fours for all others. */
export const formatNumber = (digits: string, brand?: Brand): string =>
  digits.replace(brand?.[0] === 'amex' ? /^.{4}(?=.)|.{6}(?=.)/g : /.{4}(?=.)/g, '$& ');

export function numberCode(digits: string, own: Brand | undefined): FieldCode {
  const { length } = digits;
  if (!length) return 'empty';
  const permitted = permits(own, length);
  if (length > longest(own) || digits.startsWith('0')) return 'invalid';
  if (permitted && passesLuhn(digits)) return 'valid';
  return length === longest(own) || (permitted && length >= USUAL) ? 'invalid' : 'incomplete';
}
