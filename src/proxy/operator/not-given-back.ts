import type { Services } from '../services.js';
import type { Intent } from '../ledger/intent.js';
import type { Attempt } from '../ledger/attempt.js';
import { SETTLEMENT } from './payment-history.js';
import { attemptOf, PROXY, REVERSE, saysGivenBack } from '../paying/reversal.js';

/** Money that should have gone back and did not. */
export interface NotGivenBack {
  /** For which it was authorised. */
  readonly attempt: Attempt;
  /** The platform's name of the payment whose money it is. */
  readonly pspReference: string;
  /** When that became known, in milliseconds since the epoch. */
  readonly since: number;
}

/** Reversals, of all attempts or of one, that the platform refused, or reported as failed later. */
export async function findNotGivenBack(services: Services, of?: Attempt): Promise<readonly NotGivenBack[]> {
  const failed = (await services.ledger.failedIntents(PROXY)).filter(
    ({ operation }) => operation === REVERSE,
  );
  // The last try of each payment.
  const bySubject = new Map(failed.map((intent) => [intent.subject, intent]));
  const found = await Promise.all([...bySubject.values()].map((intent) => look(services, intent, of)));
  return found.filter((each) => each !== undefined);
}

async function look(services: Services, failed: Intent, of?: Attempt): Promise<NotGivenBack | undefined> {
  const { subject, receipt, endedAt, workedAt } = failed;
  const attempt = await attemptOf(services, subject);
  if (!attempt || (of && of.key !== attempt.key)) return undefined;
  const [intents, events] = await Promise.all([
    services.ledger.findIntents([subject, attempt.reference]),
    services.ledger.findEvents([subject]),
  ]);
  const isSeenTo = intents.some((intent) => isLaterTry(intent, failed) || isSettled(intent, subject));
  if (isSeenTo || saysGivenBack(events, subject)) return undefined;
  const report = events.find(
    ({ success, pspReference }) => !success && pspReference === receipt?.['pspReference'],
  );
  return { attempt, pspReference: subject, since: report?.at ?? endedAt ?? workedAt };
}

const isLaterTry = ({ operation, who, subject, begunAt }: Intent, failed: Intent): boolean =>
  operation === REVERSE && who === PROXY && subject === failed.subject && begunAt > failed.begunAt;

const isSettled = ({ operation, state, receipt }: Intent, pspReference: string): boolean =>
  operation === SETTLEMENT &&
  state === 'answered' &&
  receipt?.['status'] === 'given-back' &&
  receipt['pspReference'] === pspReference;
