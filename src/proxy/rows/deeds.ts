import { canonical, randomId } from '../edge/signing.js';
import { lastingNames, type Caller } from '../edge/identity.js';
import type { NewDeed } from '../ledger/deed.js';
import type { DeedEnd } from '../ledger/journal.js';
import { DEED_STATE } from '../ledger/journal-line.js';
import type { IntentEnd, NewIntent } from '../ledger/intent.js';
import type { Call, Services } from '../services.js';
import { insist } from '../work/insist.js';
import { amountOf, endOf, fingerprintOf, receiptOf, type Asked } from './asked.js';

/** Who asks for a deed. */
export type DeedBy = Pick<NewDeed, 'audience' | 'person' | 'by'>;

/** Fields that name what a deed is about, where the path does not. None of them holds a word about a person. */
const SUBJECTS = [
  'paymentReference',
  'originalReference',
  'disputePspReference',
  'pspReference',
  'recurringDetailReference',
  'selectedRecurringDetailReference',
  'grantOfferId',
  'legalEntityId',
  'accountHolderId',
  'balanceAccountId',
  'paymentInstrumentId',
  'transferInstrumentId',
  'store',
  'terminals',
];

/** A hundred terminals are moved at once at times. */
const MOST_IDS = 20;
const LONGEST = 100;

/** Staff by name, sellers by digest; nothing where a shopper or a guest asks, whose writes are not kept in the journal. */
export async function deedBy(
  { settings }: Services,
  { audience, identity }: Caller,
): Promise<DeedBy | undefined> {
  if (audience === 'shopper' || audience === 'guest') return undefined;
  const { userId, session } = identity;
  const lasting = lastingNames(identity);
  const isNamed = Object.values(lasting).some((name) => name !== undefined);
  const names = isNamed ? lasting : { session };
  const isKnown = isNamed || session !== undefined;
  return {
    audience,
    // The same in every session, where the merchant's own gives a name that is.
    person: isKnown ? await settings.signer.sign('person', canonical(names)) : '',
    by: audience === 'seller' ? undefined : (identity.email ?? userId),
  };
}

/** What the journal keeps of a call; nothing where it is no write, or no write of staff or a seller. */
export async function newDeed(
  services: Services,
  call: Call,
  asked: Asked,
  intent?: NewIntent,
): Promise<NewDeed | undefined> {
  const { operation, row, rule, key, input } = asked;
  if (row.method === 'GET' || rule.isRead) return undefined;
  const by = await deedBy(services, call.caller);
  if (!by) return undefined;
  const { signer, now } = services.settings;
  const digest = intent?.fingerprint ?? (await fingerprintOf(services, asked));
  const isWorkspace = operation.startsWith('workspace.');
  // The same again, under one key, is the same deed. Something else under that key is another one.
  const idOf = () => (key === '' ? randomId() : signer.sign('deed', operation, by.person, key, digest));
  const { reference } = input;
  return {
    id: intent?.id ?? (await idOf()),
    row: operation,
    kind: isWorkspace ? 'workspace' : row.idempotency === 'required' ? 'money' : 'other',
    subject: subjectOf(asked),
    reference: typeof reference === 'string' && !isWorkspace ? reference.slice(0, LONGEST) : undefined,
    amount: isWorkspace ? undefined : amountOf(input['amount']),
    ...by,
    digest,
    payee: await rule.payee?.(services, input),
    at: now(),
  };
}

function subjectOf({ operation, rule, subject, input, about = [] }: Asked): string[] {
  // A path that says whose something is holds the person's e-mail or number.
  const inPath = Object.entries(subject).flatMap(([name, id]) => (name in (rule.me ?? {}) ? [] : [id]));
  const named = operation.startsWith('workspace.') ? [] : SUBJECTS.flatMap((name) => input[name]);
  return [...about, ...inPath, ...named]
    .filter((id): id is string => typeof id === 'string' && !id.includes('@'))
    .slice(0, MOST_IDS)
    .map((id) => id.slice(0, LONGEST));
}

/** Sends a write of which the journal keeps that it was asked for, and how it ended. What cannot be written down is not sent. */
export async function sendWritten(
  services: Services,
  call: Call,
  asked: Asked,
  send: () => Promise<unknown>,
): Promise<unknown> {
  const deed = await newDeed(services, call, asked);
  if (!deed) return send();
  if (deed.kind === 'workspace') return sendBeside(services, call, deed, send);
  await services.ledger.askDeed(deed);
  const work = send().then(
    async (answer) => {
      const receipt = await receiptOf(services, asked, answer);
      await endDeed(services, call, deed, { state: 'answered', receipt });
      return answer;
    },
    async (error: unknown) => {
      await endDeed(services, call, deed, endOf(error));
      throw error;
    },
  );
  call.keepAlive(work);
  return work;
}

/** The same for the workspace: the call waits for no entry, and goes on where none can be made. */
async function sendBeside(
  services: Services,
  call: Call,
  deed: NewDeed,
  send: () => Promise<unknown>,
): Promise<unknown> {
  const asking = services.ledger.askDeed(deed).catch(() => call.note('ledger-failed'));
  const ended = (how: Omit<IntentEnd, 'at'>): void =>
    call.keepAlive(asking.then(() => endDeed(services, call, deed, how)));
  try {
    const answer = await send();
    ended({ state: 'answered' });
    return answer;
  } catch (error) {
    ended(endOf(error));
    throw error;
  }
}

/** What was done is answered, also where its end cannot be written down: then the journal says that it is not known. */
async function endDeed(
  { ledger, settings }: Services,
  call: Call,
  { id, row }: NewDeed,
  { state, receipt, refusal }: Omit<IntentEnd, 'at'>,
): Promise<void> {
  const end: DeedEnd = { id, row, answer: receipt, refusal, at: settings.now() };
  await insist(call, () => ledger.endDeed(end, DEED_STATE[state])).catch(() => undefined);
}
