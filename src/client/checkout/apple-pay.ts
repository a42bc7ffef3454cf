import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';

/** Vouches to Apple for the shop that a payment sheet opens on. */
export const ApplePaySessionRequest = /*@__PURE__*/ once(() =>
  z.object({
    displayName: z.string(),
    domainName: z.string(),
    merchantIdentifier: z.string(),
  }),
);
export type ApplePaySessionRequest = z.input<ReturnType<typeof ApplePaySessionRequest>>;

/** Apple's session, which the page hands to its payment sheet. */
export const ApplePaySessionResponse = /*@__PURE__*/ once(() => z.object({ data: z.string() }));
export type ApplePaySessionResponse = z.infer<ReturnType<typeof ApplePaySessionResponse>>;
