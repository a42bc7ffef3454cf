import type { Name } from '../../client/checkout/fields/shopper.js';
import type { BankAccount } from '../../client/recurring/stored-detail.js';
import { readMerchantAccount, readShopperReference } from '../refusals/fields.js';
import type { CardFacts } from '../cards/payment.js';
import { openPayouts, payoutDetails } from '../payout/records.js';
import { invalid } from '../refusals/service-error.js';
import type { State } from '../state/state.js';

/** A stored payment method of a shopper, whichever interface stored it. */
export interface StoredDetail {
  readonly id: string;
  readonly contracts: readonly string[];
  readonly card?: CardFacts | undefined;
  readonly bank?: BankAccount | undefined;
  readonly shopperName?: Name | undefined;
  readonly shopperEmail?: string | undefined;
  /** Of the request that stored it. */
  readonly pspReference?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at?: number | undefined;
}

interface Named {
  readonly merchantAccount: string;
  readonly shopperReference: string;
}

/** Whose details a request is about. */
export function readShopper(state: State, input: Named): Named {
  const merchantAccount = readMerchantAccount(input, state.merchantAccount);
  return { merchantAccount, shopperReference: readShopperReference(input) ?? '' };
}

/** All that a shopper has stored: the cards that a checkout offers, and what they are paid to. */
export function storedDetails(state: State, { merchantAccount, shopperReference }: Named): StoredDetail[] {
  const cards = state.storedCards(merchantAccount, shopperReference).map(({ id, card, models }) => {
    const first = state.payments.find(({ token }) => token === id);
    return { id, card, contracts: models.map(contractOf), pspReference: first?.pspReference, at: first?.at };
  });
  const details = payoutDetails(state, merchantAccount, shopperReference);
  return [...cards, ...details.map((detail) => ({ ...detail, contracts: ['PAYOUT'] }))];
}

/** One of a shopper's details; another shopper's is not there. */
export function findDetail(state: State, named: Named, id: string | undefined): StoredDetail {
  const found = storedDetails(state, named).find((detail) => detail.id === id);
  if (!found) throw invalid('800', 'Contract not found');
  return found;
}

export const isStored = (state: State, id: string): boolean =>
  state.tokens.has(id) || state.records(openPayouts).details.has(id);

export function removeDetail(state: State, id: string): void {
  state.tokens.delete(id);
  state.records(openPayouts).details.delete(id);
}

/** The older name of what a stored card is for: payments with its shopper present, or without them. */
const contractOf = (model: string): string => (model === 'CardOnFile' ? 'ONECLICK' : 'RECURRING');
