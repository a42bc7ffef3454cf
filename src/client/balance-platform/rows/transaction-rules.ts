import { del, get, patch, post } from '../../operation.js';
import { TransactionRule, TransactionRuleInfo, TransactionRuleResponse } from '../transaction-rules.js';

/** Sets a rule on an account, an instrument, a group or the platform, once for each key: twice would count, or score, twice. */
export const createTransactionRule = /*@__PURE__*/ post('/transactionRules', {
  input: TransactionRuleInfo,
  output: TransactionRule,
  idempotency: 'required',
});

/** Reads a rule. Alone among its rows, this one wraps the rule in `transactionRule`. */
export const getTransactionRule = /*@__PURE__*/ get('/transactionRules/{transactionRuleId}', {
  output: TransactionRuleResponse,
});

/** Replaces a rule: every field that a new one needs has to be there. */
export const updateTransactionRule = /*@__PURE__*/ patch('/transactionRules/{transactionRuleId}', {
  input: TransactionRuleInfo,
  output: TransactionRule,
});

/** Deletes a rule and gives it back as it was. */
export const deleteTransactionRule = /*@__PURE__*/ del('/transactionRules/{transactionRuleId}', {
  output: TransactionRule,
});
