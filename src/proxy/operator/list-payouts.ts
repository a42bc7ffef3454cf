import { timeOf } from '../../facts/instant.js';
import type { PayoutFilter, PayoutPage, PayoutRecord } from '../../client/operator/index.js';
import type { PlatformEvent } from '../ledger/event.js';
import type { Deed } from '../ledger/journal.js';
import { lostBefore } from '../paying/attempt-reply.js';
import { mayReview } from '../policy/second-person.js';
import { deedBy, type DeedBy } from '../rows/deeds.js';
import type { Call, Reply, Services } from '../services.js';
import { cursorOf, isOwn, readPlace, stateOf } from './list-deeds.js';
import { PAGE, pageOf } from './page.js';

/** Rows that a payout begins with. */
export const SUBMISSIONS = ['payout.submitPayout', 'payout.storeDetailAndSubmitPayout'];
/** Rows that a payout is reviewed with. */
export const REVIEWS = ['payout.confirmPayout', 'payout.declinePayout'];

/**
 * `GET /payouts`: what was submitted through this proxy, latest first, with what became of it. An approver sees what the platform
 * took on, and of reviews who made them only where that was they.
 */
export async function listPayouts(services: Services, call: Call, asked: PayoutFilter): Promise<Reply> {
  const { search, limit = PAGE } = asked;
  const by = await deedBy(services, call.caller);
  const found = await services.ledger.findDeeds({
    rows: SUBMISSIONS,
    state: isNarrowedFor(by) ? 'done' : undefined,
    search,
    lostBefore: lostBefore(services),
    after: readPlace(asked.cursor),
    limit: limit + 1,
  });
  const { rows: submitted, next } = pageOf(found, limit, cursorOf);
  const body: PayoutPage = { payouts: await recordsOf(services, call, by, submitted), ...next };
  return { status: 200, body };
}

const isNarrowedFor = (by: DeedBy | undefined): boolean => by?.audience !== 'operator';

/** What became of payouts, cut down to what the caller may see; `caller` is the caller as the journal knows them. */
export async function recordsOf(
  services: Services,
  call: Call,
  caller: DeedBy | undefined,
  submitted: readonly Deed[],
): Promise<PayoutRecord[]> {
  const isNarrowed = isNarrowedFor(caller);
  const references = submitted.flatMap(({ answer }) => answer?.['pspReference'] ?? []);
  const [reviews, events] = await Promise.all([
    reviewsOf(services, references),
    services.ledger.findEvents(references),
  ]);
  const payouts = submitted.map(async (deed) => {
    const own = isNarrowed ? !(await mayReview(services, call.caller, pspOf(deed))) : isOwn(deed, caller);
    return recordOf(services, deed, { reviews, events, caller, isNarrowed, own });
  });
  return Promise.all(payouts);
}

const pspOf = ({ answer }: Deed): string => answer?.['pspReference'] ?? '';

/** Every try to review these payouts, latest first. */
async function reviewsOf(services: Services, references: readonly string[]): Promise<readonly Deed[]> {
  if (references.length === 0) return [];
  const wanted = { rows: REVIEWS, subjects: references, lostBefore: lostBefore(services), limit: 1000 };
  return services.ledger.findDeeds(wanted);
}

interface Around {
  readonly reviews: readonly Deed[];
  readonly events: readonly PlatformEvent[];
  readonly caller: DeedBy | undefined;
  readonly isNarrowed: boolean;
  readonly own: boolean;
}

function recordOf(services: Services, deed: Deed, around: Around): PayoutRecord {
  const { reference, amount, payee, askedAt, by } = deed;
  const pspReference = pspOf(deed) || undefined;
  const state = standing(services, deed, around);
  const decision = state === 'sent' ? 'confirmed' : state;
  const review = around.reviews.find(
    (each) => each.subject[0] === pspReference && outcomeOf(each) === decision,
  );
  const shows = review && (!around.isNarrowed || isOwn(review, around.caller));
  return {
    reference,
    pspReference,
    amount,
    ...payee,
    submittedAt: timeOf(askedAt),
    submittedBy: by,
    isOwn: around.own,
    state,
    ...(review && { decidedAt: timeOf(review.changedAt) }),
    ...(shows && { decidedBy: review.by }),
  };
}

/** The platform answers in words, with status 200. Its examples have them in brackets. */
const says = ({ answer }: Deed, word: string): boolean =>
  [answer?.['resultCode'], answer?.['response']].some((each) => each?.replace(/^\[|\]$/g, '') === word);

/** What a review decided; nothing where it was refused. */
function outcomeOf(review: Deed): 'confirmed' | 'declined' | 'unknown' | undefined {
  if (review.state !== 'done') return review.state === 'refused' ? undefined : 'unknown';
  if (says(review, 'payout-confirm-received')) return 'confirmed';
  return says(review, 'payout-decline-received') ? 'declined' : undefined;
}

/** The platform's reports come first: they say what happened after a review, or instead of one. */
function standing(services: Services, deed: Deed, { reviews, events }: Around): string {
  const state = stateOf(services, deed);
  if (state === 'asked') return 'unknown';
  if (state !== 'done') return state;
  if (!says(deed, 'payout-submit-received')) return 'refused';
  const psp = pspOf(deed);
  const isAbout = ({ pspReference, originalReference }: PlatformEvent): boolean =>
    pspReference === psp || originalReference === psp;
  const about = events.filter(isAbout);
  const reported = new Set(about.filter(({ success }) => success).map(({ kind }) => kind));
  if (about.some(({ kind, success }) => kind === 'payout' && !success)) return 'failed';
  if (reported.has('payout-reversed')) return 'reversed';
  if (reported.has('payout-expired')) return 'expired';
  if (reported.has('payout')) return 'sent';
  const outcomes = reviews.filter(({ subject }) => subject[0] === psp).map(outcomeOf);
  const decided = outcomes.find((each) => each === 'confirmed' || each === 'declined');
  return decided ?? (outcomes.includes('unknown') ? 'unknown' : 'waiting');
}
