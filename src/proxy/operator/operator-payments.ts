import { timeOf } from '../../facts/instant.js';
import type {
  PaymentEvent,
  PaymentPage,
  PaymentRecord,
  PaymentSearch,
  PaymentSummary,
  Unsettled,
  UnsettledPage,
  UnsettledSearch,
} from '../../client/operator/index.js';
import { isMethodType } from '../../client/checkout/methods/index.js';
import { nextOf, waitedName } from '../../client/shopper/next-step.js';
import type { Services, Reply } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import { methodFacts } from '../paying/lasting-facts.js';
import { cursorAt, PAGE, pageOf, placeOf } from './page.js';
import { historiesOf, outcomeOf } from './payment-history.js';
import { Refusal } from '../refusal.js';
import { findWaiting, unsettledOf } from './unsettled.js';

/** `GET /payments`: what shoppers have tried, latest first. */
export async function listPayments({ ledger }: Services, asked: PaymentSearch): Promise<Reply> {
  const { search, cursor, limit = PAGE } = asked;
  const place = placeOf(cursor);
  const after = place && { begunAt: place.at, reference: place.name };
  const found = await ledger.list({ search, after, limit: limit + 1 });
  const { rows, next } = pageOf(found, limit, ({ begunAt, reference }) =>
    cursorAt({ at: begunAt, name: reference }),
  );
  const body: PaymentPage = { payments: rows.map(summaryOf), ...next };
  return { status: 200, body };
}

/** `GET /unsettled`: what an operator has to look up, the longest without news first. */
export async function listUnsettled(services: Services, asked: UnsettledSearch): Promise<Reply> {
  const { limit = PAGE } = asked;
  const after = placeOf(asked.cursor);
  const found = (await findWaiting(services))
    .map((waiting) => ({ ...waiting, reference: waiting.attempt.reference }))
    .toSorted(byAge)
    .filter((waiting) => !after || byAge(waiting, { since: after.at, reference: after.name }) > 0);
  const { rows: part, next } = pageOf(found, limit, ({ since, reference }) =>
    cursorAt({ at: since, name: reference }),
  );
  const attempts = part.map(({ attempt }) => attempt);
  const histories = await historiesOf(services, attempts);
  const body: UnsettledPage = {
    payments: part.map(({ attempt, unsettled }) => recordOf(attempt, histories.get(attempt), unsettled)),
    ...next,
  };
  return { status: 200, body };
}

interface Place {
  readonly since: number;
  readonly reference: string;
}

const byAge = (a: Place, b: Place): number =>
  a.since - b.since || (a.reference < b.reference ? -1 : Number(a.reference > b.reference));

/** `GET /payments/{reference}`: one of them, with all that became of it. */
export async function getPayment(services: Services, reference: string): Promise<Reply> {
  const attempt = await services.ledger.findByReference(reference);
  if (!attempt) throw new Refusal('not-found');
  const [histories, unsettled] = await Promise.all([
    historiesOf(services, [attempt]),
    unsettledOf(services, attempt),
  ]);
  return { status: 200, body: recordOf(attempt, histories.get(attempt), unsettled) };
}

const recordOf = (
  attempt: Attempt,
  history: PaymentEvent[] = [],
  unsettled: Unsettled | undefined,
): PaymentRecord => ({ ...summaryOf(attempt), history, refunds: refundsOf(attempt), unsettled });

/** What the platform does with a refund of something that was paid elsewhere. */
function refundsOf(attempt: Attempt): PaymentRecord['refunds'] {
  const next = nextOf(methodFacts(attempt).brand ?? '');
  if (next === 'voucher') return 'not-possible';
  return next === 'bankTransfer' ? 'to-named-account' : undefined;
}

/** The platform names the brand of a card, and of all else the method. */
const methodOf = (brand = ''): string | undefined =>
  isMethodType(brand) && brand !== 'scheme' ? (waitedName(brand) ?? brand) : undefined;

function summaryOf(attempt: Attempt): PaymentSummary {
  const { order, reference, pspReference, amount, begunAt } = attempt;
  const { brand, lastFour } = methodFacts(attempt);
  const [outcome, method] = [outcomeOf(attempt), methodOf(brand)];
  return { order, reference, pspReference, amount, outcome, brand, lastFour, method, at: timeOf(begunAt) };
}
