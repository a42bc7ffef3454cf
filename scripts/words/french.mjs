import { literalsOf } from './message.mjs';

/** A colon of an address, or of a time, is no sign of a sentence. */
const COLON = /(?<!\u00A0):(?!\/\/|\d)/;
const QUOTES = /«(?!\u00A0)|(?<!\u00A0)»/;

/** In France, a narrow space stands before these signs; in Canada, no space. */
const FRANCE = /(?<![\u202F!?])[;!?]/;
const CANADA = /(?<=\s)[;!?]/;

/** Spaces around the signs of a French message that would let a line begin with one, or that its country does not use. */
export function frenchFaults(locale, parts) {
  if (!/^fr\b/.test(locale)) return [];
  const isCanada = locale === 'fr-CA';
  return literalsOf(parts).flatMap((text) =>
    [
      [COLON, 'has no U+00A0 before a colon'],
      [QUOTES, 'has no U+00A0 inside « and »'],
      isCanada ? [CANADA, 'has a space before ; ! or ?'] : [FRANCE, 'has no U+202F before ; ! or ?'],
    ].flatMap(([pattern, fault]) => (pattern.test(text) ? [fault] : [])),
  );
}
