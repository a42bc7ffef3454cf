import { timeOf } from '../../facts/instant.js';
import type {
  DisputeFilter,
  DisputePage,
  DisputeRecord,
  DisputeSummary,
} from '../../client/operator/index.js';
import type { PlatformEvent, ReportedDispute } from '../ledger/event.js';
import { lostBefore } from '../paying/attempt-reply.js';
import { Refusal } from '../refusal.js';
import { deedBy, type DeedBy } from '../rows/deeds.js';
import type { Call, Reply, Services } from '../services.js';
import {
  amountOf,
  answerIn,
  isDone,
  standingOf,
  stepsOf,
  toldOf,
  type DisputeFile,
} from './dispute-steps.js';
import { isOwn } from './list-deeds.js';
import { cursorAt, PAGE, pageOf, placeOf } from './page.js';

const ANSWERS = ['disputes.acceptDispute', 'disputes.defendDispute'];

/** `GET /disputes`: what the platform has reported, the latest first, with where each stands. */
export async function listDisputes(services: Services, call: Call, asked: DisputeFilter): Promise<Reply> {
  const { search, limit = PAGE } = asked;
  const place = placeOf(asked.cursor);
  const after = place && { at: place.at, pspReference: place.name };
  const found = await services.ledger.findDisputes({ search, after, limit: limit + 1 });
  const { rows, next } = pageOf(found, limit, ({ at, pspReference }) => cursorAt({ at, name: pspReference }));
  const files = await filesOf(services, rows);
  const caller = await deedBy(services, call.caller);
  const disputes = await Promise.all(files.map((file) => summaryOf(services, file, caller)));
  return { status: 200, body: { disputes, ...next } satisfies DisputePage };
}

/** `GET /disputes/{reference}/history`: one of them, by its exact reference, with all that became of it. */
export async function getDispute(services: Services, call: Call, pspReference: string): Promise<Reply> {
  const [file] = await filesOf(services, [{ pspReference, at: 0 }]);
  if (!file || file.events.length === 0) throw new Refusal('not-found');
  const caller = await deedBy(services, call.caller);
  const body: DisputeRecord = { ...(await summaryOf(services, file, caller)), history: stepsOf(file) };
  return { status: 200, body };
}

/** All that is known of some disputes. */
export async function filesOf(
  services: Services,
  disputes: readonly ReportedDispute[],
): Promise<readonly DisputeFile[]> {
  const names = disputes.map(({ pspReference }) => pspReference);
  if (names.length === 0) return [];
  const tried = { rows: ANSWERS, subjects: names, lostBefore: lostBefore(services), limit: 1000 };
  const [events, deeds] = await Promise.all([
    services.ledger.findEvents(names),
    services.ledger.findDeeds(tried),
  ]);
  return names.map((pspReference) => ({
    pspReference,
    events: events.filter((event) => event.kind === 'dispute' && event.pspReference === pspReference),
    deeds: deeds.filter(({ subject }) => subject[0] === pspReference).toReversed(),
  }));
}

async function summaryOf(
  { ledger }: Services,
  file: DisputeFile,
  caller: DeedBy | undefined,
): Promise<DisputeSummary> {
  const { pspReference, events, deeds } = file;
  const [first] = events as [PlatformEvent];
  const { originalReference, reference } = first;
  const payment =
    (originalReference && (await ledger.findByPspReference(originalReference))) ||
    (await ledger.findByReference(reference));
  const answer = deeds.findLast(isDone) ?? deeds.findLast(answerIn);
  const changes = [...events.map(({ at }) => at), ...(answer ? [answer.changedAt] : [])];
  const { brand, lastFour } = payment ? payment.facts : {};
  return {
    pspReference,
    paymentReference: originalReference,
    reference,
    order: payment?.order,
    brand,
    lastFour,
    merchantAccount: first.merchantAccount,
    amount: amountOf(file),
    state: standingOf(file),
    openedAt: timeOf(first.at),
    changedAt: timeOf(Math.max(...changes)),
    ...(answer && { answeredBy: answer.by, answeredAt: timeOf(answer.changedAt) }),
    isOwn: answer !== undefined && isOwn(answer, caller),
    told: toldOf(file),
  };
}
