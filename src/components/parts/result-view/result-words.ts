import type { Outcome } from '../../../client/index.js';
import type { Reason } from '../../../client/shopper/index.js';
import type { Catalogue, Languages } from '../../base/words.js';

export type ResultWord =
  | `${Outcome}-title`
  | Exclude<`${Outcome}-text`, 'refused-text'>
  | `reason-${Reason | 'none'}`
  | 'remaining'
  | 'amount'
  | 'card'
  | 'card-ending'
  | 'date'
  | 'reference'
  | 'copy'
  | 'copied'
  | 'copy-failed'
  | 'print'
  | 'try-again'
  | 'check-again'
  | 'checking';

export type ResultWords = Catalogue<ResultWord>;

/** A host's languages bring the result's words along: one file for each, whatever is shown. */
export type ResultLanguages = Languages<ResultWord, 'result'>;
