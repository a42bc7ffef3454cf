import { binFacts, brandFacts, type BinFacts } from '../cards/card-facts.js';
import { readMerchantAccount, readShopperReference } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { State } from '../state/state.js';

/** A card that a person asks about. */
interface AskedCard {
  /** Undefined where its digits are no brand's. */
  readonly facts: BinFacts | undefined;
  /** The first six digits, which the platform tells to accounts that are enabled for it; unknown of a stored card. */
  readonly bin: string | undefined;
}

interface Asked {
  readonly merchantAccount: string;
  readonly cardNumber?: string | undefined;
  readonly encryptedCardNumber?: string | undefined;
  readonly shopperReference?: string | undefined;
  /** The id of a stored card. */
  readonly token: string | undefined;
}

/** Finds a card by its digits, by an envelope with its number, or by the id that it is stored under. */
export async function findCard(state: State, asked: Asked): Promise<AskedCard> {
  const merchantAccount = readMerchantAccount(asked, state.merchantAccount);
  const { cardNumber, encryptedCardNumber, token } = asked;
  if (cardNumber !== undefined) return { facts: binFacts(cardNumber), bin: cardNumber.slice(0, 6) };
  if (encryptedCardNumber !== undefined) {
    const number = await state.envelopes.open('encryptedCardNumber', encryptedCardNumber);
    return { facts: binFacts(number), bin: number.slice(0, 6) };
  }
  if (token === undefined) throw invalid('101', 'Invalid card number');
  const stored = state
    .storedCards(merchantAccount, readShopperReference(asked))
    .find(({ id }) => id === token);
  if (!stored) throw invalid('800', 'Contract not found');
  return { facts: brandFacts(stored.card.brand), bin: undefined };
}
