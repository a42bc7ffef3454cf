import { formatAmount, type Amount } from '../../../client/index.js';
import { apart } from '../../base/apart.js';

/**
 * An amount as text in a language, isolated from the direction of the words around it. A language the browser cannot
 * read falls back to English rather than to nothing.
 */
export function amountText(amount: Amount, language: string): string {
  let text;
  try {
    text = formatAmount(amount, language);
  } catch {
    text = formatAmount(amount, 'en');
  }
  return apart(text);
}
