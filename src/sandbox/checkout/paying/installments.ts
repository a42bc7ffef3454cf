import { member, readAmount, type Fields } from '../../refusals/fields.js';

interface Market {
  /** Numbers of monthly payments. */
  readonly values: readonly number[];
  /** Plans without a number, which are sent with one. */
  readonly plans?: readonly string[];
}

const upTo = (most: number): readonly number[] => Array.from({ length: most - 1 }, (_, at) => at + 2);

/** Markets in which the issuers of test cards let a card pay in parts, by the currency of each. */
const MARKETS: ReadonlyMap<string, Market> = new Map([
  ['BRL', { values: upTo(12) }],
  ['MXN', { values: [3, 6, 9, 12, 18, 24] }],
  ['JPY', { values: [3, 5, 6, 10, 12, 15, 18, 20, 24], plans: ['revolving', 'bonus'] }],
  ['TRY', { values: upTo(12) }],
]);

/** Whether the issuer lets the card pay in the parts that a payment asks for; to pay all at once it always does. */
export function areInstallmentsTaken(input: Fields): boolean {
  const asked = member(input, 'installments');
  if (asked === undefined) return true;
  const [value, plan = 'regular'] = [member(asked, 'value'), member(asked, 'plan')];
  const market = MARKETS.get(readAmount(input).currency);
  if (plan === 'regular') return value === 1 || market?.values.includes(Number(value)) === true;
  return value === 1 && market?.plans?.includes(String(plan)) === true;
}
