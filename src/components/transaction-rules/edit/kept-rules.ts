import type { TransactionRuleInfo } from '../../../client/balance-platform/index.js';
import { KeptIntents } from '../../parts/form/kept-intent.js';

/** A new rule has no name before the platform gives it one. */
export const NEW_RULE = 'new';

/** The new rule whose end is not known, for all tabs. */
export const keptRules = /*@__PURE__*/ new KeptIntents<TransactionRuleInfo>({
  name: 'florin-transaction-rule',
  place: 'browser',
  isBody: ({ entityKey, type }) => entityKey !== undefined && typeof type === 'string',
});
