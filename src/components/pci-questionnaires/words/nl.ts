import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { PciQuestionnairesWord } from './en.js';

export const words: Catalogue<PciQuestionnairesWord> = {
  ...resource,
  label: 'Vragenlijsten over kaartgegevens',
  loading: 'Er wordt opgezocht wat is ondertekend…',
};
