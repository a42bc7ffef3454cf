import type { Catalogue } from '../../../base/words.js';
import { words as agreement } from '../../../parts/agreement/words/ar.js';
import type { TermsWord } from './en.js';

export const words: Catalogue<TermsWord> = {
  ...agreement,
  due: 'شروط بانتظار القبول: {count}',
  'none-due': 'جميع الشروط مقبولة',
  'none-due-lead': 'لا شيء مطلوب منك هنا.',
  history: 'المقبولة',
  read: 'قراءة',
  close: 'إغلاق',
  opening: 'جارٍ فتح {name}…',
  opened: 'فُتحت {name}.',
  'document-language': 'لغة المستند',
  accept: 'قبول هذه الشروط',
  accepting: 'جارٍ القبول…',
  'accepted-news': 'قُبلت {name}.',
  'accepted-by': 'من {name}.',
  'accepted-at': '{time}',
  'other-terms': 'شروط ”{type}“',
  'new-terms': 'هذه الشروط أحدث من هذه الصفحة. على مشغّل الموقع تحديثها.',
  adyenAccount: 'شروط الحساب',
  adyenCapital: 'شروط التمويل',
  adyenCard: 'شروط بطاقة الأعمال',
  adyenChargeCard: 'شروط بطاقة الدفع المؤجل',
  adyenForPlatformsAdvanced: 'شروط المدفوعات على هذه المنصة',
  adyenForPlatformsManage: 'شروط المدفوعات المُدارة على هذه المنصة',
  adyenFranchisee: 'شروط أصحاب الامتياز',
  adyenIssuing: 'شروط إصدار البطاقات',
  adyenPccr: 'شروط قبول البطاقات (PCCR)',
};
