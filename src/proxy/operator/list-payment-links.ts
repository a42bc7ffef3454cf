import { timeOf } from '../../facts/instant.js';
import type { PaymentLinkFilter, PaymentLinkPage, PaymentLinkRecord } from '../../client/operator/index.js';
import type { Deed } from '../ledger/journal.js';
import { lostBefore } from '../paying/attempt-reply.js';
import type { Reply, Services } from '../services.js';
import { cursorOf, readPlace, stateOf } from './list-deeds.js';
import { PAGE, pageOf } from './page.js';

const MADE = ['checkout.createPaymentLink'];
const ENDED = ['checkout.updatePaymentLink'];

/** `GET /paymentLinks`: what was made through this proxy, latest first. It stands in the journal: the platform lists no link. */
export async function listPaymentLinks(
  services: Services,
  { search, cursor, limit = PAGE }: PaymentLinkFilter,
): Promise<Reply> {
  const found = await services.ledger.findDeeds({
    rows: MADE,
    search,
    lostBefore: lostBefore(services),
    after: readPlace(cursor),
    limit: limit + 1,
  });
  const { rows: made, next } = pageOf(found, limit, cursorOf);
  const ends = await endsOf(services, made);
  const body: PaymentLinkPage = {
    paymentLinks: made.flatMap((deed) => recordOf(services, deed, ends)),
    ...next,
  };
  return { status: 200, body };
}

async function endsOf(services: Services, made: readonly Deed[]): Promise<readonly Deed[]> {
  const subjects = made.flatMap(({ answer }) => answer?.['id'] ?? []);
  if (subjects.length === 0) return [];
  return services.ledger.findDeeds({ rows: ENDED, subjects, lostBefore: lostBefore(services), limit: 1000 });
}

function recordOf(services: Services, deed: Deed, ends: readonly Deed[]): PaymentLinkRecord[] {
  const { reference, amount, askedAt, by, answer = {} } = deed;
  const state = stateOf(services, deed);
  if (state === 'refused') return [];
  const { id, expiresAt, reusable } = answer;
  const end = ends.find(({ subject, state: how }) => subject[0] === id && how === 'done');
  return [
    {
      id,
      reference,
      amount,
      isReusable: reusable === 'true',
      expiresAt,
      state: end ? 'ended' : state === 'done' ? 'made' : state,
      askedAt: timeOf(askedAt),
      by,
      ...(end && { endedAt: timeOf(end.changedAt), endedBy: end.by }),
    },
  ];
}
