import type { createSession, getSessionResult } from '../../client/checkout/index.js';
import type { Amount } from '../../client/schema/values.js';
import { DAY } from '../../facts/instant.js';
import { readAmount, readMerchantAccount, readShopperReference, type Fields } from '../refusals/fields.js';
import { paymentAddress } from '../hosted-payment/addresses.js';
import type { Hosted } from '../hosted-payment/hosted.js';
import { ISSUER_ANSWERS, type IssuerAnswer } from '../cards/issuer.js';
import type { Payment } from '../cards/payment.js';
import { invalid, malformed } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';

/** One payment that a drop-in or a page of the platform was to take. */
interface Session {
  readonly id: string;
  readonly request: Fields & { readonly returnUrl: string };
  readonly isHosted: boolean;
  readonly merchantAccount: string;
  readonly reference: string;
  readonly amount: Amount;
  readonly sessionData: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly expiresAt: number;
}

const HOUR = 3_600_000;

/**
 * Sessions by id. A hosted one has a page here; the platform's own drop-in does not run: a payment made after the session
 * was opened, under its reference and over its amount, is the session's, and the session's data stands for the result that
 * a page is given.
 */
const openSessions = (): Map<string, Session> => new Map();

/** Reads when something ends: a moment to come, at most so far away. */
export function readExpiry(
  state: State,
  expiresAt: string | undefined,
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  if (expiresAt === undefined) return state.now() + usual;
  const at = Date.parse(expiresAt);
  if (!(at > state.now()) || at > state.now() + most)
    throw invalid('14_016', "Field 'expiresAt' is over already, or too far away");
  return at;
}

/** `POST /sessions`. */
export const create: Answering<typeof createSession> = (state, { input }) => {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const amount = readAmount(input);
  readShopperReference(input);
  if (!URL.canParse(input.returnUrl)) throw invalid('14_030', 'Return URL is missing.');
  const expiresAt = readExpiry(state, input.expiresAt, { usual: HOUR, most: DAY });
  const id = `CS${state.random.reference()}`;
  const sessionData = `Ab02b4c0!${state.random.opaque(96)}`;
  const { reference, mode = 'embedded' } = input;
  const at = state.now();
  const session = { id, request: input, isHosted: mode === 'hosted' };
  state
    .records(openSessions)
    .set(id, { ...session, merchantAccount, reference, amount, sessionData, at, expiresAt });
  return {
    ...input,
    mode,
    id,
    sessionData,
    expiresAt: new Date(expiresAt).toISOString(),
    ...(mode === 'hosted' && { url: paymentAddress(state.base, 'session', id) }),
  };
};

/** `GET /sessions/{sessionId}`. */
export const readResult: Answering<typeof getSessionResult> = (
  state,
  { input: { sessionId, sessionResult } },
) => {
  const session = state.records(openSessions).get(sessionId);
  if (session?.sessionData !== sessionResult) throw malformed('Invalid session result');
  return { id: sessionId, status: statusOf(state, session) };
};

const STATUSES = {
  Authorised: 'completed',
  Refused: 'refused',
  Error: 'refused',
  Cancelled: 'canceled',
  Pending: 'paymentPending',
} as const satisfies Record<IssuerAnswer['resultCode'], string>;

/** The request of a payment, and its time. */
type Asked = Pick<Session, 'id' | 'merchantAccount' | 'reference' | 'amount' | 'at'>;

/** The payment that was made for what was asked, on its own page or on none: the one that is paid, else the last. */
export function paymentFor(state: State, asked: Asked): Payment | undefined {
  const isIts = ({ merchantAccount, merchantReference, amount, at, hostedBy }: Payment): boolean =>
    (hostedBy === undefined || hostedBy === asked.id) &&
    merchantAccount === asked.merchantAccount &&
    merchantReference === asked.reference &&
    amount.value === asked.amount.value &&
    amount.currency === asked.amount.currency &&
    at >= asked.at;
  const payments = state.payments.filter(isIts);
  const paid = payments.find(({ settledAt, answer }) => settledAt !== undefined && answer === 'APPROVED');
  return paid ?? payments.at(-1);
}

function statusOf(state: State, session: Session) {
  const last = paymentFor(state, session);
  if (!last) return state.now() >= session.expiresAt ? 'expired' : 'active';
  return last.settledAt === undefined ? 'paymentPending' : STATUSES[ISSUER_ANSWERS[last.answer].resultCode];
}

/** The hosted session of an id, as its page sees it. */
export function findSession(state: State, id: string): Session | undefined {
  const session = state.records(openSessions).get(id);
  return session?.isHosted ? session : undefined;
}

/** The page of a session. A shopper who comes back tells the shop which session it was, and its result. */
export function hostedSession(state: State, session: Session): Hosted {
  const { id, request, merchantAccount, amount, reference, sessionData } = session;
  const last = paymentFor(state, session);
  const home = new URL(request.returnUrl);
  home.searchParams.set('sessionId', id);
  home.searchParams.set('sessionResult', sessionData);
  const isOver = state.now() >= session.expiresAt;
  return {
    kind: 'session',
    id,
    request,
    merchantAccount,
    amount,
    reference,
    home: home.href,
    stands: standOf(last, isOver),
    left: leftOf(last, id),
  };
}

/** A payment that was begun on this page, and that its shopper has not finished. */
export const leftOf = (payment: Payment | undefined, id: string): Payment | undefined =>
  payment?.hostedBy === id && payment.settledAt === undefined && payment.reversedAt === undefined
    ? payment
    : undefined;

/** How far a page is by the payment that was made on it. */
export function standOf(payment: Payment | undefined, isOver: boolean): Hosted['stands'] {
  const answer = payment?.settledAt === undefined ? undefined : payment.answer;
  if (answer === 'APPROVED') return 'paid';
  if (answer === 'PENDING') return 'pending';
  return isOver ? 'over' : 'open';
}
