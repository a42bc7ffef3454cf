import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  label: 'Questionnaires on card data',
  loading: 'Looking up what was signed…',
};

export type PciQuestionnairesWord = ResourceWord | keyof typeof own;

export const words: Catalogue<PciQuestionnairesWord> = { ...resource, ...own };
