import type { Catalogue } from '../../base/words.js';
import { words as card } from '../../parts/card-frame/words/ar.js';
import type { CheckoutWord } from './en.js';

export const words: Catalogue<CheckoutWord> = {
  ...card,
  pay: 'ادفع {amount}',
  payPlain: 'ادفع',
  paying: 'جارٍ الدفع…',
  payWith: 'ادفع بواسطة',
  anotherCard: 'بطاقة أخرى',
  card: 'بطاقة',
  leave: 'ستدفع في صفحة {name} ثم تعود إلى هنا.',
  expires: 'صالحة حتى {date}',
  expired: 'انتهت صلاحيتها {date}',
  save: 'احفظ هذه البطاقة للمرة القادمة',
  offline: 'أنت غير متصل بالإنترنت. تحقق من اتصالك.',
  network: 'تعذر الوصول إلى المتجر. تحقق من اتصالك أو حاول مجددًا بعد لحظات.',
};
