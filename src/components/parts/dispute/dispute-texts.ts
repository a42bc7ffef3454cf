import type { DisputeSummary } from '../../../client/operator/index.js';
import { methodName } from '../../../client/shopper/method-names.js';
import { groupOfReason } from '../../../facts/dispute-reasons.js';
import type { Catalogue } from '../../../words/catalogue.js';
import type { Words } from '../../base/words.js';
import { isolatedText, plainText } from '../listing/plain-text.js';
import { brandLabel } from '../marks/brand-labels.js';
import { words as english, type Word } from '../../../words/compiled/parts/dispute/en.js';

/** The words of disputes in English, for an element whose own words lack them. */
export const disputeWords: Catalogue<Word> = english;

/** What says the words of disputes. */
export interface DisputeTexts {
  readonly words: Pick<Words<Word>, 'text'>;
}

/** The reason in words, with the scheme's own code. */
export function reasonText(
  { words }: DisputeTexts,
  { told: { reason } }: Pick<DisputeSummary, 'told'>,
): string {
  const group = words.text(`reason-${groupOfReason(reason)}`);
  return reason ? words.text('reason-code', { group, code: isolatedText(reason, 40) }) : group;
}

/** What a dispute is of, in the platform's word: the scheme, else what was paid with. */
export const schemeOf = ({ told, brand }: Pick<DisputeSummary, 'told' | 'brand'>): string =>
  told.scheme ?? told.method ?? brand ?? '';

/** A card scheme or a method as people know it; a word that is new as the platform has it. */
export const schemeText = (scheme = ''): string =>
  brandLabel(scheme) ?? methodName(scheme) ?? plainText(scheme, 40);
