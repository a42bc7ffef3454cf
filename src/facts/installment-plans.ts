/**
 * Plans by which a card pays in instalments, in the order in which they are shown, spelt as Checkout v71 spells them
 * (`Installments.plan`).
 */
export const INSTALLMENT_PLANS = [
  'regular',
  'revolving',
  'with_interest',
  'nointerest_bonus',
  'interest_bonus',
  'refund_prctg',
  'nointeres_refund_prctg',
  'interes_refund_prctg',
  'buynow_paylater',
] as const;
export type InstallmentPlan = (typeof INSTALLMENT_PLANS)[number];

/** Whether a part of the price comes back by this plan, or a bonus: how much of it, merchant and bank have agreed. */
export const hasPercentage = (plan: string): boolean => /_bonus$|prctg$/.test(plan);
