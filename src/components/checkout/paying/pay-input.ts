import type { Amount } from '../../../client/index.js';
import type { PayInput } from '../../../client/pay-once/index.js';
import type { Browser } from '../../../client/shopper/index.js';
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
  /** Id of a stored card; empty: the card that was typed. */
  readonly storedCard: string;
  /** Set where the shopper wants the typed card stored. */
  readonly store: PayInput['recurringProcessingModel'];
  readonly locale: string;
}

export function payInput({ amount, storedCard, store, locale }: Choice, sealed: Sealed): PayInput {
  const { envelopes, holderName, brand } = sealed;
  return {
    amount,
    locale,
    browser: browserFacts(),
    paymentMethod: {
      type: 'scheme',
      ...envelopes,
      ...(storedCard ? { storedPaymentMethodId: storedCard } : { holderName, brand }),
    },
    ...(store && !storedCard && { storePaymentMethod: true, recurringProcessingModel: store }),
  };
}
