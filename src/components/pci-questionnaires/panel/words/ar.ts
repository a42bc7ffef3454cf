import type { Catalogue } from '../../../base/words.js';
import { words as agreement } from '../../../parts/agreement/words/ar.js';
import type { PciWord } from './en.js';

export const words: Catalogue<PciWord> = {
  ...agreement,
  'is-signed': 'وُقّع استبيان',
  'is-signed-lead': 'وقّع استبيانًا جديدًا قبل انتهائه. يمكنك ذلك في أي وقت.',
  'is-unsigned': 'لم يُوقَّع استبيان ساري المفعول',
  'is-unsigned-lead':
    'من يقبل البطاقات يؤكد مرة في السنة أن بيانات البطاقات محفوظة بأمان. وحتى ذلك الحين قد تُحجز مدفوعات البطاقات.',
  new: 'توقيع استبيان',
  channels: 'طرق أخرى لقبول البطاقات',
  'channels-hint':
    'هناك استبيان لكل طريقة ذكرتها في أنشطتك. اختر المزيد هنا إن كنت تقبل البطاقات بطرق أخرى أيضًا.',
  eCommerce: 'متجر عبر الإنترنت',
  ecomMoto: 'بالبريد أو الهاتف، مع الإدخال عبر الإنترنت',
  pos: 'على جهاز دفع',
  posMoto: 'بالبريد أو الهاتف، مع الإدخال على جهاز',
  'document-language': 'لغة المستند',
  prepare: 'تحضير الاستبيان',
  preparing: 'جارٍ التحضير…',
  prepared: 'الاستبيان جاهز للقراءة.',
  'none-needed': 'لا شيء بحاجة إلى توقيع: أنت لا تقبل البطاقات بأي من هذه الطرق.',
  'to-sign': 'استبيانات بانتظار التوقيع: {count}',
  document: 'الاستبيان',
  sign: 'توقيع',
  signing: 'جارٍ التوقيع…',
  'signed-news': 'وُقّع الاستبيان.',
  cancel: 'ليس الآن',
  history: 'الموقّعة',
  'signed-at': 'وُقّع في {time}',
  valid: 'ساري حتى {time}',
  expiring: 'ينتهي قريبًا: {time}',
  expired: 'انتهى في {time}',
  view: 'عرض',
  close: 'إغلاق',
  opening: 'جارٍ الفتح…',
  opened: 'الاستبيان مفتوح.',
};
