import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { PciQuestionnairesWord } from './en.js';

export const words: Catalogue<PciQuestionnairesWord> = {
  ...resource,
  label: 'استبيانات بيانات البطاقات',
  loading: 'جارٍ البحث عمّا وُقّع…',
};
