import { base64OfJson } from '../../facts/base64.js';
import { readAmount, readMerchantAccount, readShopperReference, type Fields } from '../refusals/fields.js';
import { storedMethod } from './paying/methods.js';
import { invalid } from '../refusals/service-error.js';
import type { State } from '../state/state.js';

/** `POST /paymentSession` of either variant: what an older drop-in starts from, with what its shopper has stored. */
export function setUp(
  state: State,
  input: Fields & { readonly returnUrl: string; readonly reference: string },
) {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  const amount = readAmount(input);
  const shopperReference = readShopperReference(input);
  if (!URL.canParse(input.returnUrl)) throw invalid('14_030', 'Return URL is missing.');
  const stored = shopperReference ? state.storedCards(merchantAccount, shopperReference) : [];
  const { reference } = input;
  const session = { amount, reference, generationtime: new Date(state.now()).toISOString() };
  return {
    paymentSession: base64OfJson({ ...session, signature: state.random.opaque(48) }),
    ...(stored.length > 0 && {
      recurringDetails: stored.map((kept) => {
        const { id, name, type, brand, lastFour, expiryMonth, expiryYear, holderName } = storedMethod(kept);
        const card = { number: lastFour, expiryMonth, expiryYear, holderName: holderName ?? 'Unknown' };
        return { recurringDetailReference: id, name, type, brands: [brand], storedDetails: { card } };
      }),
    }),
  };
}
