import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { get } from '../operation.js';

export const ENVIRONMENTS = ['sandbox', 'test', 'live'] as const;

/** What a proxy tells every visitor, signed in or not. */
export const ConfigAnswer = /*@__PURE__*/ once(() =>
  z.object({
    /** One of `ENVIRONMENTS`. */
    environment: z.string(),
    /** Milliseconds since the epoch by the server's clock, as text. */
    serverTime: z.string(),
    /**
     * What the merchant's service of listings does itself: where one is missing, a page asks for all listings at once and
     * does it. Absent where the proxy offers no listings.
     */
    listings: z.optional(z.object({ paging: z.boolean(), search: z.boolean(), sort: z.boolean() })),
    /** True where shoppers may store a card without paying. */
    addsCards: z.optional(z.boolean()),
  }),
);
export type ConfigAnswer = z.infer<ReturnType<typeof ConfigAnswer>>;

/** Asked for by elements that need the server's time and no payment methods. Not in the table: checkout never calls it. */
export const config = /*@__PURE__*/ get('/config', { output: ConfigAnswer });
