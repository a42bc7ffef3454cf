import type { Catalogue } from '../../../base/words.js';
import type { ResourceWord } from '../resource-words.js';

export const words: Catalogue<ResourceWord> = {
  loading: 'جارٍ التحميل…',
  empty: 'لا يوجد شيء هنا بعد.',
  'filtered-empty': 'لا توجد نتائج مطابقة. جرّب عددًا أقل من عوامل التصفية.',
  offline: 'أنت غير متصل بالإنترنت. سيتم التحميل فور عودة الاتصال.',
  network: 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك ثم حاول مرة أخرى.',
  unauthorised: 'لم تسجّل الدخول أو لا يُسمح لك برؤية هذا. سجّل الدخول ثم حاول مرة أخرى.',
  'rate-limited': 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
  server: 'لم يُجب الخادم كما ينبغي. على القائمين على هذا الموقع إصلاح ذلك. الرمز: {code}',
  retry: 'حاول مرة أخرى',
  test: 'وضع الاختبار',
};
