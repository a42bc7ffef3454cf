import { digitsOf } from './digits.js';
import type { FieldCode } from './protocol.js';

const FURTHEST_MONTHS = 20 * 12;

/**
 * The digits of an expiry date, month first. A month that can have no second digit gets its zero: one that begins with 2
 * to 9, one of 13 or more, one that ends at a separator. `2030-03` and `203003` begin with the year, as autofill and date
 * pickers write it.
 */
export function expiryDigits(text: string): string {
  const digits = digitsOf(text).replace(
    /^20([2-9]\d)(0?[1-9]|1[0-2])$/,
    (_, year: string, month: string) => month.padStart(2, '0') + year,
  );
  return (/^([2-9]|1[3-9])/.test(digits) || /^\P{Nd}*\p{Nd}\P{Nd}/u.test(text) ? '0' : '') + digits;
}

/** `12/30` or `12/2030` as far as it is there. */
export const formatExpiry = (digits: string): string => digits.replace(/^.{2}(?=.)/, '$&/');

/** Two digits and four, if both are there; all years are this century's. Whether there is such a month is not asked. */
export function parseExpiry(text: string): [month: string, year: string] | undefined {
  const [, month, year] = /^(\d\d)(?:20)?(\d\d)$/.exec(expiryDigits(text)) ?? [];
  return month ? [month, `20${year}`] : undefined;
}

/** Months since the year 0, in UTC. */
export const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/** Judges an expiry date by the month it is now, counted from the year 0. */
export function expiryCode(text: string, now: number): FieldCode {
  if (!text) return 'empty';
  const [month, year] = parseExpiry(text) ?? [];
  if (!month) return 'incomplete';
  const ahead = +year! * 12 + +month - 1 - now;
  if (+month < 1 || +month > 12) return 'invalid';
  return ahead < 0 ? 'expired' : ahead > FURTHEST_MONTHS ? 'too-far' : 'valid';
}
