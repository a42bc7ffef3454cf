import { boletoCheck } from '../../../facts/boleto.js';
import { DAY } from '../../../facts/instant.js';
import { passesLuhn } from '../../../facts/luhn.js';

/** Day 1000 of the dates of boletos; after 9999, days count from 1000 again (FEBRABAN, FB-082/2012). */
const DAY_1000 = Date.UTC(2000, 6, 3);

const dueFactor = (due: number): string => String(1000 + (Math.floor((due - DAY_1000) / DAY) % 9000));

/** A part of the line with the digit that checks it. */
const checked = (part: string): string =>
  [...'0123456789'].map((digit) => part + digit).find(passesLuhn) ?? part;

/** The 47 digits that are typed, in their groups. `own` are the 25 digits that a bank decides; `value` is in centavos. */
export function boletoLine({
  bank,
  due,
  value,
  own,
}: {
  readonly bank: string;
  readonly due: number;
  readonly value: number;
  readonly own: string;
}): string {
  // 9 is the real.
  const head = `${bank}9`;
  const rest = dueFactor(due) + String(value).padStart(10, '0');
  const parts = [head + own.slice(0, 5), own.slice(5, 15), own.slice(15)].map(checked);
  const shown = parts.map((part) => `${part.slice(0, 5)}.${part.slice(5)}`);
  return [...shown, boletoCheck(head + rest + own), rest].join(' ');
}
