import type { Catalogue } from '../../base/words.js';
import { words as listing } from '../../parts/listing/words/ar.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { DetailsWord } from './en.js';

export const words: Catalogue<DetailsWord> = {
  ...resource,
  ...listing,
  details: 'المعروض',
  loading: 'جارٍ تحميل المعروض…',
  empty: 'لم يعد هذا المعروض متاحًا.',
  pictures: 'الصور',
  picture: 'الصورة {number} من {count}',
  zoom: 'تكبير',
  close: 'إغلاق',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  quantity: 'الكمية',
  'one-less': 'أقل بواحد',
  'one-more': 'أكثر بواحد',
  'at-most': 'لا يتوفر أكثر من {count}.',
  add: 'أضف إلى السلة',
  added: 'أُضيف',
  'added-news': 'أُضيف إلى السلة: {title}',
  favourite: 'المفضلة',
  description: 'الوصف',
  condition: 'الحالة',
  category: 'الفئة',
  seller: 'البائع',
  similar: 'معروضات مشابهة',
  recent: 'شوهدت مؤخرًا',
};
