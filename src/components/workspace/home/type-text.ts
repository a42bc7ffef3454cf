import { WORKSPACE_TYPES } from '../../../facts/workspace-words.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';

/** A word that is new stands as it is. */
export function typeText(words: Pick<Words<Word>, 'text'>, type: string): string {
  const known = WORKSPACE_TYPES.find((each) => each === type);
  return known ? words.text(`type-${known}`) : plainText(type, 40);
}
