import { remainder97 } from './check-digits.js';

/**
 * A creditor identifier of SEPA direct debit (European Payments Council, EPC262-08): country, two check digits, three characters that
 * the creditor chooses and that are not checked, and a national number. In capitals, without spaces.
 */
export const isCreditorIdentifier = (identifier: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(identifier) &&
  remainder97(identifier.slice(7) + identifier.slice(0, 4)) === 1;
