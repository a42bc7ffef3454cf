import { brandOf, isCardNumber, testCard } from './cards.js';
import { invalid } from '../refusals/service-error.js';

/** Facts that the first digits of a card number tell. */
export interface BinFacts {
  readonly brand: string;
  readonly issuingCountry: string;
  readonly issuingCurrency: string;
  readonly fundingSource: 'CREDIT' | 'DEBIT';
  readonly isCommercial: boolean;
}

const COUNTRIES = [
  ['NL', 'EUR'],
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['GB', 'GBP'],
  ['US', 'USD'],
] as const;

/** Fewer digits than these say too little of a card. */
const LEAST_DIGITS = 6;

/**
 * Facts of a card from its first six digits: country, credit or debit, private or commercial are made up by them,
 * the same each time. A whole number has to be one. Undefined where the digits are no brand's.
 */
export function binFacts(digits: string): BinFacts | undefined {
  if (!/^\d{6,19}$/.test(digits)) throw invalid('101', 'Invalid card number');
  if (digits.length > 11 && !isCardNumber(digits)) throw invalid('101', 'Invalid card number');
  const brand = testCard(digits)?.brand ?? brandOf(digits)?.brand;
  return brand === undefined ? undefined : factsOf(brand, Number(digits.slice(0, LEAST_DIGITS)));
}

/** A stored card is known by its brand alone, because its digits are not kept. */
export const brandFacts = (brand: string): BinFacts => factsOf(brand, 0);

function factsOf(brand: string, seed: number): BinFacts {
  const [issuingCountry, issuingCurrency] = COUNTRIES[seed % COUNTRIES.length] ?? COUNTRIES[0];
  const isDebit = brand === 'maestro' || seed % 7 === 0;
  return {
    brand,
    issuingCountry,
    issuingCurrency,
    fundingSource: isDebit ? 'DEBIT' : 'CREDIT',
    isCommercial: !isDebit && seed % 11 === 0,
  };
}
