import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { PaymentOperationsWord } from './en.js';

export const words: Catalogue<PaymentOperationsWord> = {
  ...resource,
  payments: 'المدفوعات',
  unauthorised: 'لا يوجد ما يمكن عرضه هنا. سجّل الدخول كموظف، أو تحقق من مرجع الدفعة.',
  search: 'البحث عن دفعة',
  'search-hint': 'بداية الطلب أو مرجعه أو مرجع المنصة',
  more: 'عرض المزيد',
  back: 'كل المدفوعات',
  'card-text': '{brand} المنتهية بالأرقام {lastFour}',
  'outcome-paid': 'مصرّح بها',
  'outcome-pending': 'معلّقة',
  'outcome-refused': 'مرفوضة',
  'outcome-cancelled': 'ملغاة',
  'outcome-action-required': 'بانتظار العميل',
  'outcome-unknown': 'غير مؤكدة',
  'unsettled-only': 'غير المحسومة فقط',
  'all-settled': 'كل المدفوعات محسومة. لا شيء ينتظرك هنا.',
  since: 'لا أخبار منذ {since}',
  'failed-at': 'فشلت في {since}',
  'why-interrupted': 'توقّف الخادم أثناء الإرسال.',
  'why-no-answer': 'ضاع رد المنصة أو لم يكن مفهوماً.',
  'why-at-bank': 'ذهب العميل إلى مصرفه ولم يعد.',
  'why-pending': 'لم تقرر المنصة بعد.',
  'why-not-given-back': 'لم تُعِد المنصة مالاً كان يجب أن يُعاد.',
  'why-not-told': 'أُبلغ نظام المتجر بها مراراً ولم يقبلها.',
};
