import { remainder97 } from './check-digits.js';

/** The length of an IBAN by country: SWIFT's IBAN Registry (ISO 13616), release 99, which added Honduras. XK is Kosovo. */
const LENGTHS =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22GE22GI23' +
  'GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30' +
  'NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30';

const BY_COUNTRY = new Map(
  [...LENGTHS.matchAll(/([A-Z]{2})(\d\d)/g)].map(([, country, length]) => [country!, Number(length)]),
);

/** Whether banks of a country give IBANs to accounts. */
export const hasIban = (country: string): boolean => BY_COUNTRY.has(country);

/** Whether an IBAN, in capitals and without spaces, has its country's length and the right check digits. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) &&
  BY_COUNTRY.get(iban.slice(0, 2)) === iban.length &&
  remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;

/** An IBAN as it is sent: in capitals, without the spaces that people type. */
export const bareIban = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** The IBAN of an account: country, two check digits, the account in the country's own form. */
export function ibanOf(country: string, account: string): string {
  const check = 98 - remainder97(`${account}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}
