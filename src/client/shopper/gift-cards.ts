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

export const PaidPart = /*@__PURE__*/ once(() =>
  z.object({
    amount: Amount(),
    brand: z.optional(z.string()),
    lastFour: z.optional(z.string()),
    /** True where this session paid it, and so may take it back. */
    isRemovable: z.optional(z.boolean()),
  }),
);
/** A part that an order was paid with. */
export type PaidPart = z.infer<ReturnType<typeof PaidPart>>;

/** How far an order is paid, as the method of gift cards brings it in its `configuration`. */
export interface GiftCardParts {
  /** What the order was paid with so far. */
  readonly paid: readonly PaidPart[];
  /** Why all that was paid before has gone back. Absent once a part is paid again. */
  readonly paidBack?: 'expired' | 'removed' | undefined;
}

export const RemovePartsRequest = /*@__PURE__*/ once(() => z.object({ order: textOf(80, 1) }));
export type RemovePartsRequest = z.input<ReturnType<typeof RemovePartsRequest>>;

export const RemovePartsAnswer = /*@__PURE__*/ once(() =>
  z.object({
    order: z.string(),
    /** What is left to pay now. */
    amount: Amount(),
    /** Parts that still count. */
    paid: z.array(PaidPart()),
    /** False where the money is on its way back and the platform has yet to say so: ask again. */
    settled: z.boolean(),
  }),
);
export type RemovePartsAnswer = z.infer<ReturnType<typeof RemovePartsAnswer>>;

/** Says what a gift card can pay of an order. Counts as an attempt to pay, and spends nothing. Fails with `order-paid`. */
export const giftCardBalance = /*@__PURE__*/ post('/giftCards/balance', {
  input: GiftCardBalanceRequest,
  output: GiftCardBalance,
});

/**
 * Gives back all that an order was paid with so far, gift cards and other parts, so that it can be paid in another way. Fails
 * with `order-paid`, and with `attempt-open` while another attempt is under way.
 */
export const removeParts = /*@__PURE__*/ post('/giftCards/remove', {
  input: RemovePartsRequest,
  output: RemovePartsAnswer,
  success: [200, 202],
});
