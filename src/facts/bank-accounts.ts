import { weightedSum } from './check-digits.js';
import { isIban } from './iban.js';

const ROUTING_WEIGHTS = [3, 7, 1];

/**
 * A routing number of a bank in the United States has nine digits (American Bankers Association, routing number policy). The first two
 * say the district of the Federal Reserve, 01 to 12, plus 20 for thrift institutions and 60 for electronic payments; 00 is the
 * government, 80 a traveller's cheque.
 */
export const isRoutingNumber = (number: string): boolean =>
  /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(number) &&
  weightedSum(number, ROUTING_WEIGHTS) % 10 === 0;

/** The routing number that begins with these eight digits. */
export const routingNumberOf = (digits: string): string =>
  `${digits}${(10 - (weightedSum(digits, ROUTING_WEIGHTS) % 10)) % 10}`;

/** A Norwegian account number (Bits, kontonummer): eleven digits, the last of which checks the others. */
export const isNorwegianAccount = (digits: string): boolean =>
  weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/**
 * A Hungarian account number (Magyar Nemzeti Bank, pénzforgalmi jelzőszám): the eight digits of bank and branch end in a check
 * digit, and so does the rest.
 */
export const isHungarianAccount = (digits: string): boolean =>
  [digits.slice(0, 8), digits.slice(8)].every((part) => weightedSum(part, [9, 7, 3, 1]) % 10 === 0);

/**
 * A Czech account number (Czech National Bank, Decree No. 169/2011 Coll.): two to ten digits, and before them, with a hyphen
 * between, a prefix of up to six. Each part ends in a check digit of its own.
 */
export const isCzechAccount = (number: string): boolean =>
  /^(?:\d{1,6}-)?\d{2,10}$/.test(number) &&
  number
    .split('-')
    .every((part) => weightedSum(part.padStart(10, '0'), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0);

/** A Polish account number is an IBAN without its country. */
export const isPolishAccount = (digits: string): boolean => isIban(`PL${digits}`);

/**
 * A BIC (ISO 9362): four letters or digits name the party, two letters the country, two letters or digits the place, and three
 * more may name the branch.
 */
export const isBic = (bic: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic);
