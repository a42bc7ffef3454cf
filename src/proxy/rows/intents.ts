import { ClientError, type Amount, type Operation } from '../../client/index.js';
import { leniently } from '../../client/schema/validate.js';
import { lostBefore } from '../paying/attempt-reply.js';
import { certaintyOf } from '../platform/certainty.js';
import type { Call, Services } from '../services.js';
import type { Intent, IntentEnd, IntentRefusal, NewIntent, Receipt } from '../ledger/intent.js';
import { Refusal } from '../refusal.js';
import { insist } from '../work/insist.js';
import { canonical } from '../edge/signing.js';
import { refusalOf } from './platform-refusal.js';

type Fields = Readonly<Record<string, unknown>>;

/** One call of a row, checked and about to be sent. */
export interface Asked {
  readonly row: Operation;
  /** Interface and row, for example `checkout.refundPayment`. */
  readonly operation: string;
  /** The caller's own key. */
  readonly key: string;
  /** The ids in the path. */
  readonly subject: Fields;
  /** The caller's own fields, … */
  readonly input: Fields;
  /** … and all that is sent. */
  readonly fields: Fields;
}

/** Fields that say what is meant where the path does not. */
const SUBJECTS = ['paymentReference', 'originalReference'];

/** References of an answer; the rest may be about people, and the ledger keeps nothing about them. */
const RECEIPT = ['id', 'pspReference', 'resultCode', 'response', 'status'];

/**
 * Sends what moves money once for each key: written down before, its end after. The same again joins what is under way,
 * hears what it ended with, or, where that is not certain, is sent again under the same key, which the platform carries
 * out once. Other rows are sent as they are.
 */
export async function sendOnce(
  services: Services,
  call: Call,
  asked: Asked,
  send: (platformKey?: string) => Promise<unknown>,
): Promise<unknown> {
  if (asked.row.idempotency !== 'required') return send();
  const intent = await newIntent(services, call, asked);
  const begun = await services.ledger.beginIntent(intent, lostBefore(services));
  if (begun.kind === 'known') return replay(services, asked, intent, begun.intent);
  let answer: unknown;
  const work = services.work.start(intent.id, async () => {
    answer = await execute(services, call, intent.id, send);
  });
  call.keepAlive(work);
  await work;
  return answer;
}

async function newIntent({ settings }: Services, { caller }: Call, asked: Asked): Promise<NewIntent> {
  const { operation, key, subject, input, row } = asked;
  const { signer, now } = settings;
  const { audience, owners, identity } = caller;
  // A header brings the proof that a first send was asked for: the same thing is asked for again.
  const meant = Object.entries(input).filter(([name]) => !row.headers.includes(name));
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
    who: await signer.sign('who', canonical({ userId, email, shopperReference, session })),
    fingerprint: await signer.sign(
      'fingerprint',
      row.path,
      canonical({ ...Object.fromEntries(meant), ...subject }),
    ),
    at: now(),
  };
}

function amountOf(amount: unknown): Amount | undefined {
  const { value, currency } = Object(amount) as Partial<Amount>;
  return Number.isSafeInteger(value) && typeof currency === 'string'
    ? { value: value as number, currency }
    : undefined;
}

/** The one place that sends: the key at the platform is the intent's own id, the same however often it is sent. */
async function execute(
  services: Services,
  call: Call,
  id: string,
  send: (platformKey: string) => Promise<unknown>,
): Promise<unknown> {
  const end = (how: Omit<IntentEnd, 'at'>): Promise<void> =>
    insist(call, () => services.ledger.endIntent(id, { ...how, at: services.settings.now() }));
  try {
    const answer = await send(id);
    await end({ state: 'answered', receipt: receiptOf(answer) });
    return answer;
  } catch (error) {
    await end(endOf(error));
    throw error;
  }
}

function receiptOf(answer: unknown): Receipt {
  const fields = Object(answer) as Fields;
  const texts = RECEIPT.map((name) => [name, fields[name]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Receipt;
}

/** A failure that does not prove that nothing happened may have moved money. */
function endOf(error: unknown): Omit<IntentEnd, 'at'> {
  if (!(error instanceof ClientError)) return { state: 'unknown' };
  if (certaintyOf(error) === 'doubtful') return { state: 'unknown' };
  const { code: word, facts } = refusalOf(error);
  return word === 'platform-refused' || word === 'not-found'
    ? { state: 'refused', refusal: { code: word, ...facts } as IntentRefusal }
    : { state: 'unsent' };
}

/** The same once more: nothing is sent. */
async function replay(services: Services, asked: Asked, intent: NewIntent, known: Intent): Promise<unknown> {
  if (known.fingerprint !== intent.fingerprint) throw new Refusal('key-reused', { field: 'Idempotency-Key' });
  await services.work.join(intent.id, services.settings.answerWithin).catch(() => undefined);
  const { state, receipt, refusal } = (await services.ledger.findIntent(intent.id)) ?? known;
  if (state === 'answered') return answerOf(asked, receipt);
  if (refusal) throw new Refusal(refusal.code, refusal);
  throw state === 'open'
    ? new Refusal('attempt-open', { field: 'Idempotency-Key' })
    : new Refusal('platform-unavailable');
}

/** An answer like the first: what was asked for, under the references and with the words that the platform gave it. */
const answerOf = ({ row, fields }: Asked, receipt: Receipt | undefined): unknown =>
  row.output && leniently(row.output(), { ...fields, ...receipt }).value;
