/** Digits of a sum, each times the weight at its place. */
export const weighted = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % weights.length] ?? 0), 0);

/** The remainder by 97 of letters and digits, letters counting from A = 10 (ISO 7064). */
export function remainder97(characters: string): number {
  let remainder = 0;
  for (const character of characters) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** The IBAN of an account: country, two check digits, the account in the country's own form. */
export function ibanOf(country: string, account: string): string {
  const check = 98 - remainder97(`${account}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

const ROUTING_WEIGHTS = [3, 7, 1];

/** Nine digits, the last of which makes the weighted sum a multiple of ten. */
export const isRoutingNumber = (number: string): boolean =>
  /^\d{9}$/.test(number) && weighted(number, ROUTING_WEIGHTS) % 10 === 0;

export const routingNumberOf = (digits: string): string =>
  `${digits}${(10 - (weighted(digits, ROUTING_WEIGHTS) % 10)) % 10}`;

/** A card number: the digits with the last one by Luhn's rule. */
export function cardNumberOf(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Length of an IBAN by country: those of the SEPA area, and some beyond. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  XK: 20,
};

/** Whether an IBAN has the length of its country and the check digits of its account. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) &&
  IBAN_LENGTHS[iban.slice(0, 2)] === iban.length &&
  remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;
