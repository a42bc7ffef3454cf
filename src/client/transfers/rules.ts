import * as z from '../schema/schema.js';
import { count, flag, list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** What the transaction rules made of a transfer. */
export const TransactionRulesResult = /*@__PURE__*/ once(() =>
  z.object({
    advice: text(),
    allHardBlockRulesPassed: flag(),
    score: count(),
    triggeredTransactionRules: list(
      z.object({
        reason: text(),
        transactionRule: z.optional(
          z.object({
            description: text(),
            id: text(),
            outcomeType: text(),
            reference: text(),
            score: count(),
          }),
        ),
        transactionRuleSource: z.optional(z.object({ id: text(), type: text() })),
      }),
    ),
  }),
);
export type TransactionRulesResult = z.infer<ReturnType<typeof TransactionRulesResult>>;
