import * as z from '../schema/schema.js';
import {
  DURATION_UNITS,
  ENTRY_MODES,
  MATCHING_VALUES,
  NAME_OPERATIONS,
  PROCESSING_TYPES,
  RULE_INTERVALS,
  RULE_OUTCOMES,
  RULE_REQUESTS,
  RULE_TYPES,
} from '../../facts/transaction-rules.js';
import { WEEKDAYS } from '../../facts/rule-window.js';
import { count, flag, list, text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, oneOf, textOf } from '../schema/values.js';

/** The days of the week, as rules name them. */
export const Weekday = /*@__PURE__*/ once(() => oneOf(...WEEKDAYS));
export type Weekday = z.infer<ReturnType<typeof Weekday>>;

/** One condition of a rule: how (`anyMatch`, `lessThan` …) a payment is held against a value. */
const restriction = <Value extends z.Type>(value: Value) =>
  z.optional(z.object({ operation: z.string(), value }));

/** What a rule looks at. A payment meets the rule if it meets all conditions given. */
export const TransactionRuleRestrictions = /*@__PURE__*/ once(() =>
  z.object({
    activeNetworkTokens: restriction(count()),
    brandVariants: restriction(list(z.string())),
    counterpartyBank: restriction(
      list(
        z.object({
          country: text(),
          identification: text(),
          identificationType: word('iban', 'routingNumber', 'sortCode'),
        }),
      ),
    ),
    countries: restriction(list(z.string())),
    dayOfWeek: restriction(list(Weekday())),
    differentCurrencies: restriction(flag()),
    entryModes: restriction(list(oneOf(...ENTRY_MODES))),
    internationalTransaction: restriction(flag()),
    matchingTransactions: restriction(count()),
    matchingValues: restriction(list(oneOf(...MATCHING_VALUES))),
    mccs: restriction(list(z.string())),
    merchantNames: restriction(list(z.object({ operation: word(...NAME_OPERATIONS), value: text() }))),
    merchants: restriction(list(z.object({ acquirerId: text(), merchantId: text() }))),
    processingTypes: restriction(list(oneOf(...PROCESSING_TYPES))),
    riskScores: restriction(z.optional(z.object({ mastercard: count(), visa: count() }))),
    sameAmountRestriction: restriction(flag()),
    sameCounterpartyRestriction: restriction(flag()),
    timeOfDay: restriction(z.optional(z.object({ endTime: text(), startTime: text() }))),
    totalAmount: restriction(z.optional(Amount())),
  }),
);
export type TransactionRuleRestrictions = z.infer<ReturnType<typeof TransactionRuleRestrictions>>;

/** The period over which a rule counts. `duration` belongs to a `sliding` one, the rest say where a period starts. */
export const TransactionRuleInterval = /*@__PURE__*/ once(() =>
  z.object({
    dayOfMonth: count(),
    dayOfWeek: z.optional(Weekday()),
    duration: z.optional(z.object({ unit: word(...DURATION_UNITS), value: count() })),
    timeOfDay: text(),
    timeZone: text(),
    type: oneOf(...RULE_INTERVALS),
  }),
);
export type TransactionRuleInterval = z.infer<ReturnType<typeof TransactionRuleInterval>>;

/** What a rule is set on: `entityType` says of which kind, `entityReference` which one. */
export const TransactionRuleEntityKey = /*@__PURE__*/ once(() =>
  z.object({
    entityReference: text(),
    entityType: text(),
  }),
);
export type TransactionRuleEntityKey = z.infer<ReturnType<typeof TransactionRuleEntityKey>>;

/** A rule to be set: which payments and transfers it meets, and what becomes of them. */
export const TransactionRuleInfo = /*@__PURE__*/ once(() =>
  z.object({
    aggregationLevel: text(),
    description: textOf(300),
    endDate: text(),
    entityKey: TransactionRuleEntityKey(),
    interval: TransactionRuleInterval(),
    outcomeType: word(...RULE_OUTCOMES),
    reference: textOf(150),
    requestType: word(...RULE_REQUESTS),
    ruleRestrictions: TransactionRuleRestrictions(),
    score: count(),
    startDate: text(),
    status: word('active', 'inactive'),
    type: oneOf(...RULE_TYPES),
  }),
);
export type TransactionRuleInfo = z.input<ReturnType<typeof TransactionRuleInfo>>;

/** A rule on payments and transfers. */
export const TransactionRule = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(TransactionRuleInfo()), id: text() }),
);
export type TransactionRule = z.infer<ReturnType<typeof TransactionRule>>;

export const TransactionRuleResponse = /*@__PURE__*/ once(() =>
  z.object({ transactionRule: z.optional(TransactionRule()) }),
);
export type TransactionRuleResponse = z.infer<ReturnType<typeof TransactionRuleResponse>>;

export const TransactionRulesResponse = /*@__PURE__*/ once(() =>
  z.object({ transactionRules: list(TransactionRule()) }),
);
export type TransactionRulesResponse = z.infer<ReturnType<typeof TransactionRulesResponse>>;
