import { list } from './fields.js';
import { once } from './once.js';
import * as z from './schema.js';

/** What the proxy tells of a refusal by the platform that is about several fields: their paths, never their values. */
export const RefusedFields = /*@__PURE__*/ once(() => z.object({ fields: list(z.string()) }));
export type RefusedFields = z.infer<ReturnType<typeof RefusedFields>>;
