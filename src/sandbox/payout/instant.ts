import type { createPayout, PayoutRequest } from '../../client/payout/index.js';
import { isOver, readClearCard } from '../cards/clear-card.js';
import { readMerchantAccount, readShopperReference } from '../refusals/fields.js';
import { ISSUER_ANSWERS, requestedAnswer, type IssuerAnswerName } from '../cards/issuer.js';
import type { CardFacts } from '../cards/payment.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { openPayouts, payoutDetails } from './records.js';
import { readPaidAmount } from './review.js';

/** `POST /payout`: to a card in the clear, or to any card that is stored for the shopper, by whichever interface. */
export const payOut: Answering<typeof createPayout> = (state, { input }) => {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const amount = readPaidAmount(input);
  const answer = issuerAnswer(state, readCard(state, input, merchantAccount));
  const { resultCode, reason } = ISSUER_ANSWERS[answer];
  const pspReference = state.random.reference();
  if (answer !== 'APPROVED') return { pspReference, resultCode, ...(reason && { refusalReason: reason }) };
  const { reference } = input;
  state
    .records(openPayouts)
    .paidOut.push({ pspReference, merchantAccount, reference, amount, at: state.now() });
  return { pspReference, resultCode, authCode: state.random.digits(6) };
};

function readCard(state: State, input: PayoutRequest, merchantAccount: string): CardFacts {
  if (input.card) return readClearCard(input.card, state.now());
  const shopperReference = readShopperReference(input);
  const stored = [
    ...state.storedCards(merchantAccount, shopperReference),
    ...payoutDetails(state, merchantAccount, shopperReference),
  ].find(({ id }) => id === input.selectedRecurringDetailReference);
  if (!stored?.card) throw invalid('800', 'Contract not found');
  return stored.card;
}

function issuerAnswer(state: State, card: CardFacts): IssuerAnswerName {
  const requested = requestedAnswer(card.holderName, undefined);
  return requested ?? (isOver(card, state.now()) ? 'CARD_EXPIRED' : card.answer);
}
