import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { TermsOfServiceWord } from './en.js';

export const words: Catalogue<TermsOfServiceWord> = {
  ...resource,
  label: 'شروط الخدمة',
  loading: 'جارٍ البحث عن الشروط…',
  empty: 'لا توجد شروط لقبولها.',
};
