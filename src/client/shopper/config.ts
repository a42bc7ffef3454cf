import * as z from '../schema.js';
import { once } from '../once.js';
import { get } from '../operation.js';

/** What a proxy tells everybody. */
export const ConfigAnswer = /*@__PURE__*/ once(() =>
  z.object({
    /** `sandbox`, `test` or `live`. */
    environment: z.string(),
    /** Milliseconds since the epoch by the server's clock, as text. */
    serverTime: z.string(),
  }),
);
export type ConfigAnswer = z.infer<ReturnType<typeof ConfigAnswer>>;

/** Asked for by elements that need the server's time and no payment methods. Not in the table: checkout never calls it. */
export const config = /*@__PURE__*/ get('/config', { output: ConfigAnswer });
