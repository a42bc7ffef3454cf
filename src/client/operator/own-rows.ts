import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';

/** What the caller of the proxy may ask of it. */
export const OwnRows = /*@__PURE__*/ once(() =>
  z.object({
    /** `operator`, `approver` or `seller`; any other word is a role that is newer than this library. */
    audience: z.string(),
    /** Interface and row of each that is open to them, for example `checkout.refundPayment`. */
    rows: z.array(z.string()),
  }),
);
export type OwnRows = z.infer<ReturnType<typeof OwnRows>>;
