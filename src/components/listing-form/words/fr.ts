import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { ListingFormWord } from './en.js';

export const words: Catalogue<ListingFormWord> = {
  ...resource,
  form: 'Annonce',
  loading: 'Chargement de l’annonce…',
};
