import type { ErasureResponse } from '../../client/data-protection/index.js';
import type { Receipt } from '../ledger/intent.js';
import type { Services } from '../services.js';
import type { Guard, Rule } from './rule.js';
import type { Identity } from '../audience.js';

/** Whom the ledger is to forget: by what your `identify` calls them. */
export type Erasure = Pick<Identity, 'shopperReference' | 'session'>;

export interface Erased {
  /** Attempts that are not over yet and could not be forgotten: ask again later. */
  readonly waiting: number;
}

/**
 * Forgets whose attempts these were, and with which card. That an order is paid, for how much and under which references,
 * stays: it is the merchant's own record, and no order is charged again because its shopper was forgotten.
 */
export async function eraseShopper(
  { ledger, settings: { signer } }: Services,
  { shopperReference, session }: Erasure,
): Promise<Erased> {
  const owners: string[] = [];
  if (shopperReference) owners.push(await signer.sign('owner', 'shopper', shopperReference));
  if (session) owners.push(await signer.sign('owner', 'session', session));
  if (owners.length === 0) throw new TypeError('erase: needs a shopperReference or a session');
  return { waiting: await ledger.erase(owners) };
}

/** Characters of a word that is newer than this library. */
const LONGEST = 100;

const FORGOTTEN: readonly unknown[] = ['SUCCESS', 'ALREADY_PROCESSED'];

/** Once the platform has erased a shopper's data, the ledger erases who made the payment too, or says that it cannot yet. */
export const forgottenHereToo: Guard = async ({ services, call, input }, send) => {
  const answer = await send();
  const { pspReference } = input;
  const { result } = Object(answer) as { result?: unknown };
  if (!FORGOTTEN.includes(result) || typeof pspReference !== 'string') return answer;
  const attempt = await services.ledger.findByPspReference(pspReference);
  const isKnown = attempt !== undefined && attempt.owner !== '';
  const waiting = isKnown ? await services.ledger.erase([attempt.owner]) : 0;
  if (waiting === 0) return answer;
  call.note('erasure-waiting');
  return { ...Object(answer), waiting };
};

/** What the journal keeps of an answer: the platform's word, and that it was asked for all the same. Neither is about a person. */
export const erasureReceipt: NonNullable<Rule['receipt']> = {
  keep: ({ result }: ErasureResponse, { input }) => ({
    result: String(result).slice(0, LONGEST),
    ...(input['forceErasure'] === true && { forced: 'true' }),
  }),
};

/** What a page is told of an answer. Journals from before it was kept have no word. */
export const erasureIn = ({ result, forced }: Receipt = {}) => ({ result, isForced: forced === 'true' });
