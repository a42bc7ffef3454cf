import * as z from '../../schema/schema.js';
import { countOf, list } from '../../schema/fields.js';
import { once } from '../../schema/once.js';

/** One check of the risk engine. */
export const FraudCheckResult = /*@__PURE__*/ once(() =>
  z.object({
    accountScore: countOf(),
    checkId: countOf(),
    name: z.string(),
  }),
);
export type FraudCheckResult = z.infer<ReturnType<typeof FraudCheckResult>>;

/** What the risk engine made of a payment. */
export const FraudResult = /*@__PURE__*/ once(() =>
  z.object({
    accountScore: countOf(),
    results: list(FraudCheckResult()),
  }),
);
export type FraudResult = z.infer<ReturnType<typeof FraudResult>>;
