import type { SecretPurpose } from '../../facts/secret-purposes.js';
import { checkConfirmed } from '../edge/confirmed-identity.js';
import { seal, unseal } from '../edge/sealing.js';
import { frameKey, personOf } from '../edge/secret-frame.js';
import { createSigner, randomId } from '../edge/signing.js';
import { Refusal } from '../refusal.js';
import type { Guard, GuardedCall, Rule } from './rule.js';

const KIND = 'card-secret';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Showings of one card in an hour, and changes of its PIN. */
const MOST = 3;

/** What a frame sends, in hexadecimal. Nothing in clear has this form: a wrapped key has 2,048 bits or more, a PIN block 128. */
const SEALED: Readonly<Record<string, RegExp>> = {
  encryptedKey: /^[\da-f]{512,2048}$/,
  encryptedPinBlock: /^[\da-f]{32}$/,
};

/** Opened, it says which frame it was made for. */
interface Ticket {
  readonly id: string;
  readonly frame: string;
  readonly until: number;
}

const textAt = (input: GuardedCall['input'], name: string): string => {
  const value = input[name];
  return typeof value === 'string' ? value : '';
};

/** What a ticket is sealed under: it opens for no other person, card or purpose. */
const boundTo = async ({ services, call, input }: GuardedCall, purpose: string): Promise<string> =>
  JSON.stringify([
    await personOf(services.settings, call.caller.identity),
    purpose,
    textAt(input, 'paymentInstrumentId'),
  ]);

/** Gives the platform's key to the one frame that is named, with a ticket, to a person who has just confirmed who they are. */
const asTicket: Guard = async (guarded, send) => {
  const { services, call, input } = guarded;
  const { settings } = services;
  const frame = textAt(input, 'frame');
  const key = await frameKey(settings, call.caller.identity, frame);
  await checkConfirmed(settings, call);
  const answer = (await send()) as { readonly publicKey: string };
  const ticket: Ticket = { id: randomId(), frame, until: settings.now() + MINUTE };
  const name = await boundTo(guarded, textAt(input, 'purpose'));
  const sealed = await seal(settings.signer, KIND, name, JSON.stringify(ticket));
  const signature = await createSigner(() => key).sign('ticket', sealed, answer.publicKey);
  return { ...answer, ticket: sealed, signature };
};

async function openTicket(guarded: GuardedCall, purpose: SecretPurpose): Promise<Ticket> {
  const { signer, now } = guarded.services.settings;
  const name = await boundTo(guarded, purpose);
  const text = await unseal(signer, KIND, name, textAt(guarded.input, 'ticket'));
  const ticket = text === undefined ? undefined : (JSON.parse(text) as Ticket);
  if (!ticket || ticket.until < now()) throw new Refusal('invalid-request', { field: 'ticket' });
  return ticket;
}

/** One use of a ticket and one showing of its card; neither comes back where the platform then fails. */
async function useUp({ services, input }: GuardedCall, { id, until }: Ticket, what: string): Promise<void> {
  const { ledger, settings } = services;
  const digests = [await settings.signer.sign('envelope', KIND, id)];
  if (!(await ledger.useEnvelopes({ digests, by: randomId(), until: until + MINUTE })))
    throw new Refusal('invalid-request', { field: 'ticket' });
  const now = settings.now();
  const name = await settings.signer.sign('count', `${KIND} ${what}`, textAt(input, 'paymentInstrumentId'));
  const [count] = await ledger.count([{ name, window: HOUR, tries: 1, fine: 0 }], now);
  if (count && count.tries > MOST) throw new Refusal('rate-limited', { retryAfter: count.until - now });
}

/**
 * Sends what the frame sealed, once, where the frame signed it: a page that asks with a key of its own has no such signature. What
 * comes back is signed for the frame, which opens nothing else: the platform's cipher would not show that it was changed.
 */
const withTicket =
  (purpose: SecretPurpose, sealed: readonly string[], answered: readonly string[]): Guard =>
  async (guarded, send) => {
    const { services, call, input } = guarded;
    for (const field of sealed)
      if (!SEALED[field]?.test(textAt(input, field))) throw new Refusal('invalid-request', { field });
    const ticket = await openTicket(guarded, purpose);
    const key = await frameKey(services.settings, call.caller.identity, ticket.frame);
    const signer = createSigner(() => key);
    const signed = ['ticket', ...sealed, 'token'].map((name) => textAt(input, name));
    if (!(await signer.verify(textAt(input, 'proof'), purpose, ...signed)))
      throw new Refusal('invalid-request', { field: 'proof' });
    await useUp(guarded, ticket, purpose === 'pinChange' ? 'changed' : 'shown');
    const answer = (await send()) as GuardedCall['input'];
    if (answered.length === 0) return answer;
    const parts = answered.map((name) => textAt(answer, name));
    return { ...answer, signature: await signer.sign('answer', textAt(input, 'ticket'), ...parts) };
  };

/** The platform is told nothing of frames. */
const untold =
  (...names: readonly string[]): NonNullable<Rule['named']> =>
  async () => ({ subject: [], fields: Object.fromEntries(names.map((name) => [name, undefined])) });

const revealed = (purpose: SecretPurpose, answered: readonly string[]): Partial<Rule> => ({
  plain: ['encryptedKey'],
  named: untold('ticket', 'proof'),
  guard: withTicket(purpose, ['encryptedKey'], answered),
});

/** The rules of the four rows, beside whose the card has to be. */
export const SECRET_RULES = {
  getPublicKey: { named: untold('paymentInstrumentId', 'frame'), guard: asTicket },
  revealPaymentInstrument: revealed('panReveal', ['encryptedData']),
  revealPin: revealed('pinReveal', ['encryptedPinBlock', 'token']),
  changePin: {
    plain: ['encryptedKey', 'encryptedPinBlock'],
    named: untold('ticket', 'proof'),
    guard: withTicket('pinChange', ['encryptedKey', 'encryptedPinBlock'], []),
  },
} as const satisfies Readonly<Record<string, Partial<Rule>>>;
