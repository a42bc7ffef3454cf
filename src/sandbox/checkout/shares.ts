import type { PlatformChargebackLogic, Split } from '../../client/checkout/fields/funds.js';
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
 * with one that the platform does not know, is the platform's own.
 */

type Splits = readonly Split[];

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
  const { kind, amount, pspReference } = modification;
  if (!payment.splits || !MOVES.includes(kind)) return;
  const { currency } = amount;
  const isIn = IN.includes(kind) !== isBack;
  for (const { type, account = '', value } of sharesIn(payment, modification)) {
    const isKnown = balancePlatformRecords(state).balanceAccounts.has(account);
    // What an account has not got, the platform gives.
    const isGood = isKnown && (isIn || moneyLedger(state).available(account, currency, at) >= value);
    const holder = isGood ? account : PLATFORM;
    move(state, {
      from: isIn ? WORLD : holder,
      to: isIn ? holder : WORLD,
      amount: { value, currency },
      category: 'platformPayment',
      type: isBack && (kind === 'capture' || kind === 'refund') ? `${kind}Reversal` : (kind as 'capture'),
      steps: [{ status: 'booked', at }],
      reference: payment.merchantReference,
      description: `${payment.orderReference}: ${kind}`,
      categoryData: {
        type: 'platformPayment',
        platformPaymentType: type as 'BalanceAccount',
        paymentMerchantReference: payment.merchantReference,
        pspPaymentReference: payment.pspReference,
        modificationPspReference: pspReference,
      },
    });
  }
}
