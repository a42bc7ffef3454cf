import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { DocumentsElementWord } from './en.js';

export const words: Catalogue<DocumentsElementWord> = {
  ...resource,
  label: 'Documents pour votre vérification',
  loading: 'Recherche de vos documents…',
  empty: 'Il n’y a pas encore de documents.',
};
