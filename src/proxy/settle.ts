import type { Call, Desk } from './desk.js';
import type { Attempt, Rejection, Settlement } from './ledger/ledger.js';
import { narrowAnswer } from './narrow-answer.js';
import type { Result } from './platform.js';
import { fieldOf } from './reasons.js';

/**
 * What the browser is told where the platform certainly executed nothing: that what it sent is wrong, or, where only the
 * merchant or nobody can act, that the platform cannot be reached.
 */
export function rejectionOf({ status, code }: Extract<Result, { kind: 'not-executed' }>): Rejection {
  const isAboutRequest = status === 400 || status === 422;
  return isAboutRequest
    ? { code: 'platform-refused', field: fieldOf(code) }
    : { code: 'platform-unavailable' };
}

function settlementOf({ settings }: Desk, call: Call, attempt: Attempt, result: Result): Settlement {
  const at = settings.now();
  if (result.kind === 'answered') {
    const { note, ...narrowed } = narrowAnswer(result.answer, attempt, settings.allowLocalHttp);
    if (note) call.note(note);
    return { ...narrowed, at };
  }
  if (result.status !== undefined) call.note(`platform-${result.status}`);
  if (result.kind === 'unknown') return { outcome: 'unknown', facts: {}, at };
  const rejection = rejectionOf(result);
  const reason = rejection.field ? 'check-details' : 'try-again';
  return { outcome: 'refused', facts: { reason }, rejection, at };
}

/** A database that is away for a moment must not cost the answer to a payment. */
export async function insist<T>(call: Call, write: () => Promise<T>): Promise<T> {
  for (let pause = 50; ; pause *= 4) {
    try {
      return await write();
    } catch (error) {
      call.note('ledger-failed');
      if (pause > 1000) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Writes a result down, then tells the merchant. What then stands in the ledger is the truth, whoever wrote it. */
export async function writeDown(desk: Desk, call: Call, attempt: Attempt, result: Result): Promise<void> {
  const settled = await insist(call, () =>
    desk.ledger.settle(attempt.key, settlementOf(desk, call, attempt, result)),
  );
  if (!settled) return;
  if (result.kind === 'answered') {
    const { order, reference, outcome } = settled;
    call.keepAlive(desk.delivery.answered({ order, reference, outcome, answer: result.answer }));
  }
  call.keepAlive(desk.delivery.settled(settled));
}
