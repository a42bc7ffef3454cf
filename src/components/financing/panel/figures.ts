import type { GrantOffer } from '../../../client/balance-platform/index.js';
import type { Amount } from '../../../client/index.js';
import type { Grant } from '../../../client/transfers/index.js';
import { minorDigits } from '../../../facts/currencies.js';
import { DAY } from '../../../facts/instant.js';

/** A hundred of a currency, such as €100.00. */
export const hundredOf = (currency: string): Amount => ({
  currency,
  value: 100 * 10 ** (minorDigits(currency) ?? 2),
});

/** The part of a sum, to the nearest minor unit. */
const partOf = (value: number, of: number, whole: number): number =>
  Number((2n * BigInt(value) * BigInt(of) + BigInt(whole)) / (2n * BigInt(whole)));

/** What an offer costs. An offer without an amount, or of two currencies, is not one that can be compared. */
export interface Cost {
  readonly gives: Amount;
  readonly fee: Amount;
  readonly total: Amount;
  /** What is paid for each hundred that is received. */
  readonly each: Amount;
}

export function costOf({ amount, fee }: Pick<GrantOffer, 'amount' | 'fee'>): Cost | undefined {
  if (!amount || amount.value <= 0) return undefined;
  const { currency, value } = amount;
  const asked = fee?.amount ?? { currency, value: 0 };
  if (asked.currency !== currency || asked.value < 0) return undefined;
  const each = partOf(asked.value, hundredOf(currency).value, value);
  return {
    gives: amount,
    fee: asked,
    total: { currency, value: value + asked.value },
    each: { currency, value: each },
  };
}

/** Marks of direction inside a number decide, in some browsers, the direction of the sentence that it stands in. */
const MARKS = /[\u200e\u200f\u061c]/g;

/** A share of sales as a language writes it: 1,250 basis points are 12.5 %. */
export const shareText = (basisPoints: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
    .format(basisPoints / 10_000)
    .replaceAll(MARKS, '');

/** What is known of how far a grant is paid back, in minor units of its currency. */
export interface Repaid {
  readonly currency: string;
  readonly total: number;
  readonly paid: number;
  readonly left: number;
}

/** Nothing where the grant does not say what it was, or what is left is more than that. */
export function repaidOf({
  amount,
  fee,
  balances,
}: Pick<Grant, 'amount' | 'fee' | 'balances'>): Repaid | undefined {
  const { currency, total: left } = balances;
  if (amount?.currency !== currency || (fee && fee.amount.currency !== currency)) return undefined;
  const total = Math.abs(amount.value) + Math.abs(fee?.amount.value ?? 0);
  return left >= 0 && left <= total && total > 0 ? { currency, total, paid: total - left, left } : undefined;
}

/** What goes to a grant of the next hundred that is sold: never more than what is left. */
export function ofNextHundred({
  repayment,
  balances,
}: Pick<Grant, 'repayment' | 'balances'>): Amount | undefined {
  const { currency, total } = balances;
  if (!repayment || repayment.basisPoints <= 0) return undefined;
  const share = Math.floor((hundredOf(currency).value * repayment.basisPoints) / 10_000);
  return { currency, value: Math.min(share, total) };
}

/** Whether an offer can be taken at a moment. */
export function standingOfOffer(
  { startsAt, expiresAt }: GrantOffer,
  now: number,
): 'open' | 'early' | 'expired' {
  if (startsAt && Date.parse(startsAt) > now) return 'early';
  return expiresAt && Date.parse(expiresAt) <= now ? 'expired' : 'open';
}

/** When a grant is expected to be paid back, and when at the latest, in milliseconds; counted from its payout. */
export function endsOf({ repayment }: Pick<Grant, 'repayment'>, paidOut: number) {
  const { estimatedDays, maximumDays } = repayment?.term ?? {};
  return {
    expected: estimatedDays === undefined ? undefined : paidOut + estimatedDays * DAY,
    latest: maximumDays === undefined ? undefined : paidOut + maximumDays * DAY,
  };
}
