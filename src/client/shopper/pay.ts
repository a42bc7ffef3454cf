import * as z from '../schema/schema.js';
import { RECURRING_MODELS } from '../checkout/fields/recurring-models.js';
import { once } from '../schema/once.js';
import { Amount, integer, oneOf, textOf } from '../schema/values.js';
import { REDIRECT_METHODS } from './payment-methods.js';
import { SHORT_FORMS, ShortFields, type ShortFormMethod } from './short-forms.js';

const envelope = () => textOf(15_000, 5);

/** What 3D Secure wants to know of a browser and only the page can say. */
export const Browser = /*@__PURE__*/ once(() =>
  z.object({
    colorDepth: integer(),
    javaEnabled: z.boolean(),
    language: textOf(35),
    screenHeight: integer(),
    screenWidth: integer(),
    timeZoneOffset: integer(),
  }),
);
export type Browser = z.input<ReturnType<typeof Browser>>;

/** One payment of one order with a card, a stored card, a method that the shopper leaves the page for, or one with a few fields. The key travels in the `Idempotency-Key` header. */
export const PayRequest = /*@__PURE__*/ once(() =>
  z.object({
    order: textOf(80, 1),
    /**
     * What the button said. If something else is left to pay of the order by now, nothing is sent. A gift card may pay
     * a part of it.
     */
    amount: Amount(),
    paymentMethod: z.object({
      type: oneOf(
        'scheme',
        'giftcard',
        ...REDIRECT_METHODS,
        ...(Object.keys(SHORT_FORMS) as ShortFormMethod[]),
      ),
      encryptedCardNumber: z.optional(envelope()),
      encryptedExpiryMonth: z.optional(envelope()),
      encryptedExpiryYear: z.optional(envelope()),
      encryptedSecurityCode: z.optional(envelope()),
      holderName: z.optional(textOf(100)),
      brand: z.optional(textOf(40)),
      storedPaymentMethodId: z.optional(textOf(64)),
      fields: z.optional(ShortFields()),
    }),
    storePaymentMethod: z.optional(z.boolean()),
    recurringProcessingModel: z.optional(oneOf(...RECURRING_MODELS)),
    browser: Browser(),
    locale: z.optional(textOf(35)),
  }),
);
export type PayRequest = z.input<ReturnType<typeof PayRequest>>;

/** Exactly one of the results; the proxy finds the attempt by session and order and adds the rest. */
export const DetailsRequest = /*@__PURE__*/ once(() =>
  z.object({
    order: textOf(80, 1),
    /** The attempt's key, where the page still has it. */
    key: z.optional(textOf(64)),
    redirectResult: z.optional(textOf(20_000)),
    payload: z.optional(textOf(20_000)),
    threeDSFingerprint: z.optional(textOf(100_000)),
    threeDSResult: z.optional(textOf(50_000)),
  }),
);
export type DetailsRequest = z.input<ReturnType<typeof DetailsRequest>>;
