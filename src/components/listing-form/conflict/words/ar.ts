import type { Catalogue } from '../../../base/words.js';
import type { ConflictWord } from './en.js';

export const words: Catalogue<ConflictWord> = {
  title: 'حفظ شخص آخر هذا الإعلان في هذه الأثناء',
  text: 'اختر ما يبقى لكل حقل. الحقول التي غيّرتها أنت وحدك تبقى كما كتبتها.',
  mine: 'نسختك',
  theirs: 'المحفوظ في هذه الأثناء',
  nothing: 'لا شيء',
  use: 'احفظ بهذه الاختيارات',
  back: 'العودة إلى النموذج',
  choose: 'اختر أيضًا لـ: {fields}.',
  pictures: '{count} صور',
  same: 'النسخة الأخرى مطابقة لنسختك.',
};
