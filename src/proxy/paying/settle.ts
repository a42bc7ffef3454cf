import { donatedOrder } from '../../client/shopper/donation-order.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import { insist } from '../work/insist.js';
import { legAfter, type Settlement } from '../ledger/ledger.js';
import type { Attempt, Rejection } from '../ledger/attempt.js';
import { donationRightIn, narrowAnswer } from '../platform/narrow-answer.js';
import { noteOf, type Answer, type Result } from '../platform/platform.js';
import { rememberOrder } from '../platform/platform-order.js';
import { comeBack, fieldOf } from '../platform/reasons.js';
import { end } from './ending.js';
import { reverse } from './reversal.js';

/**
 * The refusal for the browser where the platform certainly executed nothing: that its request is wrong, or, where only the
 * merchant can act, that the platform cannot be reached.
 */
export function rejectionOf(result: Extract<Result, { kind: 'not-executed' }>): Rejection {
  const { status, code, retryAfter, isConfiguration } = result;
  const isAboutRequest = status === 400 || status === 422 || isConfiguration;
  return isAboutRequest
    ? { code: 'platform-refused', field: fieldOf(code) }
    : { code: 'platform-unavailable', ...comeBack({ status, retryAfter }) };
}

function settlementOf(
  { settings }: Services,
  around: Background,
  attempt: Attempt,
  result: Result,
): Settlement {
  const at = settings.now();
  if (result.kind === 'answered') {
    const { note, ...narrowed } = narrowAnswer(result.answer, attempt, settings.allowLocalHttp);
    if (note) around.note(note);
    return withDonation(settings, attempt, result.answer, asPart(attempt, { ...narrowed, at }));
  }
  const note = noteOf(result);
  if (note) around.note(note);
  if (result.kind === 'unknown') return { outcome: 'unknown', facts: {}, at };
  const rejection = rejectionOf(result);
  const reason = rejection.field ? 'check-details' : result.isConfiguration ? 'other-card' : 'try-again';
  return { outcome: 'refused', facts: { reason }, rejection, at };
}

/** A donation is asked for with what came with the payment. None follows a donation. */
function withDonation(
  { options }: Services['settings'],
  { order }: Attempt,
  answer: Answer,
  settlement: Settlement,
): Settlement {
  const isOffered =
    options.donations && donatedOrder(order) === undefined && legAfter(settlement) === 'authorised';
  const donation = isOffered ? donationRightIn(answer) : undefined;
  return donation ? { ...settlement, donation } : settlement;
}

/** An order is paid by all its parts alone: one of them leaves the shopper something to do, and counts. */
export function asPart({ rest, amount }: Attempt, settlement: Settlement): Settlement {
  const { outcome, facts } = settlement;
  if (outcome === 'paid' && rest > 0) {
    const remaining = { ...amount, value: rest };
    return {
      ...settlement,
      outcome: 'action-required',
      facts: { ...facts, remaining },
      authorised: amount.value,
    };
  }
  if (outcome !== 'action-required' || facts.action || !facts.remaining) return settlement;
  const authorised = amount.value + rest - facts.remaining.value;
  return authorised > 0 && authorised <= amount.value ? { ...settlement, authorised } : settlement;
}

/**
 * Writes down what became of an attempt, then tells the merchant. What then stands in the ledger is the truth, whichever process
 * wrote it: money that was authorised beside it is given back, which is written down before this resolves.
 */
export async function conclude(
  services: Services,
  around: Background,
  { key }: Attempt,
  settlement: Settlement,
): Promise<Attempt | undefined> {
  const stands = await end(services, around, key, settlement);
  if (!stands) return undefined;
  const { pspReference } = settlement;
  const isOurs = stands.leg === 'authorised' && (stands.pspReference ?? pspReference) === pspReference;
  if (pspReference !== undefined && legAfter(settlement) === 'authorised' && !isOurs)
    await reverse(services, around, stands, pspReference);
  return stands;
}

/** Writes the platform's answer down, and hands it to the merchant as it came. */
export async function writeDown(
  services: Services,
  around: Background,
  attempt: Attempt,
  result: Result,
): Promise<Attempt | undefined> {
  const ofPlatform = result.kind === 'answered' ? result.answer['order'] : undefined;
  if (ofPlatform) await insist(around, () => rememberOrder(services, attempt, ofPlatform as Answer));
  const stands = await conclude(services, around, attempt, settlementOf(services, around, attempt, result));
  if (!stands || result.kind !== 'answered') return stands;
  const { order, reference, outcome } = stands;
  around.keepAlive(services.delivery.answered({ order, reference, outcome, answer: result.answer }));
  return stands;
}
