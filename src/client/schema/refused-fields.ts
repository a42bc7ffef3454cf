import { flag, list } from './fields.js';
import { once } from './once.js';
import * as z from './schema.js';

/** What the proxy tells of a refusal by the platform that is about several fields: their paths, never their values. */
export const RefusedFields = /*@__PURE__*/ once(() => z.object({ fields: list(z.string()) }));
export type RefusedFields = z.infer<ReturnType<typeof RefusedFields>>;

/**
 * What the proxy tells of a refusal of a write that carries an idempotency key, beside its code and field. Give it to a row as
 * `refusal`, and a `ClientError` has it as `facts`.
 */
export const KeyedRefusal = /*@__PURE__*/ once(() =>
  z.object({
    /** Paths of all fields at fault, where there are several; never their values. */
    fields: list(z.string()),
    /**
     * Nothing was ever done under this key, and nothing will be: the ledger has how it ended. Such a refusal is certain after a lost
     * answer, too. Any other is not.
     */
    isFinal: flag(),
  }),
);
export type KeyedRefusal = z.infer<ReturnType<typeof KeyedRefusal>>;
