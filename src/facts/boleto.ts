import { TWO_TO_NINE, weightedSum } from './check-digits.js';
import { passesLuhn } from './luhn.js';

/*
 * A boleto of a Brazilian bank (FEBRABAN, "Layout padrão de arrecadação"): 44 digits are scanned, and the 47 digits of the
 * line that is typed are the same in another order, three of whose parts end in a check digit of their own.
 */

/** The check digit of the 43 other digits of a code. */
export function boletoCheck(others: string): string {
  const sum = weightedSum([...others].reverse().join(''), TWO_TO_NINE);
  const digit = 11 - (sum % 11);
  return String(digit > 9 ? 1 : digit);
}

/** The code of a line, which may be written in groups; undefined where a check digit is wrong. */
export function boletoCode(typed: string): string | undefined {
  const line = typed.replace(/\D/g, '');
  const parts = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)];
  if (line.length !== 47 || !parts.every(passesLuhn)) return undefined;
  const [bank, check, rest] = [line.slice(0, 4), line.charAt(32), line.slice(33)];
  const free = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
  return check === boletoCheck(bank + rest + free) ? bank + check + rest + free : undefined;
}
