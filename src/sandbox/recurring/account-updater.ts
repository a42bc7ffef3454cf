import type { scheduleAccountUpdater } from '../../client/recurring/index.js';
import { DAY } from '../../facts/instant.js';
import { isOver, readClearCard } from '../cards/clear-card.js';
import { readMerchantAccount } from '../refusals/fields.js';
import type { CardFacts } from '../cards/payment.js';
import { openPayouts, type PayoutDetail } from '../payout/records.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { findDetail } from './stored-detail.js';

/** Milliseconds until the card schemes have answered; in truth it takes days. */
const ANSWERED_AFTER = 5_000;
/** Milliseconds before its end at which an issuer has sent a new card. */
const RENEWED_BEFORE = 90 * DAY;
const YEARS = 4;

/**
 * `POST /scheduleAccountUpdater`: a stored card that has ended, or will within 90 days, goes on for four years from the
 * moment the schemes answer. Of a card in the clear nothing is stored, so nothing changes.
 */
export const schedule: Answering<typeof scheduleAccountUpdater> = (state, { input }) => {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const { card, shopperReference, selectedRecurringDetailReference: id } = input;
  // One that has ended is what this is for.
  if (card) readClearCard(card, 0);
  else if (shopperReference === undefined || id === undefined)
    throw invalid('000', 'Either card, or shopperReference and its detail, have to be provided');
  else renewLater(state, findDetail(state, { merchantAccount, shopperReference }, id).id);
  return { pspReference: state.random.reference(), result: 'SUCCESS' };
};

function renewLater(state: State, id: string): void {
  const answeredAt = state.now() + ANSWERED_AFTER;
  const stored = state.tokens.get(id);
  if (stored) state.tokens.set(id, renewing(state, stored, answeredAt));
  const { details } = state.records(openPayouts);
  const detail = details.get(id);
  if (detail && hasCard(detail)) details.set(id, renewing(state, detail, answeredAt));
}

const hasCard = (detail: PayoutDetail): detail is PayoutDetail & { readonly card: CardFacts } =>
  detail.card !== undefined;

/** The same detail, whose card is another one from a moment on, for every reader. */
const renewing = <Kept extends { readonly card: CardFacts }>(
  state: State,
  kept: Kept,
  answeredAt: number,
): Kept => ({
  ...kept,
  get card() {
    return state.now() < answeredAt ? kept.card : renewed(kept.card, answeredAt);
  },
});

function renewed(card: CardFacts, at: number): CardFacts {
  if (!isOver(card, at + RENEWED_BEFORE)) return card;
  const year = Math.max(Number(card.expiryYear), new Date(at).getUTCFullYear()) + YEARS;
  return { ...card, expiryYear: String(year) };
}
