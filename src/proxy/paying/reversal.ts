import { checkout } from '../../client/checkout/index.js';
import type { Operation } from '../../client/index.js';
import { lostBefore } from './attempt-reply.js';
import { cancelRequested, end } from './ending.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import { insist } from '../work/insist.js';
import type { PlatformEvent } from '../ledger/event.js';
import type { BegunIntent, Intent, IntentEnd, IntentState, NewIntent } from '../ledger/intent.js';
import type { Attempt } from '../ledger/attempt.js';
import type { Result } from '../platform/platform.js';

export type CancelEnd = 'taken' | 'refused' | 'unknown';

/** Whom the proxy's own intents belong to. */
export const PROXY = 'proxy';

export const REVERSE = 'checkout.reversePayment';
const CANCEL = 'checkout.cancelPaymentByReference';

/**
 * Gives back money that was authorised for an attempt that ended otherwise: one that was cancelled, or was carried out
 * twice. Resolves once that is written down, so that whatever told of the money may be forgotten; it is sent, and sent
 * again until the platform has taken it on, in the background, and reported by `onReversed`.
 */
export async function reverse(
  services: Services,
  around: Background,
  attempt: Attempt,
  pspReference: string,
): Promise<void> {
  const intent = await insist(around, async () => {
    if (await isGivenBack(services, pspReference)) return undefined;
    return begin(services, attempt, { operation: REVERSE, subject: pspReference });
  });
  if (intent?.kind === 'begun') around.keepAlive(send(services, around, attempt, intent.intent));
}

/** Asks the platform once more for what it could not give back, under a key of its own for each `time`. */
export async function reverseAgain(
  services: Services,
  around: Background,
  attempt: Attempt,
  { pspReference, time }: { readonly pspReference: string; readonly time: string },
): Promise<void> {
  const id = await services.settings.signer.sign('own intent', REVERSE, pspReference, time);
  const { kind, intent } = await begin(services, attempt, { id, operation: REVERSE, subject: pspReference });
  if (kind === 'begun') around.keepAlive(send(services, around, attempt, intent));
}

const isGivenBack = async ({ ledger }: Services, name: string): Promise<boolean> =>
  saysGivenBack(await ledger.findEvents([name]), name);

/** Whether the platform has reported that a payment was undone, and not that this failed after all. */
export const saysGivenBack = (events: readonly PlatformEvent[], name: string): boolean =>
  events.some(
    ({ kind, success, originalReference, pspReference }) =>
      success &&
      originalReference === name &&
      (kind === 'cancel' || kind === 'reversal') &&
      !events.some((event) => !event.success && event.pspReference === pspReference),
  );

/**
 * Asks the platform to let go of whatever it did under an attempt's own reference. `taken`: it has taken that on. `refused`: it
 * did nothing and never will. `unknown`: it may have.
 */
export const cancelByReference = (
  services: Services,
  around: Background,
  attempt: Attempt,
): Promise<CancelEnd> =>
  carryOut(services, around, attempt, { operation: CANCEL, subject: attempt.reference });

/** Sends again what the proxy itself began and did not finish. */
export async function finishReversals(services: Services, around: Background): Promise<void> {
  for (const { id, operation, subject } of await services.ledger.unfinishedIntents(
    PROXY,
    lostBefore(services),
  )) {
    const { ledger } = services;
    const attempt = await (operation === REVERSE
      ? attemptOf(services, subject)
      : ledger.findByReference(subject));
    // A cancel that did not get through is not made up for once the order is paid.
    if (!attempt || (operation === CANCEL && attempt.leg === 'authorised')) continue;
    await carryOut(services, around, attempt, { id, operation, subject });
  }
}

/** Money beside an attempt has a name that the attempt does not know; the platform's report of it does. */
export async function attemptOf({ ledger }: Services, pspReference: string): Promise<Attempt | undefined> {
  const own = await ledger.findByPspReference(pspReference);
  if (own) return own;
  const reference = await ledger.recall('reversal', pspReference);
  return reference === undefined ? undefined : ledger.findByReference(reference);
}

type Wanted = Pick<NewIntent, 'operation' | 'subject'> & { readonly id?: string };

async function begin(
  services: Services,
  { reference, amount }: Attempt,
  { operation, subject, ...known }: Wanted,
): Promise<BegunIntent> {
  const { ledger, settings } = services;
  const id = known.id ?? (await settings.signer.sign('own intent', operation, subject));
  if (operation === REVERSE) await ledger.remember('reversal', subject, reference);
  const named = { id, key: id, operation, subject, who: PROXY, fingerprint: id, amount };
  return ledger.beginIntent({ ...named, at: settings.now() }, lostBefore(services));
}

async function carryOut(
  services: Services,
  around: Background,
  attempt: Attempt,
  wanted: Wanted,
): Promise<CancelEnd> {
  const { kind, intent } = await begin(services, attempt, wanted);
  return endsAs(kind === 'known' ? intent.state : await send(services, around, attempt, intent));
}

const endsAs = (state: IntentState | undefined): CancelEnd =>
  state === 'answered' ? 'taken' : state === 'refused' ? 'refused' : 'unknown';

async function send(
  services: Services,
  around: Background,
  attempt: Attempt,
  intent: Intent,
): Promise<IntentState | undefined> {
  const { id, operation, subject } = intent;
  const { merchantAccount, reference, order } = attempt;
  const [row, input] = rowOf(intent, reference);
  const result = await services.platform.call(row, { merchantAccount, reference, ...input }, id, around);
  const ended = endOf(result);
  if (operation === REVERSE && result.kind === 'answered') {
    around.note('reversed');
    const at = services.settings.now();
    await insist(around, () => services.ledger.keepReversal({ reference, order, pspReference: subject, at }));
    around.keepAlive(services.delivery.deliver(order));
  }
  if (operation === REVERSE && endsAs(ended.state) !== 'unknown') await release(services, around, attempt);
  await insist(around, () => services.ledger.endIntent(id, { ...ended, at: services.settings.now() }));
  // What stands after an end that was not known is the ledger's to say.
  return (await services.ledger.findIntent(id))?.state;
}

/** An attempt that was approved after its cancel was asked for held its order until its money was on the way back. */
async function release(services: Services, around: Background, { key }: Attempt): Promise<void> {
  const stands = await insist(around, () => services.ledger.find(key));
  if (stands?.leg === 'open' && stands.facts.isApproved)
    await end(services, around, key, cancelRequested(services.settings.now(), stands));
}

const rowOf = ({ operation, subject }: Intent, reference: string): [Operation, Record<string, unknown>] =>
  operation === REVERSE
    ? [checkout.reversePayment, { paymentPspReference: subject }]
    : [checkout.cancelPaymentByReference, { paymentReference: reference }];

export function endOf(result: Result): Omit<IntentEnd, 'at'> {
  if (result.kind === 'answered') {
    const pspReference = result.answer['pspReference'];
    return { state: 'answered', receipt: typeof pspReference === 'string' ? { pspReference } : {} };
  }
  const isFinal = result.kind === 'not-executed' && result.status === 422;
  if (isFinal) return { state: 'refused', refusal: { code: 'platform-refused', status: result.status } };
  return { state: result.kind === 'unknown' ? 'unknown' : 'unsent' };
}
