import { BRANDS, type Brand } from './brands.js';

export type { Brand };

export interface Detection {
  /** The first brand of the table that begins like this: by its lengths the number is judged. */
  readonly own?: Brand | undefined;
  /**
   * All brands of the table that begin like this and are not too short, in its order and `own` first. Only once six digits
   * are there, because they decide: no prefix is longer.
   */
  readonly fitting?: readonly Brand[] | undefined;
}

/** Whether digits begin with one of a list of prefixes. */
const match = (digits: string, list: string): boolean =>
  list.split(',').some((range) => {
    const [low, high = low] = range.split('-') as [string, string?];
    const start = digits.slice(0, low.length);
    return start.length === low.length && start >= low && start <= high;
  });

export const brandOf = (name: string | undefined): Brand | undefined => BRANDS.find((row) => row[0] === name);

export const namesOf = (rows: readonly Brand[]): string[] => rows.map(([name]) => name);

/** What shoppers call it. */
export const labelOf = ([name, , , label]: Brand): string =>
  label || name.replace(/./, (letter) => letter.toUpperCase());

const lengthsOf = (brand: Brand | undefined): string => (brand ? brand[2] || '16' : '12-19');

/** Whether a number can have so many digits: of this brand, or at all. */
export const permits = (brand: Brand | undefined, length: number): boolean =>
  match(String(length), lengthsOf(brand));

/** Most digits a number can have: of this brand, or at all. */
export const longest = (brand: Brand | undefined): number => +lengthsOf(brand).slice(-2);

/** Whether the security code may be left out, or is not there at all; nothing where it is needed. */
export const codeRule = (brand: Brand | undefined): Brand[4] => brand?.[4];

/** Digits of the security code on a card of this brand; `unknown` where there is none yet. */
export const codeLength = (brand: Brand | undefined, unknown = 3): number =>
  !brand ? unknown : brand[0] === 'amex' ? 4 : 3;

/** What the first digits of a number decide, by this table alone: which brands a merchant takes is judged in the page. */
export function detect(digits: string): Detection {
  if (digits !== asked) answer = lookUp(digits);
  asked = digits;
  return answer;
}

/** The last question is asked several times for every key. */
let asked: string;
let answer: Detection;

function lookUp(digits: string): Detection {
  const rows = BRANDS.filter((row) => match(digits, row[1]));
  const [own] = rows;
  const fitting = rows.filter((row) => row === own || digits.length <= longest(row));
  return { own, fitting: digits.length > 5 ? fitting : undefined };
}
