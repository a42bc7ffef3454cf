import type { Amount } from '../../../client/index.js';
import { PAYMENT_FEES, PAYMENT_SHARES } from '../../../facts/platform-payments.js';
import { bareWord } from '../../../client/schema/values.js';
import type { SalePayment, SaleRecord } from '../../../client/operator/index.js';
import type { Transaction } from '../../../client/transfers/index.js';

/** What a booking of a payment is for. `other`: a word of the platform's that is new. */
export type Kind = 'share' | 'commission' | 'fee' | 'vat' | 'other';

const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...PAYMENT_SHARES.map((word) => [word, 'share'] as const),
  ...PAYMENT_FEES.map((word) => [word, 'fee'] as const),
  ['Commission', 'commission'],
  ['VAT', 'vat'],
]);

export const kindOf = (word: string): Kind => KINDS.get(word) ?? 'other';

/** A booking of the sale on one of the seller's accounts. What left it is below zero. */
export interface Booking {
  readonly id: string;
  readonly at: string;
  readonly amount: Amount;
  readonly kind: Kind;
  /** The platform's own word for it. */
  readonly word: string;
}

/** Those of some transactions that are of the sale's payments, by the names that these have at the platform. */
export function bookingsOf(
  payments: readonly SalePayment[],
  transactions: readonly Transaction[],
): readonly Booking[] {
  const references = new Set(payments.map(({ reference }) => reference));
  const names = new Set(payments.flatMap(({ pspReference }) => pspReference ?? []));
  return transactions.flatMap(({ id, amount, bookingDate: at, status, transfer }): Booking[] => {
    const data = transfer?.categoryData;
    if (data?.type !== 'platformPayment' || bareWord(status) !== 'booked') return [];
    const { pspPaymentReference = '', paymentMerchantReference = '' } = data;
    if (!names.has(pspPaymentReference) && !references.has(paymentMerchantReference)) return [];
    const word = bareWord(data.platformPaymentType);
    return [{ id, at, amount, kind: kindOf(word), word }];
  });
}

/** Sums are in minor units of the sale's currency. What lessens the seller's money is below zero. */
export interface Money {
  /** What the seller's own lines come to. */
  readonly gross: number;
  /** What of it is not the seller's: the marketplace kept it, or took it off afterwards. Undefined where nothing is known of it. */
  readonly commission: number | undefined;
  readonly fees: number;
  readonly vat: number;
  readonly other: number;
  /** Shares that left again: refunds and what a bank took back. */
  readonly back: number;
  /** What the marketplace promised to the seller's accounts when it was paid; undefined where that is not known. */
  readonly promised: number | undefined;
  /** Shares that came. */
  readonly arrived: number;
  /** Promised and not there yet; below zero where more came than was promised. */
  readonly missing: number;
  /** All bookings together. */
  readonly net: number;
  /** Bookings in another currency, which are in none of the sums. */
  readonly foreign: number;
}

/** What the seller was to get, where each payment says so. */
function promisedIn(payments: readonly SalePayment[], currency: string): number | undefined {
  const parts = payments.map(({ shares }) =>
    shares?.filter(({ type, amount }) => kindOf(type) === 'share' && amount?.currency === currency),
  );
  if (parts.length === 0 || parts.some((part) => part === undefined || part.length === 0)) return undefined;
  return parts.flat().reduce((sum, share) => sum + (share?.amount?.value ?? 0), 0);
}

/**
 * The money of a sale, from three books that know nothing of each other: the order's lines, what the payment was to bring, and what is
 * booked. Nothing is rounded or guessed: `gross + commission + fees + vat + other + back - missing = net` holds to the minor unit
 * wherever `commission` is known.
 */
export function moneyOf({ total, payments }: SaleRecord, bookings: readonly Booking[]): Money {
  const { currency, value: gross } = total;
  const own = bookings.filter(({ amount }) => amount.currency === currency);
  const sum = (wanted: (booking: Booking) => boolean): number =>
    own.filter(wanted).reduce((all, { amount }) => all + amount.value, 0);
  const arrived = sum(({ kind, amount }) => kind === 'share' && amount.value > 0);
  const promised = promisedIn(payments, currency);
  const due = promised ?? (arrived > 0 ? arrived : undefined);
  const kept = sum(({ kind }) => kind === 'commission');
  return {
    gross,
    commission: due === undefined ? undefined : due - gross + kept,
    fees: sum(({ kind }) => kind === 'fee'),
    vat: sum(({ kind }) => kind === 'vat'),
    other: sum(({ kind }) => kind === 'other'),
    back: sum(({ kind, amount }) => kind === 'share' && amount.value < 0),
    promised,
    arrived,
    missing: due === undefined ? 0 : due - arrived,
    net: sum(() => true),
    foreign: bookings.length - own.length,
  };
}

/** What is to be said of the money of a sale. */
export type Finding =
  | 'unpaid'
  | 'waiting'
  | 'even'
  | 'part'
  | 'over'
  | 'untold'
  | 'above-lines'
  | 'back-over'
  | 'not-back'
  | 'all-back'
  | 'foreign';

/** Findings that say that two books do not fit. The others are how it goes. */
export const MISFITS: readonly Finding[] = [
  'over',
  'above-lines',
  'back-over',
  'not-back',
  'all-back',
  'foreign',
];

const UNDONE: readonly string[] = ['refunded', 'cancelled'];

/** How the books stand to each other, and to where the order stands. */
export function findingsOf({ status, payments }: SaleRecord, money: Money): readonly Finding[] {
  const { gross, promised, arrived, missing, back, foreign } = money;
  const isUndone = UNDONE.includes(status);
  const found: readonly (Finding | false)[] = [
    payments.length === 0 && 'unpaid',
    payments.length > 0 && arrived === 0 && back === 0 && foreign === 0 && 'waiting',
    arrived > 0 && promised === undefined && 'untold',
    arrived > 0 && promised !== undefined && missing === 0 && 'even',
    arrived > 0 && missing > 0 && 'part',
    arrived > 0 && missing < 0 && 'over',
    (promised ?? arrived) > gross && 'above-lines',
    -back > arrived && 'back-over',
    isUndone && arrived + back > 0 && 'not-back',
    !isUndone && arrived > 0 && arrived + back === 0 && 'all-back',
    foreign > 0 && 'foreign',
  ];
  return found.filter((finding) => finding !== false);
}
