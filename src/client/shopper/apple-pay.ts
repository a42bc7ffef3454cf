import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';

export const ApplePaySession = /*@__PURE__*/ once(() =>
  z.object({
    order: textOf(80, 1),
    /** ISO 3166-1 alpha-2, as the payment methods were asked for. */
    countryCode: z.optional(textOf(2, 2)),
  }),
);
export type ApplePaySession = z.input<ReturnType<typeof ApplePaySession>>;

/** Apple's session, which only its sheet reads: JSON in base64, good for some minutes. */
export const ApplePaySessionAnswer = /*@__PURE__*/ once(() => z.object({ session: z.string() }));
export type ApplePaySessionAnswer = z.infer<ReturnType<typeof ApplePaySessionAnswer>>;
