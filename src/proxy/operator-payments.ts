import type { Operation } from '../client/index.js';
import {
  operator,
  PaymentSearch,
  type PaymentEvent,
  type PaymentPage,
  type PaymentRecord,
  type PaymentSummary,
} from '../client/operator/index.js';
import { readQuery } from '../client/query.js';
import { strictly } from '../client/validate.js';
import { lostBefore } from './attempt-reply.js';
import type { Call, Desk, Reply } from './desk.js';
import type { Intent } from './ledger/intent.js';
import type { Attempt, AttemptSearch } from './ledger/ledger.js';
import { Refusal } from './refusal.js';
import { checkPath } from './request-checks.js';

type Parameters = Readonly<Record<string, string>>;

const PAGE = 25;

/** What is done to a payment, by the row that asks for it. */
const KINDS: Readonly<Record<string, string>> = {
  'checkout.capturePayment': 'capture',
  'checkout.refundPayment': 'refund',
  'checkout.cancelPayment': 'cancel',
  'checkout.cancelPaymentByReference': 'cancel',
  'checkout.reversePayment': 'reversal',
  'checkout.updatePaymentAmount': 'amount-update',
};

/** Answers one row of the operator's table. To everybody else there is no such path. */
export async function answerOperator(
  desk: Desk,
  call: Call,
  row: Operation,
  parameters: Parameters,
): Promise<Reply> {
  if (call.caller.audience !== 'operator') throw new Refusal('not-found');
  checkPath(call.request, parameters, ({ length }) => length <= 100);
  if (row === operator.getPayment) return getPayment(desk, parameters['reference'] ?? '');
  const search = readQuery(row, new URL(call.request.url).searchParams);
  const { value, fault } = strictly(PaymentSearch(), search);
  if (fault) throw new Refusal('invalid-request', { field: fault });
  return listPayments(desk, value as PaymentSearch);
}

async function listPayments({ ledger }: Desk, asked: PaymentSearch): Promise<Reply> {
  const { search, cursor, limit = PAGE } = asked;
  const found = await ledger.list({ search, after: readCursor(cursor), limit: limit + 1 });
  const attempts = found.slice(0, limit);
  const last = attempts.at(-1);
  const body: PaymentPage = {
    payments: attempts.map(summaryOf),
    ...(found.length > limit && last && { nextCursor: `${last.begunAt}.${last.reference}` }),
  };
  return { status: 200, body };
}

function readCursor(cursor: string | undefined): AttemptSearch['after'] {
  if (cursor === undefined) return undefined;
  const [, begunAt, reference] = /^(\d{1,16})\.(.+)$/s.exec(cursor) ?? [];
  if (begunAt === undefined || reference === undefined)
    throw new Refusal('invalid-request', { field: 'cursor' });
  return { begunAt: Number(begunAt), reference };
}

async function getPayment(desk: Desk, reference: string): Promise<Reply> {
  const attempt = await desk.ledger.findByReference(reference);
  if (!attempt) throw new Refusal('not-found');
  const subjects = [attempt.pspReference, attempt.reference].filter((name) => name !== undefined);
  const intents = await desk.ledger.findIntents(subjects);
  const body: PaymentRecord = {
    ...summaryOf(attempt),
    history: [authorisationOf(attempt), ...intents.flatMap((intent) => eventOf(desk, intent))],
  };
  return { status: 200, body };
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** What is under way, or was lost, has no outcome yet that anybody could rely on. */
const outcomeOf = ({ state, outcome }: Attempt): string => (state === 'open' ? 'unknown' : outcome);

function summaryOf(attempt: Attempt): PaymentSummary {
  const { order, reference, pspReference, amount, facts, begunAt } = attempt;
  const { brand, lastFour } = facts;
  const outcome = outcomeOf(attempt);
  return { order, reference, pspReference, amount, outcome, brand, lastFour, at: timeOf(begunAt) };
}

function authorisationOf(attempt: Attempt): PaymentEvent {
  const { amount, pspReference, begunAt, settledAt = begunAt } = attempt;
  const status = outcomeOf(attempt);
  return { kind: 'authorisation', amount, status, at: timeOf(settledAt), reference: pspReference };
}

const STATUS = { refused: 'refused', unsent: 'not-sent', unknown: 'unknown' } as const;

function statusOf(desk: Desk, { id, state, receipt, workedAt }: Intent): string {
  if (state === 'answered') return receipt?.['status'] ?? 'received';
  if (state !== 'open') return STATUS[state];
  return desk.work.isRunning(id) || workedAt >= lostBefore(desk) ? 'sending' : 'unknown';
}

function eventOf(desk: Desk, intent: Intent): PaymentEvent[] {
  const { operation, amount, begunAt, receipt, refusal, key } = intent;
  const kind = KINDS[operation];
  if (kind === undefined) return [];
  const status = statusOf(desk, intent);
  const reference = receipt?.['pspReference'];
  return [{ kind, amount, status, at: timeOf(begunAt), reference, code: refusal?.code, key }];
}
