import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { DataReviewWord } from './en.js';

export const words: Catalogue<DataReviewWord> = {
  ...resource,
  label: 'Vos données',
  loading: 'Chargement de vos données…',
};
