import { hasPostalCodes } from './postal-codes.js';

/** One thing to fill in of an address, by the name that Checkout has for it. */
export type AddressPart = 'street' | 'houseNumberOrName' | 'postalCode' | 'city' | 'stateOrProvince';

const PARTS: Readonly<Record<string, AddressPart>> = {
  S: 'street',
  H: 'houseNumberOrName',
  // A flat or a suite stands where the house number would: that is part of the street there.
  U: 'houseNumberOrName',
  P: 'postalCode',
  T: 'city',
  R: 'stateOrProvince',
};

/** Street before number, code before town: the form of most of Europe. A slash begins a line. */
const USUAL = 'S H/P T';

const FORMS = new Map([
  ['AU', 'S/U/T R P'],
  ['BR', 'S H/T R/P'],
  ['CA', 'S/U/T/R P'],
  ['FR', 'H S/P T'],
  ['GB', 'H S/T/P'],
  ['IN', 'S/U/T P/R'],
  ['IT', 'S H/P T R'],
  // From the largest place to the smallest.
  ['JP', 'P/R/T/S/U'],
  ['MX', 'S H/P T R'],
  ['MY', 'S/U/P T'],
  ['NL', 'P H/S/T'],
  ['SG', 'S/U/P'],
  ['US', 'S/U/T/R P'],
]);

/** The lines of an address in the order in which a country writes them (Universal Postal Union): without a postal code where it has none. */
export const addressLines = (country: string): readonly (readonly AddressPart[])[] =>
  (FORMS.get(country) ?? USUAL)
    .split('/')
    .map((line) => line.split(' ').flatMap((letter) => PARTS[letter] ?? []))
    .map((line) => (hasPostalCodes(country) ? line : line.filter((part) => part !== 'postalCode')));

/** Whether the house number is part of the street, and a flat may be named beside it. */
export const namesFlats = (country: string): boolean => FORMS.get(country)?.includes('U') === true;
