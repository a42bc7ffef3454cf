import type { Catalogue } from '../../../base/words.js';
import type { CategoryWord } from './en.js';

export const words: Catalogue<CategoryWord> = {
  legend: 'فئة جديدة',
  name: 'الاسم',
  parent: 'جزء من',
  'no-parent': 'لا شيء: فئة مستقلة',
  create: 'أنشئ الفئة',
  creating: 'جارٍ الإنشاء…',
  cancel: 'إلغاء',
  created: 'أُنشئت الفئة «{name}» واختيرت.',
  required: 'أعطها اسمًا من فضلك.',
  'slug-taken': 'توجد فئة بهذا الاسم.',
  refused: 'لا يقبل المتجر هذا الاسم.',
  failed: 'لم تُنشأ الفئة. {why}',
};
