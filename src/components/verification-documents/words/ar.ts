import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/ar.js';
import type { DocumentsElementWord } from './en.js';

export const words: Catalogue<DocumentsElementWord> = {
  ...resource,
  label: 'وثائق التحقق منك',
  loading: 'نبحث عن وثائقك…',
  empty: 'لا توجد وثائق بعد.',
};
