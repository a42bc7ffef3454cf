import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/issued-cards/detail/en.js';

/** Why a card is out of use, as a person says it; those that are only the platform's come last. */
export const CLOSING_REASONS = [
  'stolen',
  'lost',
  'damaged',
  'suspectedFraud',
  'accountClosure',
  'endOfLife',
  'other',
] as const;
const REASONS = [...CLOSING_REASONS, 'expired', 'transactionRule'] as const;

/** A reason in words; one that is new as the platform's own. */
export function reasonText(texts: Pick<Words<Word>, 'text'>, reason: string): string {
  const known = REASONS.find((each) => each === reason);
  return known
    ? texts.text(`because-${known}`)
    : texts.text('because-unknown', { reason: isolatedText(reason, 40) });
}
