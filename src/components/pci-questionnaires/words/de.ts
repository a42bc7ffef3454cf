import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { PciQuestionnairesWord } from './en.js';

export const words: Catalogue<PciQuestionnairesWord> = {
  ...resource,
  label: 'Fragebögen zu Kartendaten',
  loading: 'Es wird nachgesehen, was unterschrieben ist …',
};
