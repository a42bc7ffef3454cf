import type { PayoutRecord, SummaryTask } from '../../../client/operator/index.js';
import { DAY } from '../../../facts/instant.js';
import { REVIEW_DAYS } from '../../../client/operator/payout.js';
import { lostBefore } from '../../paying/attempt-reply.js';
import { deedBy } from '../../rows/deeds.js';
import type { Call, Services } from '../../services.js';
import { amountOf, CLOSING, standingOf, toldOf } from '../dispute-steps.js';
import { filesOf } from '../list-disputes.js';
import { recordsOf, SUBMISSIONS } from '../list-payouts.js';
import { findWaiting } from '../unsettled.js';
import { MOST, taskOf, totalOf } from './sums.js';

/** Payouts read at a time, with their reviews. */
const PART = 250;

/** A bank sends money back within days. */
const PAYOUTS_BACK = 2 * REVIEW_DAYS * DAY;

/** Longer ago, a person has looked, or never will. */
const WRITES_BACK = 30 * DAY;

const ENDED_BADLY = ['expired', 'failed', 'reversed'];

/** `listUnsettled` as one task. */
export async function unsettledTask(services: Services): Promise<readonly SummaryTask[]> {
  const waiting = await findWaiting(services);
  const things = waiting.map(({ attempt: { amount, reference }, since }) => ({ amount, since, reference }));
  return taskOf('payments-unsettled', things);
}

/** Disputes without an answer. Their deadlines are told unsigned, and one that is over says nothing. */
export async function disputesTask(services: Services): Promise<readonly SummaryTask[]> {
  const found = await services.ledger.findDisputes({ without: CLOSING, limit: MOST + 1 });
  const rows = found.slice(0, MOST);
  const parts = Array.from({ length: Math.ceil(rows.length / PART) }, (_, at) =>
    filesOf(services, rows.slice(at * PART, (at + 1) * PART)),
  );
  const now = services.settings.now();
  const open = (await Promise.all(parts)).flat().filter((file) => standingOf(file) === 'open');
  const things = open.map((file) => {
    const until = Date.parse(toldOf(file).respondBefore ?? '');
    return {
      amount: amountOf(file),
      since: file.events[0]?.at,
      until: until >= now ? until : undefined,
      reference: file.pspReference,
    };
  });
  return taskOf('disputes-to-answer', things, { isMore: found.length > MOST, isTold: true });
}

/** Payouts that wait for a review, for an approver without their own; for an operator also those that ended badly. */
export async function payoutTasks(services: Services, call: Call): Promise<readonly SummaryTask[]> {
  const { records, isMore } = await latestPayouts(services, call);
  const isOperator = call.caller.audience === 'operator';
  const waiting = records.filter(({ state, isOwn }) => state === 'waiting' && (isOperator || !isOwn));
  const bad = records.filter(({ state }) => isOperator && ENDED_BADLY.includes(state));
  return [
    ...taskOf('payouts-to-review', waiting.map(reviewable), { isMore }),
    ...taskOf('payouts-failed', bad.map(submitted), { isMore }),
  ];
}

const submitted = ({ amount, submittedAt, pspReference }: PayoutRecord) => ({
  amount,
  since: Date.parse(submittedAt),
  reference: pspReference,
});

function reviewable(payout: PayoutRecord) {
  const thing = submitted(payout);
  return { ...thing, until: thing.since + REVIEW_DAYS * DAY };
}

async function latestPayouts(services: Services, call: Call) {
  const by = await deedBy(services, call.caller);
  const records: PayoutRecord[] = [];
  let after: number | undefined;
  while (records.length < MOST) {
    const found = await services.ledger.findDeeds({
      from: services.settings.now() - PAYOUTS_BACK,
      rows: SUBMISSIONS,
      state: 'done',
      lostBefore: lostBefore(services),
      after,
      limit: PART,
    });
    records.push(...(await recordsOf(services, call, by, found)));
    if (found.length < PART) return { records, isMore: false };
    after = found.at(-1)?.sequence;
  }
  return { records, isMore: true };
}

/** Requests whose end is not known: one task for each row, because each is looked up elsewhere. */
export async function unknownWrites(services: Services, person?: string): Promise<readonly SummaryTask[]> {
  const since = services.settings.now() - WRITES_BACK;
  const counted = await services.ledger.countOpenEnds({ since, lostBefore: lostBefore(services), person });
  const rows = [...new Set(counted.map(({ name }) => name))];
  return rows.map((row) => ({
    kind: 'writes-unknown',
    row,
    isMore: false,
    isTold: false,
    ...totalOf(counted, row),
  }));
}
