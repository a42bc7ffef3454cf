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
  const entry = readPlace(asked.entry, 'entry');
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
    person: isNarrowed ? caller?.person : asked.person,
    after: entry === undefined ? readPlace(asked.cursor) : entry + 1,
    limit: entry === undefined ? limit + 1 : 1,
  };
  // The journal cannot tell which deeds are an approver's who has no name.
  const isNameless = isNarrowed && !caller?.person;
  const isOfAnother = isNarrowed && asked.person !== undefined && asked.person !== caller?.person;
  const known = isNameless || isOfAnother ? [] : await services.ledger.findDeeds(wanted);
  const found = known.filter(({ sequence }) => entry === undefined || sequence === entry);
  const { rows: deeds, next } = pageOf(found, limit, cursorOf);
  const body: DeedPage = {
    deeds: deeds.map((deed) => recordOf(deed, stateOf(services, deed), caller)),
    ...next,
  };
  return { status: 200, body };
}

export const cursorOf = ({ sequence }: Deed): string => String(sequence);

/** A place in the journal; nothing where it is left out. */
export function readPlace(place: string | undefined, field = 'cursor'): number | undefined {
  if (place === undefined) return undefined;
  if (!/^\d{1,15}$/.test(place)) throw new Refusal('invalid-request', { field });
  return Number(place);
}

/** What was asked for and has no end is under way, or was lost with its process. */
export function stateOf(services: Services, { state, changedAt }: Deed): Deed['state'] {
  return state === 'asked' && changedAt < lostBefore(services) ? 'unknown' : state;
}

/** Whether a deed is the caller's; of callers without a name none is. */
export const isOwn = ({ person }: Deed, caller: DeedBy | undefined): boolean =>
  person !== '' && person === caller?.person;

function recordOf(deed: Deed, state: Deed['state'], caller: DeedBy | undefined): DeedRecord {
  const { row, kind, subject, reference, amount, audience, by, person, answer, refusal } = deed;
  return {
    entry: cursorOf(deed),
    row,
    kind,
    state,
    subject: [...subject],
    reference,
    amount,
    audience,
    by,
    ...(person !== '' && { person }),
    isOwn: isOwn(deed, caller),
    askedAt: timeOf(deed.askedAt),
    changedAt: timeOf(deed.changedAt),
    answer,
    code: refusal?.code,
  };
}
