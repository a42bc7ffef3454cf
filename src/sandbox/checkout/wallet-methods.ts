import { walletOf } from '../../client/shopper/wallets.js';
import { member, text, type Fields } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { State } from '../state/state.js';
import { readSimulatedToken } from '../wallets/simulated-token.js';
import type { UsedCard } from './paying/card.js';

/** Wallets for a shopper's country, as the platform lists them, with what their sheets are told. */
export const walletOffers = (country: string | undefined, brands: readonly string[], merchant: string) =>
  country === undefined
    ? []
    : [
        {
          type: 'applepay',
          name: 'Apple Pay',
          brands,
          configuration: { merchantId: 'merchant.sandbox.florin', merchantName: merchant },
        },
        {
          type: 'googlepay',
          name: 'Google Pay',
          brands: brands.filter((brand) => brand !== 'maestro'),
          configuration: {
            merchantId: 'BCR2DN4TFLORINBOX',
            gatewayMerchantId: merchant,
            merchantName: merchant,
          },
        },
        ...(['KR', 'US'].includes(country) ? [{ type: 'samsungpay', name: 'Samsung Pay', brands }] : []),
      ];

/** What makes a token one of its own, of each that was paid with. */
const openUsed = (): Set<string> => new Set();

/**
 * A card in a simulated wallet. A wallet makes a token for one payment: one that was used before is refused, and so is one of
 * a real wallet, which only the platform can open.
 */
export function walletCard(state: State, input: Fields): UsedCard {
  const method = member(input, 'paymentMethod');
  const name = walletOf(text(method, 'type') ?? '')?.token ?? '';
  const read = readSimulatedToken(text(method, name) ?? '');
  if (!read) throw invalid('14_017', `Field 'paymentMethod.${name}' is not a token of a simulated wallet`);
  const used = state.records(openUsed);
  if (used.has(read.nonce)) throw invalid('14_018', `Field 'paymentMethod.${name}' was used before`);
  used.add(read.nonce);
  const { brand, lastFour, steps, answer } = read.card;
  const facts = { expiryMonth: '', expiryYear: '', holderName: undefined };
  return { card: { brand, lastFour, ...facts, steps, answer }, answer, securityCodeGiven: false };
}
