import type { SettlementRequest } from '../client/operator/index.js';
import { lostBefore } from './attempt-reply.js';
import type { Call, Desk, Reply } from './desk.js';
import type { NewIntent } from './ledger/intent.js';
import type { Attempt, Settlement } from './ledger/ledger.js';
import { getPayment } from './operator-payments.js';
import { insist } from './insist.js';
import { SETTLEMENT } from './payment-history.js';
import { Refusal } from './refusal.js';
import { cancelByReference } from './reversal.js';
import { asPart } from './settle.js';
import { canonical } from './signing.js';
import { isOverdue } from './unsettled.js';

interface Asked extends SettlementRequest {
  readonly reference: string;
  /** The operator's own key. */
  readonly key: string;
}

/**
 * `POST /payments/{reference}/settlement`: somebody has looked at the platform's own books and says how an attempt ended.
 * Who said so is kept with it. What was found out meanwhile stands; nothing that is settled is settled again.
 */
export async function settleByHand(desk: Desk, call: Call, asked: Asked): Promise<Reply> {
  const { ledger, settings } = desk;
  const attempt = await ledger.findByReference(asked.reference);
  if (!attempt || attempt.isFenced) throw new Refusal('not-found');
  const wanted = await settlementOf(desk, attempt, asked);
  const intent = await intentOf(desk, call, attempt, asked);
  if (attempt.leg === 'open' && !isOverdue(desk, attempt)) throw new Refusal('attempt-open');
  const begun = await ledger.beginIntent(intent, lostBefore(desk));
  if (begun.intent.fingerprint !== intent.fingerprint)
    throw new Refusal('key-reused', { field: 'Idempotency-Key' });
  if (begun.kind === 'begun') {
    const stands = await insist(call, () => ledger.settle(attempt.key, wanted));
    const isTrue = stands !== undefined && agrees(stands, wanted);
    const { outcome, pspReference } = wanted;
    const by = operatorOf(call, intent.who);
    const receipt = { status: asked.outcome, by, ...(pspReference !== undefined && { pspReference }) };
    const end = isTrue ? ({ state: 'answered', receipt } as const) : ({ state: 'unsent' } as const);
    await insist(call, () => ledger.endIntent(intent.id, { ...end, at: settings.now() }));
    if (!isTrue) throw new Refusal('already-settled');
    call.note('settled-by-hand');
    call.keepAlive(desk.delivery.settled(stands));
    // What may yet come of it, a bank's late word for example, finds nobody who waits for it.
    if (outcome === 'cancelled') call.keepAlive(cancelByReference(desk, call, stands));
  } else if (begun.intent.state !== 'answered') throw new Refusal('attempt-open');
  return { ...(await getPayment(desk, asked.reference)), outcome: asked.outcome };
}

/** What the operator says, as the ledger writes it; refused where it cannot be true. */
async function settlementOf(
  desk: Desk,
  attempt: Attempt,
  { outcome, pspReference }: Asked,
): Promise<Settlement> {
  const at = desk.settings.now();
  const { facts, reference } = attempt;
  const { brand, lastFour } = facts;
  const card = { ...(brand !== undefined && { brand }), ...(lastFour !== undefined && { lastFour }) };
  if (outcome === 'cancelled') {
    if (pspReference !== undefined) throw new Refusal('invalid-request', { field: 'pspReference' });
    return { outcome, facts: card, at };
  }
  if (pspReference === undefined) throw new Refusal('invalid-request', { field: 'pspReference' });
  const [other, events] = await Promise.all([
    desk.ledger.findByPspReference(pspReference),
    desk.ledger.findEvents([pspReference]),
  ]);
  const isKnownOtherwise = (attempt.pspReference ?? pspReference) !== pspReference;
  const isOfAnother = other !== undefined && other.reference !== reference;
  const speaksAgainst = events.some(
    ({ pspReference: named, reference: of, amount, success, kind }) =>
      named === pspReference &&
      (kind !== 'authorisation' ||
        of !== reference ||
        !success ||
        amount?.value !== attempt.amount.value ||
        amount.currency !== attempt.amount.currency),
  );
  if (isKnownOtherwise || isOfAnother || speaksAgainst)
    throw new Refusal('invalid-request', { field: 'pspReference' });
  return asPart(attempt, { outcome: 'paid', facts: card, pspReference, at });
}

/** Whether what stands is what was said, whoever wrote it. */
function agrees(stands: Attempt, { pspReference, outcome }: Settlement): boolean {
  if (outcome === 'cancelled') return stands.leg === 'released';
  return stands.leg === 'authorised' && stands.pspReference === pspReference;
}

async function intentOf(
  { settings }: Desk,
  { caller }: Call,
  { reference, amount }: Attempt,
  asked: Asked,
): Promise<NewIntent> {
  const { signer, now } = settings;
  const { userId, email, session } = caller.identity;
  const { key, outcome, pspReference } = asked;
  return {
    id: await signer.sign('settlement', reference, key),
    key,
    operation: SETTLEMENT,
    subject: reference,
    amount,
    who: await signer.sign('who', canonical({ userId, email, session })),
    fingerprint: await signer.sign('fingerprint', canonical({ reference, outcome, pspReference })),
    at: now(),
  };
}

/** The one name of a person that the ledger keeps: that of whoever answers for a settlement. */
const operatorOf = ({ caller: { identity } }: Call, digest: string): string =>
  identity.email ?? identity.userId ?? digest;
