/** Length of an IBAN by its country. */
const LENGTHS =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22GE22GI23' +
  'GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30' +
  'NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30';
const BY_COUNTRY = new Map(
  [...LENGTHS.matchAll(/([A-Z]{2})(\d\d)/g)].map(([, country, length]) => [country!, Number(length)]),
);

export const hasIban = (country: string): boolean => BY_COUNTRY.has(country);

/** The rest of a number of any length by 97, digit by digit: it does not fit into one of the machine's own. */
const restOf97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** Whether the length of an IBAN is its country's, and its check digits are right (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== BY_COUNTRY.get(iban.slice(0, 2)))
    return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return restOf97(moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1;
}

const weigh = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * weights[at % weights.length]!, 0);

/** A routing number of a bank in the United States. */
export const isRoutingNumber = (digits: string): boolean => weigh(digits, [3, 7, 1]) % 10 === 0;

/** A Norwegian account number: its last digit is the check of the others, by 11. */
export const isNorwegianAccount = (digits: string): boolean =>
  weigh(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** A Hungarian account number: bank and branch have a check digit of their own, and so has the rest. */
export const isHungarianAccount = (digits: string): boolean =>
  [digits.slice(0, 8), digits.slice(8)].every((part) => weigh(part, [9, 7, 3, 1]) % 10 === 0);

/** A Polish account number is an IBAN without its country. */
export const isPolishAccount = (digits: string): boolean => isIban(`PL${digits}`);

/** Four letters of the bank, two of its country, two or five of its place. */
export const isBic = (bic: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic);
