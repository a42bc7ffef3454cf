import type { createStoredPaymentMethod } from '../../client/checkout/index.js';
import { readMerchantAccount, readShopperReference } from '../refusals/fields.js';
import { ISSUER_ANSWERS } from '../cards/issuer.js';
import { readCard } from './paying/card.js';
import { storedMethod } from './paying/methods.js';
import type { StoredCard } from '../cards/payment.js';
import { invalid, notConfigured } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';

/** Keeps a card for a shopper. The same card again keeps its id, and is kept for what was said last. */
export function keepCard(state: State, kept: Omit<StoredCard, 'id'>): StoredCard {
  const { merchantAccount, shopperReference, card } = kept;
  const same = state
    .storedCards(merchantAccount, shopperReference)
    .find((known) => known.card.lastFour === card.lastFour && known.card.brand === card.brand);
  const stored = { id: same?.id ?? state.random.reference(), ...kept };
  state.tokens.set(stored.id, stored);
  return stored;
}

/** `POST /storedPaymentMethods`: the issuer is asked about the card, and nothing is charged. */
export const create: Answering<typeof createStoredPaymentMethod> = async (state, { input }) => {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const shopperReference = readShopperReference(input) ?? '';
  const { type = 'scheme' } = input.paymentMethod;
  if (type !== 'scheme' && type !== 'card') throw notConfigured();
  const { card, answer } = await readCard(state, { ...input }, merchantAccount);
  if (answer !== 'APPROVED')
    throw invalid('905', `The payment method was not stored: ${ISSUER_ANSWERS[answer].reason}`);
  const models = [input.recurringProcessingModel];
  const { supportedShopperInteractions: _, ...resource } = storedMethod(
    keepCard(state, { merchantAccount, shopperReference, card, models }),
  );
  return { ...resource, shopperReference };
};
