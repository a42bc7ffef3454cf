import type { Amount } from './values.js';

/**
 * Minor-unit digits that are not 2. Source: ISO 4217, with the platform's own deviations: it counts CLP, CVE and IDR
 * with 2, 0 and 0 digits, and ISK with 2.
 */
const DIGITS: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 2,
  CVE: 0,
  DJF: 0,
  GNF: 0,
  IDR: 0,
  IQD: 3,
  ISK: 2,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

const HAS_NO_UNITS = /^X(?!AF|CD|CG|OF|PF)/;

/** How many digits stand after the point, or `undefined` where that is not known: then nothing may be guessed. */
export function minorDigits(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency) || HAS_NO_UNITS.test(currency)) return undefined;
  if (Object.hasOwn(DIGITS, currency)) return DIGITS[currency];
  return isCurrency(currency) ? 2 : undefined;
}

function isCurrency(code: string): boolean {
  return typeof Intl.supportedValuesOf !== 'function' || Intl.supportedValuesOf('currency').includes(code);
}

/**
 * `{ value: 1999, currency: 'EUR' }` in `de` is `19,99 €`. The decimal text is built from the integer, so no float
 * ever rounds it. A currency whose digits are not known shows its minor units with the code.
 */
export function formatAmount({ value, currency }: Amount, locale: string): string {
  const digits = minorDigits(currency);
  if (digits === undefined) return `${value} ${currency}`;
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const decimal = `${value < 0 ? '-' : ''}${text.slice(0, text.length - digits)}${digits ? `.${text.slice(-digits)}` : ''}`;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimal as Intl.StringNumericLiteral);
}
