import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { BusinessLinesWord } from './en.js';

export const words: Catalogue<BusinessLinesWord> = {
  ...resource,
  label: 'الأنشطة التجارية',
  loading: 'جارٍ تحميل أنشطتك…',
  empty: 'لم تذكر أي نشاط تجاري بعد.',
};
