import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { AccountsElementWord } from './en.js';

export const words: Catalogue<AccountsElementWord> = {
  ...resource,
  label: 'الحسابات البنكية',
  loading: 'نبحث عن حساباتك البنكية…',
  empty: 'لا يوجد حساب بنكي بعد.',
};
