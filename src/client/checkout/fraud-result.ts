import * as z from 'zod/mini';

import { once } from '../once.js';
import { integer } from '../values.js';
import { list } from './fields.js';

/** One check of the risk engine. */
export const FraudCheckResult = /*@__PURE__*/ once(() =>
  z.object({
    accountScore: integer(),
    checkId: integer(),
    name: z.string(),
  }),
);
export type FraudCheckResult = z.infer<ReturnType<typeof FraudCheckResult>>;

/** What the risk engine made of a payment. */
export const FraudResult = /*@__PURE__*/ once(() =>
  z.object({
    accountScore: integer(),
    results: list(FraudCheckResult()),
  }),
);
export type FraudResult = z.infer<ReturnType<typeof FraudResult>>;
