import { timeOf } from '../../facts/instant.js';
import type { ErasureFilter, ErasurePage, ErasureRecord } from '../../client/operator/index.js';
import type { Deed } from '../ledger/journal.js';
import { lostBefore } from '../paying/attempt-reply.js';
import { erasureIn } from '../policy/erase.js';
import type { Reply, Services } from '../services.js';
import { cursorOf, readPlace, stateOf } from './list-deeds.js';
import { PAGE, pageOf } from './page.js';

const ASKED = ['data-protection.requestErasure'];

/** `GET /erasures`: what was asked for through this proxy, latest first. It stands in the journal: the platform lists no erasure. */
export async function listErasures(
  services: Services,
  { search, cursor, limit = PAGE }: ErasureFilter,
): Promise<Reply> {
  const found = await services.ledger.findDeeds({
    rows: ASKED,
    search,
    lostBefore: lostBefore(services),
    after: readPlace(cursor),
    limit: limit + 1,
  });
  const { rows, next } = pageOf(found, limit, cursorOf);
  const body: ErasurePage = { erasures: rows.map((deed) => recordOf(services, deed)), ...next };
  return { status: 200, body };
}

function recordOf(services: Services, deed: Deed): ErasureRecord {
  const { askedAt, by, changedAt, subject } = deed;
  const state = stateOf(services, deed);
  const isAnswered = state === 'done';
  return {
    entry: cursorOf(deed),
    pspReference: subject[0],
    state: isAnswered ? 'answered' : state,
    ...erasureIn(deed.answer),
    askedAt: timeOf(askedAt),
    ...(isAnswered && { answeredAt: timeOf(changedAt) }),
    by,
  };
}
