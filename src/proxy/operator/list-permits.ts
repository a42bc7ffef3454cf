import { timeOf } from '../../facts/instant.js';
import type { PermitFilter, PermitPage, PermitRecord } from '../../client/operator/index.js';
import type { Deed } from '../ledger/journal.js';
import { lostBefore } from '../paying/attempt-reply.js';
import { permitsIn, type KeptPermit } from '../policy/permits.js';
import type { Reply, Services } from '../services.js';
import { cursorOf, readPlace, stateOf } from './list-deeds.js';
import { PAGE, pageOf } from './page.js';

const GIVEN = ['recurring.createPermit'];
const WITHDRAWN = ['recurring.disablePermit'];
const REMOVED = ['recurring.disableRecurringDetail'];

/** `GET /permits`: what was given through this proxy, latest first. It stands in the journal: the platform lists no permit. */
export async function listPermits(
  services: Services,
  { detail, cursor, limit = PAGE }: PermitFilter,
): Promise<Reply> {
  const found = await services.ledger.findDeeds({
    rows: GIVEN,
    subjects: detail === undefined ? undefined : [detail],
    lostBefore: lostBefore(services),
    after: readPlace(cursor),
    limit: limit + 1,
  });
  const { rows: given, next } = pageOf(found, limit, cursorOf);
  const body: PermitPage = { permits: await recordsOf(services, given), ...next };
  return { status: 200, body };
}

async function recordsOf(services: Services, given: readonly Deed[]): Promise<PermitRecord[]> {
  const ids = given.flatMap(({ answer }) => permitsIn(answer).map(({ id }) => id));
  const details = given.flatMap(({ subject: [detail] }) => detail ?? []);
  const about = async (rows: readonly string[], subjects: readonly string[]): Promise<readonly Deed[]> =>
    subjects.length === 0
      ? []
      : services.ledger.findDeeds({ rows, subjects, lostBefore: lostBefore(services), limit: 1000 });
  const [withdrawals, removals] = await Promise.all([about(WITHDRAWN, ids), about(REMOVED, details)]);
  return given.flatMap((deed): PermitRecord[] => {
    const { askedAt, by, subject } = deed;
    const shared = { detail: subject[0], askedAt: timeOf(askedAt), by };
    const state = stateOf(services, deed);
    if (state === 'refused') return [];
    if (state !== 'done') return [{ ...shared, state, isSingleUse: false }];
    const isRemoved = removals.some(
      (each) => each.subject[0] === subject[0] && each.state === 'done' && each.askedAt >= askedAt,
    );
    return permitsIn(deed.answer).map((permit) => ({
      ...shared,
      ...factsOf(permit),
      ...standing(services, permit, withdrawals, isRemoved),
    }));
  });
}

const factsOf = ({ id, partner, maxAmount, singleTransactionLimit, isSingleUse, until }: KeptPermit) => ({
  id,
  partner,
  maxAmount,
  singleTransactionLimit,
  isSingleUse,
  until,
});

/** A withdrawal in another word of the platform's than the one that is known is none for certain. */
const isWithdrawn = ({ state, answer }: Deed): boolean =>
  state === 'done' && answer?.['status'] === 'disabled';

function standing(
  services: Services,
  { id, until }: KeptPermit,
  withdrawals: readonly Deed[],
  isRemoved: boolean,
): Pick<PermitRecord, 'state' | 'withdrawnAt' | 'withdrawnBy'> {
  const tries = withdrawals.filter(({ subject }) => subject[0] === id);
  const done = tries.find(isWithdrawn);
  if (done) return { state: 'withdrawn', withdrawnAt: timeOf(done.changedAt), withdrawnBy: done.by };
  const isOver = until !== undefined && Date.parse(until) <= services.settings.now();
  if (isOver || isRemoved) return { state: 'ended' };
  return { state: tries.some(({ state }) => state !== 'refused') ? 'unknown' : 'given' };
}
