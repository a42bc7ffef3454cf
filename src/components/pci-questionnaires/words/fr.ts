import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { PciQuestionnairesWord } from './en.js';

export const words: Catalogue<PciQuestionnairesWord> = {
  ...resource,
  label: 'Questionnaires sur les données de cartes',
  loading: 'Recherche des signatures en cours…',
};
