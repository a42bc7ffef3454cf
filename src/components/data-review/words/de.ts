import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { DataReviewWord } from './en.js';

export const words: Catalogue<DataReviewWord> = {
  ...resource,
  label: 'Ihre Angaben',
  loading: 'Was über Sie bekannt ist, wird geladen …',
};
