import type { Amount } from '../../client/values.js';
import type { State } from '../state.js';
import { DISPUTE_REASONS, type Defense, type DisputeReason } from './reasons.js';

export interface Dispute {
  readonly pspReference: string;
  /** The payment that the shopper wants back. */
  readonly paymentPspReference: string;
  readonly reason: DisputeReason;
  readonly amount: Amount;
  /** Milliseconds since the epoch, as all times. */
  readonly openedAt: number;
  /** From then on nothing can be said any more. */
  readonly defendBefore: number;
  status: 'open' | 'accepted' | 'defended';
  /** Kinds of document that were handed in, with their base64. */
  readonly documents: Map<string, string>;
}

const DAY = 86_400_000;

/** Days that have gone by since each dispute was opened, of the 18 that a merchant has. */
const AGES = [0, 1, 3, 8, 13, 17, 20];
const DEFENSE_PERIOD = 18 * DAY;

/**
 * Disputes that shoppers have begun with their banks, of all ages: the last is past its deadline. Until its deadline a
 * dispute can be accepted, which gives the money back for good, or be defended once, by a reason whose documents are all
 * there. Amounts and references come from the seed.
 */
const open = (state: State): ReadonlyMap<string, Dispute> =>
  new Map(
    AGES.map((age, at): [string, Dispute] => {
      const pspReference = state.random.reference();
      const openedAt = state.now() - age * DAY;
      const dispute: Dispute = {
        pspReference,
        paymentPspReference: state.random.reference(),
        reason: DISPUTE_REASONS[at % DISPUTE_REASONS.length] as DisputeReason,
        amount: { value: 1000 + Number(state.random.digits(4)), currency: 'EUR' },
        openedAt,
        defendBefore: openedAt + DEFENSE_PERIOD,
        status: 'open',
        documents: new Map(),
      };
      return [pspReference, dispute];
    }),
  );
export const disputesOf = (state: State): ReadonlyMap<string, Dispute> => state.book(open);

/** Whether all that a defense needs was handed in. A document that is an alternative stands for all others. */
export function isSatisfied({ documents }: Defense, { documents: given }: Dispute): boolean {
  const kinds = Object.entries(documents);
  const needed = kinds.filter(([, level]) => level === 'Required');
  const oneOf = kinds.filter(([, level]) => level === 'OneOrMore');
  const isThere = ([kind]: readonly [string, string]): boolean => given.has(kind);
  return (
    (needed.every(isThere) && (oneOf.length === 0 || oneOf.some(isThere))) ||
    kinds.some((kind) => kind[1] === 'AlternativeRequired' && isThere(kind))
  );
}
