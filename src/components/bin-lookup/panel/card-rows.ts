import { decimalOf } from '../../../client/money.js';
import { minorDigits } from '../../../facts/currencies.js';
import type { CardFacts } from './card-facts.js';

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const COLUMNS = [
  'first_digits',
  'brands',
  'bank',
  'country',
  'currency',
  'funding',
  'commercial',
  'payout',
  'three_ds',
  'cost',
  'cost_currency',
  'surcharge',
] as const;

/** Cells of one card. A fact that is not known is empty. */
export function cardCells(bin: string, facts: CardFacts): readonly string[] {
  const { brands, bank, country, currency, funding, isCommercial, payout, secure, cost, surcharge } = facts;
  return [
    bin,
    brands.join('; '),
    bank ?? '',
    country ?? '',
    currency ?? '',
    funding ?? '',
    isCommercial === undefined ? '' : String(isCommercial),
    payout ?? '',
    secure ? secure.join('; ') || 'none' : '',
    cost ? decimalOf(cost.value, minorDigits(cost.currency) ?? 0) : '',
    cost?.currency ?? '',
    surcharge ?? '',
  ];
}
