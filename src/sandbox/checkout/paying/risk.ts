import type { FraudResult } from '../../../client/checkout/fields/fraud-result.js';
import type { Payment } from '../../cards/payment.js';
import type { State } from '../../state/state.js';

const HOUR = 3_600_000;

/** Points for each earlier payment with a card in the last hour, and the most that they come to. */
const [REPEATED, MOST_REPEATED] = [15, 60];
const WITHOUT_CODE = 10;

/** Whether two payments were made with one card, as far as the simulator keeps of it. */
const isSameCard = ({ card: one }: Payment, { card: other }: Payment): boolean =>
  one.lastFour === other.lastFour &&
  one.brand === other.brand &&
  one.expiryMonth === other.expiryMonth &&
  one.expiryYear === other.expiryYear;

/** What the risk engine makes of a card payment: how often the card was used lately, and whether its security code was given. */
export function assess(state: State, payment: Payment): FraudResult {
  const { at, pspReference, securityCodeGiven, token } = payment;
  const earlier = state.payments.filter(
    (other) =>
      other.method === 'scheme' &&
      other.pspReference !== pspReference &&
      other.at <= at &&
      other.at > at - HOUR &&
      isSameCard(other, payment),
  );
  const results = [
    {
      name: 'CardUsageVelocity',
      checkId: 2,
      accountScore: Math.min(earlier.length * REPEATED, MOST_REPEATED),
    },
    { name: 'SecurityCodeGiven', checkId: 46, accountScore: securityCodeGiven || token ? 0 : WITHOUT_CODE },
  ].filter(({ accountScore }) => accountScore > 0);
  return { accountScore: results.reduce((sum, each) => sum + each.accountScore, 0), results };
}
