import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { SavedCardsWord } from './en.js';

export const words: Catalogue<SavedCardsWord> = {
  ...resource,
  cards: 'البطاقات المحفوظة',
  loading: 'جارٍ تحميل بطاقاتك المحفوظة…',
  empty: 'ليست لديك بطاقات محفوظة.',
  card: '{name} المنتهية بالأرقام {lastFour}',
  valid: 'صالحة حتى {date}',
  expiring: 'تنتهي صلاحيتها قريبًا: {date}',
  expired: 'انتهت صلاحيتها {date}',
  remove: 'إزالة',
  undo: 'تراجع',
  undoable: 'ستتم إزالتها',
  sent: 'جارٍ الإزالة…',
  failed: 'لم تتم إزالة {card}.',
  'undoable-news': 'ستتم إزالة {card} خلال {seconds} ثوانٍ. زر «تراجع» يُبقيها.',
  'sent-news': 'جارٍ إزالة {card}.',
  'removed-news': 'تمت إزالة {card}.',
  'kept-news': 'تم الإبقاء على {card}.',
};
