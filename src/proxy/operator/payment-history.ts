import { timeOf } from '../../facts/instant.js';
import type { PaymentEvent } from '../../client/operator/index.js';
import { lostBefore } from '../paying/attempt-reply.js';
import type { Services } from '../services.js';
import type { PlatformEvent } from '../ledger/event.js';
import type { Intent } from '../ledger/intent.js';
import { standingOf, type Attempt } from '../ledger/attempt.js';

/** An attempt that a person settled by hand, among the intents. */
export const SETTLEMENT = 'operator.settlePayment';

const BY_REFERENCE = 'checkout.cancelPaymentByReference';

/** Kinds of change to a payment, by the row that asks for it. */
const KINDS: Readonly<Record<string, string>> = {
  'checkout.capturePayment': 'capture',
  'checkout.refundPayment': 'refund',
  'checkout.cancelPayment': 'cancel',
  [BY_REFERENCE]: 'cancel',
  'checkout.reversePayment': 'reversal',
  'checkout.updatePaymentAmount': 'amount-update',
};

/** Reports that are no change to a payment by the merchant: disputes have a list of their own. */
const APART: readonly PlatformEvent['kind'][] = ['dispute', 'other'];

/** What became of a payment. */
export interface History {
  /** Oldest first: what was asked for, and what the platform has reported since. */
  readonly events: PaymentEvent[];
  /** The platform's references of disputes about it, as far as they were reported with a signature. */
  readonly disputes: string[];
}

/** All that became of payments, from one reading of what was asked for and reported. */
export async function historiesOf(
  services: Services,
  attempts: readonly Attempt[],
): Promise<ReadonlyMap<Attempt, History>> {
  const namesOf = ({ pspReference, reference }: Attempt) =>
    pspReference === undefined ? [reference] : [pspReference, reference];
  const names = attempts.flatMap(namesOf);
  const [intents, events] = await Promise.all([
    services.ledger.findIntents(names),
    services.ledger.findEvents(names),
  ]);
  return new Map(
    attempts.map((attempt) => {
      const own = namesOf(attempt);
      const isOwn = ({ reference, pspReference, originalReference = '' }: PlatformEvent): boolean =>
        [reference, pspReference, originalReference].some((name) => own.includes(name));
      const asked = intents.filter(({ subject }) => own.includes(subject));
      const reported = events.filter(isOwn);
      const past = historyOf(services, attempt, asked, reported);
      return [attempt, { events: past, disputes: disputesOf(attempt, reported) }];
    }),
  );
}

function disputesOf({ pspReference }: Attempt, events: readonly PlatformEvent[]): string[] {
  const about = events.filter(
    ({ kind, originalReference }) =>
      kind === 'dispute' && pspReference !== undefined && originalReference === pspReference,
  );
  return [...new Set(about.map((event) => event.pspReference))];
}

function historyOf(
  services: Services,
  attempt: Attempt,
  intents: readonly Intent[],
  events: readonly PlatformEvent[],
): PaymentEvent[] {
  const reportOf = ({ receipt }: Intent): PlatformEvent | undefined =>
    events.find(({ pspReference }) => pspReference === receipt?.['pspReference']);
  const asked = intents.flatMap((intent) => askedFor(services, intent, reportOf(intent)));
  const known = [attempt.pspReference, ...asked.map(({ reference }) => reference)];
  const reported = events
    .filter(({ kind, pspReference }) => !APART.includes(kind) && !known.includes(pspReference))
    .map(reportedOf);
  const later = [...asked, ...reported].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [authorisationOf(attempt), ...later];
}

function authorisationOf(attempt: Attempt): PaymentEvent {
  const { amount, pspReference, begunAt, settledAt = begunAt } = attempt;
  const status = standingOf(attempt);
  return { kind: 'authorisation', amount, status, at: timeOf(settledAt), reference: pspReference };
}

const STATUS = { refused: 'refused', unsent: 'not-sent', unknown: 'unknown' } as const;

function statusOf(services: Services, { id, state, receipt, workedAt }: Intent): string {
  if (state === 'answered') return receipt?.['status'] ?? 'received';
  if (state !== 'open') return STATUS[state];
  return services.work.isRunning(id) || workedAt >= lostBefore(services) ? 'sending' : 'unknown';
}

/** The platform takes a change on first, and says later whether it was booked. */
const endOf = ({ success }: PlatformEvent): string => (success ? 'booked' : 'failed');

function askedFor(services: Services, intent: Intent, report: PlatformEvent | undefined): PaymentEvent[] {
  const { operation, amount, begunAt, receipt, refusal, reason, key } = intent;
  const byReference = operation === BY_REFERENCE || undefined;
  const reference = receipt?.['pspReference'];
  const at = timeOf(begunAt);
  if (operation === SETTLEMENT && intent.state === 'answered') {
    const { status = 'unknown', by } = receipt ?? {};
    return [{ kind: 'settlement', amount, status, at, reference, by }];
  }
  const kind = KINDS[operation];
  if (kind === undefined) return [];
  const status = report ? endOf(report) : statusOf(services, intent);
  return [{ kind, amount, status, at, reference, reason, byReference, code: refusal?.code, key }];
}

/** A change that the platform made without this proxy, or reported under a reference that the proxy does not know. */
function reportedOf(event: PlatformEvent): PaymentEvent {
  const { kind, amount, success, at, pspReference } = event;
  const outcome = success ? 'paid' : 'refused';
  const status = kind === 'authorisation' ? outcome : endOf(event);
  return { kind, amount, status, at: timeOf(at), reference: pspReference };
}
