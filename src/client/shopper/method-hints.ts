import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { integer } from '../schema/values.js';

/** The most parts that any country knows. */
const MOST = 99;

/** What a shopper reads beside the name of a method before they choose it. */
export const MethodHint = /*@__PURE__*/ once(() =>
  z.object({
    /** Numbers of monthly payments that an order may be paid in; the smallest and the largest are shown. */
    installments: z.optional(z.array(integer(2, MOST))),
    /** What the method costs beside the order, in minor units of its currency. */
    surcharge: z.optional(integer(1, Number.MAX_SAFE_INTEGER)),
  }),
);
export type MethodHint = z.input<ReturnType<typeof MethodHint>>;

/** By the platform's types of methods; `scheme` is cards. */
export const MethodHints = /*@__PURE__*/ once(() => z.record(z.string(), MethodHint()));
