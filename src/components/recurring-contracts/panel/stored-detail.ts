import type { RecurringDetail, RecurringDetailsResult } from '../../../client/recurring/index.js';
import { DAY } from '../../../facts/instant.js';
import { plainText } from '../../parts/listing/plain-text.js';

/** One stored payment method, as it is shown. */
export interface StoredDetail {
  readonly id: string;
  /** The platform's word for the brand or the method. */
  readonly brand: string;
  readonly lastFour: string;
  readonly holder: string;
  readonly isCard: boolean;
  /** Month and year in which a card ends. */
  readonly ends: { readonly month: number; readonly year: number } | undefined;
  /** The platform's words for what it may be used for. */
  readonly contracts: readonly string[];
  /** ISO 8601 with offset. */
  readonly createdAt: string | undefined;
  readonly networkReference: string;
  /** The platform's reference of the payment that stored it. */
  readonly firstPayment: string;
}

/** Milliseconds before its end from which a card is soon to be replaced. */
const SOON = 90 * DAY;

const clean = (text: string | undefined, most = 80): string => plainText(text ?? '', most);

function endOf({ card }: RecurringDetail): StoredDetail['ends'] {
  const [month, year] = [Number(card?.expiryMonth), Number(card?.expiryYear)];
  return month >= 1 && month <= 12 && year >= 1970 && year < 10_000 ? { month, year } : undefined;
}

function detailOf(detail: RecurringDetail): StoredDetail {
  const { recurringDetailReference, variant, paymentMethodVariant, card, bank, shopperName } = detail;
  const name = [shopperName?.firstName, shopperName?.lastName].filter(Boolean).join(' ');
  return {
    id: recurringDetailReference,
    brand: clean(paymentMethodVariant ?? variant),
    lastFour: clean((card?.number ?? bank?.iban ?? '').slice(-4)),
    holder: clean(card?.holderName ?? bank?.ownerName ?? name),
    isCard: card !== undefined,
    ends: endOf(detail),
    contracts: (detail.contractTypes ?? []).slice(0, 8).map((contract) => clean(contract, 30)),
    createdAt: detail.creationDate,
    networkReference: clean(detail.networkTxReference),
    firstPayment: clean(detail.firstPspReference),
  };
}

/** What is stored, the latest first. */
export const detailsOf = ({ details = [] }: RecurringDetailsResult): readonly StoredDetail[] =>
  details
    .flatMap(({ RecurringDetail: detail }) => (detail ? [detailOf(detail)] : []))
    .toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));

/** A card is good until the last moment of its month. */
export function standingOf({ ends }: StoredDetail, now: number): 'ended' | 'soon' | 'open' | 'endless' {
  if (!ends) return 'endless';
  const left = Date.UTC(ends.year, ends.month) - now;
  if (left <= 0) return 'ended';
  return left <= SOON ? 'soon' : 'open';
}

/** Cards that have ended or soon will: what the account updater is for. */
export const isDue = (detail: StoredDetail, now: number): boolean =>
  ['ended', 'soon'].includes(standingOf(detail, now));
