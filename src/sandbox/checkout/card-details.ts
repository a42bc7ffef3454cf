import type { getCardDetails } from '../../client/checkout/index.js';
import { binFacts } from '../cards/card-facts.js';
import { readMerchantAccount } from '../refusals/fields.js';
import type { Answering } from '../rows/simulation.js';

/** Cards of these countries may carry the domestic brand beside the international one. */
const CO_BADGED = new Map([['FR', 'cartebancaire']]);

/** `POST /cardDetails`: by the first digits, or by an envelope, which wins. No digit comes back. */
export const cardDetails: Answering<typeof getCardDetails> = async (state, { input }) => {
  readMerchantAccount(input, state.merchantAccount);
  const { cardNumber, encryptedCardNumber, supportedBrands } = input;
  const digits =
    encryptedCardNumber === undefined
      ? cardNumber
      : await state.envelopes.open('encryptedCardNumber', encryptedCardNumber);
  const facts = binFacts(digits.replaceAll(' ', ''));
  if (!facts) return { brands: [] };
  const { brand, issuingCountry } = facts;
  const domestic = brand === 'visa' || brand === 'mc' ? CO_BADGED.get(issuingCountry) : undefined;
  const isSupported = (name: string): boolean => supportedBrands?.includes(name) ?? true;
  return {
    brands: [brand, ...(domestic ? [domestic] : [])].map((type) => ({ type, supported: isSupported(type) })),
    issuingCountryCode: issuingCountry,
  };
};
