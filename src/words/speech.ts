import type { Values } from './catalogue.js';

type Value = Values[string] | undefined;

/** A number as the language writes it. */
export const number = (language: string, value: Value, options?: Intl.NumberFormatOptions): string =>
  Number(value).toLocaleString(language, options);

/** A date as the language writes it; milliseconds since 1970, or an ISO 8601 text, will do. */
export const date = (language: string, value: Value, options?: Intl.DateTimeFormatOptions): string =>
  new Date(value ?? Number.NaN).toLocaleDateString(language, options);

/** The form for a number: the one for exactly it (`=0`), else the one of its plural category, else `other`. */
export const plural = (
  language: string,
  value: Value,
  forms: Readonly<Record<string, string>>,
  offset = 0,
  type?: Intl.PluralRuleType,
): string =>
  forms[`=${String(value)}`] ??
  forms[new Intl.PluralRules(language, type && { type }).select(Number(value) - offset)] ??
  forms['other'] ??
  '';

/** The form that a value names, else `other`. */
export const select = (value: Value, forms: Readonly<Record<string, string>>): string =>
  forms[String(value)] ?? forms['other'] ?? '';
