import type { Amount } from './values.js';

/**
 * Currencies by the digits of their minor unit. Source: ISO 4217, with the platform's own deviations: it counts CLP and
 * ISK with 2 digits, CVE and IDR with none. What is not listed has no digits that anybody could be sure of.
 */
const BY_DIGITS = {
  0: 'BIF CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
COP CRC CUP CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF ILS INR IRR ISK JMD KES
KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD
PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY
TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

/** How many digits stand after the point, or `undefined` where that is not known: then nothing may be guessed. */
export function minorDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const group = Object.entries(BY_DIGITS).find(([, codes]) => codes.includes(currency));
  return group && Number(group[0]);
}

/** `199900` with 2 digits is `1999.00`. Text all the way, so no float ever rounds it. */
export function decimalOf(value: number, digits: number): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${value < 0 ? '-' : ''}${text.slice(0, point)}${digits ? `.${text.slice(point)}` : ''}`;
}

/** A locale that no browser can read is the browser's own: a price must be shown all the same. */
export function readable(locale: string): string[] {
  try {
    return Intl.getCanonicalLocales(locale || []);
  } catch {
    return [];
  }
}

/**
 * `{ value: 1999, currency: 'EUR' }` in `de` is `19,99 €`. A currency whose digits are not known shows its minor
 * units with the code.
 */
export function formatAmount({ value, currency }: Amount, locale: string): string {
  const digits = minorDigits(currency);
  if (digits === undefined || !Number.isSafeInteger(value)) return `${value} ${currency}`;
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(readable(locale), style as Intl.NumberFormatOptions).format(
    decimalOf(value, digits) as Intl.StringNumericLiteral,
  );
}
