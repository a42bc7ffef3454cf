import { post } from '../operation.js';
import { once } from '../schema/once.js';
import * as z from '../schema/schema.js';
import { Amount, textOf } from '../schema/values.js';
import { envelope } from './envelope.js';

/** Asks what is known of a card before it pays an order. The number is encrypted; a payment needs another envelope. */
export const CardHintsRequest = /*@__PURE__*/ once(() =>
  z.object({ order: textOf(80, 1), encryptedCardNumber: envelope() }),
);
export type CardHintsRequest = z.input<ReturnType<typeof CardHintsRequest>>;

/** What is known; a fact that is not known, or that the merchant does not ask for, is left out. */
export const CardHints = /*@__PURE__*/ once(() =>
  z.object({
    /** An estimate of the surcharge for this card. It is not part of the amount that is paid. */
    surcharge: z.optional(Amount()),
    /** True where the card takes part in 3D Secure, so that its bank may ask the shopper to confirm. */
    mayAskToConfirm: z.optional(z.boolean()),
  }),
);
export type CardHints = z.infer<ReturnType<typeof CardHints>>;

/** Says what a card may cost and whether its bank may ask. Answers 501 where the merchant's server has not turned it on. */
export const cardHints = /*@__PURE__*/ post('/cardHints', { input: CardHintsRequest, output: CardHints });
