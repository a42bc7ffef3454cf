import { checkout } from '../../client/checkout/index.js';
import type { DetailsRequest } from '../../client/shopper/index.js';
import { isOwn, lostBefore, replyOf } from './attempt-reply.js';
import { CardTesting } from './card-testing.js';
import type { Call, Services, Reply } from '../services.js';
import type { KnownDetails } from '../ledger/ledger.js';
import type { Attempt } from '../ledger/attempt.js';
import { noteOf, type Answer, type Result } from '../platform/platform.js';
import { Refusal } from '../refusal.js';
import { rejectionOf, writeDown } from './settle.js';
import { waitFor } from '../work/work.js';
import { workOn } from './work-on.js';

/** The browser's fields by the platform's names. */
const NAMES = {
  redirectResult: 'redirectResult',
  payload: 'payload',
  threeDSFingerprint: 'threeds2.fingerprint',
  threeDSResult: 'threeDSResult',
} as const;

interface Handed {
  readonly name: keyof typeof NAMES;
  readonly value: string;
}

/** `POST /checkout/payments/details`: each result goes to the platform once, under a key of its own. */
export async function details(services: Services, call: Call, body: DetailsRequest): Promise<Reply> {
  const handed = readHanded(body);
  const attempt = await attemptFor(services, call, body);
  const digest = await digestOf(services, handed, attempt);
  if (!(await beginInTurn(services, attempt, digest)))
    return replay(services, call, attempt, await services.ledger.findDetails(digest));
  await workOn(services, call, attempt.key, () => handIn(services, call, attempt, handed, digest));
  return replay(services, call, attempt, await services.ledger.findDetails(digest));
}

/** Milliseconds until the ledger is asked again, longer each time. Over three seconds another process is waited for in all. */
const [FIRST_PAUSE, LAST_PAUSE] = [200, 1600];

/**
 * Whether this result may be sent. Where another result of the attempt is on its way to the platform, another person's
 * perhaps, it waits for its turn: what a bank said is said in one address, and it would not come again.
 */
async function beginInTurn(services: Services, { key }: Attempt, digest: string): Promise<boolean> {
  const { ledger, settings, work } = services;
  const until = performance.now() + settings.answerWithin;
  for (let pause = FIRST_PAUSE; ; pause *= 2) {
    if (await ledger.beginDetails({ digest, key, at: settings.now(), lostBefore: lostBefore(services) }))
      return true;
    const left = until - performance.now();
    const isOver = left <= 0 || (pause > LAST_PAUSE && !work.isRunning(key));
    if (isOver || (await ledger.findDetails(digest))) return false;
    const standing = await ledger.find(key);
    if (standing?.state !== 'open' && standing?.outcome !== 'action-required') return false;
    await (work.isRunning(key) ? work.join(key, left) : waitFor(pause));
  }
}

function readHanded(body: DetailsRequest): Handed {
  const names = (Object.keys(NAMES) as Handed['name'][]).filter((name) => body[name] !== undefined);
  const [name, another] = names;
  if (name === undefined || another !== undefined)
    throw new Refusal('invalid-request', { field: another ?? 'body' });
  return { name, value: body[name] ?? '' };
}

async function attemptFor(
  { ledger }: Services,
  call: Call,
  { order, key }: DetailsRequest,
): Promise<Attempt> {
  const found = key ? await ledger.find(key) : await ledger.findByOrder(order, call.caller.owners);
  if (!isOwn(found, call) || found.order !== order) throw new Refusal('unknown-attempt');
  return found;
}

/** A redirect's result belongs to one attempt for ever; what 3D Secure produces may read the same for two. */
function digestOf({ settings }: Services, { name, value }: Handed, { key }: Attempt): Promise<string> {
  const isOfAttempt = name === 'threeDSFingerprint' || name === 'threeDSResult';
  return settings.signer.sign('details', name, value, isOfAttempt ? key : '');
}

/** Handed in before, or not awaited: nothing is sent, and the attempt stands as it stands. */
async function replay(
  services: Services,
  call: Call,
  attempt: Attempt,
  known: KnownDetails | undefined,
): Promise<Reply> {
  if (known && known.key !== attempt.key) {
    const other = await services.ledger.find(known.key);
    if (!isOwn(other, call)) throw new Refusal('unknown-attempt');
  } else await services.work.join(attempt.key, services.settings.answerWithin);
  if (known?.rejection) throw new Refusal(known.rejection.code, known.rejection);
  return replyOf(services, (await services.ledger.find(attempt.key)) ?? attempt);
}

async function handIn(
  services: Services,
  call: Call,
  attempt: Attempt,
  { name, value }: Handed,
  digest: string,
): Promise<void> {
  const { reference, paymentData } = attempt;
  const request = { details: { [NAMES[name]]: value }, ...(paymentData && { paymentData }) };
  const platformKey = await services.settings.signer.sign('details-key', attempt.key, reference, digest);
  const result = await services.platform.call(checkout.paymentDetails, request, platformKey, call);
  if (result.kind === 'not-executed') {
    const note = noteOf(result);
    if (note) call.note(note);
    return services.ledger.endDetails(digest, { rejection: rejectionOf(result) });
  }
  const subject = await subjectOf(services, call, attempt, result);
  const stands = subject && (await writeDown(services, call, subject, result));
  await services.ledger.endDetails(digest, { lost: result.kind === 'unknown' });
  await new CardTesting(services, call, attempt.merchantAccount).learn(subject, stands);
}

/**
 * The attempt that an answer is about. One about another attempt of this caller counts for that one; one about an attempt
 * of another caller changes nothing here.
 */
async function subjectOf(
  services: Services,
  call: Call,
  attempt: Attempt,
  result: Result,
): Promise<Attempt | undefined> {
  const reference = result.kind === 'answered' ? referenceIn(result.answer) : undefined;
  if (reference === undefined || reference === attempt.reference) return attempt;
  call.note('answer-mismatch');
  const other = await services.ledger.findByReference(reference);
  return isOwn(other, call) ? other : undefined;
}

const referenceIn = ({ merchantReference }: Answer): string | undefined =>
  typeof merchantReference === 'string' ? merchantReference : undefined;
