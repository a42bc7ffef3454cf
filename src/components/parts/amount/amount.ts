import { formatAmount, type Amount } from '../../../client/index.js';
import { apart } from '../../base/apart.js';

/** An amount as text in a language, isolated from the direction of the words around it. */
export const amountText = (amount: Amount, language: string): string => apart(formatAmount(amount, language));
