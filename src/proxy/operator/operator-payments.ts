import { timeOf } from '../../facts/instant.js';
import type {
  PaymentFilter,
  PaymentPage,
  PaymentRecord,
  PaymentSearch,
  PaymentSummary,
  PaymentTotals,
  Unsettled,
  UnsettledPage,
  UnsettledSearch,
} from '../../client/operator/index.js';
import { isMethodType } from '../../client/checkout/methods/index.js';
import { methodName } from '../../client/shopper/method-names.js';
import { refundsOf } from '../../client/shopper/next-step.js';
import type { Services, Reply } from '../services.js';
import { methodFacts, standingOf, type Attempt } from '../ledger/attempt.js';
import type { AttemptFilter } from '../ledger/attempt-search.js';
import { cursorAt, momentOf, PAGE, pageOf, placeOf } from './page.js';
import { historiesOf, type History } from './payment-history.js';
import { Refusal } from '../refusal.js';
import { findWaiting, unsettledOf } from './unsettled.js';

/** `GET /payments`: what shoppers have tried, latest first. */
export async function listPayments({ ledger }: Services, asked: PaymentSearch): Promise<Reply> {
  const { limit = PAGE } = asked;
  const place = placeOf(asked.cursor);
  const after = place && { begunAt: place.at, reference: place.name };
  const found = await ledger.list({ ...filterOf(asked), after, limit: limit + 1 });
  const { rows, next } = pageOf(found, limit, ({ begunAt, reference }) =>
    cursorAt({ at: begunAt, name: reference }),
  );
  const body: PaymentPage = { payments: rows.map(summaryOf), ...next };
  return { status: 200, body };
}

/** `GET /payment-totals`: what the payments of a search come to, and what they can be narrowed to. */
export async function getPaymentTotals({ ledger }: Services, asked: PaymentFilter): Promise<Reply> {
  const [counted, { currencies, methods }] = await Promise.all([
    ledger.countPayments(filterOf(asked)),
    ledger.wordsOfPayments(),
  ]);
  const totals = counted.flatMap(({ name, currency, count, value }) => {
    if (name !== 'tried' || currency === undefined) return [];
    const paid = counted.find((each) => each.name === 'paid' && each.currency === currency);
    return {
      count,
      amount: { value, currency },
      authorisedCount: paid?.count ?? 0,
      authorised: { value: paid?.value ?? 0, currency },
    };
  });
  const words = methods.map((brand) => ({ brand, method: methodOf(brand) }));
  const body: PaymentTotals = { totals, currencies: [...currencies], methods: words };
  return { status: 200, body };
}

/** Amounts of two currencies are not compared: without one, none is asked for. */
function filterOf({
  search,
  from,
  until,
  outcome,
  currency,
  method,
  least,
  most,
}: PaymentFilter): AttemptFilter {
  if (currency === undefined && (least !== undefined || most !== undefined))
    throw new Refusal('invalid-request', { field: 'currency' });
  const window = { from: momentOf('from', from), until: momentOf('until', until) };
  return { search, ...window, outcome, currency, method, least, most };
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

/** `GET /payments/{reference}`: one of them, by its own reference or the platform's, with all that became of it. */
export async function getPayment(services: Services, reference: string): Promise<Reply> {
  const { ledger } = services;
  const attempt = (await ledger.findByReference(reference)) ?? (await ledger.findByPspReference(reference));
  if (!attempt) throw new Refusal('not-found');
  const [histories, unsettled] = await Promise.all([
    historiesOf(services, [attempt]),
    unsettledOf(services, attempt),
  ]);
  const history = histories.get(attempt);
  const { disputes = [] } = history ?? {};
  const body: PaymentRecord = recordOf(attempt, history, unsettled);
  return { status: 200, body: disputes.length > 0 ? { ...body, disputes } : body };
}

const recordOf = (
  attempt: Attempt,
  { events = [] }: Partial<History> = {},
  unsettled: Unsettled | undefined,
): PaymentRecord => ({
  ...summaryOf(attempt),
  history: events,
  refunds: refundsOf(methodFacts(attempt).brand ?? ''),
  checks: attempt.facts.checks,
  unsettled,
});

/** The platform names the brand of a card, and of all else the method. */
const methodOf = (brand = ''): string | undefined =>
  isMethodType(brand) && brand !== 'scheme' ? (methodName(brand) ?? brand) : undefined;

function summaryOf(attempt: Attempt): PaymentSummary {
  const { order, reference, pspReference, amount, begunAt } = attempt;
  const { brand, lastFour } = methodFacts(attempt);
  const [outcome, method] = [standingOf(attempt), methodOf(brand)];
  return { order, reference, pspReference, amount, outcome, brand, lastFour, method, at: timeOf(begunAt) };
}
