import type { Catalogue } from '../../../base/words.js';
import type { ListingWord } from '../listing-words.js';

export const words: Catalogue<ListingWord> = {
  'price-unavailable': 'السعر غير متاح',
  'price-before': 'السعر السابق: {price}',
  'in-stock': 'متوفر',
  'few-left': 'المتبقي {count} فقط',
  'sold-out': 'نفدت الكمية',
  new: 'جديد',
  refurbished: 'مُجدَّد',
  'like-new': 'كالجديد',
  good: 'جيد',
  fair: 'مقبول',
  'for-parts': 'لقطع الغيار',
};
