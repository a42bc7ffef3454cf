import type { ListingCondition } from '../../../facts/listing-conditions.js';
import type { words } from '../../../words/compiled/parts/listing/en.js';

/** What prices, stock and conditions are called. An element's own catalogue holds these words too (`{ ...listing, … }`). */
export type ListingWord = keyof typeof words;

/** Where the views take their words: the element's own `Words`. */
export interface ListingWords {
  text(key: ListingWord, values?: Readonly<Record<string, string>>): string;
}

const CONDITIONS: Readonly<Record<ListingCondition, ListingWord>> = {
  new: 'new',
  refurbished: 'refurbished',
  likeNew: 'like-new',
  good: 'good',
  fair: 'fair',
  forParts: 'for-parts',
};

/** A condition in words; one that came later is shown as the service says it. */
export const conditionText = (words: ListingWords, condition: string): string =>
  Object.hasOwn(CONDITIONS, condition)
    ? words.text(CONDITIONS[condition as ListingCondition])
    : condition.replace('unknown:', '');
