import { dataProtection } from '../../client/data-protection/index.js';
import { readMerchantAccount } from '../refusals/fields.js';
import type { Payment } from '../cards/payment.js';
import { forgetAccount, storedAccounts } from '../checkout/stored-accounts.js';
import { invalid, serviceRefusals } from '../refusals/service-error.js';
import { simulate, type Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';

/** References of payments whose shopper was forgotten. */
const openErased = (): Set<string> => new Set();

/**
 * Forgets who paid: the card, the shopper's reference and address. What was paid, when and how it ended stays, because
 * books have to add up.
 */
function erase(state: State, payment: Payment): void {
  const { brand, steps, answer } = payment.card;
  const anonymous: Partial<Payment> = {
    card: {
      brand,
      steps,
      answer,
      lastFour: '0000',
      expiryMonth: '00',
      expiryYear: '0000',
      holderName: undefined,
    },
    shopperReference: undefined,
    hasAddress: false,
    store: false,
  };
  Object.assign(payment, anonymous);
  delete payment.token;
  state.records(openErased).add(payment.pspReference);
}

/** What the one who paid has stored: all that is the shopper's, and the one that this payment made or used. */
function tokensOf(state: State, { merchantAccount, shopperReference, token }: Payment): string[] {
  const own = shopperReference
    ? [
        ...state.storedCards(merchantAccount, shopperReference),
        ...storedAccounts(state, merchantAccount, shopperReference),
      ]
    : [];
  const used = token === undefined ? undefined : state.tokens.get(token);
  return [...new Set([...own, ...(used ? [used] : [])].map(({ id }) => id))];
}

/**
 * Erasure of a shopper's data, by one payment. While the shopper has stored cards nothing is erased unless it is forced,
 * and then they go too. A payment of another account is not found.
 */
const answers: Answers<typeof dataProtection> = {
  requestErasure: (state, { input }) => {
    const merchantAccount = readMerchantAccount(input, state.merchantAccount);
    const { pspReference, forceErasure } = input;
    if (!pspReference) throw invalid('158', "Required field 'pspReference' is not provided.");
    const payment = state.payments.find(
      (made) => made.pspReference === pspReference && made.merchantAccount === merchantAccount,
    );
    if (!payment) return { result: 'PAYMENT_NOT_FOUND' };
    if (state.records(openErased).has(pspReference)) return { result: 'ALREADY_PROCESSED' };
    const tokens = tokensOf(state, payment);
    if (tokens.length > 0 && !forceErasure) return { result: 'ACTIVE_RECURRING_TOKEN_EXISTS' };
    for (const token of tokens) {
      state.tokens.delete(token);
      forgetAccount(state, merchantAccount, payment.shopperReference, token);
    }
    erase(state, payment);
    return { result: 'SUCCESS' };
  },
};

export const dataProtectionSimulation = simulate({
  name: 'data-protection',
  prefix: /^\/ca\/services\/DataProtectionService\/v(\d+)(?=\/)/,
  table: dataProtection,
  answers,
  refusals: serviceRefusals,
});
