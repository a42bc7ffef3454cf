import * as z from '../schema/schema.js';
import { flag, list, text, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount } from '../schema/values.js';

/** How much, and how often, a partner may charge. */
export const PermitRestriction = /*@__PURE__*/ once(() =>
  z.object({
    maxAmount: z.optional(Amount()),
    singleTransactionLimit: z.optional(Amount()),
    singleUse: flag(),
  }),
);
export type PermitRestriction = z.input<ReturnType<typeof PermitRestriction>>;

/** Leave for one partner to charge a stored detail. `resultKey` finds its token in the answer. */
export const Permit = /*@__PURE__*/ once(() =>
  z.object({
    partnerId: text(),
    profileReference: text(),
    restriction: z.optional(PermitRestriction()),
    resultKey: text(),
    validTillDate: time(),
  }),
);
export type Permit = z.input<ReturnType<typeof Permit>>;

/** Which detail to share, with whom and within which limits. */
export const CreatePermitRequest = /*@__PURE__*/ once(() =>
  z.object({
    merchantAccount: z.string(),
    permits: z.array(Permit()),
    recurringDetailReference: z.string(),
    shopperReference: z.string(),
  }),
);
export type CreatePermitRequest = z.input<ReturnType<typeof CreatePermitRequest>>;

/** The token that one partner charges with. */
export const PermitResult = /*@__PURE__*/ once(() => z.object({ resultKey: text(), token: text() }));
export type PermitResult = z.infer<ReturnType<typeof PermitResult>>;

/** The tokens of all permits that were asked for. */
export const CreatePermitResult = /*@__PURE__*/ once(() =>
  z.object({ permitResultList: list(PermitResult()), pspReference: text() }),
);
export type CreatePermitResult = z.infer<ReturnType<typeof CreatePermitResult>>;

/** Which permit to withdraw, by its token. An operator's page may name it by the id that `listPermits` gives it. */
export const DisablePermitRequest = /*@__PURE__*/ once(() =>
  z.object({ merchantAccount: z.string(), token: z.string() }),
);
export type DisablePermitRequest = z.input<ReturnType<typeof DisablePermitRequest>>;

/** Whether the permit was withdrawn, in the platform's words. */
export const DisablePermitResult = /*@__PURE__*/ once(() =>
  z.object({ pspReference: text(), status: text() }),
);
export type DisablePermitResult = z.infer<ReturnType<typeof DisablePermitResult>>;
