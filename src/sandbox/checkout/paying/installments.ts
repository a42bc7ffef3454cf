import { hasPercentage, INSTALLMENT_PLANS } from '../../../facts/installment-plans.js';
import { member, readAmount, type Fields } from '../../refusals/fields.js';

interface Market {
  /** Numbers of monthly payments. */
  readonly values: readonly number[];
  /** Plans without a number, which are sent with one. */
  readonly plans?: readonly string[];
  /** Plans of so many payments, or of none. Of a refund or a bonus, a percentage comes with them. */
  readonly numbered?: readonly string[];
}

/** Of all plans, Mexico's: every one but Japan's. */
const NUMBERED: readonly string[] = INSTALLMENT_PLANS.filter(
  (plan) => plan !== 'regular' && plan !== 'revolving',
);

const upTo = (most: number): readonly number[] => Array.from({ length: most - 1 }, (_, at) => at + 2);

/** Markets in which the issuers of test cards let a card pay in parts, by the currency of each. */
const MARKETS: ReadonlyMap<string, Market> = new Map([
  ['BRL', { values: upTo(12) }],
  ['MXN', { values: [3, 6, 9, 12, 18, 24], numbered: NUMBERED }],
  ['JPY', { values: [3, 5, 6, 10, 12, 15, 18, 20, 24], plans: ['revolving'] }],
  ['TRY', { values: upTo(12) }],
]);

/** Whether the issuer lets the card pay in the parts that a payment asks for; to pay all at once it always does. */
export function areInstallmentsTaken(input: Fields): boolean {
  const asked = member(input, 'installments');
  if (asked === undefined) return true;
  const [value, plan = 'regular'] = [Number(member(asked, 'value')), member(asked, 'plan')];
  const market = MARKETS.get(readAmount(input).currency);
  const isKnown = market?.values.includes(value) === true;
  if (plan === 'regular') return value === 1 || isKnown;
  if (market?.plans?.includes(String(plan))) return value === 1;
  const isOfMarket = market?.numbered?.includes(String(plan)) === true;
  const isNumber = isKnown || (value === 0 && plan === 'buynow_paylater');
  return isOfMarket && isNumber && isExtraRight(String(plan), member(asked, 'extra'));
}

/** A percentage, with plans that have one alone. */
function isExtraRight(plan: string, extra: unknown): boolean {
  if (!hasPercentage(plan)) return extra === undefined;
  return Number.isSafeInteger(extra) && Number(extra) >= 1 && Number(extra) <= 100;
}
