import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { TermsOfServiceWord } from './en.js';

export const words: Catalogue<TermsOfServiceWord> = {
  ...resource,
  label: 'Conditions d’utilisation',
  loading: 'Recherche des conditions en cours…',
  empty: 'Il n’y a aucune condition à accepter.',
};
