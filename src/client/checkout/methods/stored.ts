import { text } from '../../schema/fields.js';

/** What every payment method may carry. */
export const tracked = () => ({
  /** Ties the payment to what the shopper did before, for the platform's analytics. */
  checkoutAttemptId: text(),
});

/** What every payment method may carry that can be stored. */
export const storable = () => ({
  ...tracked(),
  /** @deprecated by the platform, for `storedPaymentMethodId`. */
  recurringDetailReference: text(),
  /** Pays with what the shopper has stored under this id. */
  storedPaymentMethodId: text(64),
});
