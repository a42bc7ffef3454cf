import { post } from '../operation.js';
import { once } from '../schema/once.js';
import * as z from '../schema/schema.js';
import { Amount, textOf } from '../schema/values.js';
import { envelope } from './envelope.js';

/** Asks what a gift card is worth to an order. A payment with the same encrypted fields may follow, of this session and order. */
export const GiftCardBalanceRequest = /*@__PURE__*/ once(() =>
  z.object({
    order: textOf(80, 1),
    paymentMethod: z.object({
      /** The platform's name of whose card it is, as the method's `brands` list it. */
      brand: z.optional(textOf(40)),
      encryptedCardNumber: envelope(),
      /** The card's PIN. Which brands have one, the platform knows. */
      encryptedSecurityCode: z.optional(envelope()),
      encryptedExpiryMonth: z.optional(envelope()),
      encryptedExpiryYear: z.optional(envelope()),
    }),
  }),
);
export type GiftCardBalanceRequest = z.input<ReturnType<typeof GiftCardBalanceRequest>>;

/**
 * - `usable`: it can pay what `pays` says.
 * - `empty`: nothing is left on it.
 * - `other-currency`: it pays in another currency than the order's.
 * - `expired`: its time is over.
 * - `not-found`: number and PIN do not belong together, or the number is no gift card's. Which of the two, no one is told.
 */
export const GIFT_CARD_RESULTS = ['usable', 'empty', 'other-currency', 'expired', 'not-found'] as const;
export type GiftCardResult = (typeof GIFT_CARD_RESULTS)[number];

export const GiftCardBalance = /*@__PURE__*/ once(() =>
  z.object({
    /** A `GiftCardResult`; a page takes a word that it does not know for `not-found`. */
    result: z.string(),
    /** What is on the card. With `usable` alone, as the next two. */
    balance: z.optional(Amount()),
    /** What it can pay of the order: no more than its balance, its limit for one payment and what is left to pay. */
    pays: z.optional(Amount()),
    /** What is left to pay by another method then; 0 where the card pays all. */
    remaining: z.optional(Amount()),
  }),
);
export type GiftCardBalance = z.infer<ReturnType<typeof GiftCardBalance>>;

/** Says what a gift card can pay of an order. Counts as an attempt to pay, and spends nothing. Fails with `order-paid`. */
export const giftCardBalance = /*@__PURE__*/ post('/giftCards/balance', {
  input: GiftCardBalanceRequest,
  output: GiftCardBalance,
});
