import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { DataReviewWord } from './en.js';

export const words: Catalogue<DataReviewWord> = {
  ...resource,
  label: 'Uw gegevens',
  loading: 'Wat over u bekend is, wordt geladen…',
};
