import * as z from '../schema/schema.js';
import { flag, text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** The payment whose shopper is to be forgotten; with `forceErasure` stored payment details go as well. */
export const ErasureRequest = /*@__PURE__*/ once(() =>
  z.object({
    forceErasure: flag(),
    merchantAccount: text(),
    pspReference: text(),
  }),
);
export type ErasureRequest = z.input<ReturnType<typeof ErasureRequest>>;

/** `ACTIVE_RECURRING_TOKEN_EXISTS` asks for a decision: nothing was erased, and `forceErasure` would. */
export const ErasureResponse = /*@__PURE__*/ once(() =>
  z.object({
    result: word('ACTIVE_RECURRING_TOKEN_EXISTS', 'ALREADY_PROCESSED', 'PAYMENT_NOT_FOUND', 'SUCCESS'),
  }),
);
export type ErasureResponse = z.infer<ReturnType<typeof ErasureResponse>>;
