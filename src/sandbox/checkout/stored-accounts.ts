import { REDIRECT_METHODS } from '../../client/shopper/payment-methods.js';
import type { Payment, PaymentMethodType } from '../cards/payment.js';
import { member, readShopperReference, text, type Fields } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { State } from '../state/state.js';
import type { UsedCard } from './paying/card.js';
import { methodName, redirectAccount } from './redirect-methods.js';

/** A shopper's account with a wallet or a bank, which pays again without a visit there. */
interface StoredAccount {
  readonly id: string;
  readonly merchantAccount: string;
  readonly shopperReference: string;
  readonly method: PaymentMethodType;
  readonly models: readonly string[];
}

const openAccounts = (): Map<string, StoredAccount> => new Map();

const isStorable = (method: PaymentMethodType): boolean =>
  (REDIRECT_METHODS as readonly string[]).includes(method);

/** What a shopper has stored that is no card, oldest first. */
export const storedAccounts = (
  state: State,
  merchantAccount: string,
  shopperReference: string | undefined,
): readonly StoredAccount[] =>
  [...state.records(openAccounts).values()].filter(
    (kept) => kept.merchantAccount === merchantAccount && kept.shopperReference === shopperReference,
  );

/** Keeps the account that a payment was made from, once for each shopper and method. */
export function keepAccount(state: State, payment: Payment): void {
  const { merchantAccount, shopperReference, method, recurringProcessingModel = 'CardOnFile' } = payment;
  if (!shopperReference || !isStorable(method)) return;
  const same = storedAccounts(state, merchantAccount, shopperReference).find(
    (kept) => kept.method === method,
  );
  const id = same?.id ?? state.random.reference();
  const kept = { id, merchantAccount, shopperReference, method, models: [recurringProcessingModel] };
  state.records(openAccounts).set(id, kept);
  payment.token = id;
}

/** The account that a payment names; another shopper's, or of another method, is not there. */
export function storedAccount(
  state: State,
  input: Fields,
  merchantAccount: string,
  method: PaymentMethodType,
): UsedCard {
  const shopperReference = readShopperReference(input);
  if (!shopperReference) throw invalid('000', 'Recurring payments require a shopperReference');
  const id = text(member(input, 'paymentMethod'), 'storedPaymentMethodId');
  const kept = storedAccounts(state, merchantAccount, shopperReference).find((one) => one.id === id);
  if (kept?.method !== method) throw invalid('800', 'Contract not found');
  const used = redirectAccount(state, input);
  return { ...used, card: { ...used.card, steps: [] }, token: kept.id };
}

/** As the platform lists it. Accounts of the sandbox are all of one simulated shopper. */
export const storedAccountMethod = ({ id, method, models }: StoredAccount) => ({
  id,
  type: method,
  name: methodName(method),
  shopperEmail: 'shopper@wallet.example',
  supportedRecurringProcessingModels: [...models],
  supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
});

/** Forgets one of a shopper's; whether it was there. */
export function forgetAccount(
  state: State,
  merchantAccount: string,
  shopperReference: string | undefined,
  id: string | undefined,
): boolean {
  const kept = storedAccounts(state, merchantAccount, shopperReference).find((one) => one.id === id);
  return kept !== undefined && state.records(openAccounts).delete(kept.id);
}
