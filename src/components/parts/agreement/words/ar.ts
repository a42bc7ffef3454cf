import type { Catalogue } from '../../../base/words.js';
import type { AgreementWord } from './en.js';

export const words: Catalogue<AgreementWord> = {
  unreadable: 'لا يمكن عرض هذا المستند هنا. على مشغّل هذا الموقع النظر في ذلك.',
  'open-document': 'فتح {name} (PDF، علامة تبويب جديدة)',
  'save-document': 'حفظ ملف PDF',
  'read-first': 'يرجى القراءة حتى النهاية أولًا.',
  'open-first': 'يرجى فتح المستند أولًا.',
  signer: 'باسم {name}',
  'choose-signer': 'باسم من',
  'no-signer': 'لم يُسمَّ بعد شخص يحق له التوقيع عن هذا النشاط. سمِّ شخصًا كهذا في بياناته أولًا.',
  'not-signer': 'لا يمكن لهذا الشخص التوقيع هنا. اختر شخصًا آخر أو سجّل الدخول باسمه.',
  refused: 'لم يُقبل ذلك. الرمز: {code}',
};
