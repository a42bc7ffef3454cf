import type { Move, News, Reason, Step } from './money-ledger.js';

const SECOND = 1000;
const AUTHORISED_AFTER = SECOND;
const BOOKED_AFTER = 3 * SECOND;
const RETURNED_AFTER = 10 * SECOND;
const REVIEW = 60 * SECOND;

/** More than this, in minor units, is more than the platform lets go at once. */
const LIMIT = 100_000_000;

/** Reasons for which the platform itself refuses, before it reserves the money. */
const OWN_REASONS: readonly Reason[] = [
  'amountLimitExceeded',
  'balanceAccountTemporarilyBlockedByTransactionRule',
  'declined',
  'declinedByTransactionRule',
  'error',
  'routeNotFound',
  'scaFailed',
  'unknown',
];

/** Reasons for which the other bank refuses, once the money is reserved. */
const THEIR_REASONS: readonly Reason[] = [
  'counterpartyAccountBlocked',
  'counterpartyAccountClosed',
  'counterpartyAccountNotFound',
  'counterpartyAddressRequired',
  'counterpartyBankTimedOut',
  'counterpartyBankUnavailable',
  'refusedByCounterpartyBank',
];

const reasonAmong = (reasons: readonly Reason[], description: string): Reason | undefined => {
  const words = description.split(/\W+/);
  return reasons.find((reason) => words.includes(reason));
};

/** The reason for which a description says that money is not to arrive; undefined where it names none. */
export const reasonIn = (description: string): Reason | undefined =>
  reasonAmong([...OWN_REASONS, ...THEIR_REASONS], description);

/** How long money is on its way to another bank, by priority, in milliseconds. */
const ARRIVAL = {
  crossBorder: 48 * 3600 * SECOND,
  fast: 3600 * SECOND,
  instant: 10 * SECOND,
  internal: 10 * SECOND,
  regular: 24 * 3600 * SECOND,
  wire: 4 * 3600 * SECOND,
};

type Priority = keyof typeof ARRIVAL;

type Course = Required<Pick<Move, 'steps' | 'tracking'>>;

/**
 * The course of a new transfer, by the clock: authorised after a second, booked after three. Words in its description
 * choose another end, so that a test can have each:
 * - a reason of the platform's list, such as `counterpartyAccountClosed`: it fails for that reason;
 * - `returned`, perhaps with such a reason: it is booked, and comes back ten seconds later;
 * - `internalReview`: it goes on after a minute, and `refusedForRegulatoryReasons`: it fails after that minute.
 *
 * More than 1,000,000.00 fails with `amountLimitExceeded`.
 */
export function courseOf(
  { amount, category, description = '' }: Pick<Move, 'amount' | 'category' | 'description'>,
  priority: Priority,
  at: number,
): Course {
  const words = description.split(/\W+/);
  const own = amount.value > LIMIT ? 'amountLimitExceeded' : reasonAmong(OWN_REASONS, description);
  const their = reasonAmong(THEIR_REASONS, description);
  const isRefused = words.includes('refusedForRegulatoryReasons');
  const isReviewed = isRefused || words.includes('internalReview');
  const comesBack = category !== 'internal' && words.includes('returned');
  const begin = isReviewed ? at + REVIEW : at;
  const received: Step = { status: 'received', at };
  const authorised: Step = { status: 'authorised', at: begin + AUTHORISED_AFTER };
  const booked: Step = { status: 'booked', at: begin + BOOKED_AFTER };
  const review: News[] = isReviewed ? [{ at, data: { type: 'internalReview', status: 'pending' } }] : [];
  const refusal = isRefused ? 'declined' : own;

  if (refusal) {
    const refused: News = {
      at: begin,
      data: { type: 'internalReview', status: 'failed', reason: 'refusedForRegulatoryReasons' },
    };
    return {
      steps: [
        received,
        { status: 'failed', at: begin + (isRefused ? 0 : AUTHORISED_AFTER), reason: refusal },
      ],
      tracking: isRefused ? [...review, refused] : review,
    };
  }
  if (comesBack) {
    const reason = their ?? 'refusedByCounterpartyBank';
    const returned: Step = { status: 'returned', at: begin + RETURNED_AFTER, reason };
    return { steps: [received, authorised, booked, returned], tracking: review };
  }
  if (their) {
    const failed: Step = { status: 'failed', at: begin + BOOKED_AFTER, reason: their };
    return { steps: [received, authorised, failed], tracking: review };
  }
  return {
    steps: [received, authorised, booked],
    tracking: category === 'bank' ? [...review, ...arrival(booked.at, ARRIVAL[priority])] : review,
  };
}

/** Another bank's account: first it is known when the money will be there, then that it is. */
function arrival(at: number, after: number): News[] {
  const estimatedArrivalTime = new Date(at + after).toISOString();
  return [
    { at, data: { type: 'estimation', estimatedArrivalTime } },
    { at: at + after, data: { type: 'confirmation', status: 'credited' } },
  ];
}
