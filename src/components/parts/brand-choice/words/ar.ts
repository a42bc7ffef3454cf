import type { BrandWords } from './en.js';

export const words: BrandWords = {
  brandChoice: 'بأي علامة تجارية على البطاقة تريد الدفع؟',
  brandHint: 'اختر {national} فقط إذا كان شعارها على بطاقتك، وإلا فاختر {international}.',
  brandOffered: 'قد تحمل بطاقتك علامتين تجاريتين. المختارة الآن {brand}، ويمكنك تغييرها أسفل حقول البطاقة.',
};
