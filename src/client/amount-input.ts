import { minorDigits } from '../facts/currencies.js';
import { decimalOf, readable } from './money.js';
import type { Amount } from './schema/values.js';

/** How a language writes numbers, as far as a person may type them. */
interface Notation {
  /** Numerals from zero to nine. */
  readonly numerals: readonly string[];
  /** What may stand between thousands: Austria writes prices with a point and other numbers with a space. */
  readonly groups: string;
  /** What may stand before the fraction: the language's own sign, and those of others where no group is meant. */
  readonly points: string;
}

/** Marks of direction, which are invisible. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** All spaces are one, and so are the apostrophes that keyboards have. */
const plain = (text: string): string =>
  text.replace(MARKS, '').replace(/\s/g, ' ').replaceAll('’', "'").trim();

function notationOf(currency: string, locale: string): Notation {
  const styles = [{ style: 'currency', currency }, { minimumFractionDigits: 1 }] as const;
  const parts = styles.flatMap((style) =>
    new Intl.NumberFormat(readable(locale), style).formatToParts(1_234_567.8),
  );
  const allOf = (name: Intl.NumberFormatPartTypes): string =>
    parts
      .map(({ type, value }) => (type === name ? value.replace(MARKS, '').replace(/\s/, ' ') : ''))
      .join('');
  const groups = allOf('group').replaceAll('’', "'");
  const points = [...`${allOf('decimal')}.,`].filter((point) => !groups.includes(point)).join('');
  const bare = new Intl.NumberFormat(readable(locale), { useGrouping: false });
  return { numerals: [...'0123456789'].map((digit) => bare.format(Number(digit))), groups, points };
}

/** Takes away the currency's code and sign, where they were typed or pasted too. */
function withoutCurrency(text: string, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(readable(locale), { style: 'currency', currency });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  return [plain(sign), currency].reduce((rest, word) => rest.replace(word, ''), text).trim();
}

/**
 * What a person typed, in minor units: `19,99` in `de` and euros is 1999. Nothing where it cannot be told for certain, has
 * more digits than the currency, or is below zero: `1.99` in `de`, whose point is for thousands, is no amount.
 */
export function parseAmount(text: string, currency: string, locale: string): number | undefined {
  const digits = minorDigits(currency);
  if (digits === undefined) return undefined;
  const { numerals, groups, points } = notationOf(currency, locale);
  const typed = [...withoutCurrency(plain(text), currency, locale)]
    .map((character) => (numerals.includes(character) ? String(numerals.indexOf(character)) : character))
    .join('');
  const at = [...typed].findIndex((character) => points.includes(character));
  const [whole, fraction] = at < 0 ? [typed, ''] : [typed.slice(0, at), typed.slice(at + 1)];
  const parts = [...whole].map((character) => (groups.includes(character) ? ' ' : character)).join('');
  const isWhole = /^(?:\d*|\d{1,3}(?: \d{2,3})* \d{3})$/.test(parts);
  const isFraction = /^\d*$/.test(fraction) && fraction.length <= digits && (at < 0 || digits > 0);
  const value = Number(parts.replaceAll(' ', '') + fraction.padEnd(digits, '0'));
  const isTyped = /\d/.test(whole + fraction);
  return isWhole && isFraction && isTyped && Number.isSafeInteger(value) ? value : undefined;
}

/** An amount as a person may type it, without its currency: what `parseAmount` reads as the same. */
export function amountInput({ value, currency }: Amount, locale: string): string {
  const digits = minorDigits(currency) ?? 0;
  const format = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(readable(locale), format).format(
    decimalOf(value, digits) as Intl.StringNumericLiteral,
  );
}
