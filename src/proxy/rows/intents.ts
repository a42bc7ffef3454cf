import { ClientError } from '../../client/index.js';
import { REFUND_REASONS } from '../../client/checkout/refund-reasons.js';
import type { KeyedRefusal } from '../../client/schema/refused-fields.js';
import { leniently } from '../../client/schema/validate.js';
import { lostBefore } from '../paying/attempt-reply.js';
import type { Call, Services } from '../services.js';
import type { Intent, IntentEnd, NewIntent, Receipt } from '../ledger/intent.js';
import { Refusal } from '../refusal.js';
import { insist } from '../work/insist.js';
import { canonical } from '../edge/signing.js';
import { amountOf, endOf, fingerprintOf, receiptOf, type Asked } from './asked.js';
import { newDeed, sendWritten } from './deeds.js';

/** Fields that say what is meant where the path does not. */
const SUBJECTS = ['paymentReference', 'originalReference', 'disputePspReference'];

/** Told with a refusal that the ledger keeps: it keeps one only where no try is in doubt, and then sends nothing any more. */
const FINAL: KeyedRefusal = { isFinal: true };

/**
 * Sends what moves money once for each key: written down before, its end after. The same again joins what is under way,
 * hears what it ended with, or, where that is not certain, is sent again under the same key, which the platform carries
 * out once. Of other rows the journal keeps that they were sent.
 */
export async function sendOnce(
  services: Services,
  call: Call,
  asked: Asked,
  send: (platformKey?: string) => Promise<unknown>,
): Promise<unknown> {
  if (asked.row.idempotency !== 'required') return sendWritten(services, call, asked, send);
  const intent = await newIntent(services, call, asked);
  const deed = await newDeed(services, call, asked, intent);
  const begun = await services.ledger.beginIntent(intent, lostBefore(services), deed);
  if (begun.kind === 'known') return replay(services, asked, intent, begun.intent);
  let answer: unknown;
  const work = services.work.start(intent.id, async () => {
    answer = await execute(services, call, asked, intent.id, send);
  });
  call.keepAlive(work);
  await work;
  return answer;
}

async function newIntent(services: Services, { caller }: Call, asked: Asked): Promise<NewIntent> {
  const { operation, key, subject, input } = asked;
  const { signer, now } = services.settings;
  const { audience, owners, identity } = caller;
  const isStaff = audience === 'operator' || audience === 'approver';
  const ids = [...Object.values(subject), ...SUBJECTS.map((name) => input[name])];
  const { userId, email, shopperReference, session } = identity;
  return {
    // One operator may end what another began.
    id: await signer.sign('intent', operation, isStaff ? audience : (owners[0] ?? ''), key),
    key,
    operation,
    subject: ids.filter((id) => typeof id === 'string').join('/'),
    amount: amountOf(input['amount']),
    reason: REFUND_REASONS.find((each) => each === input['merchantRefundReason']),
    who: await signer.sign('who', canonical({ userId, email, shopperReference, session })),
    fingerprint: await fingerprintOf(services, asked),
    at: now(),
  };
}

/** The one place that sends: the key at the platform is the intent's own id, the same however often it is sent. */
async function execute(
  services: Services,
  call: Call,
  asked: Asked,
  id: string,
  send: (platformKey: string) => Promise<unknown>,
): Promise<unknown> {
  const end = (how: Omit<IntentEnd, 'at'>): Promise<void> =>
    insist(call, () => services.ledger.endIntent(id, { ...how, at: services.settings.now() }));
  try {
    const answer = await send(id);
    await end({ state: 'answered', receipt: await receiptOf(services, asked, answer) });
    return answer;
  } catch (error) {
    const ended = endOf(error);
    await end(ended);
    throw ended.state === 'refused' ? await finallyRefused(services, id, error as ClientError) : error;
  }
}

/**
 * The platform's no, with what the ledger says of it. A try under this key that never arrived did nothing, and one that comes late is
 * not sent. Where the ledger has a doubt, the no proves nothing.
 */
async function finallyRefused({ ledger }: Services, id: string, error: ClientError): Promise<ClientError> {
  // Where the ledger cannot say it now, it does when it is asked again.
  const known = await ledger.findIntent(id).catch(() => undefined);
  return known?.state === 'refused' ? new ClientError({ ...error, facts: FINAL }) : error;
}

/** The same once more: nothing is sent. */
async function replay(services: Services, asked: Asked, intent: NewIntent, known: Intent): Promise<unknown> {
  if (known.fingerprint !== intent.fingerprint) throw new Refusal('key-reused', { field: 'Idempotency-Key' });
  await services.work.join(intent.id, services.settings.answerWithin).catch(() => undefined);
  const { state, receipt, refusal } = (await services.ledger.findIntent(intent.id)) ?? known;
  if (state === 'answered') return answerOf(services, asked, receipt);
  // One that is in doubt may have a refusal, too: that of a later try, which proves nothing about the first.
  if (refusal) throw new Refusal(refusal.code, state === 'refused' ? { ...refusal, told: FINAL } : refusal);
  throw state === 'open'
    ? new Refusal('attempt-open', { field: 'Idempotency-Key' })
    : new Refusal('platform-unavailable');
}

/**
 * An answer like the first: what was asked for, under the references and with the words that the platform gave it. A field
 * that the platform fills in further, as it does a new card, is left out.
 */
async function answerOf(
  services: Services,
  { row, rule, fields }: Asked,
  receipt: Receipt = {},
): Promise<unknown> {
  if (!row.output) return undefined;
  const restored = (await rule.receipt?.restore?.(receipt, services)) ?? receipt;
  let known: Readonly<Record<string, unknown>> = { ...fields, ...restored };
  for (;;) {
    const { value, fault } = leniently(row.output(), known);
    const [name = ''] = fault?.split('.') ?? [];
    if (!Object.hasOwn(known, name)) return value;
    const { [name]: _unfit, ...rest } = known;
    known = rest;
  }
}
