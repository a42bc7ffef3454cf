import type { PlatformChargebackLogic, Split } from '../../client/checkout/fields/funds.js';
import { PAYMENT_FEES } from '../../facts/platform-payments.js';
import { balancePlatformRecords } from '../balance-platform/platform-records.js';
import type { Modification, Payment } from '../cards/payment.js';
import { member, text, type Fields } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { State } from '../state/state.js';
import { move, moneyLedger } from '../transfers/ledger.js';
import { PLATFORM, WORLD } from '../transfers/outside.js';

/*
 * Who gets which part of a payment. Money of a payment with splits reaches the balance accounts when a capture is booked, and
 * leaves them when a refund is: by the request's own splits, or in the ratio of the payment's. A share without an account, or
 * with one that the platform does not know, is the platform's own. A fee without an amount is what the payment costs: it is taken
 * from its account with each capture, beside the shares, and a refund does not bring it back.
 */

type Splits = readonly Split[];

const FEES: readonly Split['type'][] = PAYMENT_FEES;

/** Of what is captured, in hundredths; at least one minor unit. */
const FEE = 1;

interface Share {
  readonly type: Split['type'];
  readonly account: string | undefined;
  readonly value: number;
}

/** Shares of a request, which add up to its amount; a remainder takes what the others leave. */
export function readSplits(input: Fields, amount: number): Splits | undefined {
  const splits = member(input, 'splits');
  if (!Array.isArray(splits)) return undefined;
  const named = sumOf(splits as Splits);
  const isRest = (splits as Splits).some(isRemainder);
  if (isRest ? named > amount : named !== amount)
    throw invalid('137', 'Invalid amount specified: the splits do not add up to it');
  return splits as Splits;
}

/** Money is given back by accounts that got some of it. */
export function checkAccounts({ splits = [] }: Payment, asked: Splits | undefined): void {
  const known = new Set(splits.map(({ account }) => account));
  if (asked?.some(({ account }) => !known.has(account)))
    throw invalid('000', 'A refund takes money from the accounts of the payment only');
}

/** Who bears a chargeback. */
export function readChargebackLogic(input: Fields): PlatformChargebackLogic | undefined {
  const logic = member(input, 'platformChargebackLogic');
  const behavior = text(logic, 'behavior') as PlatformChargebackLogic['behavior'];
  return behavior && { behavior, targetAccount: text(logic, 'targetAccount') };
}

const isRemainder = ({ type, amount }: Split): boolean => type === 'Remainder' && !amount;

const sumOf = (splits: Splits): number => splits.reduce((sum, { amount }) => sum + (amount?.value ?? 0), 0);

/** Shares of a part of what the splits are about, to the cent. `amount` is what a remainder is left of. */
function sharesOf(splits: Splits, amount: number, value: number): Share[] {
  const named = sumOf(splits);
  const whole = splits.some(isRemainder) ? amount : named;
  const rest = whole - named;
  let before = 0;
  return splits
    .map((split): Share => {
      const start = Math.round((before / whole) * value);
      before += split.amount?.value ?? (isRemainder(split) ? rest : 0);
      return {
        type: split.type,
        account: split.account,
        value: Math.round((before / whole) * value) - start,
      };
    })
    .filter((share) => share.value > 0);
}

/** The shares of a chargeback; the platform bears it unless the payment says otherwise. */
function chargedBack({ splits = [], chargebackLogic, amount }: Payment, value: number): Share[] {
  const { behavior, targetAccount } = chargebackLogic ?? {};
  if (behavior === 'deductAccordingToSplitRatio') return sharesOf(splits, amount.value, value);
  const account = behavior === 'deductFromOneBalanceAccount' ? targetAccount : undefined;
  return [{ type: 'BalanceAccount', account, value }];
}

const sharesIn = (payment: Payment, { kind, amount, splits }: Modification): Share[] => {
  if (kind === 'chargeback' || kind === 'chargebackReversal') return chargedBack(payment, amount.value);
  if (splits) return sharesOf(splits, amount.value, amount.value);
  return sharesOf(payment.splits ?? [], payment.amount.value, amount.value);
};

const IN = ['capture', 'chargebackReversal'];
const MOVES = ['refund', 'chargeback', ...IN];

/** Moves the money of a modification that is booked, or back where it comes back from the bank. */
export function bookShares(
  state: State,
  payment: Payment,
  modification: Modification,
  at: number,
  isBack = false,
): void {
  const { kind, amount } = modification;
  if (!payment.splits || !MOVES.includes(kind)) return;
  const isIn = IN.includes(kind) !== isBack;
  const shares = sharesIn(payment, modification);
  for (const share of shares) bookShare(state, payment, modification, { share, at, isIn, isBack });
  if (kind !== 'capture' || isBack) return;
  for (const share of feesIn(payment.splits, amount.value))
    bookShare(state, payment, modification, { share, at, isIn: false, isBack });
}

/** What a capture costs each account that is to pay for it. One that is not known is the platform's. */
const feesIn = (splits: Splits, value: number): Share[] =>
  splits
    .filter(({ type, amount }) => FEES.includes(type) && !amount)
    .map(({ type, account }) => ({ type, account, value: Math.max(1, Math.round((value * FEE) / 100)) }));

interface Booking {
  readonly share: Share;
  readonly at: number;
  readonly isIn: boolean;
  readonly isBack: boolean;
}

function bookShare(
  state: State,
  payment: Payment,
  { kind, amount: { currency }, pspReference }: Modification,
  { share: { type, account = '', value }, at, isIn, isBack }: Booking,
): void {
  const isKnown = balancePlatformRecords(state).balanceAccounts.has(account);
  // What an account has not got, the platform gives.
  const isGood = isKnown && (isIn || moneyLedger(state).available(account, currency, at) >= value);
  const holder = isGood ? account : PLATFORM;
  const isFee = kind === 'capture' && !isIn && !isBack;
  move(state, {
    from: isIn ? WORLD : holder,
    to: isIn ? holder : WORLD,
    amount: { value, currency },
    category: 'platformPayment',
    type: isFee
      ? 'paymentCost'
      : isBack && (kind === 'capture' || kind === 'refund')
        ? `${kind}Reversal`
        : (kind as 'capture'),
    steps: [{ status: 'booked', at }],
    reference: payment.merchantReference,
    description: `${payment.orderReference}: ${isFee ? 'fee' : kind}`,
    categoryData: {
      type: 'platformPayment',
      platformPaymentType: type as 'BalanceAccount',
      paymentMerchantReference: payment.merchantReference,
      pspPaymentReference: payment.pspReference,
      modificationPspReference: pspReference,
    },
  });
}
