import { timeOf } from '../../facts/instant.js';
import type { DeedFilter, DeedPage, DeedRecord } from '../../client/operator/index.js';
import type { Deed, DeedSearch } from '../ledger/journal.js';
import { lostBefore } from '../paying/attempt-reply.js';
import { Refusal } from '../refusal.js';
import { deedBy, type DeedBy } from '../rows/deeds.js';
import type { Call, Reply, Services } from '../services.js';
import { momentOf, PAGE, pageOf } from './page.js';

/** `GET /deeds`: what staff and sellers have asked for, latest first. An approver sees what they asked for themselves. */
export async function listDeeds(services: Services, call: Call, asked: DeedFilter): Promise<Reply> {
  const { from, until, row, kind, state, search, limit = PAGE } = asked;
  const caller = await deedBy(services, call.caller);
  const isNarrowed = caller?.audience !== 'operator';
  const wanted: DeedSearch = {
    from: momentOf('from', from),
    until: momentOf('until', until),
    rows: row === undefined ? undefined : [row],
    kind,
    state,
    search,
    lostBefore: lostBefore(services),
    person: isNarrowed ? caller?.person : undefined,
    after: readCursor(asked.cursor),
    limit: limit + 1,
  };
  // Of an approver without a name nothing is known to be their own.
  const isNobody = isNarrowed && !caller?.person;
  const found = isNobody ? [] : await services.ledger.findDeeds(wanted);
  const { rows: deeds, next } = pageOf(found, limit, cursorOf);
  const body: DeedPage = {
    deeds: deeds.map((deed) => recordOf(deed, stateOf(services, deed), caller)),
    ...next,
  };
  return { status: 200, body };
}

export const cursorOf = ({ sequence }: Deed): string => String(sequence);

export function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw new Refusal('invalid-request', { field: 'cursor' });
  return Number(cursor);
}

/** What was asked for and has no end is under way, or was lost with its process. */
export function stateOf(services: Services, { state, changedAt }: Deed): Deed['state'] {
  return state === 'asked' && changedAt < lostBefore(services) ? 'unknown' : state;
}

/** Whether a deed is the caller's; of callers without a name none is. */
export const isOwn = ({ person }: Deed, caller: DeedBy | undefined): boolean =>
  person !== '' && person === caller?.person;

function recordOf(deed: Deed, state: Deed['state'], caller: DeedBy | undefined): DeedRecord {
  const { row, kind, subject, reference, amount, audience, by, answer, refusal } = deed;
  return {
    row,
    kind,
    state,
    subject: [...subject],
    reference,
    amount,
    audience,
    by,
    isOwn: isOwn(deed, caller),
    askedAt: timeOf(deed.askedAt),
    changedAt: timeOf(deed.changedAt),
    answer,
    code: refusal?.code,
  };
}
