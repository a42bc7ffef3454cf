import * as z from '../schema/schema.js';
import { texts } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** Names the web origins that are to get a key. */
export const UtilityRequest = /*@__PURE__*/ once(() => z.object({ originDomains: z.array(z.string()) }));
export type UtilityRequest = z.input<ReturnType<typeof UtilityRequest>>;

/** A key for each origin. */
export const UtilityResponse = /*@__PURE__*/ once(() => z.object({ originKeys: texts() }));
export type UtilityResponse = z.infer<ReturnType<typeof UtilityResponse>>;
