import type { Values } from './catalogue.js';

type Value = Values[string] | undefined;

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>();

/** Formats are slow to make, and a list asks for the same one in every row. */
function once<Format extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>(
  name: string,
  language: string,
  options: object,
  make: () => Format,
): Format {
  const key = `${name} ${language} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Format;
}

/** A number as the language writes it. */
export const number = (language: string, value: Value, options: Intl.NumberFormatOptions = {}): string =>
  once('number', language, options, () => new Intl.NumberFormat(language, options)).format(Number(value));

/** A date as the language writes it. */
export const date = (language: string, value: Value, options: Intl.DateTimeFormatOptions = {}): string =>
  once('date', language, options, () => new Intl.DateTimeFormat(language, options)).format(
    value instanceof Date ? value : new Date(value ?? Number.NaN),
  );

/** The form for a number: the one for exactly it (`=0`), else the one of its plural category, else `other`. */
export function plural(
  language: string,
  value: Value,
  forms: Readonly<Record<string, string>>,
  offset = 0,
  type: Intl.PluralRuleType = 'cardinal',
): string {
  const rules = once('plural', language, { type }, () => new Intl.PluralRules(language, { type }));
  return forms[`=${String(value)}`] ?? forms[rules.select(Number(value) - offset)] ?? forms['other'] ?? '';
}

/** The form that a value names, else `other`. */
export const select = (value: Value, forms: Readonly<Record<string, string>>): string =>
  forms[String(value)] ?? forms['other'] ?? '';
