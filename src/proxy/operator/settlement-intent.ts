import type { SettlementRequest } from '../../client/operator/index.js';
import { lostBefore } from '../paying/attempt-reply.js';
import type { Call, Services } from '../services.js';
import { insist } from '../work/insist.js';
import type { BegunIntent, IntentEnd } from '../ledger/intent.js';
import type { Attempt } from '../ledger/attempt.js';
import { deedBy } from '../rows/deeds.js';
import { SETTLEMENT } from './payment-history.js';
import { Refusal } from '../refusal.js';
import { canonical } from '../edge/signing.js';

export interface Asked extends SettlementRequest {
  readonly reference: string;
  /** The operator's own key. */
  readonly key: string;
}

/** Writes down what an operator is about to settle. Refused where the key was used for something else. */
export async function beginSettlement(
  services: Services,
  { caller }: Call,
  { reference, amount }: Attempt,
  { key, outcome, pspReference }: Asked,
): Promise<BegunIntent> {
  const { signer, now } = services.settings;
  const by = await deedBy(services, caller);
  const { userId, email, session } = caller.identity;
  const fingerprint = await signer.sign('fingerprint', canonical({ reference, outcome, pspReference }));
  const intent = {
    id: await signer.sign('settlement', reference, key),
    key,
    operation: SETTLEMENT,
    subject: reference,
    amount,
    who: await signer.sign('who', canonical({ userId, email, session })),
    fingerprint,
    at: now(),
  };
  const { id, at, operation: row } = intent;
  const asked = { id, row, kind: 'money', subject: [reference], amount, digest: fingerprint, at } as const;
  const deed = by && { ...asked, ...by };
  const begun = await services.ledger.beginIntent(intent, lostBefore(services), deed);
  if (begun.intent.fingerprint === fingerprint) return begun;
  throw new Refusal('key-reused', { field: 'Idempotency-Key' });
}

/** Whether the same was settled before, under the same key. Refused while that is still going on. */
export function wasSettled({ kind, intent }: BegunIntent): boolean {
  if (kind === 'known' && intent.state !== 'answered') throw new Refusal('attempt-open');
  return kind === 'known';
}

/** Writes down how that ended: with who said so, or that it was not true. */
export async function endSettlement(
  { ledger, settings }: Services,
  call: Call,
  { intent: { id, who } }: BegunIntent,
  { outcome, pspReference }: Asked,
  isTrue: boolean,
): Promise<void> {
  const { email, userId } = call.caller.identity;
  // The one name of a person that the ledger keeps: that of the person who answers for a settlement.
  const by = email ?? userId ?? who;
  const receipt = { status: outcome, by, ...(pspReference !== undefined && { pspReference }) };
  const end: Omit<IntentEnd, 'at'> = isTrue ? { state: 'answered', receipt } : { state: 'unsent' };
  await insist(call, () => ledger.endIntent(id, { ...end, at: settings.now() }));
  if (!isTrue) throw new Refusal('already-settled');
  call.note('settled-by-hand');
}
