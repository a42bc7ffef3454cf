import type { RoomTexts } from './showing.js';
import type { FieldLook } from '../shell/texts/text-field.js';

const isKnown = (visibility: string): visibility is 'private' | 'public' =>
  visibility === 'private' || visibility === 'public';

/** Who sees a release; a word that is new is shown as it is. */
export const visibilityText = (words: RoomTexts, visibility: string): string =>
  isKnown(visibility) ? words.text(`visibility-${visibility}`) : visibility;

export const visibilityLook = (words: RoomTexts): FieldLook => ({
  label: words.text('visibility'),
  choices: ['private', 'public'].map((value) => ({ value, text: visibilityText(words, value) })),
});
