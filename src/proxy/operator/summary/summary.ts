import type { Summary, SummaryFigure, SummaryFilter } from '../../../client/operator/index.js';
import { lastDays } from '../../../facts/calendar-days.js';
import { timeOf } from '../../../facts/instant.js';
import { isTimeZone } from '../../../facts/wall-clock.js';
import { lostBefore } from '../../paying/attempt-reply.js';
import { Refusal } from '../../refusal.js';
import { deedBy } from '../../rows/deeds.js';
import type { Call, Reply, Services } from '../../services.js';
import { REVIEWS } from '../list-payouts.js';
import { accountsPart } from './accounts.js';
import { figureOf, inUrgency, MOST, type SummaryPart } from './sums.js';
import { disputesTask, payoutTasks, unknownWrites, unsettledTask } from './waiting.js';

type Part = Partial<SummaryPart>;

/** `GET /summary`: what waits for the caller, and figures of the last days. Each audience has its own. */
export async function getSummary(services: Services, call: Call, asked: SummaryFilter): Promise<Reply> {
  const { days = 7, timeZone = 'UTC' } = asked;
  if (!isTimeZone(timeZone)) throw new Refusal('invalid-request', { field: 'timeZone' });
  const { audience } = call.caller;
  const takenAt = services.settings.now();
  const { day, from } = lastDays(takenAt, days, timeZone)[0]!;
  const parts = await Promise.all(partsFor(services, call, from));
  const body: Summary = {
    audience,
    takenAt: timeOf(takenAt),
    days,
    first: day,
    tasks: inUrgency(parts.flatMap(({ tasks = [] }) => tasks)),
    figures: parts.flatMap(({ figures = [] }) => figures),
    missing: parts.flatMap(({ missing = [] }) => missing),
  };
  return { status: 200, body };
}

function partsFor(services: Services, call: Call, since: number): readonly Promise<Part>[] {
  const { audience } = call.caller;
  if (audience === 'seller') return [ownWrites(services, call), accountsPart(services, call)];
  if (audience === 'approver')
    return [
      asTasks(payoutTasks(services, call)),
      ownWrites(services, call),
      reviewedFigure(services, call, since),
    ];
  return [
    asTasks(unsettledTask(services)),
    asTasks(disputesTask(services)),
    asTasks(payoutTasks(services, call)),
    asTasks(unknownWrites(services)),
    shopFigures(services, since),
  ];
}

const asTasks = async (tasks: Promise<readonly Summary['tasks'][number][]>): Promise<Part> => ({
  tasks: [...(await tasks)],
});

/** Of a caller without a name nothing is known to be their own. */
async function ownWrites(services: Services, call: Call): Promise<Part> {
  const person = (await deedBy(services, call.caller))?.person;
  return person ? asTasks(unknownWrites(services, person)) : {};
}

async function reviewedFigure(services: Services, call: Call, from: number): Promise<Part> {
  const person = (await deedBy(services, call.caller))?.person;
  const search = { from, rows: REVIEWS, person, state: 'done', lostBefore: lostBefore(services) } as const;
  const found = person ? await services.ledger.findDeeds({ ...search, limit: MOST + 1 }) : [];
  const isMore = found.length > MOST;
  const count = Math.min(found.length, MOST);
  return { figures: [{ kind: 'reviewed', count, ...(isMore && { isMore }), sums: [] }] };
}

async function shopFigures({ ledger }: Services, since: number): Promise<Part> {
  const [payments, reports] = await Promise.all([
    ledger.countPayments({ from: since }),
    ledger.countReports(since),
  ]);
  const figures: SummaryFigure[] = [
    figureOf('paid', payments),
    figureOf('tried', payments),
    figureOf('captured', reports, 'capture'),
    figureOf('refunded', reports, 'refund'),
    figureOf('taken-back', reports, 'dispute'),
  ];
  return { figures };
}
