import type { Amount } from '../../../client/index.js';
import type { PayInput } from '../../../client/pay-once/index.js';
import { browserFacts } from '../attempt/browser-facts.js';
import type { Sealed } from '../card-frame/card-frame.js';

/**
 * A method as it is sent. A sheet may have asked where the order goes, and so what it costs there; its shopper may want it stored, and
 * what for.
 */
export type Prepared = PayInput['paymentMethod'] &
  Partial<Pick<PayInput, 'delivery' | 'amount'>> & { readonly store?: PayInput['recurringProcessingModel'] };

export interface Choice {
  readonly amount: Amount;
  /** A method that is no card, as its room has prepared it; of a card, what was filled in beside it. */
  readonly method: Prepared | undefined;
  /** Id of a stored card; empty: the card that was typed. */
  readonly storedCard: string;
  /** Set where the shopper wants the typed card stored. */
  readonly store: PayInput['recurringProcessingModel'];
  readonly locale: string;
}

function paymentMethod(
  method: PayInput['paymentMethod'] | undefined,
  storedCard: string,
  { envelopes, holderName, brand }: Sealed,
): PayInput['paymentMethod'] {
  if (method && method.type !== 'scheme') return method;
  const card = storedCard ? { storedPaymentMethodId: storedCard } : { holderName, brand };
  return { type: 'scheme', ...envelopes, ...card, ...method };
}

export function payInput({ amount, method, storedCard, store, locale }: Choice, sealed: Sealed): PayInput {
  const { delivery, amount: priced = amount, store: storeMethod, ...chosen } = method ?? {};
  const purpose = storeMethod ?? (storedCard ? undefined : store);
  return {
    amount: priced,
    locale,
    browser: browserFacts(),
    paymentMethod: paymentMethod(method && (chosen as PayInput['paymentMethod']), storedCard, sealed),
    ...(delivery && { delivery }),
    ...(purpose && { storePaymentMethod: true, recurringProcessingModel: purpose }),
  };
}
