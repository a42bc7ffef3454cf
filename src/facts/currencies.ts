/**
 * Currencies by the digits of their minor unit: at 0 those that have none. Source: ISO 4217, with the platform's own
 * deviations: it counts CLP and ISK with 2 digits, CVE and IDR with none. What is not listed has no digits that anybody could
 * be sure of.
 */
const BY_DIGITS = [
  'BIF CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  '',
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY ' +
    'COP CRC CUP CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF ILS INR IRR ISK JMD KES ' +
    'KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD ' +
    'PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY ' +
    'TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  'BHD IQD JOD KWD LYD OMR TND',
];

/** How many digits stand after the point, or `undefined` where that is not known: then nothing may be guessed. */
export function minorDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = BY_DIGITS.findIndex((codes) => codes.includes(currency));
  return digits < 0 ? undefined : digits;
}
