import { countriesIn, countryName, isCountry } from '../../../facts/countries.js';
import { fitsNumber, numberRuleOf, type NumberRule } from '../../../facts/national-numbers.js';
import { postalCodeOf, hasPostalCodes } from '../../../facts/postal-codes.js';
import { statesOf } from '../../../facts/states.js';
import { apart } from '../../base/apart.js';
import { countryOf, type Field, type Kind, type Option, type Read } from './field.js';

let countries: { readonly language: string; readonly options: readonly Option[] } | undefined;

/** The same list until the language changes: it is long, and drawn in many places. */
function countryOptions(language: string): readonly Option[] {
  if (countries?.language !== language) {
    const options = countriesIn(language).map(({ code, name }) => ({ value: code, text: name }));
    countries = { language, options };
  }
  return countries.options;
}

export const COUNTRY: Kind = {
  name: 'country',
  fault: (text) => (isCountry(text) ? undefined : 'not-country'),
  options: ({ language }) => countryOptions(language),
};

export const STATE: Kind = {
  name: 'state',
  fault: (text, field, read) => {
    const states = statesOf(countryOf(field, read));
    return states.length === 0 || states.some(({ code }) => code === text) ? undefined : 'not-state';
  },
  isKnown: (field, read) => statesOf(countryOf(field, read)).length > 0,
  options: ({ field, read }) => {
    const states = statesOf(countryOf(field, read));
    return states.length > 0 ? states.map(({ code, name }) => ({ value: code, text: name })) : undefined;
  },
};

export const POSTAL_CODE: Kind = {
  name: 'postal-code',
  isFromLeft: true,
  fault: (text, field, read) =>
    postalCodeOf(countryOf(field, read))?.pattern.test(text) === false ? 'not-postal-code' : undefined,
  isKnown: (field, read) => hasPostalCodes(countryOf(field, read)),
  example: (field, read) => postalCodeOf(countryOf(field, read))?.example ?? '',
};

const ruleOf = (field: Field, read: Read): NumberRule | undefined =>
  field.number && numberRuleOf(countryOf(field, read), field.number.use);

/** A number that a country gives, with the name that it has there. */
export const NUMBER: Kind = {
  name: 'number',
  isFromLeft: true,
  fault: (text, field, read) => (fitsNumber(text, ruleOf(field, read)) ? undefined : 'not-number'),
  example: (field, read) => ruleOf(field, read)?.example ?? '',
  hint: ({ field, read, words, language }) => {
    if (field.number?.isNational?.(read) === false) return '';
    const rule = ruleOf(field, read);
    const country = apart(countryName(countryOf(field, read), language));
    return (
      rule && words.text('here-called', { country, name: apart(rule.name), example: apart(rule.example) })
    );
  },
};
