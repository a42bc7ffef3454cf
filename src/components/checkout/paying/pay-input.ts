import type { Amount } from '../../../client/index.js';
import type { PayInput } from '../../../client/pay-once/index.js';
import type { Browser, RedirectMethod } from '../../../client/shopper/index.js';
import type { Sealed } from '../../parts/card-frame/card-frame.js';

/** What 3D Secure asks of a browser and only a page can say. */
function browserFacts(): Browser {
  const { colorDepth, height, width } = screen;
  return {
    colorDepth,
    javaEnabled: false,
    language: navigator.language,
    screenHeight: height,
    screenWidth: width,
    timeZoneOffset: new Date().getTimezoneOffset(),
  };
}

export interface Choice {
  readonly amount: Amount;
  /** Type of a method that the shopper leaves the page for. */
  readonly leaveFor: string | undefined;
  /** Id of a stored card; empty: the card that was typed. */
  readonly storedCard: string;
  /** Set where the shopper wants the typed card stored. */
  readonly store: PayInput['recurringProcessingModel'];
  readonly locale: string;
}

function paymentMethod(
  { leaveFor, storedCard }: Choice,
  { envelopes, holderName, brand }: Sealed,
): PayInput['paymentMethod'] {
  // The proxy named it, and refuses what it has no row for.
  if (leaveFor) return { type: leaveFor as RedirectMethod };
  const card = storedCard ? { storedPaymentMethodId: storedCard } : { holderName, brand };
  return { type: 'scheme', ...envelopes, ...card };
}

export function payInput(choice: Choice, sealed: Sealed): PayInput {
  const { amount, storedCard, store, locale } = choice;
  return {
    amount,
    locale,
    browser: browserFacts(),
    paymentMethod: paymentMethod(choice, sealed),
    ...(store && !storedCard && { storePaymentMethod: true, recurringProcessingModel: store }),
  };
}
