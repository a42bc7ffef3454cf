import { define } from '../base/define.js';
import { FlorinTransactionRules } from './transaction-rules.js';

export { FlorinTransactionRules };

define('florin-transaction-rules', FlorinTransactionRules);
