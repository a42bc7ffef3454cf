import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { BusinessLinesWord } from './en.js';

export const words: Catalogue<BusinessLinesWord> = {
  ...resource,
  label: 'Activités',
  loading: 'Chargement de vos activités…',
  empty: 'Vous n’avez encore indiqué aucune activité.',
};
