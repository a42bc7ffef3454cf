import { formatAmount } from '../../../../client/money.js';
import type { Amount } from '../../../../client/schema/values.js';
import type { InstallmentChoice } from '../../../../client/shopper/card-extras.js';
import type { InstallmentPlan } from '../../../../facts/installment-plans.js';
import type { Word } from '../../../../words/compiled/checkout/methods/card-extras/en.js';
import type { Words } from '../../../base/words.js';

/** What a plan says beside the number of payments. The interest is the bank's own, so that no sum is said of it. */
const TERMS: Readonly<Partial<Record<InstallmentPlan, readonly Word[]>>> = {
  with_interest: ['with-interest'],
  nointerest_bonus: ['no-interest', 'bonus'],
  interest_bonus: ['with-interest', 'bonus'],
  refund_prctg: ['refund'],
  nointeres_refund_prctg: ['no-interest', 'refund'],
  interes_refund_prctg: ['with-interest', 'refund'],
  buynow_paylater: ['later'],
};

/** One line of the choice: how often, about how much, and on which terms. */
export function installmentText(
  { value, plan = 'regular', extra }: InstallmentChoice,
  amount: Amount,
  words: Words<Word>,
  language: string,
): string {
  if (plan === 'revolving') return words.text(plan);
  const part = formatAmount({ ...amount, value: Math.ceil(amount.value / Math.max(1, value)) }, language);
  const count = value > 1 ? words.text('months', { count: value, amount: part }) : '';
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format((extra ?? 0) / 100);
  const terms = (TERMS[plan as InstallmentPlan] ?? []).map((term) => words.text(term, { percent }));
  const all = (plan === 'buynow_paylater' ? [...terms, count] : [count, ...terms]).filter(
    (each) => each !== '',
  );
  return all.join(' · ') || words.text('in-full', { amount: part });
}
