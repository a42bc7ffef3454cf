import { debitOf } from '../../client/shopper/debits.js';
import { shortFormOf } from '../../client/shopper/short-forms.js';
import { isStorable } from '../../client/shopper/storable.js';
import type { Step } from '../cards/cards.js';
import type { CardFacts, Payment, PaymentMethodType } from '../cards/payment.js';
import { member, readShopperReference, text, type Fields } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { State } from '../state/state.js';
import type { UsedCard } from './paying/card.js';
import { methodName } from '../../client/shopper/method-names.js';
import { redirectAccount } from './redirect-methods.js';

/** A shopper's account with a wallet or a bank, which pays again without a visit there, or without its number. */
interface StoredAccount {
  readonly id: string;
  readonly merchantAccount: string;
  readonly shopperReference: string;
  readonly method: PaymentMethodType;
  readonly models: readonly string[];
  /** What its bank does with a debit. */
  readonly fate: Pick<CardFacts, 'decision' | 'afterwards'>;
  /** Of a bank account alone: all that is kept of its number. */
  readonly lastFour: string;
}

const openAccounts = (): Map<string, StoredAccount> => new Map();

/** What a shopper has stored that is no card, oldest first. */
export const storedAccounts = (
  state: State,
  merchantAccount: string,
  shopperReference: string | undefined,
): readonly StoredAccount[] =>
  [...state.records(openAccounts).values()].filter(
    (kept) => kept.merchantAccount === merchantAccount && kept.shopperReference === shopperReference,
  );

/** Keeps the account that a payment was made from, once for each shopper, method and number. */
export function keepAccount(state: State, payment: Payment): void {
  const { merchantAccount, shopperReference, method, recurringProcessingModel = 'CardOnFile' } = payment;
  if (!shopperReference || !isStorable(method)) return;
  const { accountLastFour: lastFour = '', card } = payment;
  const same = storedAccounts(state, merchantAccount, shopperReference).find(
    (kept) => kept.method === method && kept.lastFour === lastFour,
  );
  const id = same?.id ?? state.random.reference();
  const kept = {
    id,
    merchantAccount,
    shopperReference,
    method,
    models: [recurringProcessingModel],
    fate: { decision: card.decision, afterwards: card.afterwards },
    lastFour,
  };
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
  const answer = debitOf(method) ? 'PENDING' : 'APPROVED';
  // A code is asked for once; the app that gave it asks each time.
  const steps: readonly Step[] = shortFormOf(method)?.next === 'await' ? ['await'] : [];
  return { ...used, answer, card: { ...used.card, ...kept.fate, answer, steps }, token: kept.id };
}

/** What tells a shopper's accounts apart. Those with a wallet are all of one simulated shopper. */
function namesOf({ method, lastFour }: StoredAccount) {
  if (lastFour) return { lastFour };
  return method === 'blik' ? { label: 'Sandbox Bank' } : { shopperEmail: 'shopper@wallet.example' };
}

/** As the platform lists it. */
export const storedAccountMethod = (kept: StoredAccount) => ({
  id: kept.id,
  type: kept.method,
  name: methodName(kept.method) ?? kept.method,
  ...namesOf(kept),
  supportedRecurringProcessingModels: [...kept.models],
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
