import type { PaymentResultWords } from '../payment-result-words.js';

export { words as dialog } from '../../parts/actions/words/ar.js';
export { words as result } from '../../parts/result-view/words/ar.js';

export const words: PaymentResultWords = {
  loading: 'جارٍ التحقق من دفعتك…',
  'do-not-pay': 'لا تدفع مرة أخرى.',
  action: 'خطوة أخرى: يطلب منك مصرفك تأكيد هذه الدفعة.',
  continue: 'المتابعة إلى مصرفك',
  empty: 'لا توجد دفعة لعرضها هنا.',
  offline: 'أنت غير متصل بالإنترنت. سيتم التحقق من دفعتك فور عودة الاتصال.',
  unauthorised: 'لم يعد المتجر يتعرّف عليك. سجّل الدخول إلى المتجر من جديد ثم تحقّق مرة أخرى.',
  network: 'تعذّر الوصول إلى المتجر. تحقّق من اتصالك؛ نواصل المحاولة.',
  'rate-limited': 'محاولات كثيرة. سنتحقق مرة أخرى بعد قليل.',
  'unknown-payment': 'لا يعرف المتجر هذه الدفعة. تواصل مع المتجر واذكر رقم الطلب {order}.',
  shop: 'لم يُجب خادم المتجر كما ينبغي. على المتجر إصلاح ذلك؛ اذكر رقم الطلب {order}. الرمز: {code}',
  again: 'تحقّق مرة أخرى',
};
