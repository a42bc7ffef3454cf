/**
 * Currencies by the number of digits of their minor unit, starting with none. Source: ISO 4217, with the platform's own
 * deviations: CLP and ISK have 2 digits, CVE and IDR have none. The digits of a currency that is not listed are not known.
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

/** Digits after the decimal point; undefined if they are not known. Never guess them. */
export function minorDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = BY_DIGITS.findIndex((codes) => codes.includes(currency));
  return digits < 0 ? undefined : digits;
}
